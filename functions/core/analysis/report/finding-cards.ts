import type { Column, Content, ContentTable, ContentText } from 'pdfmake/interfaces';
import type {
  Analysis,
  ClauseChange,
  Decision,
  Derivation,
  Dispute,
  Evidence,
  Importance,
  NegotiationStrategy,
  RiskLevel,
  StoredAnalysis,
} from '../../../../shared/analysis.ts';
import { asksForChange, besideQuote, besideTitle } from '../../../../shared/finding-words.ts';
import { findUnlisted, unlistedLine } from '../../../../shared/settlement.ts';
import { completenessLine, disputeLine, importanceNames, riskLevelNames } from '../../../../shared/verdicts.ts';
import { dateWords } from './date-words.ts';
import { colours, levelColours, levelShape } from './design.ts';
import { strategyOf, type NumberedFindings } from './number-findings.ts';
import { insertedLook, ownRedline } from './own-redline.ts';
import { printable, shorten } from './printable.ts';

/** A report of more cards than this would not be read; the rest is named by number. */
const maxCards = 250;

/** Quotations are cut to this in a card: the clause follows in full. In UTF-16 units. */
const quoteLength = 420;

/** A card with more text than this may be taller than a page, and must be allowed to break. */
const unbreakableLength = 2_400;

const maxQuotes = 3;

interface Card {
  readonly number: string;
  readonly title: string;
  readonly description: string;
  readonly evidence: readonly Evidence[];
  readonly verified: boolean;
  readonly badge: { readonly level: RiskLevel; readonly words: string } | undefined;
  /** The field's name of the matter. */
  readonly category?: string | undefined;
  readonly derivation?: Derivation | undefined;
  /** What a model says against it. */
  readonly dispute?: Dispute | undefined;
  /** What the suggested clause changes for it, where it stands. */
  readonly redline?: readonly Content[];
  /** The changes behind it. */
  readonly changes?: readonly ClauseChange[];
  /** What to say for it at the table. */
  readonly strategy?: NegotiationStrategy | undefined;
  /** What was decided about it. */
  readonly decision?: Decision | undefined;
}

const importanceLevels: Readonly<Record<Importance, RiskLevel>> = {
  critical: 'high',
  important: 'medium',
  other: 'low',
};

/** The passages a finding rests on, the first few. */
export const quotes = (evidence: readonly Evidence[]): Content[] => {
  const shown = evidence.slice(0, maxQuotes).map(({ quote }): Content => ({
    text: `“${printable(shorten(quote, quoteLength))}”`,
    style: 'quote',
    margin: [0, 2, 0, 0],
  }));
  const rest = evidence.length - maxQuotes;
  return rest > 0
    ? [
        ...shown,
        { text: `and ${rest} more ${rest === 1 ? 'passage' : 'passages'}`, style: 'label', margin: [0, 4, 0, 0] },
      ]
    : shown;
};

const titleLine = ({ number, badge, title }: Card): Content => {
  const label: Column = { text: number, width: 'auto', style: 'label', bold: true, color: colours.accent };
  const heading: Column = { text: printable(title), width: '*', style: 'finding', margin: [0, -1.6, 0, 0] };
  if (!badge) return { columns: [label, heading], columnGap: 6 };
  const words: Column = {
    text: badge.words,
    width: 'auto',
    noWrap: true,
    style: 'label',
    bold: true,
    color: levelColours[badge.level],
  };
  return {
    columns: [label, { width: 7, stack: [levelShape(badge.level, 6)], margin: [0, 1, 0, 0] }, words, heading],
    columnGap: 6,
  };
};

const cardLayout = (color: string): NonNullable<ContentTable['layout']> => ({
  hLineWidth: () => 0,
  vLineWidth: (line) => (line === 0 ? 2 : 0),
  vLineColor: () => color,
  paddingLeft: () => 9,
  paddingRight: () => 9,
  paddingTop: () => 3,
  paddingBottom: () => 3,
  fillColor: () => colours.panel,
});

/**
 * A panel with a coloured edge, which pages do not break unless it may be taller than one.
 * @param length how much text it holds, in UTF-16 units
 */
export const panel = (stack: Content[], length: number, color: string): Content => ({
  unbreakable: length <= unbreakableLength,
  margin: [0, 0, 0, 3],
  table: { widths: ['*'], dontBreakRows: length <= unbreakableLength, body: [[{ stack }]] },
  layout: cardLayout(color),
});

/** How sure a finding is, and what stands behind it. */
const basisOf = ({ proof, likelihood, source }: Derivation): string | undefined => {
  const sure = proof === 'likely' ? `Likely (${Math.round((likelihood ?? 0) * 100)}%), not proved by a rule.` : '';
  return [sure, source ? `Source: ${source}` : ''].filter(Boolean).join(' ') || undefined;
};

/** What was decided about a finding, by whom and when, and why. */
const decisionLine = ({ verdict, by, at, reason }: Decision): Content => ({
  margin: [0, 2, 0, 0],
  style: 'body',
  text: [
    {
      text: verdict === 'accepted' ? 'Accepted' : 'Rejected',
      bold: true,
      color: verdict === 'accepted' ? colours.inserted : colours.deleted,
    },
    printable(`${by === undefined ? '' : ` by ${shorten(by, 80)}`} on ${dateWords(new Date(at), 'en-US')}.`),
    ...(reason === undefined ? [] : [printable(` Reason: ${reason}`)]),
  ],
});

/** What a model says against a finding. */
const disputed = (dispute: Dispute): Content => ({
  text: printable(shorten(disputeLine(dispute), quoteLength)),
  style: 'label',
  margin: [0, 5, 0, 0],
});

/** Whether a strategy says more than its card does: what the finding means and the words to add are read once. */
const saysMore = ({ description, changes = [] }: Card, strategy: NegotiationStrategy): boolean => {
  if (changes.length && asksForChange(strategy)) return false;
  return !(
    strategy.description.startsWith(description) && changes.some(({ put }) => strategy.description.includes(put.trim()))
  );
};

/** What to say for a finding at the table. */
const atTheTable = ({ type, description }: NegotiationStrategy): Content => ({
  text: [{ text: type === 'primary' ? 'Ask for this first: ' : 'At the table: ', bold: true }, printable(description)],
  style: 'body',
  margin: [0, 2, 0, 0],
});

/** What a card says below its quotes: its changes, what was decided, what speaks against it, and what it rests on. */
const below = (card: Card): Content[] => {
  const { redline = [], strategy, derivation, dispute, decision } = card;
  const basis = derivation && basisOf(derivation);
  return [
    ...redline,
    ...(strategy && saysMore(card, strategy) ? [atTheTable(strategy)] : []),
    ...(decision ? [decisionLine(decision)] : []),
    ...(dispute ? [disputed(dispute)] : []),
    ...(basis ? [{ text: printable(basis), style: 'label', margin: [0, 2, 0, 0] } as Content] : []),
  ];
};

const lengthOf = ({ title, description, evidence, changes = [], strategy, dispute, decision }: Card): number =>
  title.length +
  besideTitle({ title, description }).length +
  (strategy?.description.length ?? 0) +
  (dispute ? Math.min(disputeLine(dispute).length, quoteLength) : 0) +
  (decision?.reason?.length ?? 0) +
  evidence.slice(0, maxQuotes).reduce((sum, { quote }) => sum + Math.min(quote.length, quoteLength), 0) +
  changes.reduce((sum, { start, end, put }) => sum + Math.min(end - start + put.length, 2 * quoteLength), 0);

/** The passages that neither the card's own redline nor a card above it shows already. */
const unshown = ({ evidence, changes = [] }: Card, above: readonly Card[]): readonly Evidence[] =>
  evidence.filter(
    ({ start, end, quote }) =>
      !changes.some((change) => change.start < end && start < change.end) &&
      !above.some((card) => card.evidence.some((shown) => shown.quote === quote)),
  );

/** The clause's own words in a card's redline. */
const wordsIn = (redline: readonly Content[]): string =>
  redline
    .flatMap((line) => (line as ContentText).text as ContentText[])
    .filter(({ decoration }) => decoration !== insertedLook.decoration)
    .map(({ text }) => (typeof text === 'string' ? text : ''))
    .join('');

/** What a finding means beside the words of the clause in its card, and the field's name of the matter behind it. */
const meaning = (card: Card, quoted: readonly Evidence[]): Content => {
  const shown = [wordsIn(card.redline ?? []), ...quoted.slice(0, maxQuotes).map(({ quote }) => quote)].join(' ');
  const words = printable(besideQuote(besideTitle(card), shown.trim()));
  const name = card.category ? printable(`${words && '  '}${shorten(card.category, 60)}`) : '';
  return {
    text: [words, ...(name ? [{ text: name, fontSize: 7.2, color: colours.muted }] : [])],
    style: 'body',
    margin: [0, 2, 0, 0],
  };
};

const cardContent = (card: Card, above: readonly Card[]): Content =>
  panel(
    [
      titleLine(card),
      ...(card.verified
        ? []
        : [
            {
              text: 'The passage this finding quotes was not found in the clause, or is too short to prove it. It counts nowhere.',
              style: 'label',
              margin: [0, 2, 0, 0],
            } as Content,
          ]),
      meaning(card, unshown(card, above)),
      ...quotes(unshown(card, above)),
      ...below(card),
    ],
    lengthOf(card),
    card.badge ? levelColours[card.badge.level] : colours.accent,
  );

/** The cards of a list of findings, or a line that says there are none. */
export const cards = (list: readonly Card[], none: string): Content[] => {
  if (list.length === 0) return [{ text: none, style: 'body', color: colours.muted }];
  const rest = list.slice(maxCards);
  const last = rest.at(-1);
  const remark: Content[] = last
    ? [
        {
          text: `${rest.length.toLocaleString('en-US')} more, ${rest[0]?.number} to ${last.number}, can be read in Clausewise.`,
          style: 'small',
        },
      ]
    : [];
  return [...list.slice(0, maxCards).map((card, index) => cardContent(card, list.slice(0, index))), ...remark];
};

/** The changes of the suggested clause, by the finding that asks for each. */
const changesOf = ({ suggestedImprovement }: Analysis): Map<string, ClauseChange[]> =>
  Map.groupBy(suggestedImprovement.changes, ({ findingId }) => findingId);

/** What was decided, by the finding it is about. */
const decisionsOf = ({ decisions }: Pick<StoredAnalysis, 'decisions'>): ReadonlyMap<string, Decision> =>
  new Map(decisions.map((decision) => [decision.findingId, decision]));

/** A card for each risk: number, severity, what it is, the words of the clause it stands on and what would mend it. */
export const riskCards = ({ risks }: NumberedFindings, stored: StoredAnalysis): Content[] => {
  const changes = changesOf(stored.analysis);
  const decided = decisionsOf(stored);
  const listed = cards(
    risks.map(({ number, finding }) => ({
      ...finding,
      number,
      changes: changes.get(finding.id) ?? [],
      redline: ownRedline(stored.clauseText, changes.get(finding.id) ?? []),
      strategy: strategyOf(stored.analysis, finding),
      decision: decided.get(finding.id),
      badge: { level: finding.level, words: riskLevelNames[finding.level] },
    })),
    'No risks were found for this side at this risk tolerance.',
  );
  const unlisted = findUnlisted(stored.analysis);
  if (!unlisted) return listed;
  const titles = printable(unlisted.all.join('; '));
  return [...listed, { text: `${unlistedLine(unlisted)} ${titles}.`, style: 'small', margin: [0, 4, 0, 0] }];
};

/** A card for each element the clause lacks. */
export const missingElementCards = ({ missingElements }: NumberedFindings, stored: StoredAnalysis): Content[] => {
  const changes = changesOf(stored.analysis);
  const decided = decisionsOf(stored);
  const line = completenessLine(stored.analysis);
  const isListed = missingElements.length > 0;
  const listed = cards(
    missingElements.map(({ number, finding }) => ({
      ...finding,
      number,
      changes: changes.get(finding.id) ?? [],
      redline: ownRedline(stored.clauseText, changes.get(finding.id) ?? []),
      strategy: strategyOf(stored.analysis, finding),
      decision: decided.get(finding.id),
      badge: { level: importanceLevels[finding.importance], words: importanceNames[finding.importance] },
    })),
    line ?? 'Nothing that a clause of this kind usually holds was found missing.',
  );
  return isListed && line !== undefined ? [{ text: line, style: 'body', margin: [0, 0, 0, 4] }, ...listed] : listed;
};

/** A card for each point in favour of the side the analysis was made for. */
export const benefitCards = ({ benefits }: NumberedFindings, stored: StoredAnalysis): Content[] => {
  const decided = decisionsOf(stored);
  return cards(
    benefits.map(({ number, finding }) => ({
      ...finding,
      number,
      badge: undefined,
      decision: decided.get(finding.id),
    })),
    'No particular benefits were found for this side.',
  );
};
