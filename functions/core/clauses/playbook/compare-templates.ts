import type { RuleResult, TemplateComparison } from '../../../../shared/analysis.ts';
import type { ReadText } from '../reading/read-text.ts';
import { listed } from '../reading/sentence-tools.ts';
import { findDeviations } from './find-deviations.ts';
import type { PlaybookGuidance, TemplateGuidance } from './playbook-guidance.ts';
import { nearness, readPassage, type Passage } from './template-sections.ts';

/** What is read of templates for one analysis, over all of them: whole contracts and many of them stay affordable. */
const mostSections = 2_000;
const mostCharacters = 3_000_000;
/** Sections of a whole contract that are compared, and comparisons shown for one template and for all. */
const mostContractSections = 400;
const mostPerTemplate = 6;
const mostComparisons = 40;
/** A section is shown this far beside the clause. */
const mostShown = 4_000;

interface Compared {
  readonly comparisons: readonly TemplateComparison[];
  readonly rules: readonly RuleResult[];
}

const kindWords = (passage: Passage | undefined): string => passage?.kinds[0]?.label ?? 'its kind';

const titleOf = ({ number, heading }: TemplateGuidance['sections'][number]): string =>
  [number, heading].filter(Boolean).join(' ').slice(0, 300);

/** Each section of the template with the passage nearest to it, and how near that is. */
const pairUp = (passages: readonly Passage[], sections: readonly Passage[], isWhole: boolean) => {
  const pairs = sections.flatMap((section) => {
    let best: { passage: Passage; section: Passage; near: number } | undefined;
    for (const passage of passages) {
      const near = nearness(passage, section);
      if (near > (best?.near ?? 0)) best = { passage, section, near };
    }
    return best ? [best] : [];
  });
  pairs.sort((a, b) => b.near - a.near);
  // A clause has one nearest section; of a contract each section is compared once.
  if (!isWhole) return pairs.slice(0, 1);
  const used = new Set<Passage>();
  return pairs.filter(({ passage }) => !used.has(passage) && used.add(passage));
};

/**
 * Compares a text with the templates of the playbooks that apply: a clause with the nearest section of its kind in
 * each, a whole contract section by section.
 * @param canAssess false where the text could not be read
 */
export const compareTemplates = (
  read: Pick<ReadText, 'text' | 'sections' | 'isWhole'>,
  playbooks: readonly PlaybookGuidance[],
  canAssess: boolean,
): Compared => {
  const templates = playbooks.flatMap((playbook) => playbook.templates.map((template) => ({ playbook, template })));
  if (!templates.length) return { comparisons: [], rules: [] };
  const passages = !canAssess
    ? []
    : read.isWhole
      ? read.sections
          .slice(0, mostContractSections)
          .map(({ heading, start, end }) => readPassage(heading, read.text.slice(start, end), start))
      : [readPassage(read.sections[0]?.heading ?? '', read.text)];
  const comparisons: TemplateComparison[] = [];
  const rules: RuleResult[] = [];
  let sectionsLeft = mostSections;
  let charactersLeft = mostCharacters;
  for (const { playbook, template } of templates) {
    const rule = { playbookId: playbook.id, kind: 'template', rule: template.name, evidence: [] } as const;
    const settle = (outcome: RuleResult['outcome'], explanation: string) =>
      rules.push({ ...rule, evidence: [], outcome, explanation });
    if (!canAssess) {
      settle('not-assessed', 'The text was not understood, so it was not compared.');
      continue;
    }
    const sections: Passage[] = [];
    for (const section of template.sections) {
      if (sectionsLeft <= 0 || charactersLeft <= 0) break;
      sectionsLeft -= 1;
      charactersLeft -= section.text.length;
      sections.push(readPassage(titleOf(section), section.text));
    }
    const unread = template.sections.length - sections.length;
    const cut = unread > 0 ? ` ${unread} of its sections were not read: together the templates are too long.` : '';
    if (!sections.some(({ roots }) => roots.size > 0)) {
      settle('not-assessed', unread > 0 ? cut.trim() : 'The template has no text to compare with.');
      continue;
    }
    const pairs = pairUp(passages, sections, read.isWhole);
    if (!pairs.length) {
      settle(
        unread > 0 ? 'not-assessed' : 'not-applicable',
        `No section of the template is of the clause’s kind (${kindWords(passages[0])}).${cut}`,
      );
      continue;
    }
    const compared = pairs.map((pair) => ({ ...pair, deviations: findDeviations(pair.passage, pair.section) }));
    const total = compared.reduce((sum, { deviations }) => sum + deviations.length, 0);
    const shown = compared
      .filter(({ deviations }) => !read.isWhole || deviations.length > 0)
      .slice(0, Math.min(mostPerTemplate, mostComparisons - comparisons.length));
    for (const { section, deviations } of shown)
      comparisons.push({
        templateId: template.id,
        templateName: template.name,
        playbookId: playbook.id,
        heading: section.heading,
        sectionText: section.text.length > mostShown ? `${section.text.slice(0, mostShown)}…` : section.text,
        deviations,
      });
    const lone = read.isWhole
      ? sections.filter(
          (section) => section.heading && section.kinds.length && !pairs.some((pair) => pair.section === section),
        )
      : [];
    const without = lone.length
      ? ` The contract has no counterpart to ${listed(lone.slice(0, 6).map(({ heading }) => `“${heading}”`))}${lone.length > 6 ? ` and ${lone.length - 6} more` : ''}.`
      : '';
    const where = read.isWhole
      ? `${pairs.length} ${pairs.length === 1 ? 'section was' : 'sections were'} compared`
      : `Compared with “${pairs[0]!.section.heading || 'the nearest section'}”`;
    const hidden = compared.filter(({ deviations }) => deviations.length > 0).length - shown.length;
    const more = read.isWhole && hidden > 0 ? ` ${hidden} more that deviate are not shown.` : '';
    settle(
      total || lone.length ? 'deviates' : unread > 0 ? 'not-assessed' : 'met',
      total
        ? `${where}: ${total} ${total === 1 ? 'deviation' : 'deviations'}.${more}${without}${cut}`
        : `${where}: nothing deviates.${without}${cut}`,
    );
  }
  return { comparisons, rules };
};
