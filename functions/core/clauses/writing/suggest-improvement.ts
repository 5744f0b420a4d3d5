import type { Analysis, ClauseChange, Recheck } from '../../../../shared/analysis.ts';
import { outOfTen } from '../../../../shared/scores.ts';
import type { Findings } from '../findings/find-all.ts';
import type { Gap } from '../knowledge/gap.ts';
import { isOfTrade } from '../knowledge/matters.ts';
import type { FoundHazard } from '../findings/find-hazards.ts';
import { sayOnlySpoken } from '../findings/spoken-alternatives.ts';
import { wordingJudge } from '../findings/judge-wording.ts';
import { hazardWeight } from '../findings/score.ts';
import { reviseByPlaybook, usesNone } from '../playbook/revise-by-playbook.ts';
import type { ReadText } from '../reading/read-text.ts';
import { snippet } from '../reading/sentence-tools.ts';
import { issueText } from '../findings/name-findings.ts';
import { withParties } from '../findings/party-grammar.ts';
import type { ReportedRisk } from '../findings/report-findings.ts';
import { addressParties } from '../rewrite/address-parties.ts';
import { carryFindings } from './carry-findings.ts';
import { reviseClause, type Addition, type Revision } from '../rewrite/revise-clause.ts';

/** Below this weight a burden no longer counts as open. */
const settledBelow = 0.04;

const isOpenBurden = (found: FoundHazard): boolean =>
  hazardWeight(found) >= settledBelow && !found.softened && (found.match?.likelihood ?? 1) === 1;

const openPoints = (findings: Findings, clause = findings.read.lower): string[] => [
  ...new Set([
    ...findings.hazards.filter(isOpenBurden).map((found) => titleOf(findings.read, found, clause)),
    ...findings.gaps.map(({ title }) =>
      withParties(title, findings.read.parties.own, findings.read.parties.counterpart),
    ),
    ...findings.playbook.breaches.map(({ title }) => title),
    ...findings.playbook.gaps.map(({ title }) => title),
    ...findings.playbook.absent.map(({ wording }) => `Preferred wording: “${wording}”`),
  ]),
];

/** The burdens of a text that its reading names by words that stood in another text already. */
const saidBefore = (findings: Findings, before: ReadText): ReadonlySet<string> =>
  new Set(
    findings.hazards
      .filter(({ match }) => match && before.text.includes(findings.read.text.slice(match.hit.start, match.hit.end)))
      .map((found) => titleOf(findings.read, found, before.lower)),
  );

/** A point by its words: a rewording may be the first to name a party, or name it in capitals. */
const pointKey = (point: string): string => point.toLowerCase().replace(/\bthe /g, '');

/** Whether a clause lacked something before it was changed, though too little of it was about that to say so. */
const lackedAlready = ({ statements, hazards }: Findings, { ifIssues, when, present }: Gap): boolean => {
  const words = statements.map((statement) => statement.words).join('\n');
  const isItsMatter = ifIssues
    ? hazards.some(({ match }) => match && ifIssues.includes(match.issue.id))
    : (when ?? []).every((pattern) => pattern.test(words));
  return isItsMatter && !present.some((pattern) => pattern.test(words));
};

/**
 * What re-reading a suggestion shows against the clause it replaces.
 * @param after what the changed text holds, as `carryFindings` gives it
 */
export const compareFindings = (before: Findings, after: Findings): Recheck => {
  const was = openPoints(before);
  const is = openPoints(after, before.read.lower);
  const wasThere = new Set(was.map(pointKey));
  const isThere = new Set(is.map(pointKey));
  // What the clause never held is not brought in by words that make its kind one of the main ones.
  const held = new Set(before.covers.flatMap((cover) => cover.present.map((element) => element.title)));
  const lacks = new Set(after.mainCovers.flatMap((cover) => cover.missing.map((element) => element.title)));
  const lackedBefore = new Set(
    after.gaps
      .filter((gap) => lackedAlready(before, gap))
      .map(({ title }) => withParties(title, after.read.parties.own, after.read.parties.counterpart)),
  );
  // What the clause said in the same words is a burden that stays, under whichever name.
  const stays = saidBefore(after, before.read);
  return {
    riskScoreBefore: before.riskScore,
    riskScoreAfter: after.riskScore,
    completenessBefore: before.completenessScore,
    completenessAfter: after.completenessScore,
    resolved: was.filter((point) => !isThere.has(pointKey(point))),
    remaining: was.filter((point) => isThere.has(pointKey(point))),
    // A focus area that is gone because its burden was struck is no new burden.
    introduced: is.filter(
      (point) =>
        !wasThere.has(pointKey(point)) &&
        !stays.has(point) &&
        !lackedBefore.has(point) &&
        (!lacks.has(point) || held.has(point)) &&
        !after.playbook.gaps.some(({ title }) => title === point),
    ),
  };
};

/** What is said of a clause that is left as it is, by the reason. */
const unchanged = {
  unsafe: {
    title: 'No safe rewording found',
    explanation: 'No rewording passed the check, so the clause is left as it is. The strategies say what to ask for.',
  },
  unsettled: {
    title: 'No rewording settles this',
    explanation:
      'What was found here is to be settled at the table, so the clause is left as it is. The strategies say what to ask for.',
  },
  open: {
    title: 'The wording can stand, with something to add',
    explanation: 'What the clause says can stay. What it lacks is listed, with words to offer.',
  },
  minor: {
    title: 'No rewording proposed',
    explanation: 'What was found is minor, so the clause is left as it is.',
  },
  minorOpen: {
    title: 'No rewording proposed, with something to add',
    explanation:
      'What was found is minor, so the clause is left as it is. What it lacks is listed, with words to offer.',
  },
  byPlaybooks: { title: 'The wording can stand', explanation: 'The clause is left as it is.' },
  fine: {
    title: 'The wording can stand',
    explanation: 'Nothing was found that calls for other words on your side.',
  },
} as const;

/** What is said of a clause in which nothing burdens the reader gravely. */
const unaltered = ({ gaps }: Findings, reported: readonly ReportedRisk[]): { title: string; explanation: string } => {
  if (!reported.length) return gaps.length ? unchanged.open : unchanged.fine;
  return gaps.length ? unchanged.minorOpen : unchanged.minor;
};

/** How many changes one suggestion makes: more would no longer be the same clause. */
const mostEdits = { clause: 14, whole: 60 } as const;

/** How many gaps a rewrite fills: more would no longer be the same clause. */
const mostAdditions = 3;

const additionsOf = (before: Findings): Addition[] =>
  before.read.isWhole
    ? []
    : before.gaps
        .filter(({ importance }) => importance !== 'other')
        .slice(0, mostAdditions)
        .map((gap) => ({
          id: `missing-${gap.topic}-${gap.id}`,
          title: withParties(gap.title, before.read.parties.own, before.read.parties.counterpart),
          put: addressParties(
            withParties(gap.wording, before.read.parties.own, before.read.parties.counterpart),
            before.read.parties,
          ),
        }))
        .filter(({ put }) => isOfTrade(put, before.read.lower));

/** @param clause the clause as it was, in lower case: a point keeps its name while its words change */
const titleOf = (read: ReadText, found: FoundHazard, clause = read.lower): string =>
  issueText(read, found, sayOnlySpoken(found.hazard.title, clause));

/** The changes of a revision, each by the finding that asks for it. */
const changesOf = (
  read: ReadText,
  { changes, additions }: Revision,
  reported: readonly ReportedRisk[],
): ClauseChange[] => {
  const end = read.text.trimEnd().length;
  return [
    ...changes.map(({ finding, start, end: to, put }) => ({
      findingId: reported.find(({ places }) => places.includes(finding))?.risk.id ?? finding.hazard.id,
      start,
      end: to,
      put,
      reason: titleOf(read, finding),
    })),
    ...additions.map(({ id, title, put }) => ({ findingId: id, start: end, end, put, reason: title })),
  ];
};

/**
 * Whether words are only added behind what stays as it is: behind a burden they make a bad clause longer, not better, and
 * a clause without one is made longer only for what it cannot do without.
 */
const onlyLengthens = ({ hazards, gaps }: Findings, { changes }: Revision): boolean =>
  changes.every(({ start, end }) => start === end) &&
  (hazards.some(({ bearer }) => bearer !== 'counterpart') || !gaps.some(({ importance }) => importance === 'critical'));

/** So much of a finding's heading is named where the changes are summed up; the finding itself says the rest. */
const mostOfTitle = 90;

const bracketed = /\[(?!reserved\])[^\]]*\]/g;

/** What is said of square brackets, where a rewrite brings some in. */
const toFill = (before: string, after: string): string => {
  const count = (text: string): number => text.match(bracketed)?.length ?? 0;
  return count(after) > count(before) ? ' Words in square brackets are for you to settle.' : '';
};

/** How a score moves, as it is shown. */
const moveOf = (before: string, after: string): string =>
  before === after ? `stays at ${before}` : `from ${before} to ${after}`;

/**
 * A revised clause that answers the findings and fills the gaps, kept only as far as the clause read again shows that
 * it will do: its findings are gone, none came in, it is no riskier and no further from the playbooks.
 * @param reported the risks as they are listed, whose ids the changes name
 * @param reread reads a text with the same options and playbooks
 */
export const suggestImprovement = (
  before: Findings,
  reported: readonly ReportedRisk[],
  reread: (text: string) => Findings,
): Analysis['suggestedImprovement'] => {
  const { read } = before;
  const most = read.isWhole ? mostEdits.whole : mostEdits.clause;
  const { avoided } = before.playbook;
  const additions = additionsOf(before).filter(({ put }) => usesNone(put, avoided));
  const revised = reviseClause(
    before,
    reported.flatMap(({ places }) => places),
    additions,
    most,
    reread,
    (put) => usesNone(put, avoided),
  );
  const added = revised?.additions.map(({ put }) => put);
  const carried = revised && carryFindings(before, revised.after, added);
  const isUsable = revised !== undefined && carried!.riskScore <= before.riskScore && !onlyLengthens(before, revised);
  const kept = isUsable ? revised : undefined;
  // What the engine's own changes took away is nothing that a playbook's words have lost; and what a playbook wants nobody
  // to say goes with the element that it alone held.
  const completenessScore = avoided.length
    ? 0
    : Math.min(before.completenessScore, kept?.after.completenessScore ?? before.completenessScore);
  const judge = wordingJudge(
    { ...before, completenessScore },
    (revised?.changes ?? []).map(({ start, end }) => ({ quote: read.text.slice(start, end) || ' ', start, end })),
  );
  const isFit = (wording: Findings): boolean => judge(wording).length === 0;
  const revision = reviseByPlaybook(before, kept?.after ?? before, reread, isFit);
  const remarks = revision.remarks.map((remark) => ` ${remark}`).join('');
  if (!kept && !revision.points.length) {
    const isSettled = !before.hazards.some(isOpenBurden) && !before.unfair.length;
    const fine = remarks ? unchanged.byPlaybooks : unaltered(before, reported);
    const { title, explanation } = revised ? unchanged.unsafe : isSettled ? fine : unchanged.unsettled;
    return { title, revisedClause: read.text, explanation: `${explanation}${remarks}`, recheck: null, changes: [] };
  }
  const answered = [
    ...new Set([
      ...(kept?.changes ?? []).map(({ finding }) => snippet(titleOf(read, finding), mostOfTitle)),
      ...(kept?.additions ?? []).map(({ title }) => title),
    ]),
  ];
  const points = [...answered.slice(0, 6), ...revision.points];
  const changedFor = points.join('; ').replace(/ ?…$/, '');
  const after = revision.findings === kept?.after ? carried! : carryFindings(before, revision.findings, kept && added);
  const recheck = compareFindings(before, after);
  return {
    title: `Reworded for ${read.parties.placed ? read.parties.own : 'balance'}: ${points[0]}`,
    revisedClause: revision.findings.read.text,
    explanation: `Changed for: ${changedFor}.${toFill(read.text, revision.findings.read.text)} Read again, the risk score goes from ${outOfTen(recheck.riskScoreBefore)} to ${outOfTen(recheck.riskScoreAfter)} and completeness ${moveOf(outOfTen(recheck.completenessBefore), outOfTen(recheck.completenessAfter))}.${remarks}`,
    recheck,
    changes: kept ? changesOf(read, kept, reported) : [],
  };
};
