import type { Evidence } from '../../../../shared/analysis.ts';
import { foldText } from '../reading/fold-text.ts';
import type { Sentence } from '../reading/read-text.ts';
import { rootsOf, type MatterReading } from './find-matter.ts';
import { compareFigures, isComparable, measuredIn, type Measured } from './position-figures.ts';
import { isAsGood, isOfRung, isWalkedAway, type Ladder, type Rung } from './position-ladder.ts';
import { mostEvidence, quoted, type Move, type Verdict } from './position-verdict.ts';
import { isNegatedAt, isOtherSide, leadUpTo } from './turned-round.ts';

/** From this share of what a rung says beside its figure on, the sentence speaks of the same. */
const sameMatter = 0.5;

/** A figure of the clause that can be held against the ladder, and what stands around it. */
interface Candidate {
  readonly figure: Measured;
  readonly sentence: Sentence;
  readonly place: Evidence;
}

const generic: readonly string[] = ['period', 'amount', 'percentage', 'cap', 'fee', 'price'];
const measured = new WeakMap<Sentence, readonly Measured[]>();

const figuresIn = (sentence: Sentence, text: string): readonly Measured[] => {
  let figures = measured.get(sentence);
  if (!figures) measured.set(sentence, (figures = measuredIn(text.slice(sentence.start, sentence.end))));
  return figures;
};

/** The figures of the clause that are for what the ladder measures, as far as the words around them tell. */
const candidatesFor = (
  wanted: Measured,
  ladder: Ladder,
  about: readonly Sentence[],
  { read }: MatterReading,
): Candidate[] => {
  const all = about.flatMap((sentence) =>
    figuresIn(sentence, read.text)
      .filter((figure) => isComparable(wanted, figure))
      .map((figure): Candidate => {
        const [start, end] = [sentence.start + figure.start, sentence.start + figure.end];
        return { figure, sentence, place: { quote: read.text.slice(start, end), start, end } };
      }),
  );
  if (generic.includes(wanted.label)) {
    const near = all.filter(({ figure, sentence }) => {
      const from = Math.max(...[',', ';', '('].map((sign) => sentence.lower.lastIndexOf(sign, figure.start)), 0);
      const to = sentence.lower.slice(figure.end).search(/[,;)]|$/) + figure.end;
      const part = sentence.lower.slice(from, to);
      return (
        ladder.patterns.some((pattern) => pattern.test(part)) ||
        ladder.roots.every((root) => rootsOf(part).includes(root))
      );
    });
    return near.length ? near : all;
  }
  // A figure that is for something else, or looks back from an event, is no deadline.
  const own = all.filter(({ figure }) => figure.label === wanted.label && figure.isLookBack === wanted.isLookBack);
  return own.length
    ? own
    : all.filter(({ figure }) => generic.includes(figure.label) && figure.isLookBack === wanted.isLookBack);
};

const turnedRound = (candidate: Candidate, rung: Rung, ladder: Ladder, { read }: MatterReading): boolean => {
  const { figure, sentence } = candidate;
  const wanted = rung.figure!;
  if (wanted.bound !== figure.bound && wanted.bound !== 'exact' && figure.bound !== 'exact') return true;
  if (
    isNegatedAt(sentence.lower, figure.start, figure.end, ladder.forbearance) !==
    isNegatedAt(foldText(rung.text), wanted.start, wanted.end, ladder.forbearance)
  )
    return true;
  return isOtherSide(rung.text, leadUpTo(sentence.lower, figure.start), sentence.lower, read.parties);
};

/** Whether a sentence speaks of what a rung says beside its figure. */
const saysTheRest = ({ extras }: Rung, sentence: Sentence, reading: MatterReading): boolean => {
  const held = extras.filter(
    ({ root, patterns }) => reading.holds(sentence, [root]) || patterns.some((pattern) => pattern.test(sentence.lower)),
  );
  return extras.length === 0 || held.length >= extras.length * sameMatter;
};

const spoken = (candidates: readonly Candidate[]): string =>
  [...new Set(candidates.slice(0, 3).map(({ figure }) => figure.text.replace(/\s+/g, ' ')))].join(', ');

/** The verdict by figures; undefined where the clause states none that could be compared. */
export const assessFigures = (
  ladder: Ladder,
  about: readonly Sentence[],
  reading: MatterReading,
): Verdict | undefined => {
  const standard = ladder.rungs[0]!;
  if (!standard.figure) return undefined;
  const candidates = candidatesFor(standard.figure, ladder, about, reading);
  if (!candidates.length) return undefined;
  const rungOf = ({ figure }: Candidate) =>
    ladder.rungs.findIndex((rung) => rung.figure !== undefined && isAsGood(ladder, figure, rung.figure));
  const standardText = `The standard is ${quoted(standard.text)}.`;
  // Where none stands, another figure in its place would not make a sentence.
  const moved = ([only, ...others]: readonly Candidate[]): { move?: Move } =>
    !only || others.length || only.figure.value === 0
      ? {}
      : {
          move: {
            start: only.place.start,
            end: only.place.end,
            put: standard.text.slice(standard.figure!.start, standard.figure!.end),
          },
        };
  const evidenceOf = (list: readonly Candidate[]) => list.slice(0, mostEvidence).map(({ place }) => place);
  const plain = candidates.filter((candidate) => {
    const { figure, sentence } = candidate;
    return !isNegatedAt(sentence.lower, figure.start, figure.end, ladder.forbearance);
  });
  const walked = plain.filter(({ figure }) => isWalkedAway(ladder, figure));
  if (walked.length)
    return {
      verdict: 'deviates',
      isWalkAway: true,
      explanation: `The clause says ${spoken(walked)}. That passes the walk-away, ${quoted(ladder.walkAway!.text)}. ${standardText}`,
      evidence: evidenceOf(walked),
      ...moved(walked),
    };
  const worse = plain.filter((candidate) => rungOf(candidate) < 0);
  if (worse.length) {
    const last = ladder.rungs.findLast(({ figure }) => figure !== undefined)!;
    const than = last === standard ? 'the standard' : `the last fallback, ${quoted(last.text)}`;
    const open = ladder.rungs.filter(({ figure }) => !figure);
    return {
      verdict: 'deviates',
      explanation: [
        ladder.direction
          ? `The clause says ${spoken(worse)}, which is worse than ${than}.`
          : `The clause says ${spoken(worse)}, which is neither the standard nor a fallback.`,
        ...(ladder.walkAway?.figure ? [`It is short of the walk-away, ${quoted(ladder.walkAway.text)}.`] : []),
        ...(open.length ? [`Fallbacks without a figure could not be compared.`] : []),
        standardText,
      ].join(' '),
      evidence: evidenceOf(worse),
      ...moved(worse),
    };
  }
  const turned = candidates.filter((candidate) =>
    turnedRound(candidate, ladder.rungs[Math.max(0, rungOf(candidate))]!, ladder, reading),
  );
  if (turned.length)
    return {
      verdict: 'deviates',
      explanation: `The clause says ${spoken(turned)}, but the words around it turn it round, or it is for the other side. ${standardText}`,
      evidence: evidenceOf(turned),
    };
  const worst = candidates.toSorted((a, b) => rungOf(b) - rungOf(a))[0]!;
  const at = rungOf(worst);
  const rung = ladder.rungs[at]!;
  const evidence = evidenceOf(candidates.filter((candidate) => rungOf(candidate) === at));
  if (!candidates.some(({ sentence }) => saysTheRest(rung, sentence, reading)))
    return {
      verdict: 'not-assessed',
      explanation: `The clause says ${spoken([worst])}, but nothing that could be compared with the rest of ${quoted(rung.text)}.`,
      evidence,
    };
  if (at === 0)
    return {
      verdict: 'standard',
      explanation: `The clause says ${spoken([worst])}${compareFigures(worst.figure, standard.figure) === 0 ? '' : ', which is better than the standard'}. ${standardText}`,
      evidence,
    };
  return {
    verdict: 'fallback',
    fallback: at,
    explanation: `The clause says ${spoken([worst])}, which keeps to the fallback ${quoted(rung.text)}. ${standardText}`,
    evidence,
  };
};

/** The places where a clause states a rung that alone has a figure: the figure keeps to it, and the rest stands by it. */
export const statedBy = (
  rung: Rung,
  ladder: Ladder,
  about: readonly Sentence[],
  reading: MatterReading,
): Evidence[] => {
  if (!rung.figure) return [];
  const candidates = candidatesFor(rung.figure, ladder, about, reading);
  const fitting = candidates.filter(
    (candidate) =>
      isOfRung(rung, candidate.figure) &&
      saysTheRest(rung, candidate.sentence, reading) &&
      !isNegatedAt(candidate.sentence.lower, candidate.figure.start, candidate.figure.end, ladder.forbearance) &&
      !isOtherSide(
        rung.text,
        leadUpTo(candidate.sentence.lower, candidate.figure.start),
        candidate.sentence.lower,
        reading.read.parties,
      ),
  );
  return fitting.map(({ place }) => place);
};
