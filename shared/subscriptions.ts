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
