import type { ModelCosts, PlanCatalogue } from './subscriptions.ts';

/*
 * What a stage offers where its parameters say nothing else. Names, prices and limits are the operator's to set; these
 * are a sensible beginning, not anybody's price list.
 */

/** Three plans, the largest without a limit; everybody begins on the smallest. */
export const defaultPlanCatalogue: PlanCatalogue = {
  defaultPlanId: 'essential',
  plans: [
    {
      id: 'essential',
      name: 'essential',
      displayName: 'Essential',
      description: 'For the occasional contract.',
      price: 0,
      analysesPerMonth: 50,
      uploadsPerMonth: 200,
      scannedPagesPerMonth: 200,
      features: ['Every finding proved by the text', 'Company playbooks and templates', 'PDF reports and audit trail'],
      selfService: true,
    },
    {
      id: 'team',
      name: 'team',
      displayName: 'Team',
      description: 'For people who review contracts every week.',
      price: 49,
      analysesPerMonth: 500,
      uploadsPerMonth: 2_000,
      scannedPagesPerMonth: 2_000,
      features: ['Every finding proved by the text', 'Company playbooks and templates', 'PDF reports and audit trail'],
      selfService: true,
    },
    {
      id: 'enterprise',
      name: 'enterprise',
      displayName: 'Enterprise',
      description: 'For legal departments that live in contracts.',
      price: 199,
      analysesPerMonth: -1,
      uploadsPerMonth: 20_000,
      scannedPagesPerMonth: 20_000,
      features: ['Every finding proved by the text', 'Company playbooks and templates', 'PDF reports and audit trail'],
      selfService: true,
    },
  ],
};

/**
 * No price of a model is built in: prices change, and a wrong one would look right. Until the operator writes the
 * prices of the configured model, its tokens are counted at those of the dearest tier that Bedrock lists for text
 * models in common use, so that a cap is reached early rather than late.
 */
export const defaultModelCosts: ModelCosts = {
  prices: {},
  otherModels: { input: 15, output: 75 },
  dailyCapPerAccount: 20,
  dailyCapPerStage: 200,
};
