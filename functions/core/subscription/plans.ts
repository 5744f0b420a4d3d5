import { defaultModelCosts, defaultPlanCatalogue } from '../../../shared/default-plans.ts';
import {
  type ModelCosts,
  modelCostsSchema,
  type Plan,
  type PlanCatalogue,
  planCatalogueSchema,
} from '../../../shared/subscriptions.ts';
import type { Spending } from '../../adapters/entities/usage.ts';
import { optionalSetting } from '../../adapters/environment.ts';

/**
 * The plans of this stage.
 * @throws Error where the setting is not what the stage's parameters are checked to be
 */
export const readPlans = (): PlanCatalogue => {
  const text = optionalSetting('PLANS');
  return text === undefined ? defaultPlanCatalogue : planCatalogueSchema.parse(JSON.parse(text));
};

/**
 * The plan an account is on: the one it was put on, or the stage's default where none was chosen or the chosen one is
 * no longer offered.
 */
export const planOf = (planId: string | undefined, { plans, defaultPlanId } = readPlans()): Plan => {
  const plan = plans.find(({ id }) => id === planId) ?? plans.find(({ id }) => id === defaultPlanId);
  if (!plan) throw new Error('the default plan is not one of the plans');
  return plan;
};

/** What models cost, and how much may be spent on them in a day. */
export const readModelCosts = (): ModelCosts => {
  const text = optionalSetting('MODEL_COSTS');
  return text === undefined ? defaultModelCosts : modelCostsSchema.parse(JSON.parse(text));
};

/**
 * What the configured model's tokens come to. Prices are dollars per million tokens, so a token costs as many
 * millionths of a dollar as its price says.
 */
export const spendingOf = (tokens: Pick<Spending, 'inputTokens' | 'outputTokens'>): Spending => {
  const { prices, otherModels } = readModelCosts();
  const price = prices[optionalSetting('BEDROCK_MODEL_ID') ?? ''] ?? otherModels;
  return { ...tokens, microDollars: Math.ceil(tokens.inputTokens * price.input + tokens.outputTokens * price.output) };
};
