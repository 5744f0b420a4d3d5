import { defaultModelCosts, defaultPlanCatalogue } from '../../../shared/default-plans.ts';
import {
  type ModelCosts,
  modelCostsSchema,
  type Plan,
  type PlanCatalogue,
  planCatalogueSchema,
} from '../../../shared/subscriptions.ts';
import { readModelId } from '../../../shared/inference-profiles.ts';
import type { Spending } from '../../adapters/entities/usage.ts';
import { optionalSetting } from '../../adapters/environment.ts';
import type { ModelUsage } from '../../adapters/model.ts';

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

/** What the service asks for reading a token from its cache and for writing one, as shares of the price of input. */
const cacheShares = { read: 0.1, write: 1.25 } as const;

/**
 * What the configured model's tokens come to. Prices are dollars per million tokens, so a token costs as many
 * millionths of a dollar as its price says. All that was read counts as input, from the cache or not.
 */
export const spendingOf = ({ inputTokens, outputTokens, cacheReadTokens, cacheWriteTokens }: ModelUsage): Spending => {
  const { prices, otherModels } = readModelCosts();
  const price = priceOf(prices, optionalSetting('BEDROCK_MODEL_ID') ?? '') ?? otherModels;
  const { input, output, cacheRead = input * cacheShares.read, cacheWrite = input * cacheShares.write } = price;
  return {
    inputTokens: inputTokens + cacheReadTokens + cacheWriteTokens,
    outputTokens,
    microDollars: Math.ceil(
      inputTokens * input + outputTokens * output + cacheReadTokens * cacheRead + cacheWriteTokens * cacheWrite,
    ),
  };
};

/** What was spent, in millionths of a US dollar, as an audit entry tells it: in dollars, and not where nothing was. */
export const costOf = (microDollars: number): { readonly cost?: number } =>
  microDollars > 0 ? { cost: microDollars / 1_000_000 } : {};

/** The price of a model by its id, or else by that of the foundation model behind an inference profile. */
const priceOf = (prices: ModelCosts['prices'], id: string): ModelCosts['otherModels'] | undefined => {
  const { model } = readModelId(optionalSetting('BEDROCK_COPIED_FROM') ?? id);
  return prices[id] ?? prices[model];
};
