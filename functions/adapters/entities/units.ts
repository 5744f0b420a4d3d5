import { isWritten, updateItem, type Write, writeTogether } from '../table.ts';
import { dayNames, dayOf, leaseName, monthOf, type Spending, stageSpendKey, usageKey } from './usage.ts';

/*
 * Every analysis takes one unit of its month before it begins and leaves a lease in its place. Storing the analysis
 * settles the lease in the same transaction; a failure gives the unit back. A lease that outlives its analysis - the
 * function was ended in the middle - is given back by whoever next meets it. Each of the three removes the lease under
 * the condition that it is there, so that a unit comes back exactly once.
 */

/** An analysis that counts. */
export interface CountedAnalysis {
  readonly ownerId: string;
  readonly analysisId: string;
  /** When it began: its unit is one of that moment's month. */
  readonly startedAt: Date;
}

interface TakeOptions extends CountedAnalysis {
  /** Analyses a month; -1 is unlimited. */
  readonly limit: number;
  /** Epoch milliseconds by which the analysis is answered or has failed. */
  readonly deadlineMs: number;
  /** The most the owner may have spent on models today, in millionths of a dollar; undefined where none is asked. */
  readonly spendCap: number | undefined;
}

/** How long a month's figures are kept, in seconds: thirteen months, so that a month can be compared with its like. */
const usageSeconds = 400 * 24 * 60 * 60;

const secondsOf = (date: Date): number => Math.floor(date.getTime() / 1000);

/** When storage forgets a month's figures, in epoch seconds. */
export const usageEnds = (startedAt: Date): number => secondsOf(startedAt) + usageSeconds;

/** A function may run on a little after its answer was due. */
const leaseSlackMs = 5_000;

/** The write that takes one unit, under the condition that one is left and that today's spending is below its cap. */
export const takeUnit = ({ ownerId, analysisId, startedAt, limit, deadlineMs, spendCap }: TakeOptions): Write => {
  const conditions = [
    // Taken once, also where the answer to taking it was lost and it is asked for again.
    'attribute_not_exists(#lease)',
    // A comparison with what is not there is false, as a limit of 0 wants it.
    ...(limit < 0 ? [] : [limit === 0 ? '#used < :limit' : '(attribute_not_exists(#used) OR #used < :limit)']),
    ...(spendCap === undefined ? [] : ['(attribute_not_exists(#spent) OR #spent < :cap)']),
  ];
  return {
    Update: {
      Key: usageKey(ownerId, monthOf(startedAt)),
      UpdateExpression: 'SET #lease = :until, #ends = :ends ADD #used :one',
      ExpressionAttributeNames: {
        '#used': 'used',
        '#lease': leaseName(analysisId),
        '#ends': 'expiresAt',
        ...(spendCap !== undefined && { '#spent': dayNames(dayOf(startedAt)).microDollars }),
      },
      ExpressionAttributeValues: {
        ':one': 1,
        ':until': deadlineMs + leaseSlackMs,
        ':ends': usageEnds(startedAt),
        ...(limit >= 0 && { ':limit': limit }),
        ...(spendCap !== undefined && { ':cap': spendCap }),
      },
      ConditionExpression: conditions.join(' AND '),
      ReturnValuesOnConditionCheckFailure: 'ALL_OLD',
    },
  };
};

/** The write that checks, with others, that the stage's spending of the day is below its cap. */
export const checkStageSpend = (startedAt: Date, cap: number): Write => ({
  ConditionCheck: {
    Key: stageSpendKey(dayOf(startedAt)),
    ConditionExpression: 'attribute_not_exists(#spent) OR #spent < :cap',
    ExpressionAttributeNames: { '#spent': 'microDollars' },
    ExpressionAttributeValues: { ':cap': cap },
  },
});

/** A day's spending is of no use once the day is over; two days leave room for clocks. */
const stageSpendSeconds = 2 * 24 * 60 * 60;

/** The write that adds what an analysis cost to the stage's spending of the day; none where it cost nothing. */
const addStageSpend = (startedAt: Date, { microDollars }: Spending): readonly Write[] =>
  microDollars > 0
    ? [
        {
          Update: {
            Key: stageSpendKey(dayOf(startedAt)),
            UpdateExpression: 'SET #ends = :ends ADD #cost :cost',
            ExpressionAttributeNames: { '#cost': 'microDollars', '#ends': 'expiresAt' },
            ExpressionAttributeValues: { ':cost': microDollars, ':ends': secondsOf(startedAt) + stageSpendSeconds },
          },
        },
      ]
    : [];

/** What is added to the day's sums: analyses, and what a model took where it took any. */
const dailySums = (startedAt: Date, spending: Spending, analyses: number) => {
  const names = dayNames(dayOf(startedAt));
  const hasCost = spending.inputTokens + spending.outputTokens > 0;
  return {
    expression: `#analyses :one${hasCost ? ', #input :input, #output :output, #cost :cost' : ''}`,
    names: {
      '#analyses': names.analyses,
      ...(hasCost && { '#input': names.inputTokens, '#output': names.outputTokens, '#cost': names.microDollars }),
    },
    values: {
      ':one': analyses,
      ...(hasCost && {
        ':input': spending.inputTokens,
        ':output': spending.outputTokens,
        ':cost': spending.microDollars,
      }),
    },
  };
};

/** Writes that go with storing an analysis: its unit is used for good, and what it came to is summed up. */
export const settleUnit = (
  { ownerId, analysisId, startedAt }: CountedAnalysis,
  spending: Spending,
): readonly Write[] => {
  const sums = dailySums(startedAt, spending, 1);
  return [
    {
      Update: {
        Key: usageKey(ownerId, monthOf(startedAt)),
        UpdateExpression: `REMOVE #lease ADD ${sums.expression}`,
        ConditionExpression: 'attribute_exists(#lease)',
        ExpressionAttributeNames: { '#lease': leaseName(analysisId), ...sums.names },
        ExpressionAttributeValues: sums.values,
      },
    },
    ...addStageSpend(startedAt, spending),
  ];
};

type Owned = Omit<CountedAnalysis, 'analysisId'>;

const addSums = ({ ownerId, startedAt }: Owned, spending: Spending, analyses: number): readonly Write[] => {
  const sums = dailySums(startedAt, spending, analyses);
  return [
    {
      Update: {
        Key: usageKey(ownerId, monthOf(startedAt)),
        UpdateExpression: `SET #ends = :ends ADD ${sums.expression}`,
        ExpressionAttributeNames: { '#ends': 'expiresAt', ...sums.names },
        ExpressionAttributeValues: { ':ends': usageEnds(startedAt), ...sums.values },
      },
    },
    ...addStageSpend(startedAt, spending),
  ];
};

/** Writes that sum up what an analysis of somebody without a plan came to. */
export const sumUse = (owned: Owned, spending: Spending): readonly Write[] => addSums(owned, spending, 1);

/** Writes that add what a model took for an analysis that is counted already. */
export const addSpending = (owned: Owned, spending: Spending): readonly Write[] => addSums(owned, spending, 0);

/** Adds what a model took where nothing is stored of what it said. */
export const recordSpending = (owned: Owned, spending: Spending): Promise<void> =>
  writeTogether(addSpending(owned, spending));

/** The write that checks, with others, that the owner's spending of the day is below its cap. */
export const checkOwnSpend = ({ ownerId, startedAt }: Owned, cap: number): Write => ({
  ConditionCheck: {
    Key: usageKey(ownerId, monthOf(startedAt)),
    ConditionExpression: 'attribute_not_exists(#spent) OR #spent < :cap',
    ExpressionAttributeNames: { '#spent': dayNames(dayOf(startedAt)).microDollars },
    ExpressionAttributeValues: { ':cap': cap },
  },
});

/** Gives the unit of a failed analysis back; a unit that was settled or given back already stays as it is. */
export const giveUnitBack = async ({ ownerId, analysisId, startedAt }: CountedAnalysis): Promise<void> => {
  await isWritten(
    updateItem({
      Key: usageKey(ownerId, monthOf(startedAt)),
      UpdateExpression: 'REMOVE #lease ADD #used :back',
      ConditionExpression: 'attribute_exists(#lease)',
      ExpressionAttributeNames: { '#lease': leaseName(analysisId), '#used': 'used' },
      ExpressionAttributeValues: { ':back': -1 },
    }),
  );
};
