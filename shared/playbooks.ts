import * as z from 'zod/mini';
import { defaultRiskTolerance, riskTolerances } from './contracts.ts';

/** An organisation's own rules for reviewing clauses, and the contract templates that go with them. */

export const maxPlaybookNameLength = 100;
export const maxRulesPerList = 50;
export const maxRuleLength = 300;
export const maxInstructionsLength = 5_000;
export const maxDescriptionLength = 1_000;
export const maxPositions = 30;
export const maxTopicLength = 120;
export const maxFallbacks = 5;
export const maxPositionLength = 1_000;

/** How many templates a playbook holds. */
export const maxTemplatesPerPlaybook = 100;

/** How many active playbooks, and active templates of them, apply to one analysis. */
export const maxActivePlaybooks = 10;
export const maxActiveTemplates = 20;

/**
 * How many of them one member may have made, so that nobody takes every place of all others. Admins, and those a stage
 * names to switch playbooks on, have all places.
 */
export const maxActivePlaybooksOfOne = 5;
export const maxActiveTemplatesOfOne = 10;

/**
 * Who lets a playbook apply to everybody: everybody, as the specification has it; admins; or admins and the accounts of
 * these addresses. Whoever may not makes playbooks that are switched off.
 */
export const playbookActivationSchema = z._default(
  z.union([z.enum(['everybody', 'admins']), z.array(z.email()).check(z.minLength(1))]),
  'everybody',
);
export type PlaybookActivation = z.output<typeof playbookActivationSchema>;

/** A list of short entries: trimmed, empty ones left out, each once. */
const ruleList = z.pipe(
  z.array(z.string().check(z.trim(), z.maxLength(maxRuleLength))).check(z.maxLength(maxRulesPerList)),
  z.transform((entries) => [...new Set(entries.filter((entry) => entry !== ''))]),
);

/** What a position says of one rung of its ladder: wording, as a clause would have it, or a figure in words. */
const rung = z.string().check(z.trim(), z.minLength(1), z.maxLength(maxPositionLength));

/**
 * What the organisation wants of one topic, from best to worst for it: the standard, what it may fall back to one after
 * the other, and what it walks away from (empty where nothing is said).
 */
export const positionSchema = z.object({
  topic: z.string().check(z.trim(), z.minLength(1, 'Topic is required'), z.maxLength(maxTopicLength)),
  standard: rung,
  fallbacks: z._default(z.array(rung).check(z.maxLength(maxFallbacks)), []),
  walkAway: z._default(z.string().check(z.trim(), z.maxLength(maxPositionLength)), ''),
});
export type Position = z.output<typeof positionSchema>;

const positionsSchema = z.array(positionSchema).check(
  z.maxLength(maxPositions),
  z.refine((positions) => new Set(positions.map(({ topic }) => topic.toLowerCase())).size === positions.length, {
    error: 'Each topic can have one position only',
  }),
);

/** All rules may be left out (specification, section 5). */
export const playbookRulesSchema = z.object({
  riskTolerance: z._default(z.enum(riskTolerances), defaultRiskTolerance),
  /** The contract types a playbook is limited to; none means all. */
  contractTypes: z._default(ruleList, []),
  focusAreas: z._default(ruleList, []),
  specialInstructions: z._default(z.string().check(z.trim(), z.maxLength(maxInstructionsLength)), ''),
  avoidanceKeywords: z._default(ruleList, []),
  preferredLanguage: z._default(ruleList, []),
  positions: z._default(positionsSchema, []),
});
export type PlaybookRules = z.output<typeof playbookRulesSchema>;

export const playbookInputSchema = z.object({
  name: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, 'Name is required'),
      z.maxLength(maxPlaybookNameLength, 'Name must be less than 100 characters'),
    ),
  description: z._default(z.string().check(z.trim(), z.maxLength(maxDescriptionLength)), ''),
  isActive: z._default(z.boolean(), true),
  rules: z._default(playbookRulesSchema, () => playbookRulesSchema.parse({})),
});
export type PlaybookInput = z.output<typeof playbookInputSchema>;

/**
 * A change names the version it was made from, so that it cannot overwrite somebody else's unseen. Rules without
 * `positions` come from a client that does not know of them and leave those of the playbook; an empty list removes them.
 */
export const updatePlaybookSchema = z.extend(playbookInputSchema, {
  rules: z._default(z.extend(playbookRulesSchema, { positions: z.optional(positionsSchema) }), () => ({
    ...playbookRulesSchema.parse({}),
    positions: undefined,
  })),
  version: z.optional(z.int()),
});

/** Who made or changed something, as it is shown. */
const personSchema = z.object({ id: z.string(), name: z.string() });

export const playbookSchema = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string(),
  isActive: z.boolean(),
  createdAt: z.string(),
  rules: playbookRulesSchema,
  version: z.int(),
  createdBy: personSchema,
  updatedAt: z.string(),
  updatedBy: personSchema,
  templateCount: z.int(),
  /** Whether the caller may change or delete it: who made it, and admins. */
  canEdit: z.boolean(),
});
export type Playbook = z.output<typeof playbookSchema>;

/** A section of a template. `length` is that of its text in UTF-16 units. */
const sectionHead = { number: z.string(), heading: z.string(), length: z.int() };

const templateFields = {
  id: z.string(),
  playbookId: z.string(),
  name: z.string(),
  description: z.string(),
  templateType: z.string(),
  isActive: z.boolean(),
  createdAt: z.string(),
  filename: z.string(),
  canEdit: z.boolean(),
};

/** A template as lists carry it: its sections by their headings. */
export const templateSchema = z.object({ ...templateFields, sections: z.array(z.object(sectionHead)) });
export type Template = z.infer<typeof templateSchema>;

/** A template whole: its sections with their texts. */
export const wholeTemplateSchema = z.object({
  ...templateFields,
  sections: z.array(z.object({ ...sectionHead, text: z.string() })),
});
export type WholeTemplate = z.infer<typeof wholeTemplateSchema>;

export const defaultTemplateType = 'Standard Agreement';

/** What goes with a template's file, in the form's fields or in JSON that names a stored file. */
export const templateInputSchema = z.object({
  playbookId: z.string().check(z.minLength(1), z.maxLength(64)),
  name: z.optional(z.string().check(z.trim(), z.maxLength(200))),
  description: z.optional(z.string().check(z.trim(), z.maxLength(maxDescriptionLength))),
  templateType: z._default(z.string().check(z.trim(), z.maxLength(80)), defaultTemplateType),
  /** A form carries it as a word. */
  isActive: z._default(z.union([z.boolean(), z.stringbool({ truthy: ['true'], falsy: ['false'] })]), true),
});

export const storedTemplateInputSchema = z.extend(templateInputSchema, {
  key: z.string().check(z.minLength(1), z.maxLength(200)),
  filename: z.string().check(z.minLength(1), z.maxLength(10_000)),
});

export const updateTemplateSchema = z.object({ isActive: z.boolean() });
export const listTemplatesQuerySchema = z.object({ playbookId: z.string().check(z.minLength(1), z.maxLength(64)) });
