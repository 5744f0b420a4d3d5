import type { PlaybookGuidance, TemplateGuidance } from '../../functions/core/clauses/playbook/playbook-guidance.ts';
import { playbookRulesSchema } from '../../shared/playbooks.ts';

/** A playbook as an analysis is given it, with the rules named and all others empty. */
export const guidance = (
  rules: object,
  templates: readonly TemplateGuidance[] = [],
  name = 'House rules',
): PlaybookGuidance => ({
  id: `playbook-${name.toLowerCase().replace(/\W+/g, '-')}`,
  name,
  version: 4,
  rules: playbookRulesSchema.parse(rules),
  templates,
});

/** A template of sections without numbers. */
export const template = (
  name: string,
  sections: readonly (readonly [heading: string, text: string])[],
): TemplateGuidance => ({
  id: `template-${name.toLowerCase().replace(/\W+/g, '-')}`,
  name,
  sections: sections.map(([heading, text], at) => ({ number: String(at + 1), heading, text })),
});
