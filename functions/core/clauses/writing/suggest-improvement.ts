import type { Analysis, Recheck } from '../../../../shared/analysis.ts';
import { outOfTen } from '../../../../shared/scores.ts';
import type { Findings } from '../findings/find-all.ts';
import type { FoundHazard } from '../findings/find-hazards.ts';
import { wordingJudge } from '../findings/judge-wording.ts';
import { hazardWeight } from '../findings/score.ts';
import { foldText } from '../reading/fold-text.ts';
import { inWords, listed, sentenceCase } from '../reading/sentence-tools.ts';
import { reviseByPlaybook, usesNone } from '../playbook/revise-by-playbook.ts';
import { applyEdits, proposeEdits, type Edit } from './revise-clause.ts';

/** Below this weight a burden no longer counts as open. */
const settledBelow = 0.03;

const isOpenBurden = (found: FoundHazard): boolean => hazardWeight(found) >= settledBelow && !found.softened;

const openPoints = (findings: Findings): string[] => [
  ...new Set([
    ...findings.hazards.filter(isOpenBurden).map(({ hazard }) => `${hazard.category}: ${hazard.title}`),
    ...findings.mainCovers.flatMap((cover) => cover.missing.map((element) => element.title)),
    ...findings.playbook.breaches.map(({ title }) => title),
    ...findings.playbook.gaps.map(({ title }) => title),
    ...findings.playbook.absent.map(({ wording }) => `Preferred wording: “${wording}”`),
  ]),
];

/** What re-reading a suggestion shows against the clause it replaces. */
export const compareFindings = (before: Findings, after: Findings): Recheck => {
  const was = openPoints(before);
  const is = openPoints(after);
  // What the clause never held is not brought in by words that make its kind one of the main ones.
  const held = new Set(before.covers.flatMap((cover) => cover.present.map((element) => element.title)));
  const lacks = new Set(after.mainCovers.flatMap((cover) => cover.missing.map((element) => element.title)));
  return {
    riskScoreBefore: before.riskScore,
    riskScoreAfter: after.riskScore,
    completenessBefore: before.completenessScore,
    completenessAfter: after.completenessScore,
    resolved: was.filter((point) => !is.includes(point)),
    remaining: was.filter((point) => is.includes(point)),
    // A focus area that is gone because its burden was struck is no new burden.
    introduced: is.filter(
      (point) =>
        !was.includes(point) &&
        (!lacks.has(point) || held.has(point)) &&
        !after.playbook.gaps.some(({ title }) => title === point),
    ),
  };
};

/** True where a wording answers all that another one does, at no higher risk and no less complete. */
const answersAsMuch = (fewer: Findings, more: Findings): boolean => {
  const open = new Set(openPoints(more));
  return (
    fewer.riskScore <= more.riskScore &&
    fewer.completenessScore >= more.completenessScore &&
    openPoints(fewer).every((point) => open.has(point))
  );
};

/** Whether it is worth reading the clause without an added sentence: others speak to its point, or change what it is about. */
const mayBeAnswered = ({ point, answer, sentence }: Edit, rest: readonly Edit[], text: string): boolean =>
  rest.some(
    (other) =>
      other.point === point ||
      (other.end > other.start && sentence && other.start >= sentence.start && other.end <= sentence.end),
  ) ||
  (answer?.test(foldText(applyEdits(text, rest))) ?? false);

/**
 * The edits without added sentences whose points the others answer too, the longest left out first. Words replaced where
 * they stand are each what some finding is about: they stay replaced.
 */
const leaveOutUnneeded = (
  text: string,
  edits: readonly Edit[],
  reread: (text: string) => Findings,
): readonly Edit[] => {
  let kept = edits;
  let reading: Findings | undefined;
  const added = edits.filter(({ start, end }) => start === end);
  for (const edit of added.toSorted((a, b) => b.put.length - a.put.length)) {
    const rest = kept.filter((other) => other !== edit);
    if (!rest.length) break;
    if (!mayBeAnswered(edit, rest, text)) continue;
    reading ??= reread(applyEdits(text, kept));
    const tried = reread(applyEdits(text, rest));
    if (answersAsMuch(tried, reading)) [kept, reading] = [rest, tried];
  }
  return kept;
};

/** What is said of a clause that is left as it is, by the reason. */
const unchanged = {
  unsafe: {
    title: 'No safe rewording found',
    explanation:
      'Every rewording tried would have raised a risk elsewhere, so the clause is left as it is. Use the strategies instead.',
  },
  unsettled: {
    title: 'No rewording settles this',
    explanation:
      'No wording the engine has settles what was found here, so the clause is left as it is. Use the strategies instead.',
  },
  byPlaybooks: { title: 'The wording can stand', explanation: 'The clause is left as it is.' },
  fine: {
    title: 'The wording can stand',
    explanation: 'Nothing in this clause calls for other words on your side.',
  },
} as const;

/** How many changes one suggestion makes: more would no longer be the same clause. */
const mostEdits = { clause: 14, whole: 60 } as const;

/**
 * A revised clause that answers the burdens and fills the gaps, kept only as far as the clause read again shows it
 * will do: no riskier, no less complete, no further from the playbooks, and nothing lost that no finding is about.
 * @param reread reads a text with the same options and playbooks
 * @param rereadPlainly the same without playbooks, which are long to read
 */
export const suggestImprovement = (
  before: Findings,
  reread: (text: string) => Findings,
  rereadPlainly: (text: string) => Findings,
): Analysis['suggestedImprovement'] => {
  const { read, mainCovers } = before;
  const judge = wordingJudge(before);
  const isFit = (wording: Findings): boolean => judge(wording).length === 0;
  const isGood = (wording: Findings): boolean =>
    isFit(wording) && (read.isWhole || compareFindings(before, wording).introduced.length === 0);
  const hazards = before.hazards.toSorted((a, b) => hazardWeight(b) - hazardWeight(a));
  const missing = mainCovers
    .slice(0, 1)
    .flatMap((cover) => cover.missing.filter((element) => element.importance !== 'other'));
  const { avoided } = before.playbook;
  const wanted = proposeEdits(read, hazards, missing, read.isWhole ? mostEdits.whole : mostEdits.clause).filter(
    ({ put }) => usesNone(put, avoided),
  );
  let kept: readonly Edit[] = wanted;
  let after = reread(applyEdits(read.text, kept));
  if (!isGood(after) && !read.isWhole) {
    const good: Edit[] = [];
    for (const edit of wanted) {
      const tried = reread(applyEdits(read.text, [...good, edit]));
      if (isGood(tried)) {
        good.push(edit);
        after = tried;
      }
    }
    kept = good;
  }
  if (!isGood(after)) kept = [];
  const needed = read.isWhole ? kept : leaveOutUnneeded(read.text, kept, rereadPlainly);
  if (needed.length < kept.length) {
    const tried = reread(applyEdits(read.text, needed));
    if (isGood(tried) && answersAsMuch(tried, after)) [kept, after] = [needed, tried];
  }
  const revision = reviseByPlaybook(before, kept.length ? after : before, reread, isFit);
  const remarks = revision.remarks.map((remark) => ` ${remark}`).join('');
  if (!kept.length && !revision.points.length) {
    const isSettled = !hazards.some(isOpenBurden) && !before.unfair.length;
    const fine = remarks ? unchanged.byPlaybooks : unchanged.fine;
    const { title, explanation } = wanted.length ? unchanged.unsafe : isSettled ? fine : unchanged.unsettled;
    return { title, revisedClause: read.text, explanation: `${explanation}${remarks}`, recheck: null };
  }
  const answered = [...new Set(kept.map((edit) => edit.point))];
  const points = [...answered.slice(0, 6), ...revision.points];
  const changes = kept.length + revision.points.length;
  const recheck = compareFindings(before, revision.findings);
  return {
    title: `Reworded for ${read.parties.placed ? read.parties.own : 'balance'}: ${points[0]}`,
    revisedClause: revision.findings.read.text,
    explanation: `${changes === 1 ? 'One change was' : sentenceCase(`${inWords(changes)} changes were`)} made: ${listed(points)}. Words in square brackets are for you to settle. Read again, the risk score goes from ${outOfTen(recheck.riskScoreBefore)} to ${outOfTen(recheck.riskScoreAfter)} and completeness from ${outOfTen(recheck.completenessBefore)} to ${outOfTen(recheck.completenessAfter)}.${remarks}`,
    recheck,
  };
};
