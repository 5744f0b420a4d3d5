import { createHash } from 'node:crypto';
import type { Analysis } from '../../../shared/analysis.ts';
import { addressedRiskId } from '../clauses/findings/report-apart.ts';
import { usualTermsOf } from '../clauses/market-practice.ts';
import { setApart } from '../clauses/reading/set-apart.ts';
import type { Excerpt } from './choose-sections.ts';
import { promptInstructions, promptMarker } from './review-prompt.ts';

export const reviewTool = {
  name: 'report_review',
  description: 'Report the review of the clause.',
} as const;

/**
 * The longest text a model is asked to find better words in, in UTF-16 units: they are read again with all of the text
 * before they are suggested. Of a longer one the clause engine's own suggestion stands.
 */
export const maxRevisedLength = 12_000;

interface QuestionOptions {
  /** What is sent of the clause. */
  readonly excerpt: Excerpt;
  readonly contractType: string;
  readonly partyRole: string;
  readonly riskTolerance: string;
  readonly engine: Analysis;
  /** The playbooks that apply, as `playbookQuestion` words them; empty where none does. */
  readonly playbooks: string;
  /** What was found in the parts of a long text, where they are to be looked at together. */
  readonly partFindings?: string | undefined;
}

/** A marker the text between cannot hold: it depends on the text itself. */
const markerFor = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 20);

/** Text from outside between tags that it cannot hold itself. */
const fence = (name: string, text: string): string => {
  const tag = `${name}-${markerFor(text)}`;
  return `<${tag}>\n${text}\n</${tag}>`;
};

/** A finding's first quotation is told this far: enough to know the place by. */
const toldQuote = 120;

const isForReaders = (text: string): boolean => setApart(text) === undefined;

/** A finding's first words, where none of them is addressed to software. */
const firstWords = (quote: string | undefined): string | undefined =>
  quote !== undefined && isForReaders(quote) ? quote.slice(0, toldQuote) : undefined;

/** As many risks are told. */
const mostToldRisks = 30;

/** The engine's risks that a model is told, in the order of their numbers, from 1. */
export const toldRisks = ({ risks }: Pick<Analysis, 'risks'>): Analysis['risks'] =>
  risks.filter(({ id, title }) => id !== addressedRiskId && isForReaders(title)).slice(0, mostToldRisks);

/** What the engine found, but for words addressed to software, which no model is to read. */
const engineFindings = ({
  risks,
  benefits,
  missingElements,
  clauseCategories,
  overallRiskScore,
  completenessScore,
}: Analysis) =>
  JSON.stringify({
    kinds: clauseCategories.slice(0, 20),
    riskScore: overallRiskScore,
    completenessScore,
    risks: toldRisks({ risks }).map(({ level, title, evidence }, at) => ({
      number: at + 1,
      level,
      title,
      at: firstWords(evidence[0]?.quote),
    })),
    benefits: benefits
      .slice(0, 15)
      .map(({ title }) => title)
      .filter(isForReaders),
    missing: missingElements
      .slice(0, 30)
      .map(({ importance, title }) => ({ importance, title }))
      .filter(({ title }) => isForReaders(title)),
  });

/** As many usual terms are told: of two kinds or three, which is what most clauses are of. */
const mostUsualTerms = 8;

/** What is usual for clauses of these kinds. */
const usualTerms = ({ clauseCategories }: Analysis): string =>
  usualTermsOf(clauseCategories)
    .slice(0, mostUsualTerms)
    .map(({ kind, position, source }) => `${kind}: ${position} (${source})`)
    .join('\n');

/** The law that a text puts itself under, as far as a name can be read; it is data like the rest of the text. */
const governingLaw = (text: string): string | undefined =>
  /\b(?:govern|constru|interpret)\w*\b[^.;]{0,80}?\blaws? of (?:the )?([A-Z][A-Za-z]+(?:[ -](?:of|and|the|[A-Z][A-Za-z]+))*)/.exec(
    text,
  )?.[1];

/** The part of the question that differs from one clause to the next. */
export const questionFor = ({
  excerpt,
  contractType,
  partyRole,
  riskTolerance,
  engine,
  playbooks,
  partFindings,
}: QuestionOptions): string => {
  const [law, usual] = [governingLaw(excerpt.text), usualTerms(engine)];
  return [
    `Contract type: ${contractType.replace(/[^\w -]/g, '') || 'not given'}`,
    `Side: ${partyRole || 'not given'}`,
    `Risk tolerance: ${riskTolerance}`,
    `Better wording: ${excerpt.length > maxRevisedLength ? 'no wording is wanted, the text is too long for it' : 'wanted, as redlines'}`,
    ...(law === undefined ? [] : [fence('law', law)]),
    fence('rule-based-findings', engineFindings(engine)),
    ...(usual ? [fence('market', usual)] : []),
    ...(playbooks ? [fence('company-playbook', playbooks)] : []),
    ...(partFindings === undefined ? [] : [fence('findings-in-the-parts', partFindings)]),
    fence('clause', excerpt.text),
    `That is all there is to review. Report your review of it by using the tool ${reviewTool.name}.`,
  ].join('\n');
};

/** White space as one space: an answer may break lines elsewhere. */
const onOneLine = (text: string): string => text.replace(/\s+/g, ' ');

/** The sentences of the instructions that are long enough to be nobody else's words. */
const ownSentences = onOneLine(promptInstructions)
  .split(/(?<=[.:]) (?:- )?/)
  .filter((sentence) => sentence.length >= 40);

/** Whether an answer gives the instructions away: their marker, or one of their sentences. */
export const revealsPrompt = (answer: unknown): boolean => {
  const said = onOneLine(JSON.stringify(answer).replaceAll('\\n', ' '));
  return said.includes(promptMarker) || ownSentences.some((sentence) => said.includes(sentence));
};
