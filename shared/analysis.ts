import * as z from 'zod/mini';
import { riskTolerances, partyRoles } from './contracts.ts';
import { maxDecisionReasonLength, maxDecisions, maxTitleLength } from './limits.ts';

/*
 * What an analysis is. The fields of the specification's section 3 keep their names; the fields beyond them
 * carry the proof: where in the text a finding stands, who found it, and what re-reading the suggestion showed.
 */

const score = z.number().check(z.minimum(0), z.maximum(10));
const offset = z.int().check(z.nonnegative());

/** A passage of the stored clause text. `start` and `end` are UTF-16 offsets, `end` exclusive. */
export const evidenceSchema = z.object({
  quote: z.string().check(z.minLength(1)),
  start: offset,
  end: offset,
});
export type Evidence = z.infer<typeof evidenceSchema>;

export const riskLevels = ['high', 'medium', 'low'] as const;
export const riskLevelSchema = z.enum(riskLevels);
export type RiskLevel = z.infer<typeof riskLevelSchema>;

export const importances = ['critical', 'important', 'other'] as const;
export const importanceSchema = z.enum(importances);
export type Importance = z.infer<typeof importanceSchema>;

const text = z.string().check(z.minLength(1));

/**
 * Why a finding holds: the statement it rests on, what that statement does and to whom, and what was looked for.
 * `proved` by a rule over the statement; `likely` by what was learned, with its likelihood.
 */
export const derivationSchema = z.object({
  proof: z.enum(['proved', 'likely']),
  likelihood: z.optional(z.number().check(z.minimum(0), z.maximum(1))),
  /** The issue of the knowledge base, by its id. */
  issue: text,
  /** What the statement does to who acts in it, in a word: duty, right, ban, waiver and the like. */
  force: text,
  /** Who acts, as the text says; left out where nobody is named. */
  actor: z.optional(text),
  /** Whom it burdens: the reader's side, the other side, both alike, or a party that could not be placed. */
  burdens: z.enum(['own', 'counterpart', 'both', 'unknown']),
  /** Where the statement stands. */
  start: offset,
  end: offset,
  /** What stands behind it: a statute, a standard form, a doctrine. */
  source: z.optional(text),
});
export type Derivation = z.infer<typeof derivationSchema>;

/**
 * What every finding carries. `id` is stable within one analysis. `evidence` is empty where the finding is about
 * something the text does not hold. `verified` is false where a quoted passage was not found in the clause: such
 * a finding is shown apart and counts nowhere.
 */
const finding = {
  id: text,
  title: text,
  /** The field's name of the matter, where the title says the problem in plain words. */
  category: z.optional(text),
  description: text,
  evidence: z.array(evidenceSchema),
  verified: z.boolean(),
  /** Left out by findings of a model, of playbooks and of engines before 2.0. */
  derivation: z.optional(derivationSchema),
  /** Who says so, where several do: rules and positions of playbooks, and the engine. Left out where one does. */
  sources: z.optional(z.array(text)),
};

/** What a model says against a finding of the engine, with the words it rests on. The finding counts all the same. */
export const disputeSchema = z.object({ reason: text, evidence: z.array(evidenceSchema) });
export type Dispute = z.infer<typeof disputeSchema>;

export const riskSchema = z.object({ ...finding, level: riskLevelSchema, dispute: z.optional(disputeSchema) });
export type Risk = z.infer<typeof riskSchema>;

export const benefitSchema = z.object(finding);
export type Benefit = z.infer<typeof benefitSchema>;

export const missingElementSchema = z.object({ ...finding, importance: importanceSchema });
export type MissingElement = z.infer<typeof missingElementSchema>;

/** What reading the suggested clause again with the engine showed. Titles name risks and missing elements. */
export const recheckSchema = z.object({
  riskScoreBefore: score,
  riskScoreAfter: score,
  completenessBefore: score,
  completenessAfter: score,
  resolved: z.array(text),
  remaining: z.array(text),
  introduced: z.array(text),
});
export type Recheck = z.infer<typeof recheckSchema>;

/** One change of a suggested clause: `put` in place of the clause's words from `start` to `end`, for one finding. */
export const clauseChangeSchema = z.object({
  /** The id of the risk or missing element that asks for it. */
  findingId: text,
  start: offset,
  end: offset,
  put: z.string(),
  reason: text,
});
export type ClauseChange = z.infer<typeof clauseChangeSchema>;

export const suggestedImprovementSchema = z.object({
  title: text,
  revisedClause: text,
  explanation: text,
  recheck: z.nullable(recheckSchema),
  /** Every change, in offsets of the clause; none where the suggestion was written as a whole. */
  changes: z._default(z.array(clauseChangeSchema), []),
});

export const negotiationStrategySchema = z.object({
  type: z.enum(['primary', 'other']),
  title: text,
  description: text,
});
export type NegotiationStrategy = z.infer<typeof negotiationStrategySchema>;

/** A figure the clause states: an amount of money, a percentage, a period, a date, a cap. */
export const keyFactSchema = z.object({
  kind: z.enum(['amount', 'percentage', 'period', 'date', 'cap', 'party', 'defined-term']),
  label: text,
  value: text,
  evidence: evidenceSchema,
});
export type KeyFact = z.infer<typeof keyFactSchema>;

/** One section of a longer text, as it was read. */
export const analysedSectionSchema = z.object({
  heading: z.string(),
  start: offset,
  end: offset,
  categories: z.array(text),
  riskLevel: riskLevelSchema,
});
export type AnalysedSection = z.infer<typeof analysedSectionSchema>;

/** A playbook as an analysis used it. `version` is the one it had at that time: a later edit changes nothing here. */
export const usedPlaybookSchema = z.object({ id: text, name: text, version: z.int() });
export type UsedPlaybook = z.infer<typeof usedPlaybookSchema>;

/** What became of a playbook's rule in one analysis. Nothing that was not assessed counts as met. */
export const ruleOutcomes = ['met', 'deviates', 'missing', 'not-applicable', 'not-assessed'] as const;
export type RuleOutcome = (typeof ruleOutcomes)[number];

export const ruleKinds = [
  'risk-tolerance',
  'contract-types',
  'focus-area',
  'avoidance-keyword',
  'preferred-language',
  'special-instructions',
  'template',
] as const;
export type RuleKind = (typeof ruleKinds)[number];

/** One rule of a playbook, held against the clause. `rule` is its own wording. */
export const ruleResultSchema = z.object({
  playbookId: text,
  kind: z.enum(ruleKinds),
  rule: text,
  outcome: z.enum(ruleOutcomes),
  explanation: text,
  evidence: z.array(evidenceSchema),
});
export type RuleResult = z.infer<typeof ruleResultSchema>;

/**
 * What became of a position: `standard` or better, one of its fallbacks, worse than all of them, not dealt with in a
 * clause that should, in no clause of that kind, or nothing that could be compared. What was not assessed is never met.
 */
export const positionVerdicts = [
  'standard',
  'fallback',
  'deviates',
  'missing',
  'not-applicable',
  'not-assessed',
] as const;
export type PositionVerdict = (typeof positionVerdicts)[number];

/** A position of a playbook, held against the clause. */
export const positionResultSchema = z.object({
  /** Stable within one analysis. */
  id: text,
  /** The id of the playbook, which `playbooks` names. */
  playbook: text,
  topic: text,
  verdict: z.enum(positionVerdicts),
  /** Which fallback the clause has, from 1; only with that verdict. */
  fallback: z.optional(z.int().check(z.positive())),
  /** Whether what the playbook walks away from is reached; only where the clause deviates. */
  isWalkAway: z.optional(z.boolean()),
  /** The standard in the playbook's own words, and how many fallbacks stand below it. */
  standard: text,
  fallbackCount: z.optional(z.int().check(z.nonnegative())),
  explanation: text,
  evidence: z.array(evidenceSchema),
  /** Who decided: the engine, by the text; or the model, where the engine could not. */
  decidedBy: z.enum(['engine', 'model']),
});
export type PositionResult = z.infer<typeof positionResultSchema>;

/** A matter in the clause of which no position of the playbooks speaks. */
export const uncoveredSchema = z.object({ title: text, evidence: z.array(evidenceSchema) });
export type Uncovered = z.infer<typeof uncoveredSchema>;

/** How the clause departs from a template's section. `quote` is the template's wording, null for what only the clause has. */
export const deviationSchema = z.object({
  kind: z.enum(['missing', 'added', 'changed-figure']),
  description: text,
  quote: z.nullable(text),
  evidence: z.array(evidenceSchema),
});
export type Deviation = z.infer<typeof deviationSchema>;

/** The section of a template that is nearest to the clause, and what deviates from it. */
export const templateComparisonSchema = z.object({
  templateId: text,
  templateName: text,
  playbookId: text,
  heading: z.string(),
  sectionText: text,
  deviations: z.array(deviationSchema),
});
export type TemplateComparison = z.infer<typeof templateComparisonSchema>;

/**
 * How far the text could be read: as contract text; as contract text of a kind the engine does not know; or not
 * as an English contract at all, in which case nothing is claimed about it.
 */
export const readabilities = ['recognised', 'not-recognised', 'not-a-contract', 'not-english'] as const;

export const analysisSchema = z.object({
  riskLevel: riskLevelSchema,
  overallRiskScore: score,
  completenessScore: score,
  partyRole: z.string(),
  plainEnglishExplanation: text,
  risks: z.array(riskSchema),
  benefits: z.array(benefitSchema),
  missingElements: z.array(missingElementSchema),
  suggestedImprovement: suggestedImprovementSchema,
  negotiationStrategies: z.array(negotiationStrategySchema),
  /** Kinds of clause that were recognised, by their names in the field. */
  clauseCategories: z.array(text),
  readability: z.enum(readabilities),
  keyFacts: z.array(keyFactSchema),
  /** Empty for a single clause. */
  sections: z.array(analysedSectionSchema),
  /** Statements that bind or free a party and were not understood: to be read by a person. */
  notUnderstood: z._default(z.array(evidenceSchema), []),
  /** Who made the analysis: the engine with its version, or the model, asked by a version of the prompt, with the engine that checked it. */
  source: z.object({ engine: text, model: z.nullable(text), prompt: z.optional(text) }),
  /** What a reader must know about how this analysis came about, in plain sentences. */
  notes: z.array(text),
  /** The playbooks that applied, what became of their rules, and how the clause compares with their templates. */
  playbooks: z._default(z.array(usedPlaybookSchema), []),
  playbookRules: z._default(z.array(ruleResultSchema), []),
  templateComparisons: z._default(z.array(templateComparisonSchema), []),
  /** The positions of those playbooks, each with its verdict; and what of the clause none of them covers. */
  positionResults: z._default(z.array(positionResultSchema), []),
  uncovered: z._default(z.array(uncoveredSchema), []),
});
export type Analysis = z.infer<typeof analysisSchema>;

/** A choice that may be left out: an empty string means "not given". */
const choice = <Value extends string>(values: readonly [Value, ...Value[]]) => z.optional(z.enum(['', ...values]));

export const analyzeRequestSchema = z.object({
  /** Blank or over-long text is refused by the use case, which can say so in the specification's words. */
  clauseText: z.string(),
  /** Any word: a type that is not known is analysed as a contract of no particular type. */
  contractType: z.optional(z.string().check(z.maxLength(80))),
  riskTolerance: choice(riskTolerances),
  partyRole: choice(partyRoles),
  usePlaybook: z._default(z.boolean(), true),
  title: z.optional(z.string().check(z.trim(), z.maxLength(maxTitleLength))),
  /** The Word document the text came from, as its upload answered it, or an analysis that was made with it. */
  documentId: z.optional(z.string().check(z.maxLength(64))),
  /**
   * `off` keeps the clause from the stage's language model; `later` has the answer not wait for it: the analysis may then be
   * pending, and `POST /api/analyses/{id}/model-review` adds the review. Left out, the answer holds it where there is a model.
   */
  modelReview: z.optional(z.enum(['off', 'later'])),
});
export type AnalyzeRequest = z.input<typeof analyzeRequestSchema>;

/** What a caller prefers, in the header `Prefer` (RFC 7240), who wants the answer before the language model has read. */
export const respondAsync = 'respond-async';

export const analyzeResponseSchema = z.object({
  analysis: analysisSchema,
  analysisId: z.string(),
  /** `pending` where the language model is still to be asked; left out otherwise. */
  modelReview: z.optional(z.enum(['pending'])),
});
export type AnalyzeResponse = z.infer<typeof analyzeResponseSchema>;

/** What to read again in place of a stored clause: it with the changes of some findings made, or as a person edited it. */
export const rereadRequestSchema = z.object({
  /** The ids of the findings whose changes are made. */
  accepted: z.optional(z.array(text).check(z.maxLength(maxDecisions))),
  /** The whole text, near the stored one. */
  clauseText: z.optional(z.string()),
});
export type RereadRequest = z.output<typeof rereadRequestSchema>;

const count = z.int().check(z.nonnegative());

/**
 * What the engine finds in the text. Level, score and counts are of risks that are open: those listed of words that no
 * change touches, and what is left of the others. `settled` and `introduced` are titles of risks and missing elements.
 */
export const rereadResponseSchema = z.object({
  riskLevel: riskLevelSchema,
  overallRiskScore: score,
  completenessScore: score,
  high: count,
  medium: count,
  low: count,
  missing: count,
  settled: z.array(text),
  introduced: z.array(text),
  revisedClause: z.string(),
});
export type RereadResponse = z.output<typeof rereadResponseSchema>;

const storedFields = {
  id: z.string(),
  title: z.string(),
  clauseText: z.string(),
  contractType: z.string(),
  riskTolerance: z.enum(riskTolerances),
  /** Whether playbooks were asked to apply. */
  usePlaybook: z.boolean(),
  /** Whether one did apply; left out where none did. */
  playbookUsed: z.optional(z.boolean()),
  createdAt: z.string(),
};

export const decisionVerdicts = ['accepted', 'rejected'] as const;

const decided = {
  /** The id of a risk, missing element or benefit of the analysis. */
  findingId: text,
  verdict: z.enum(decisionVerdicts),
  /** Why, in the words of whoever decided. */
  reason: z.optional(z.string().check(z.trim(), z.minLength(1), z.maxLength(maxDecisionReasonLength))),
};

/** What a person decided about a finding. */
export const decisionSchema = z.object({
  ...decided,
  /** Who decided, by name; left out for a public visitor. */
  by: z.optional(z.string()),
  at: z.string(),
});
export type Decision = z.infer<typeof decisionSchema>;

const decisionFields = {
  /** How often the decisions were changed. */
  revision: z._default(z.int().check(z.nonnegative()), 0),
  decisions: z._default(z.array(decisionSchema), []),
};

/** The decisions on an analysis with the revision they are at. */
export const decisionsSchema = z.object(decisionFields);
export type Decisions = z.output<typeof decisionsSchema>;

/** All decisions as they shall be, and the revision they were made from. */
export const saveDecisionsRequestSchema = z.object({
  revision: z.int().check(z.nonnegative()),
  decisions: z.array(z.object(decided)).check(z.maxLength(maxDecisions)),
});
export type SaveDecisionsRequest = z.output<typeof saveDecisionsRequestSchema>;

export const storedAnalysisSchema = z.object({
  ...storedFields,
  /** `off` where whoever asked for it turned the language model off, `pending` where its review is still to come. */
  modelReview: z.optional(z.enum(['off', 'pending'])),
  analysis: analysisSchema,
  ...decisionFields,
  /** Names the Word document the clause came from, to another analysis; left out where there is none. */
  documentId: z.optional(z.string()),
});
export type StoredAnalysis = z.infer<typeof storedAnalysisSchema>;

/** A risk that the language model has found whose quotation stands in the clause, told before its review is there. */
export const foundRiskSchema = z.object({ id: text, title: z.string(), level: z.enum(riskLevels) });

const progressFields = {
  /** How many parts there are. */
  parts: z.int(),
  /** How many of them are read and kept. */
  read: z.int(),
  /** How many sections a text in parts has, and how many of them stand in parts that are read. */
  sections: z.optional(z.object({ all: z.int(), read: z.int() })),
  /** What reading them cost, in US dollars, as it counts against the budgets of the day. */
  cost: z.number(),
  /** What an account may spend on the language model in a day, in US dollars; left out for visitors. */
  dayLimit: z.optional(z.number()),
};

/** How far the language model has come with a clause, as an event tells it: what it found is told by events of its own. */
export const reviewProgressEventSchema = z.object(progressFields);

/** How far the language model has come with a clause; a long one it reads in parts. */
export const reviewProgressSchema = z.object({
  ...progressFields,
  /** What it has found so far; how that joins the engine's findings is told by the review. */
  found: z._default(z.array(foundRiskSchema), []),
});
export type ReviewProgress = z.infer<typeof reviewProgressSchema>;

/** An analysis as lists carry it: the clause cut short, the analysis cut to its level and scores. */
export const analysisSummarySchema = z.object({
  ...storedFields,
  /** `pending` where the language model's review is still to come. */
  modelReview: z.optional(z.enum(['pending'])),
  analysis: z.pick(analysisSchema, {
    riskLevel: true,
    overallRiskScore: true,
    completenessScore: true,
    partyRole: true,
  }),
});
export type AnalysisSummary = z.infer<typeof analysisSummarySchema>;

export const auditEntrySchema = z.object({
  id: z.string(),
  action: z.string(),
  timestamp: z.string(),
  details: z.object({
    model: z.optional(z.string()),
    /** The version of the instructions the model was asked by; left out where no model was. */
    prompt: z.optional(z.string()),
    /** A model that read the clause without anything of it being shown, to be measured. */
    shadowModel: z.optional(z.string()),
    /** What the model's reading cost, in US dollars; left out where none was asked. */
    cost: z.optional(z.number().check(z.nonnegative())),
    /** `off` where the language model was turned off for the analysis. */
    modelReview: z.optional(z.enum(['off'])),
    playbookUsed: z.optional(z.boolean()),
    riskScore: z.optional(score),
    /** Who did it, by name; left out for a public visitor. */
    actor: z.optional(z.string()),
    /** The playbooks that applied, with their versions at that time. */
    playbooks: z.optional(z.array(z.pick(usedPlaybookSchema, { name: true, version: true }))),
    /** The findings that were decided about, by their titles. */
    findings: z.optional(z.array(z.string())),
  }),
});
export type AuditEntry = z.infer<typeof auditEntrySchema>;
