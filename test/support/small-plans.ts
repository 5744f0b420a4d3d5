import type { Plan, PlanCatalogue } from '../../shared/subscriptions.ts';
import type { DrivenProduct } from './accounts.ts';
import { startOwnProduct } from './own-product.ts';
import { planOf } from './plans.ts';

const withLimit = (id: string, analysesPerMonth: number, selfService = true): Plan =>
  planOf(id, analysesPerMonth, {
    displayName: `Plan ${id}`,
    description: 'For tests.',
    price: 9,
    features: ['One', 'Two'],
    selfService,
  });

/** Plans whose limits a test can reach. */
export const smallPlans: PlanCatalogue = {
  defaultPlanId: 'two',
  plans: [
    withLimit('two', 2),
    withLimit('twenty', 20),
    withLimit('unlimited', -1),
    withLimit('assigned', 1_000, false),
  ],
};

/** A product with the small plans: the one the environment names, which was deployed with them, or one of its own. */
export const productWithSmallPlans = async (): Promise<DrivenProduct & { readonly close: () => Promise<void> }> => {
  const deployed = process.env['SMALL_PLANS_PRODUCT'];
  return deployed
    ? { ...(JSON.parse(deployed) as DrivenProduct), close: () => Promise.resolve() }
    : startOwnProduct({ env: { PLANS: JSON.stringify(smallPlans) } });
};
