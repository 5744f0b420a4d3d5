import { checkStageSpend, giveUnitBack, settleUnit, takeUnit } from '../../adapters/entities/units.ts';
import { hasTaken } from '../../adapters/entities/usage.ts';
import { optionalSetting } from '../../adapters/environment.ts';
import type { Allowance } from './allowance.ts';
import { answerRefusal } from './count-analysis.ts';
import { planOf, readModelCosts } from './plans.ts';

interface PlanAllowanceOptions {
  readonly ownerId: string;
  readonly analysisId: string;
  /** The plan the account is on; undefined for the stage's default. */
  readonly planId: string | undefined;
  /** Whether the model is wanted, where one is configured; yes where it is left out. */
  readonly wantsModel?: boolean;
  readonly deadlineMs: number;
  readonly now?: Date;
}

const microDollars = (dollars: number): number => Math.round(dollars * 1_000_000);

/**
 * One unit of an account's plan. Where a model is configured, its daily caps are looked at in the same write: an
 * account or a stage that has reached one is analysed by the engine alone.
 */
export const planAllowance = (options: PlanAllowanceOptions): Allowance => {
  const { ownerId, analysisId, planId, wantsModel = true, deadlineMs, now = new Date() } = options;
  const counted = { ownerId, analysisId, startedAt: now };
  const plan = planOf(planId);
  const { dailyCapPerAccount, dailyCapPerStage } = readModelCosts();
  let asksModel = wantsModel && optionalSetting('BEDROCK_MODEL_ID') !== undefined;
  return {
    take: () => [
      {
        name: 'unit',
        write: takeUnit({
          ...counted,
          limit: plan.analysesPerMonth,
          deadlineMs,
          spendCap: asksModel ? microDollars(dailyCapPerAccount) : undefined,
        }),
      },
      ...(asksModel
        ? [{ name: 'model budget' as const, write: checkStageSpend(now, microDollars(dailyCapPerStage)) }]
        : []),
    ],
    answerRefusal: async (refused) => {
      const ownUnit = refused.find(({ name }) => name === 'unit');
      if (hasTaken(ownUnit?.item, analysisId)) return 'taken';
      const answer = ownUnit ? await answerRefusal(counted, plan, ownUnit.item) : 'without-model';
      if (answer === 'without-model') asksModel = false;
      return 'try-again';
    },
    mayAskModel: () => asksModel,
    settle: (spending) => settleUnit(counted, spending),
    giveBack: () => giveUnitBack(counted),
  };
};
