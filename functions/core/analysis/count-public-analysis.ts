import { visitorItem } from '../../adapters/entities/visitor.ts';
import { optionalSetting } from '../../adapters/environment.ts';
import { isConditionFailure, type Key, writeTogether } from '../../adapters/table.ts';
import { AppError } from '../app-error.ts';
import { checkStageSpend, sumUse } from '../subscription/count-analysis.ts';
import { readModelCosts } from '../subscription/plans.ts';
import { publicDayEnds, publicDayKeys, readPublicLimits, secondsToMidnight } from '../subscription/public-day.ts';
import type { Allowance } from './allowance.ts';

interface PublicAllowanceOptions {
  /** The visitor's id. */
  readonly id: string;
  /** The visitor's network address: whoever forgets the visitor's cookie keeps the address. */
  readonly address: string;
  readonly now?: Date;
}

const addOne = (key: Key, limit: number, now: Date) => ({
  Update: {
    Key: key,
    UpdateExpression: 'SET expiresAt = :ends ADD analyses :one',
    // The item counts documents, too, and may be there without any analysis.
    ConditionExpression: 'attribute_not_exists(analyses) OR analyses < :limit',
    ExpressionAttributeValues: { ':one': 1, ':limit': limit, ':ends': publicDayEnds(now) },
  },
});

const takeOne = (key: Key) => ({
  Update: {
    Key: key,
    UpdateExpression: 'ADD analyses :back',
    ConditionExpression: 'analyses > :none',
    ExpressionAttributeValues: { ':back': -1, ':none': 0 },
  },
});

/**
 * A public visitor's share of the day (UTC): one of the analyses all visitors may make together, and one of those that
 * may come from one network address. The stage's setting PUBLIC_LIMITS says how many. Where the stage has spent on
 * models what it may spend in a day, visitors are answered by the engine alone, as everybody is.
 */
export const publicAllowance = async ({
  id,
  address,
  now = new Date(),
}: PublicAllowanceOptions): Promise<Allowance> => {
  const limits = readPublicLimits();
  const [ofAddress, ofAll] = await publicDayKeys(address, now);
  const stageCap = Math.round(readModelCosts().dailyCapPerStage * 1_000_000);
  let asksModel = optionalSetting('BEDROCK_MODEL_ID') !== undefined;
  let isTaken = true;
  return {
    take: () => [
      addOne(ofAddress, limits.analysesPerAddress, now),
      addOne(ofAll, limits.analysesPerDay, now),
      ...(asksModel ? [checkStageSpend(now, stageCap)] : []),
    ],
    answerRefusal: (failed) => {
      const refuse = (whose: string): never => {
        throw new AppError('too_many_requests', `${whose} Please sign in, or come back tomorrow (UTC).`, {
          retryAfter: secondsToMidnight(now),
        });
      };
      const isRefusedBy = (place: number): boolean => failed.some(({ index }) => index === place);
      const mine = limits.analysesPerAddress.toLocaleString('en-US');
      if (isRefusedBy(0)) refuse(`You can make ${mine} analyses a day without an account, and they are used up.`);
      if (isRefusedBy(1)) refuse('Today’s analyses without an account are used up.');
      // What is left is the stage's spending on models.
      asksModel = false;
      return Promise.resolve('try-again');
    },
    mayAskModel: () => asksModel,
    settle: (spending) => [
      ...sumUse({ ownerId: id, startedAt: now }, spending),
      // Nothing else lists visitors, and what they leave must be found when it is too old.
      { Put: { Item: visitorItem(id, new Date().toISOString()) } },
    ],
    giveBack: async () => {
      if (!isTaken) return;
      isTaken = false;
      try {
        await writeTogether([takeOne(ofAddress), takeOne(ofAll)]);
      } catch (error) {
        if (!isConditionFailure(error)) throw error;
      }
    },
  };
};
