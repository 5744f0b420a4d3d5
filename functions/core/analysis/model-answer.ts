import * as z from 'zod/mini';
import { importances, riskLevels, ruleOutcomes } from '../../../shared/analysis.ts';

/*
 * What a model is asked for: the analysis without what only code may say (offsets, verification, the second reading).
 * The same schema is the input schema of the tool the model must use and the check of what it sent.
 */

const line = z.string().check(z.trim(), z.minLength(1), z.maxLength(200));
const prose = z.string().check(z.trim(), z.minLength(1), z.maxLength(4_000));
const score = z.number().check(z.minimum(0), z.maximum(10));
const most = 30;

/** Words copied from the clause, to the letter, that prove a finding. */
const quotes = z.array(z.string().check(z.minLength(1), z.maxLength(2_000))).check(z.maxLength(5));

const finding = { title: line, description: prose, quotes };

export const modelAnswerSchema = z.object({
  overallRiskScore: score,
  completenessScore: score,
  plainEnglishExplanation: prose,
  risks: z.array(z.object({ ...finding, level: z.enum(riskLevels) })).check(z.maxLength(most)),
  benefits: z.array(z.object(finding)).check(z.maxLength(most)),
  missingElements: z
    .array(z.object({ title: line, description: prose, importance: z.enum(importances) }))
    .check(z.maxLength(most)),
  /** Left out where the clause is too long to be put in other words. */
  suggestedImprovement: z.optional(
    z.object({
      title: line,
      revisedClause: z.string().check(z.trim(), z.minLength(1)),
      explanation: prose,
    }),
  ),
  negotiationStrategies: z
    .array(z.object({ type: z.enum(['primary', 'other']), title: line, description: prose }))
    .check(z.maxLength(most)),
  /** What became of the playbook instructions that were listed by number; left out where none were. */
  playbookInstructions: z.optional(
    z
      .array(z.object({ number: z.int(), outcome: z.enum(ruleOutcomes), explanation: prose, quotes }))
      .check(z.maxLength(most)),
  ),
  /** What became of the playbook positions that were listed by number; left out where none were. */
  playbookPositions: z.optional(
    z
      .array(
        z.object({
          number: z.int(),
          verdict: z.enum(['standard', 'fallback', 'deviates', 'not-assessed']),
          fallback: z.optional(z.int()),
          explanation: prose,
          quotes,
        }),
      )
      .check(z.maxLength(most)),
  ),
});
export type ModelAnswer = z.infer<typeof modelAnswerSchema>;

/** The JSON Schema of the tool's input. */
export const modelAnswerJsonSchema = (): Record<string, unknown> => {
  const { $schema: _, ...schema } = z.toJSONSchema(modelAnswerSchema, { io: 'input' }) as Record<string, unknown>;
  return schema;
};
