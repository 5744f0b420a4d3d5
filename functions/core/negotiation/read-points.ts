import type { Analysis, PositionResult, StoredAnalysis } from '../../../shared/analysis.ts';
import type { PartyRole } from '../../../shared/contracts.ts';
import type { PointReading, PositionReading, ReachedRung } from '../../../shared/negotiation-records.ts';
import type { Position } from '../../../shared/playbooks.ts';
import { analyseClause } from '../clauses/analyse-clause.ts';
import type { PlaybookGuidance } from '../clauses/playbook/playbook-guidance.ts';
import { setGuidanceApart } from '../analysis/set-guidance-apart.ts';
import { gravestMove, nextMove, rankOf } from './next-move.ts';
import { plainWords } from './plain-words.ts';
import { moveByRisks, rungsOf } from './risk-ladder.ts';
import { type HeldWords, traceFigures } from './trace-figures.ts';

/** A point to be read. */
export interface ReadablePoint {
  readonly id: string;
  /** Its words over the rounds, the oldest first: the last are ours that were sent and theirs that came back. */
  readonly held: readonly HeldWords[];
  /** What was read of it in the round before. */
  readonly previous: PointReading | undefined;
}

interface ReadOptions {
  readonly points: readonly ReadablePoint[];
  /** The analysis that is negotiated about: it says for whom and what kind of contract. */
  readonly stored: Pick<StoredAnalysis, 'contractType' | 'riskTolerance' | 'analysis'>;
  /** The playbooks that apply; none where the analysis was made without. */
  readonly playbooks: readonly PlaybookGuidance[];
  /** Epoch milliseconds after which nothing more is read. */
  readonly deadlineMs: number;
}

/** A longer paragraph is no clause: it would take the time of all others. In UTF-16 units. */
const longestRead = 50_000;

const notRead = 'It was not read: this reply holds more than one call can read.';
const notInWords = 'What changed is not in the words, so nothing is said of what it does.';
const noStatement =
  'Its words could not be read as a statement that binds or frees a party. That is no sign that they are harmless.';
const notEnglish = 'Its words are not English, and were not read.';

const unassessed = (notAssessable: string, held: readonly HeldWords[]): PointReading => ({
  notAssessable,
  raises: [],
  settles: [],
  positions: [],
  figures: traceFigures(held),
  next: { move: 'decide', why: notAssessable },
});

/** The rung of some words, by what the engine says of them; words that are not there say nothing of any topic. */
const rungOf = (result: PositionResult | undefined): ReachedRung => {
  if (!result) return { name: 'silent' };
  const { verdict, fallback, isWalkAway } = result;
  switch (verdict) {
    case 'standard':
      return { name: 'standard' };
    case 'fallback':
      return { name: 'fallback', ...(fallback !== undefined && { fallback }) };
    case 'deviates':
      return { name: isWalkAway === true ? 'walk-away' : 'below' };
    case 'missing':
    case 'not-applicable':
      return { name: 'silent' };
    case 'not-assessed':
      return { name: 'not-assessed' };
  }
};

const isOnLadder = ({ name }: ReachedRung): boolean => name !== 'silent' && name !== 'not-assessed';

const highest = (ranks: readonly (number | undefined)[]): number | undefined => {
  const known = ranks.filter((rank) => rank !== undefined);
  return known.length > 0 ? Math.max(...known) : undefined;
};

interface Both {
  readonly ours: Analysis | undefined;
  readonly theirs: Analysis | undefined;
}

/** Every position that either words speak of, with the rungs they reach. */
const readPositions = (
  { ours, theirs }: Both,
  playbooks: readonly PlaybookGuidance[],
  previous: PointReading | undefined,
): PositionReading[] => {
  const all = playbooks.flatMap((playbook) => playbook.rules.positions.map((position) => ({ playbook, position })));
  return all.flatMap(({ playbook, position }: { playbook: PlaybookGuidance; position: Position }, at) => {
    const rungs = { ours: rungOf(ours?.positionResults[at]), theirs: rungOf(theirs?.positionResults[at]) };
    if (!isOnLadder(rungs.ours) && !isOnLadder(rungs.theirs)) return [];
    const before = previous?.positions.find((one) => one.playbook === playbook.name && one.topic === position.topic);
    const spent = highest([before?.spent, rankOf(rungs.ours, position)]);
    return [
      {
        playbook: playbook.name,
        topic: position.topic,
        ...rungs,
        ...(before && { theirsBefore: before.theirs }),
        ...(spent !== undefined && { spent }),
        next: nextMove({ ladder: position, theirs: rungs.theirs, spent }),
      },
    ];
  });
};

/** Risks by their titles; what breaks a position is told of with the position. */
const risksOf = (analysis: Analysis | undefined) =>
  new Map(
    (analysis?.risks ?? [])
      .filter(({ id, verified }) => verified && !id.startsWith('risk-playbook'))
      .map((risk) => [risk.title, risk] as const),
  );

/** The rungs of how to answer a risk. */
const answerTo = (title: string, analysis: Analysis | undefined): string[] =>
  rungsOf(analysis?.negotiationStrategies.find((strategy) => strategy.title === title)?.description ?? '');

/** Whether we sent other words since their reply before this one. */
const hasCountered = (held: readonly HeldWords[]): boolean => {
  const [before, now] = held.filter(({ by }) => by === 'us').slice(-2);
  return before !== undefined && now !== undefined && plainWords(before.words) !== plainWords(now.words);
};

const compareRisks = (
  { ours, theirs }: Both,
  { held, previous }: Pick<ReadablePoint, 'held' | 'previous'>,
): Pick<PointReading, 'raises' | 'settles'> => {
  const [before, after] = [risksOf(ours), risksOf(theirs)];
  const spentOn = (title: string): number => {
    const raised = previous?.raises.find((one) => one.title === title);
    return raised ? raised.spent + (hasCountered(held) ? 1 : 0) : 0;
  };
  return {
    raises: [...after.values()].flatMap(({ title, level }) =>
      before.has(title) ? [] : [{ title, level, ladder: answerTo(title, theirs), spent: spentOn(title) }],
    ),
    settles: [...before.keys()].filter((title) => !after.has(title)),
  };
};

/** Why nothing can be said of some words; undefined where something can. */
const whyUnread = ({ ours, theirs }: Both): string | undefined => {
  const read = theirs ?? ours;
  if (read?.readability === 'not-english') return notEnglish;
  const isRead = read?.readability === 'recognised' && read.notUnderstood.length === 0;
  return isRead ? undefined : noStatement;
};

/**
 * Reads what each change does to the reader's side, by the engine alone: the rungs of the playbooks' positions that our words
 * and theirs reach, risks raised and settled, figures that moved, and the next move by rule.
 * @returns the readings by the ids of the points; what there was no time for is said to be not read
 */
export const readPoints = async (options: ReadOptions): Promise<Record<string, PointReading>> => {
  const { stored, deadlineMs } = options;
  const { contractType, riskTolerance, analysis } = stored;
  const { playbooks } = setGuidanceApart(options.playbooks);
  const partyRole = analysis.partyRole as PartyRole | '';
  const read = async (clauseText: string): Promise<Analysis | undefined> =>
    clauseText.trim() === ''
      ? undefined
      : analyseClause({ clauseText, contractType, partyRole, riskTolerance, playbooks });

  const readPoint = async ({ held, previous }: ReadablePoint): Promise<PointReading> => {
    const [before = '', after = ''] = held.slice(-2).map(({ words }) => words);
    if (plainWords(before) === plainWords(after)) return unassessed(notInWords, held);
    if (Date.now() > deadlineMs || before.length + after.length > longestRead) return unassessed(notRead, held);
    const both = { ours: await read(before), theirs: await read(after) };
    const positions = readPositions(both, playbooks, previous);
    const risks = compareRisks(both, { held, previous });
    const isSaid = positions.length + risks.raises.length + risks.settles.length > 0;
    const unread = isSaid ? undefined : whyUnread(both);
    if (unread !== undefined) return unassessed(unread, held);
    const next = gravestMove(positions.map((position) => position.next)) ?? moveByRisks(risks);
    return { ...risks, positions, figures: traceFigures(held), next };
  };

  const readings: Record<string, PointReading> = {};
  for (const point of options.points) readings[point.id] = await readPoint(point);
  return readings;
};
