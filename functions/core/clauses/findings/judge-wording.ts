import type { Evidence, PositionResult, PositionVerdict } from '../../../../shared/analysis.ts';
import { outOfTen } from '../../../../shared/scores.ts';
import { plainPlaces } from '../playbook/avoidance.ts';
import { overlaps, type Span } from '../reading/split-text.ts';
import type { Findings } from './find-all.ts';
import { isMildlyLikely } from './score.ts';
import { findFixtures, lostFixtures, type Fixture } from './find-fixtures.ts';

/** What speaks against a wording in place of a clause, in words that continue “It …”; nothing where it will do. */
export type WordingJudge = (after: Findings) => readonly string[];

const isWithin = (inner: Span, outer: Span): boolean => inner.start >= outer.start && inner.end <= outer.end;

/** Graver than any rung of a ladder, which has fewer. */
const offLadder = 10;
const gravities: Readonly<Partial<Record<PositionVerdict, number>>> = {
  standard: 0,
  deviates: offLadder,
  missing: offLadder,
};

/** From best to worst for the organisation; undefined where the verdict says nothing of the clause. */
const gravity = ({ verdict, fallback = 0, isWalkAway }: PositionResult): number | undefined => {
  if (verdict === 'fallback') return fallback;
  return verdict === 'deviates' && isWalkAway ? 2 * offLadder : gravities[verdict];
};

/** What the playbooks hold against a wording that they did not hold against the clause. */
const playbookProblems = (before: Findings, after: Findings): string[] => {
  const [was, is] = [before.playbook, after.playbook];
  const uses = ({ read, playbook }: Findings, keyword: string): boolean =>
    playbook.avoided.some((entry) => entry.keyword === keyword && plainPlaces(read.lower, entry.places).length > 0);
  return [
    ...is.avoided
      .filter(({ keyword }) => uses(after, keyword) && !uses(before, keyword))
      .map(({ keyword }) => `uses “${keyword}”, which the playbook avoids`),
    ...is.positions
      .filter((position) => {
        const old = was.positions.find(({ id }) => id === position.id);
        const [then, now] = [old && gravity(old), gravity(position)];
        return now !== undefined && (then === undefined ? position.verdict === 'deviates' : now > then);
      })
      .map(({ topic }) => `moves further from the playbook’s position on ${topic}`),
    ...was.present
      .filter((wording) => is.absent.some((absent) => absent.wording === wording))
      .map((wording) => `loses the wording “${wording}”, which the playbook prefers`),
  ];
};

const lossWords: Readonly<Record<Fixture['kind'], string>> = {
  definition: 'loses the definition of',
  name: 'no longer speaks of',
  figure: 'loses the figure',
  number: 'loses the number',
};

/** What was lost as a note quotes it: without the quotation marks of a definition and the bracket after a figure. */
const shown = (text: string, { kind, start, end }: Fixture): string =>
  text.slice(start, end).replace(kind === 'figure' ? /\)/g : /["“”]/g, '');

/**
 * Judges wordings that are to stand in place of a clause, whoever wrote them: no riskier, no less complete, no further
 * from the playbooks; and the clause's definitions, names, figures and numbers stand in it, but where a finding is about
 * them: for a name one in its sentence, for a figure one that quotes it, for the others one that quotes nothing else.
 * @param proved passages that findings beside the engine's own quote, in offsets of the clause as it was read
 */
export const wordingJudge = (before: Findings, proved: readonly Evidence[] = []): WordingJudge => {
  const { read, playbook, hazards } = before;
  const sentenceOf = (place: Span): Span => read.sentences.find((sentence) => overlaps(sentence, place)) ?? place;
  const findings: readonly Span[] = [
    ...proved,
    ...hazards.filter((found) => found.bearer !== 'counterpart' && !isMildlyLikely(found)).map(({ at }) => at),
    ...playbook.breaches.flatMap(({ evidence }) => evidence),
    ...playbook.positions.filter((position) => (gravity(position) ?? 0) > 0).flatMap(({ evidence }) => evidence),
    ...playbook.openPositions.flatMap(({ move }) => move ?? []),
    ...playbook.absent.flatMap(({ near }) => near ?? []),
    // What says an avoided word may be struck as a whole.
    ...playbook.avoided.flatMap(({ places }) => plainPlaces(read.lower, places).map(sentenceOf)),
  ];
  const isOpen: Readonly<Record<Fixture['kind'], (fixture: Fixture) => boolean>> = {
    name: (fixture) => findings.some((finding) => overlaps(finding, sentenceOf(fixture))),
    figure: (fixture) => findings.some((finding) => overlaps(finding, fixture)),
    // A passage that runs over them is not about them.
    definition: (fixture) => findings.some((finding) => isWithin(finding, fixture)),
    number: (fixture) => findings.some((finding) => isWithin(finding, fixture)),
  };
  let fixtures: readonly Fixture[] | undefined;
  return (after) => {
    if (after.read.text === read.text) return [];
    fixtures ??= findFixtures(read);
    return [
      ...(after.provedScore > before.provedScore
        ? [`reads as riskier than the clause, ${outOfTen(after.riskScore)} after ${outOfTen(before.riskScore)}`]
        : []),
      ...(after.completenessScore < before.completenessScore
        ? [`reads as less complete, ${outOfTen(after.completenessScore)} after ${outOfTen(before.completenessScore)}`]
        : []),
      ...playbookProblems(before, after),
      ...lostFixtures(fixtures, after.read.text, (fixture) => isOpen[fixture.kind](fixture)).map(
        (fixture) => `${lossWords[fixture.kind]} “${shown(read.text, fixture)}”`,
      ),
    ];
  };
};
