import type { Plan } from '../../shared/subscriptions.ts';

/** A plan of so many analyses a month, which says no more than a plan must. */
export const planOf = (id: string, analysesPerMonth: number, fields: Partial<Plan> = {}): Plan => ({
  id,
  name: id,
  displayName: id,
  description: '',
  price: 0,
  analysesPerMonth,
  uploadsPerMonth: -1,
  scannedPagesPerMonth: -1,
  features: [],
  selfService: true,
  ...fields,
});
