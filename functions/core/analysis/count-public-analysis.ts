import { addWithin, uncount } from '../../adapters/entities/limited-count.ts';
import { checkStageSpend, sumUse } from '../../adapters/entities/units.ts';
import { listVisitor } from '../../adapters/entities/visitor.ts';
import { optionalSetting } from '../../adapters/environment.ts';
import { AppError } from '../app-error.ts';
import { readModelCosts } from '../subscription/plans.ts';
import { publicDayEnds, publicDayKeys, readPublicLimits, secondsToMidnight } from '../subscription/public-day.ts';
import type { Allowance } from '../subscription/allowance.ts';

interface PublicAllowanceOptions {
  /** The visitor's id. */
  readonly id: string;
  /** The visitor's network address: whoever forgets the visitor's cookie keeps the address. */
  readonly address: string;
  /** Whether the model is wanted, where one is configured; yes where it is left out. */
  readonly wantsModel?: boolean;
  readonly now?: Date;
}

/**
 * A public visitor's share of the day (UTC): one of the analyses all visitors may make together, and one of those that
 * may come from one network address. The stage's setting PUBLIC_LIMITS says how many. Where the stage has spent on
 * models what it may spend in a day, visitors are answered by the engine alone, as everybody is.
 */
export const publicAllowance = async ({
  id,
  address,
  wantsModel = true,
  now = new Date(),
}: PublicAllowanceOptions): Promise<Allowance> => {
  const limits = readPublicLimits();
  const [ofAddress, ofAll] = await publicDayKeys(address, now);
  const one = { what: 'analyses', count: 1 } as const;
  const endsAt = publicDayEnds(now);
  const stageCap = Math.round(readModelCosts().dailyCapPerStage * 1_000_000);
  let asksModel = wantsModel && optionalSetting('BEDROCK_MODEL_ID') !== undefined;
  let isTaken = true;
  return {
    take: () => [
      { name: 'address', write: addWithin({ ...one, key: ofAddress, limit: limits.analysesPerAddress, endsAt }) },
      { name: 'everybody', write: addWithin({ ...one, key: ofAll, limit: limits.analysesPerDay, endsAt }) },
      ...(asksModel ? [{ name: 'model budget' as const, write: checkStageSpend(now, stageCap) }] : []),
    ],
    answerRefusal: (refused) => {
      const refuse = (whose: string): never => {
        throw new AppError('too_many_requests', `${whose} Please sign in, or come back tomorrow (UTC).`, {
          retryAfter: secondsToMidnight(now),
        });
      };
      const isRefusedBy = (place: 'address' | 'everybody') => refused.some(({ name }) => name === place);
      const mine = limits.analysesPerAddress.toLocaleString('en-US');
      if (isRefusedBy('address'))
        refuse(`You can make ${mine} analyses a day without an account, and they are used up.`);
      if (isRefusedBy('everybody')) refuse('Today’s analyses without an account are used up.');
      // What is left is the stage's spending on models.
      asksModel = false;
      return Promise.resolve('try-again');
    },
    mayAskModel: () => asksModel,
    settle: (spending) => [
      ...sumUse({ ownerId: id, startedAt: now }, spending),
      // Nothing else lists visitors, and what they leave must be found when it is too old.
      listVisitor(id, new Date().toISOString()),
    ],
    giveBack: async () => {
      if (!isTaken) return;
      isTaken = false;
      await uncount([ofAddress, ofAll], one);
    },
  };
};
