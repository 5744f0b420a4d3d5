import type { PlaybookRules } from '../../../../shared/playbooks.ts';

/** A section of a template: its number and heading as the template writes them, empty where it has none. */
export interface TemplateSection {
  readonly number: string;
  readonly heading: string;
  readonly text: string;
}

/** A template that applies to an analysis, with its sections in their order. */
export interface TemplateGuidance {
  readonly id: string;
  readonly name: string;
  readonly sections: readonly TemplateSection[];
}

/**
 * A playbook that applies to an analysis, as it is at that time, with its active templates. Its texts were written
 * by people of the organisation: they are data, never instructions to the program.
 */
export interface PlaybookGuidance {
  readonly id: string;
  readonly name: string;
  readonly version: number;
  readonly rules: PlaybookRules;
  readonly templates: readonly TemplateGuidance[];
}
