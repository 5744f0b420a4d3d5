import type { Content } from 'pdfmake/interfaces';
import type {
  Analysis,
  Deviation,
  RuleKind,
  RuleOutcome,
  RuleResult,
  TemplateComparison,
} from '../../../../shared/analysis.ts';
import { gravestRuleOutcomesFirst, outcomeLevels, outcomeNames } from '../../../../shared/verdicts.ts';
import { colours } from './design.ts';
import { cards, panel, quotes } from './finding-cards.ts';
import { printable, shorten } from './printable.ts';

/** Rules and template texts are cut to this in print, in UTF-16 units; Clausewise shows them whole. */
const ruleLength = 300;
const sectionLength = 900;
const quoteLength = 300;
/** Rules that need nobody's attention are listed in short up to this number. */
const maxListed = 150;

/** Rules with other outcomes ask for nobody's attention. */
const settled: readonly RuleOutcome[] = ['met', 'not-applicable'];
const attention = gravestRuleOutcomesFirst.filter((outcome) => !settled.includes(outcome));
const kindWords: Readonly<Record<RuleKind, string>> = {
  'focus-area': 'Focus area',
  'avoidance-keyword': 'To avoid',
  'preferred-language': 'Preferred wording',
  'special-instructions': 'Instruction',
  template: 'Template',
  'contract-types': 'Contract types',
  'risk-tolerance': 'Risk tolerance',
};
const deviationWords: Readonly<Record<Deviation['kind'], string>> = {
  'changed-figure': 'Other figure',
  missing: 'Missing',
  added: 'Added',
};

/** The playbooks an analysis used, each with the version it had, in one line; empty where none was. */
export const playbookNames = ({ playbooks }: Pick<Analysis, 'playbooks'>): string =>
  playbooks.map(({ name, version }) => `${name} (version ${version})`).join(', ');

const ruleTitle = ({ kind, rule }: RuleResult): string => `${kindWords[kind]}: ${shorten(rule, ruleLength)}`;

const settledLine = (rule: RuleResult): Content => ({
  text: printable(`${outcomeNames[rule.outcome]}. ${ruleTitle(rule)}. ${rule.explanation}`),
  margin: [0, 0, 0, 3],
});

/** The rules that are met or do not apply, in short; their heading stays with the first. */
const settledList = (rules: readonly RuleResult[]): Content[] => {
  const list = (some: readonly RuleResult[]): Content => ({
    ul: some.map(settledLine),
    style: 'body',
    markerColor: colours.muted,
  });
  const [first, ...rest] = rules.slice(0, maxListed);
  if (!first) return [];
  const heading = { text: 'Met, or not applicable here', style: 'label', bold: true, margin: [0, 6, 0, 3] } as Content;
  const more = rules.length - maxListed;
  return [
    { unbreakable: true, stack: [heading, list([first])] },
    ...(rest.length ? [list(rest)] : []),
    ...(more > 0 ? [{ text: `and ${more} more, which can be read in Clausewise.`, style: 'small' } as Content] : []),
  ];
};

/** What became of each rule: a card for those that ask for attention, a line for the rest. */
export const ruleCards = ({ playbooks, playbookRules }: Analysis): Content[] => {
  if (!playbooks.length) return [];
  const nameOf = (id: string) => playbooks.find((playbook) => playbook.id === id)?.name ?? '';
  const open = attention.flatMap((wanted) => playbookRules.filter(({ outcome }) => outcome === wanted));
  const settledRules = playbookRules.filter(({ outcome }) => settled.includes(outcome));
  const introduction: Content = {
    text: printable(`Used: ${playbookNames({ playbooks })}. Nothing that was not assessed counts as met.`),
    style: 'body',
    margin: [0, 0, 0, 8],
  };
  return [
    introduction,
    ...(open.length
      ? cards(
          open.map((rule, index) => {
            const level = outcomeLevels[rule.outcome];
            return {
              number: level ? `P${index + 1}` : `P${index + 1}   ${outcomeNames[rule.outcome]}`,
              title: ruleTitle(rule),
              description: playbooks.length > 1 ? `${nameOf(rule.playbookId)}: ${rule.explanation}` : rule.explanation,
              evidence: rule.evidence,
              verified: true,
              badge: level && { level, words: outcomeNames[rule.outcome] },
            };
          }),
          '',
        )
      : [{ text: 'No rule asks for attention.', style: 'body', color: colours.muted } as Content]),
    ...settledList(settledRules),
  ];
};

const deviation = ({ kind, description, quote, evidence }: Deviation): Content => ({
  stack: [
    { text: [{ text: `${deviationWords[kind]}. `, bold: true }, printable(description)], style: 'body' },
    ...(quote === null
      ? []
      : [
          {
            text: `Template: “${printable(shorten(quote, quoteLength))}”`,
            style: 'quote',
            margin: [0, 2, 0, 0],
          } as Content,
        ]),
    ...quotes(evidence),
  ],
  margin: [0, 6, 0, 0],
});

/** A panel for each template section that was compared: its wording, and what deviates from it. */
export const comparisonCards = ({ templateComparisons }: Analysis): Content[] =>
  templateComparisons.map(({ templateName, heading, sectionText, deviations }: TemplateComparison) =>
    panel(
      [
        { text: printable(`${templateName}${heading ? `: ${heading}` : ''}`), style: 'finding' },
        { text: `“${printable(shorten(sectionText, sectionLength))}”`, style: 'quote', margin: [0, 4, 0, 0] },
        ...(deviations.length
          ? deviations.map(deviation)
          : [{ text: 'Nothing deviates.', style: 'body', margin: [0, 6, 0, 0] } as Content]),
      ],
      Math.min(sectionText.length, sectionLength) +
        deviations.reduce(
          (sum, { description, quote, evidence }) =>
            sum + description.length + Math.min(quote?.length ?? 0, quoteLength) + (evidence[0]?.quote.length ?? 0),
          0,
        ),
      colours.accent,
    ),
  );
