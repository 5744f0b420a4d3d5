import * as z from 'zod/mini';

/** Plans, what is left of one, and what analyses cost. */

/** A plan (specification, section 3). `price` is US dollars per month; `analysesPerMonth` of -1 is unlimited. */
export const planSchema = z.object({
  id: z.string().check(z.regex(/^[a-z][a-z0-9-]{0,39}$/)),
  name: z.string().check(z.minLength(1)),
  displayName: z.string().check(z.minLength(1)),
  description: z.string(),
  price: z.number().check(z.nonnegative()),
  analysesPerMonth: z.int().check(z.minimum(-1)),
  /** Documents a month that are sent to be read; -1 is unlimited. */
  uploadsPerMonth: z._default(z.int().check(z.minimum(-1)), 1_000),
  /** Scanned pages a month whose text is recognised, which Textract charges for; -1 is unlimited. */
  scannedPagesPerMonth: z._default(z.int().check(z.minimum(-1)), 1_000),
  features: z.array(z.string()),
  /** Whether people may choose it themselves; otherwise admins choose it for them. */
  selfService: z.boolean(),
});
export type Plan = z.infer<typeof planSchema>;

/** A subscription (specification, section 3), and what is used of it. Times are ISO 8601 in UTC. */
export const subscriptionSchema = z.object({
  status: z.enum(['active']),
  planId: z.string(),
  currentPeriodEnd: z.string(),
  /** Analyses counted this month. */
  used: z.int(),
  /** Analyses the plan allows in a month; -1 is unlimited. */
  limit: z.int(),
  resetsAt: z.string(),
});
export type Subscription = z.infer<typeof subscriptionSchema>;

export const subscriptionStatusSchema = z.object({ subscription: subscriptionSchema });

export const choosePlanRequestSchema = z.object({ planId: z.string().check(z.minLength(1), z.maxLength(40)) });

/** What all analyses of a month came to. `estimatedCost` is US dollars for the model, by the configured prices. */
const usageFigures = {
  analyses: z.int(),
  inputTokens: z.int(),
  outputTokens: z.int(),
  estimatedCost: z.number(),
};

export const usageReportSchema = z.object({
  /** `2026-11`, a calendar month in UTC. */
  month: z.string(),
  ...usageFigures,
  days: z.array(z.object({ date: z.string(), ...usageFigures })),
});
export type UsageReport = z.infer<typeof usageReportSchema>;

/** The plans a stage offers, and the one a new account is on. */
export const planCatalogueSchema = z
  .object({ plans: z.array(planSchema).check(z.minLength(1)), defaultPlanId: z.string() })
  .check(
    z.refine(({ plans }) => new Set(plans.map(({ id }) => id)).size === plans.length, {
      path: ['plans'],
      message: 'write each plan’s id once',
    }),
    z.refine(({ plans, defaultPlanId }) => plans.some(({ id }) => id === defaultPlanId), {
      path: ['defaultPlanId'],
      message: 'write the id of one of the plans',
    }),
  );
export type PlanCatalogue = z.infer<typeof planCatalogueSchema>;

/** What a model costs, in US dollars per million tokens. */
const modelPriceSchema = z.object({
  input: z.number().check(z.nonnegative()),
  output: z.number().check(z.nonnegative()),
  /** For what is read from the service's cache and written to it; a tenth and five quarters of input where left out. */
  cacheRead: z.optional(z.number().check(z.nonnegative())),
  cacheWrite: z.optional(z.number().check(z.nonnegative())),
});

/** What may be spent on models in a day (UTC), in US dollars; 0 stops model calls altogether. */
export const modelCostsSchema = z.object({
  /** By the id of the model or of its inference profile; a model that is not listed is counted at `otherModels`. */
  prices: z.record(z.string(), modelPriceSchema),
  otherModels: modelPriceSchema,
  dailyCapPerAccount: z.number().check(z.nonnegative()),
  dailyCapPerStage: z.number().check(z.nonnegative()),
});
export type ModelCosts = z.infer<typeof modelCostsSchema>;
