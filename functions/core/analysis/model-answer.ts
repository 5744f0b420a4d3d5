import * as z from 'zod/mini';
import { importances, riskLevels, ruleOutcomes } from '../../../shared/analysis.ts';

/*
 * What a model is asked for: the analysis without what only code may say (offsets, verification, the second reading).
 * The same schemas are the input schema of the tool the model is to use and the check of what it sent, part by part.
 */

const line = z.string().check(z.trim(), z.minLength(1), z.maxLength(200));
const prose = z.string().check(z.trim(), z.minLength(1), z.maxLength(4_000));
const score = z.number().check(z.minimum(0), z.maximum(10));

/** As many entries of a list are read. */
const most = 30;

/** Words copied from the clause, to the letter, that prove a finding. */
const quotes = z.array(z.string().check(z.minLength(1), z.maxLength(2_000))).check(z.maxLength(5));

const finding = { title: line, description: prose, quotes };

/** Better words for a few of those that a risk quotes: what goes, to the letter, and what comes in its place. */
const redline = z.object({
  replace: z.string().check(z.trim(), z.minLength(1), z.maxLength(2_000)),
  put: z.string().check(z.trim(), z.maxLength(2_000)),
});

/** Lists, each entry of which is read by itself. */
const listEntries = {
  risks: z.object({ ...finding, level: z.enum(riskLevels), redline: z.optional(redline) }),
  benefits: z.object(finding),
  /** The quotation is of the words that lack it. */
  missingElements: z.object({ ...finding, importance: z.enum(importances) }),
  /** Risks of the rule-based reader that the model sees otherwise, by their numbers. */
  disputes: z.object({ number: z.int(), explanation: prose, quotes }),
  negotiationStrategies: z.object({ type: z.enum(['primary', 'other']), title: line, description: prose }),
  /** What became of the playbook instructions that were listed by number; empty where none were. */
  playbookInstructions: z.object({ number: z.int(), outcome: z.enum(ruleOutcomes), explanation: prose, quotes }),
  /** What became of the playbook positions that were listed by number; empty where none were. */
  playbookPositions: z.object({
    number: z.int(),
    verdict: z.enum(['standard', 'fallback', 'deviates', 'not-assessed']),
    fallback: z.optional(z.int()),
    explanation: prose,
    quotes,
  }),
} as const;

/** What is said once. The scores come last: a model that has written its findings down scores them better. */
const singleParts = {
  plainEnglishExplanation: prose,
  overallRiskScore: score,
  completenessScore: score,
} as const;

type Lists = { readonly [Name in keyof typeof listEntries]: readonly z.infer<(typeof listEntries)[Name]>[] };
type Singles = { readonly [Name in keyof typeof singleParts]?: z.infer<(typeof singleParts)[Name]> | undefined };

/** What could be read of a model's answer. */
export type ModelAnswer = Lists & Singles;

const list = <Entry extends z.ZodMiniType>(entry: Entry) => z.array(entry).check(z.maxLength(most));

const toolInputSchema = z.object({
  risks: list(listEntries.risks),
  benefits: list(listEntries.benefits),
  missingElements: list(listEntries.missingElements),
  disputes: z.optional(list(listEntries.disputes)),
  negotiationStrategies: list(listEntries.negotiationStrategies),
  playbookInstructions: z.optional(list(listEntries.playbookInstructions)),
  playbookPositions: z.optional(list(listEntries.playbookPositions)),
  ...singleParts,
});

/** The JSON Schema of the tool's input. */
export const modelAnswerJsonSchema = (): Record<string, unknown> => {
  const { $schema: _, ...schema } = z.toJSONSchema(toolInputSchema, { io: 'input' }) as Record<string, unknown>;
  return schema;
};

/** A value that some models write as text. */
const unwrapped = (value: unknown): unknown => {
  if (typeof value !== 'string' || !/^\s*[[{]/.test(value)) return value;
  try {
    return JSON.parse(value) as unknown;
  } catch {
    return value;
  }
};

export interface ReadAnswer {
  readonly answer: ModelAnswer;
  /** How many findings and other parts of it could not be read and are left out. */
  readonly broken: number;
}

/**
 * Reads what a model put into the tool, each finding by itself: what is broken is left out and counted, the rest kept.
 * @returns undefined where nothing of it can be used
 */
export const readModelAnswer = (input: unknown): ReadAnswer | undefined => {
  const value = unwrapped(input);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
  const parts = value as Readonly<Record<string, unknown>>;
  let broken = 0;

  const read = <Schema extends z.ZodMiniType>(schema: Schema, part: unknown): z.output<Schema>[] => {
    const parsed = schema.safeParse(unwrapped(part));
    if (parsed.success) return [parsed.data];
    broken += 1;
    return [];
  };
  /** Takes a member that cannot be read out of an entry, which says enough without it. */
  const withoutBroken =
    (name: string, schema: z.ZodMiniType) =>
    (entry: unknown): unknown => {
      if (typeof entry !== 'object' || entry === null || !(name in entry)) return entry;
      const { [name]: member, ...rest } = entry as Record<string, unknown>;
      if (member === undefined || member === null) return rest;
      return read(schema, member).length > 0 ? entry : rest;
    };
  const readList = <Schema extends z.ZodMiniType>(
    entry: Schema,
    part: unknown,
    mend: (one: unknown) => unknown = (one) => one,
  ): z.output<Schema>[] => {
    const entries = unwrapped(part);
    if (entries === undefined || entries === null) return [];
    if (!Array.isArray(entries)) {
      broken += 1;
      return [];
    }
    broken += Math.max(0, entries.length - most);
    return entries.slice(0, most).flatMap((one: unknown) => read(entry, mend(unwrapped(one))));
  };
  const readSingle = <Schema extends z.ZodMiniType>(schema: Schema, part: unknown): z.output<Schema> | undefined =>
    part === undefined || part === null ? undefined : read(schema, part)[0];

  const answer: ModelAnswer = {
    risks: readList(listEntries.risks, parts['risks'], withoutBroken('redline', redline)),
    benefits: readList(listEntries.benefits, parts['benefits']),
    missingElements: readList(listEntries.missingElements, parts['missingElements']),
    disputes: readList(listEntries.disputes, parts['disputes']),
    negotiationStrategies: readList(listEntries.negotiationStrategies, parts['negotiationStrategies']),
    playbookInstructions: readList(listEntries.playbookInstructions, parts['playbookInstructions']),
    playbookPositions: readList(listEntries.playbookPositions, parts['playbookPositions']),
    plainEnglishExplanation: readSingle(prose, parts['plainEnglishExplanation']),
    overallRiskScore: readSingle(score, parts['overallRiskScore']),
    completenessScore: readSingle(score, parts['completenessScore']),
  };
  const says = Object.entries(answer).some(([name, part]) =>
    Array.isArray(part) ? part.length > 0 : part !== undefined && !name.endsWith('Score'),
  );
  return says ? { answer, broken } : undefined;
};
