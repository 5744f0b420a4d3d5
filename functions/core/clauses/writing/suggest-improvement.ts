import type { Analysis, Recheck } from '../../../../shared/analysis.ts';
import { outOfTen } from '../../../../shared/scores.ts';
import type { Findings } from '../findings/find-all.ts';
import type { FoundHazard } from '../findings/find-hazards.ts';
import { wordingJudge } from '../findings/judge-wording.ts';
import { hazardWeight } from '../findings/score.ts';
import { inWords, listed, sentenceCase } from '../reading/sentence-tools.ts';
import { reviseByPlaybook, usesNone } from '../playbook/revise-by-playbook.ts';
import { applyEdits, proposeEdits, type Edit } from './revise-clause.ts';

/** Below this weight a burden no longer counts as open. */
const settledBelow = 0.03;

const openPoints = (findings: Findings): string[] => [
  ...new Set([
    ...findings.hazards
      .filter((found: FoundHazard) => hazardWeight(found) >= settledBelow && !found.softened)
      .map(({ hazard }) => `${hazard.category}: ${hazard.title}`),
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
  // What was missing all along is not brought in by words that make its kind one of the main ones.
  const lacking = before.covers.flatMap((cover) => cover.missing.map((element) => element.title));
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
        !was.includes(point) && !lacking.includes(point) && !after.playbook.gaps.some(({ title }) => title === point),
    ),
  };
};

/** How many changes one suggestion makes: more would no longer be the same clause. */
const mostEdits = { clause: 14, whole: 60 } as const;

/**
 * A revised clause that answers the burdens and fills the gaps, kept only as far as the clause read again shows it
 * will do: no riskier, no less complete, no further from the playbooks, and nothing lost that no finding is about.
 * @param reread reads a text with the same options
 */
export const suggestImprovement = (
  before: Findings,
  reread: (text: string) => Findings,
): Analysis['suggestedImprovement'] => {
  const { read, mainCovers } = before;
  const judge = wordingJudge(before);
  const isFit = (wording: Findings): boolean => judge(wording).length === 0;
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
  if (!isFit(after) && !read.isWhole) {
    const good: Edit[] = [];
    for (const edit of wanted) {
      const tried = reread(applyEdits(read.text, [...good, edit]));
      if (isFit(tried)) {
        good.push(edit);
        after = tried;
      }
    }
    kept = good;
  }
  if (!isFit(after)) kept = [];
  const revision = reviseByPlaybook(before, kept.length ? after : before, reread, isFit);
  const remarks = revision.remarks.map((remark) => ` ${remark}`).join('');
  if (!kept.length && !revision.points.length) {
    return {
      title: wanted.length ? 'No safe rewording found' : 'The wording can stand',
      revisedClause: read.text,
      explanation: `${
        wanted.length
          ? 'Every rewording tried would have raised a risk elsewhere, so the clause is left as it is. Use the strategies instead.'
          : remarks
            ? 'The clause is left as it is.'
            : 'Nothing in this clause calls for other words on your side.'
      }${remarks}`,
      recheck: null,
    };
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
