import type { Plan } from '../../../shared/subscriptions.ts';
import {
  dayIn,
  dayNames,
  dayOf,
  endedLeases,
  leaseName,
  monthOf,
  type Spending,
  stageSpendKey,
  usageKey,
  usedIn,
} from '../../adapters/entities/usage.ts';
import { isConditionFailure, updateItem } from '../../adapters/table.ts';
import { AppError } from '../app-error.ts';

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

/** What stands in the way of counting, as the item says that refused it. */
type Item = Readonly<Record<string, unknown>>;

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

/** When storage forgets a month's figures, in epoch seconds. */
export const usageEnds = (startedAt: Date): number => Math.floor(startedAt.getTime() / 1000) + usageSeconds;

/** A function may run on a little after its answer was due. */
const leaseSlackMs = 5_000;

/** Whether the item that refused a unit holds this analysis' lease: the unit was taken, and the answer was lost. */
export const hasTaken = (item: Item | undefined, analysisId: string): boolean =>
  item !== undefined && Object.hasOwn(item, leaseName(analysisId));

/** The write that takes one unit, under the condition that one is left and that today's spending is below its cap. */
export const takeUnit = ({ ownerId, analysisId, startedAt, limit, deadlineMs, spendCap }: TakeOptions) => {
  const conditions = [
    // Taken once, also where the answer to taking it was lost and it is asked for again.
    'attribute_not_exists(#lease)',
    // A comparison with what is not there is false, as a limit of 0 wants it.
    ...(limit < 0 ? [] : [limit === 0 ? '#used < :limit' : '(attribute_not_exists(#used) OR #used < :limit)']),
    ...(spendCap === undefined ? [] : ['(attribute_not_exists(#spent) OR #spent < :cap)']),
  ];
  return {
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
    ReturnValuesOnConditionCheckFailure: 'ALL_OLD' as const,
  };
};

/** The write that checks, with others, that the stage's spending of the day is below its cap. */
export const checkStageSpend = (startedAt: Date, cap: number) => ({
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
const addStageSpend = (startedAt: Date, { microDollars }: Spending) =>
  microDollars > 0
    ? [
        {
          Update: {
            Key: stageSpendKey(dayOf(startedAt)),
            UpdateExpression: 'SET #ends = :ends ADD #cost :cost',
            ExpressionAttributeNames: { '#cost': 'microDollars', '#ends': 'expiresAt' },
            ExpressionAttributeValues: {
              ':cost': microDollars,
              ':ends': Math.floor(startedAt.getTime() / 1000) + stageSpendSeconds,
            },
          },
        },
      ]
    : [];

/** What is added to the day's sums: one analysis, and what its model took where it took any. */
const dailySums = (startedAt: Date, spending: Spending) => {
  const names = dayNames(dayOf(startedAt));
  const hasCost = spending.inputTokens + spending.outputTokens > 0;
  return {
    expression: `#analyses :one${hasCost ? ', #input :input, #output :output, #cost :cost' : ''}`,
    names: {
      '#analyses': names.analyses,
      ...(hasCost && { '#input': names.inputTokens, '#output': names.outputTokens, '#cost': names.microDollars }),
    },
    values: {
      ':one': 1,
      ...(hasCost && {
        ':input': spending.inputTokens,
        ':output': spending.outputTokens,
        ':cost': spending.microDollars,
      }),
    },
  };
};

/** Writes that go with storing an analysis: its unit is used for good, and what it came to is summed up. */
export const settleUnit = ({ ownerId, analysisId, startedAt }: CountedAnalysis, spending: Spending) => {
  const sums = dailySums(startedAt, spending);
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

/** Writes that sum up what an analysis of somebody without a plan came to. */
export const sumUse = ({ ownerId, startedAt }: Omit<CountedAnalysis, 'analysisId'>, spending: Spending) => {
  const sums = dailySums(startedAt, spending);
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

/** Gives the unit of a failed analysis back; a unit that was settled or given back already stays as it is. */
export const giveUnitBack = async ({ ownerId, analysisId, startedAt }: CountedAnalysis): Promise<void> => {
  try {
    await updateItem({
      Key: usageKey(ownerId, monthOf(startedAt)),
      UpdateExpression: 'REMOVE #lease ADD #used :back',
      ConditionExpression: 'attribute_exists(#lease)',
      ExpressionAttributeNames: { '#lease': leaseName(analysisId), '#used': 'used' },
      ExpressionAttributeValues: { ':back': -1 },
    });
  } catch (error) {
    if (!isConditionFailure(error)) throw error;
  }
};

/**
 * Decides what to do about a unit that was refused.
 * @param item the usage item that refused it
 * @returns what to change before asking again: units came back, or the model must stay out of it
 * @throws AppError limit_reached with the limit and the day it begins again
 */
export const answerRefusal = async (
  counted: CountedAnalysis,
  plan: Plan,
  item: Item | undefined,
): Promise<'try-again' | 'without-model'> => {
  const ended = endedLeases(item, counted.startedAt.getTime());
  const limit = plan.analysesPerMonth;
  const used = Number(item?.['used'] ?? 0);
  if (limit < 0 || used < limit) return 'without-model';
  if (ended.length === 0) throw limitReached(plan, counted.startedAt);
  for (const analysisId of ended) await giveUnitBack({ ...counted, analysisId });
  return 'try-again';
};

/** The first moment of the next calendar month, in UTC. */
export const nextMonth = (date: Date): Date => new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 1));

/** The sentence that says when the month's counts begin again. */
export const countBeginsAgain = (date: Date): string =>
  `The count begins again on ${nextMonth(date).toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' })} (UTC).`;

const limitReached = ({ displayName, analysesPerMonth }: Plan, date: Date): AppError => {
  const limit = analysesPerMonth.toLocaleString('en-US');
  return new AppError(
    'limit_reached',
    `Your ${displayName} plan allows ${limit} analyses a month, and all of them are used. ${countBeginsAgain(date)}`,
  );
};

/** What the owner of an item has used: analyses of the month, and the day's figures. */
export const readUse = (item: Item | undefined, now: Date) => ({
  used: usedIn(item, now.getTime()),
  today: dayIn(item, dayOf(now)),
});
