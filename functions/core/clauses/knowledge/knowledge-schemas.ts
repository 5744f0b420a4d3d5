import * as z from 'zod/mini';
import { importanceSchema, riskLevelSchema } from '../../../../shared/analysis.ts';
import { contractTypes, partyRoles } from '../../../../shared/contracts.ts';

/*
 * What the knowledge files may hold. They are written for people: a lawyer edits them without reading code, and an
 * editor that knows JSON Schema checks them while typing (`schemas/`, written from these by `write-schemas.ts`).
 */

const sideSchema = z.enum(['giver', 'taker']);
/** One side of the exchange that a contract is. */
export type Side = z.infer<typeof sideSchema>;

const told = (meaning: string) => z.string().check(z.minLength(1), z.describe(meaning));

/** Text in which only the named placeholders may stand in braces. */
const naming = (names: readonly string[], meaning: string) =>
  z.string().check(
    z.minLength(1),
    z.regex(new RegExp(`^(?:[^{}]|\\{(?:${names.join('|')})\\})+$`), {
      error: `only ${names.map((name) => `{${name}}`).join(' and ')} may stand in braces`,
    }),
    z.describe(meaning),
  );

const ofParties = (meaning: string) => naming(['own', 'counterpart'], meaning);
const ofBurden = (meaning: string) => naming(['bearer', 'gainer'], meaning);

const ofIssue = (meaning: string) => naming(['bearer', 'gainer', 'figure'], meaning);

const elementServesSchema = z.enum(['bearer', 'gainer', 'giver', 'taker', 'both']);
/** Whom something that a clause should hold serves. */
export type ElementServes = z.infer<typeof elementServesSchema>;

const elementSchema = z.strictObject({
  title: told('What a complete clause says; shown as the title of what is missing.'),
  importance: importanceSchema.check(z.describe('How grave its absence is.')),
  serves: z
    .optional(elementServesSchema)
    .check(
      z.describe(
        'Whose lawyer asks for it: of whomever the main duty of the clause binds (bearer) or serves (gainer), or of one side of the exchange; both where left out.',
      ),
    ),
  why: told('What goes wrong without it.'),
  wording: ofParties(
    'A sentence to start from. {own} is the reader, {counterpart} the other side; square brackets are for the parties to fill.',
  ),
});
/** Something a clause should hold, by an id that its pattern in `patterns/` has too. */
const elementsSchema = z.record(z.string(), elementSchema);

const marketSchema = z
  .array(
    z.strictObject({
      position: told('What is usual or what the law says, in a sentence.'),
      source: told('Where that is written down: a statute, a model form, a published survey.'),
    }),
  )
  .check(z.minLength(1));
/** What is usual, and where that is written down. */
export type MarketPractice = z.infer<typeof marketSchema>;

const positionSchema = z.strictObject({
  standard: ofParties('Wording to open with. {own} is this side, {counterpart} the other.'),
  fallback: ofParties('Wording to offer where the first is refused.'),
  walkAway: ofParties('The last wording to accept; what is worse is refused.'),
  strategy: told('How to get there, in a sentence or two.'),
});
/** What one side asks for, falls back to and stops at. */
export type SidePosition = z.infer<typeof positionSchema>;

/** Positions by side of the exchange, or by whom the clause binds. */
export type KindPositions = z.infer<typeof clauseKindSchema>['positions'];

export const clauseKindSchema = z.strictObject({
  $schema: z.string(),
  label: told('The field’s name for this kind of clause.'),
  purpose: told('What it is for: continues “a clause that …”.'),
  favours: told('Whom such a clause favors: continues “It favors …”.'),
  market: marketSchema,
  positions: z.union([
    z
      .strictObject({ giver: positionSchema, taker: positionSchema })
      .check(
        z.describe('By role: the giver supplies, the taker receives and pays. parties.json says which role is which.'),
      ),
    z
      .strictObject({ bound: positionSchema, served: positionSchema })
      .check(z.describe('By clause, where either side may be the one whom it binds and the other the one it serves.')),
  ]),
  elements: elementsSchema,
});

export const contractMattersSchema = z.strictObject({
  $schema: z.string(),
  everyContract: z.array(z.string()).check(z.describe('Matters that every contract should settle, by id.')),
  matters: elementsSchema,
});

export const contractTypeSchema = z.strictObject({
  $schema: z.string(),
  purpose: told('What such a contract does: continues “a contract that …”.'),
  market: marketSchema,
  roles: z
    .partialRecord(z.enum(partyRoles), told('What this role should secure first in the whole contract.'))
    .check(z.describe('Each role of this contract type.')),
  served: sideSchema.check(
    z.describe('The side that duties of secrecy, indemnity, insurance, audit and data serve as a rule.'),
  ),
  matters: z
    .array(z.string())
    .check(z.describe('Matters of matters.json that this type should settle, gravest first.')),
  ownMatters: elementsSchema,
});

const measureSchema = z.strictObject({
  kind: z.enum(['days', 'percent', 'percent-a-year', 'sum']).check(z.describe('What the figure counts.')),
  from: z.optional(z.number()).check(z.describe('A burden from this figure on; a month counts 30 days.')),
  to: z.optional(z.number()).check(z.describe('A burden up to this figure.')),
  offer: z.optional(z.string()).check(z.describe('A usual figure to offer instead, in square brackets.')),
  source: told('Where the limit comes from.'),
});

const hazardWordsSchema = z.strictObject({
  category: told('The kind of clause, in the field’s words; opens the title of the finding.'),
  title: told('What the wording does, in a few words.'),
  level: riskLevelSchema.check(z.describe('How grave it is for the side that bears it.')),
  consumerLevel: z
    .optional(riskLevelSchema)
    .check(z.describe('Its level for a consumer or other taker of ready-made terms, where that is another one.')),
  measure: z
    .optional(measureSchema)
    .check(z.describe('The limit of the figure in the wording; a figure on the usual side of it is no burden.')),
  why: ofBurden('What it means for {bearer}, who carries it, and {gainer}, whom it serves.'),
  gain: z.optional(ofBurden('The same, said as a benefit to {gainer}.')),
  ask: ofBurden('What to ask for at the table.'),
  add: z.optional(ofBurden('A sentence to add to the clause that takes off most of the burden.')),
});
/** What is said of a burden, by whomever it is found. */
export type HazardWords = z.infer<typeof hazardWordsSchema>;

const issueWordsSchema = z.strictObject({
  category: told('The field’s name of the matter.'),
  title: ofIssue('The problem in plain words.'),
  level: riskLevelSchema.check(z.describe('How grave it is for whoever carries it, in an ordinary case.')),
  bears: z
    .enum(['actor', 'other', 'taker', 'giver', 'both'])
    .check(
      z.describe('Who carries it, seen from the statement that holds it: who acts, the other side, or a fixed side.'),
    ),
  usually: z
    .optional(sideSchema)
    .check(z.describe('The side that carries it where the statement names nobody who acts.')),
  isOrdinary: z
    .optional(z.boolean())
    .check(
      z.describe('True for what contracts of the kind hold as a rule, so that where it weighs little it is not told.'),
    ),
  why: ofIssue('What it does to {bearer} and why that matters.'),
  gain: z.optional(ofIssue('Why it is good for {gainer}; left out where a side would not fight to keep it.')),
  gainTitle: z.optional(ofIssue('The benefit as a plain statement.')),
  ask: ofIssue('The change to ask for.'),
  fallback: z.optional(ofIssue('The next best thing.')),
  floor: z.optional(ofIssue('The least to accept.')),
  trade: z.optional(ofIssue('What to offer in exchange.')),
  source: z.optional(told('The statute, standard form or doctrine behind it.')),
});
/** What is said of an issue, by whichever way it is found. */
export type IssueWords = z.infer<typeof issueWordsSchema>;

export const issuesFileSchema = z.strictObject({
  $schema: z.string(),
  issues: z.record(z.string(), issueWordsSchema),
});

const gapWordsSchema = z.strictObject({
  category: told('The field’s name of the matter.'),
  title: ofParties('What is missing, in plain words.'),
  importance: importanceSchema.check(z.describe('How grave its absence is.')),
  serves: z
    .enum(['bearer', 'taker', 'giver', 'both'])
    .check(z.describe('Whose interest it protects: whoever carries the issue it answers, one side, or both.')),
  why: ofParties('What goes wrong for {own} without it.'),
  wording: ofParties('The provision to add. Square brackets are for the parties to fill.'),
});
/** What is said of a gap. */
export type GapWords = z.infer<typeof gapWordsSchema>;

export const gapsFileSchema = z.strictObject({ $schema: z.string(), gaps: z.record(z.string(), gapWordsSchema) });

const benefitWordsSchema = z.strictObject({
  category: told('The field’s name of the matter.'),
  title: ofParties('The benefit as a plain statement; {own} is whom it serves.'),
  serves: z
    .enum(['actor', 'other', 'taker', 'giver', 'both'])
    .check(z.describe('Whom it serves, seen from its statement.')),
  usually: z.optional(sideSchema).check(z.describe('Whom it serves where the statement names nobody who acts.')),
  why: ofParties('Why it is worth keeping.'),
});

/** What is said of a benefit. */
export type BenefitWords = z.infer<typeof benefitWordsSchema>;

export const benefitsFileSchema = z.strictObject({
  $schema: z.string(),
  benefits: z.record(z.string(), benefitWordsSchema),
});

export const hazardsFileSchema = z.strictObject({
  $schema: z.string(),
  hazards: z.record(z.string(), hazardWordsSchema),
});

export const partiesSchema = z.strictObject({
  $schema: z.string(),
  roles: z
    .record(
      z.enum(partyRoles),
      z.strictObject({
        side: z
          .enum(['giver', 'taker', 'neither'])
          .check(z.describe('Who gives what the contract is about, who takes it and pays.')),
        own: told('What to call the reader where the text has no name for it.'),
        counterpart: told('What to call the other side where the text has no name for it.'),
      }),
    )
    .check(z.describe('Every role a reader can choose.')),
  wordsOfSide: z
    .strictObject({ giver: z.array(z.string()), taker: z.array(z.string()) })
    .check(z.describe('Words that mean one side in almost every contract, in lower case.')),
  nameWords: z
    .strictObject({ giver: z.array(z.string()), taker: z.array(z.string()) })
    .check(z.describe('Words that mean one side where the text writes them as a name, with a capital.')),
  openWords: z
    .array(z.string())
    .check(z.describe('Words that mean whichever side the other words of the text leave over.')),
  openNameWords: z
    .array(z.string())
    .check(z.describe('Open words that name a party only where the text writes them with a capital.')),
  leanings: z
    .record(z.string(), z.int().check(z.gte(-10), z.lte(10)))
    .check(
      z.describe(
        'How far a word leans to one side where two words of a text would mean the same: -10 gives, 10 takes. A word of a side that is not listed leans to it wholly, an open word to neither.',
      ),
    ),
  openWordSide: z
    .partialRecord(z.enum(contractTypes), sideSchema)
    .check(z.describe('What an open word means where the rest of the text does not tell.')),
});

/** The schema of each kind of knowledge file, by the name of its JSON Schema in `schemas/`. */
export const knowledgeSchemas = {
  benefits: benefitsFileSchema,
  'clause-kind': clauseKindSchema,
  'contract-matters': contractMattersSchema,
  'contract-type': contractTypeSchema,
  gaps: gapsFileSchema,
  hazards: hazardsFileSchema,
  issues: issuesFileSchema,
  parties: partiesSchema,
} as const;

/**
 * The content of a knowledge file, checked.
 * @param file its name, for the message
 * @throws where the file does not fit its schema; the message says the file, the place and what is wrong
 */
export const readKnowledge = <Schema extends z.ZodMiniType>(
  file: string,
  schema: Schema,
  content: unknown,
): z.output<Schema> => {
  const read = schema.safeParse(content);
  if (!read.success) throw new Error(`${file} is not as it should be:\n${z.prettifyError(read.error)}`);
  return read.data;
};
