import type { Analysis, PositionResult, RuleResult } from '../../../shared/analysis.ts';
import type { PlaybookGuidance } from '../clauses/playbook/playbook-guidance.ts';

/** What the playbooks may take of a question in UTF-16 units, about 6,000 tokens: their rules, then their templates. */
const mostRules = 16_000;
const mostTemplates = 8_000;
/** A template's section is told this far. */
const mostSection = 2_000;
/** As many instructions are put to the model by number; the engine assessed the others, or none is left. */
export const mostAskedInstructions = 30;

/** The playbook instructions that the engine could not assess, in the order of their numbers, from 1. */
export const openInstructions = ({ playbookRules }: Analysis): RuleResult[] =>
  playbookRules
    .filter(({ kind, outcome }) => kind === 'special-instructions' && outcome === 'not-assessed')
    .slice(0, mostAskedInstructions);

/** As many positions are put to the model by number. */
const mostAskedPositions = 30;

/** The positions that the engine could not assess, in the order of their numbers, from 1. */
export const openPositions = ({ positionResults }: Analysis): PositionResult[] =>
  positionResults.filter(({ verdict }) => verdict === 'not-assessed').slice(0, mostAskedPositions);

/** The ladder behind a result, as data. */
const ladderOf = (playbooks: readonly PlaybookGuidance[], { playbook, topic, standard }: PositionResult): string => {
  const position = playbooks
    .find(({ id }) => id === playbook)
    ?.rules.positions.find((own) => own.topic === topic && own.standard === standard);
  return JSON.stringify(position ?? { topic, standard });
};

/** As many entries as fit, and how many do not. */
const fitted = (entries: readonly string[], most: number): { readonly text: string; readonly left: number } => {
  let text = '';
  let count = 0;
  for (const entry of entries) {
    if (text.length + entry.length + 1 > most) break;
    text += `${entry}\n`;
    count += 1;
  }
  return { text, left: entries.length - count };
};

/**
 * The playbooks as a model is told them: names, rules, what the engine leaves open, and the nearest template sections,
 * each kind of rule of all playbooks in turn so that none is lost to a long list. It is data and must be fenced.
 * @returns the text, empty where no playbook applies, and what a reader must know of what was cut
 */
export const playbookQuestion = (
  playbooks: readonly PlaybookGuidance[],
  engine: Analysis,
): { readonly text: string; readonly notes: readonly string[] } => {
  if (!playbooks.length) return { text: '', notes: [] };
  const line = (kind: string, entries: readonly string[]) =>
    [...new Set(entries)].map((entry) => `${kind}: ${JSON.stringify(entry)}`);
  const open = openInstructions(engine);
  const unsettled = openPositions(engine);
  const rules = fitted(
    [
      ...line(
        'playbook',
        playbooks.map(({ name }) => name),
      ),
      ...line(
        'focus area',
        playbooks.flatMap((playbook) => playbook.rules.focusAreas),
      ),
      ...line(
        'avoid',
        playbooks.flatMap((playbook) => playbook.rules.avoidanceKeywords),
      ),
      ...open.map(({ rule }, at) => `instruction ${at + 1}: ${JSON.stringify(rule)}`),
      ...unsettled.map((result, at) => `position ${at + 1}: ${ladderOf(playbooks, result)}`),
      ...line(
        'settled position',
        engine.positionResults
          .filter((result) => !unsettled.includes(result))
          .map(({ topic, verdict }) => `${topic}: ${verdict}`),
      ),
      ...line(
        'prefer',
        playbooks.flatMap((playbook) => playbook.rules.preferredLanguage),
      ),
      ...line(
        'further instructions',
        playbooks.map((playbook) => playbook.rules.specialInstructions).filter((text) => text !== ''),
      ),
    ],
    mostRules,
  );
  const templates = fitted(
    engine.templateComparisons.map(({ templateName, heading, sectionText }) =>
      JSON.stringify({ template: templateName, heading, text: sectionText.slice(0, mostSection) }),
    ),
    mostTemplates,
  );
  const cut = rules.left + templates.left;
  return {
    text: rules.text + templates.text,
    notes: cut
      ? [
          `The language model was not told all of the playbooks: ${cut} of their rules and template sections did not fit. The clause engine applied all of them.`,
        ]
      : [],
  };
};
