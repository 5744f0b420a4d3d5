import type { Content, TDocumentDefinitions } from 'pdfmake/interfaces';
import type { Analysis, StoredAnalysis } from '../../../shared/analysis.ts';
import { reviewPendingLine } from '../../../shared/verdicts.ts';
import { writePdf } from '../../adapters/pdf-writer.ts';
import { colours, pageMargins, section, styles } from './report/design.ts';
import { benefitCards, missingElementCards, quotes, riskCards } from './report/finding-cards.ts';
import { isRedlined, markedClause, wholeClauseLength } from './report/marked-clause.ts';
import { marksOf, numberFindings, type NumberedFindings } from './report/number-findings.ts';
import { missingCharacter, printable } from './report/printable.ts';
import { comparisonCards, ruleCards } from './report/playbook-cards.ts';
import { positionCards } from './report/position-cards.ts';
import { strategies, suggestionIntroduction, suggestionTexts } from './report/suggestion.ts';
import { reportTitle, splitExplanation, summary } from './report/summary.ts';

interface ReportOptions {
  readonly generatedAt: Date;
  /** BCP 47 language tag that dates and the paper follow. @default en-US */
  readonly locale?: string;
}

/** Paper in points: North America writes on Letter, everybody else on A4. */
const paperOf = (locale: string): { readonly width: number; readonly height: number } =>
  /-(?:US|CA|MX|PH)\b/i.test(locale) ? { width: 612, height: 792 } : { width: 595.28, height: 841.89 };

const paragraphs = (text: string): Content => ({
  stack: text
    .split(/\n+/)
    .filter((line) => line.trim() !== '')
    .map((line): Content => ({ text: printable(line), style: 'lead', margin: [0, 0, 0, 3] })),
});

/** Who made an analysis. One that a model is still to read may say otherwise later. */
const madeBy = ({ modelReview, analysis: { source } }: StoredAnalysis): string => {
  if (modelReview === 'pending') return `This analysis was made by the ${source.engine}. ${reviewPendingLine}`;
  return source.model === null
    ? `This analysis was made by the ${source.engine}, without a language model.`
    : `This analysis was made by the model ${source.model} and checked by the ${source.engine}.`;
};

const about = (stored: StoredAnalysis, lacksCharacters: boolean): Content => {
  const { notes, clauseCategories } = stored.analysis;
  const lines = [
    madeBy(stored),
    ...(clauseCategories.length > 0 ? [`Kinds of clause recognized: ${clauseCategories.join(', ')}.`] : []),
    ...notes,
    ...(lacksCharacters ? [`Characters that this report cannot print are shown as ${missingCharacter}.`] : []),
  ];
  const [first, ...rest] = lines.map((line): Content => ({ text: printable(line), style: 'small' }));
  const title: Content = { text: 'About this analysis', style: 'small', bold: true, margin: [0, 6, 0, 0] };
  return { stack: [{ unbreakable: true, stack: [title, first!] }, ...rest] };
};

/** Passages that no part of the analysis rests on, because they were not understood. */
const notUnderstood = ({ notUnderstood: passages }: Analysis): Content[] =>
  passages.length === 0
    ? []
    : [
        {
          text: 'These passages were not understood. No finding, score or suggestion takes them into account.',
          style: 'body',
        },
        ...quotes(passages),
      ];

const clauseIntroduction = (clauseText: string, hasMarks: boolean, hasChanges: boolean): Content => {
  const tints = hasMarks
    ? 'Passages that findings rest on are tinted and carry the number of the finding.'
    : 'No finding quotes a passage of it.';
  const marks = hasChanges ? `${tints} Insertions are underlined, deletions struck.` : tints;
  const excerpt = `The text has ${clauseText.length.toLocaleString('en-US')} characters. Only the passages around findings are printed here; the whole text can be read in Clausewise.`;
  return {
    text: clauseText.length > wholeClauseLength ? `${excerpt} ${marks}` : marks,
    style: 'small',
    margin: [0, 0, 0, 5],
  };
};

/** Whether the printed clause carries the suggestion's changes, so that clause and suggestion are one section. */
const isRedlinedIn = ({
  analysis: { suggestedImprovement },
  clauseText,
}: Pick<StoredAnalysis, 'analysis' | 'clauseText'>) =>
  isRedlined(clauseText, suggestedImprovement.revisedClause, suggestedImprovement.changes);

/** What the sections of a report are made from. */
interface Material extends StoredAnalysis {
  readonly findings: NumberedFindings;
}

/** A section of the report's body, which is left out where it has no content. */
type Section = readonly [title: string, contentOf: (material: Material) => readonly Content[]];

/**
 * Where the report says each field of an analysis: in a section of its body, which come in this order, or where the
 * words say. A field that is not named here does not compile.
 */
const sections = {
  risks: ['Risks', (material) => riskCards(material.findings, material)],
  missingElements: ['Missing elements', (material) => missingElementCards(material.findings, material)],
  notUnderstood: ['Read this yourself', ({ analysis }) => notUnderstood(analysis)],
  playbookRules: ['Company playbook', ({ analysis }) => ruleCards(analysis)],
  positionResults: ['Playbook positions', ({ analysis }) => positionCards(analysis)],
  templateComparisons: ['Compared with your templates', ({ analysis }) => comparisonCards(analysis)],
  benefits: [
    'Benefits',
    (material) => (material.analysis.benefits.length > 0 ? benefitCards(material.findings, material) : []),
  ],
  suggestedImprovement: [
    'Suggested clause',
    ({ analysis, clauseText, findings }) =>
      isRedlinedIn({ analysis, clauseText })
        ? []
        : [...suggestionIntroduction(analysis, findings), ...suggestionTexts(clauseText, analysis)],
  ],
  negotiationStrategies: ['Negotiation strategies', ({ analysis }) => strategies(analysis)],
  plainEnglishExplanation: [
    'More in plain English',
    ({ analysis }) => {
      const { rest } = splitExplanation(analysis.plainEnglishExplanation);
      return rest ? [paragraphs(rest)] : [];
    },
  ],
  riskLevel: 'in the summary',
  overallRiskScore: 'in the summary',
  completenessScore: 'in the summary',
  partyRole: 'in the summary',
  playbooks: 'in the summary, and by their rules and positions',
  uncovered: 'with the positions',
  source: 'about the analysis',
  notes: 'about the analysis',
  clauseCategories: 'about the analysis',
  readability: 'by the notes',
  keyFacts: 'left out: the clause is printed',
  sections: 'left out: the clause is printed',
} as const satisfies Record<keyof Analysis, Section | string>;

const contentOf = (stored: StoredAnalysis, options: Required<ReportOptions>, width: number): Content[] => {
  const { analysis, clauseText } = stored;
  const findings = numberFindings(analysis);
  const marks = marksOf(findings, clauseText.length);
  const isOne = isRedlinedIn(stored);
  const introduction = clauseIntroduction(clauseText, marks.length > 0, isOne);
  const marked = markedClause(clauseText, marks, isOne ? analysis.suggestedImprovement.changes : []);
  const clauseSection = isOne
    ? section(
        'The clause with the suggested changes',
        ...suggestionIntroduction(analysis, findings),
        introduction,
        ...marked,
      )
    : section('The clause', introduction, ...marked);

  const body = [
    ...Object.values(sections).flatMap((part): Content[] => {
      if (typeof part === 'string') return [];
      const [title, contentOfSection] = part;
      const [first, ...rest] = contentOfSection({ ...stored, findings });
      return first === undefined ? [] : section(title, first, ...rest);
    }),
    ...clauseSection,
  ];
  const content = [...summary({ stored, ...options, width }), ...body];
  const lacksCharacters = JSON.stringify(content).includes(missingCharacter);
  return [...content, about(stored, lacksCharacters)];
};

/**
 * The report of an analysis as PDF: the summary on the first page, findings with the words they rest on, their changes in
 * place and what was decided about them, the suggested clause, strategies, and the clause with the findings marked. Text in it is text and never markup.
 * @param stored the analysis; clauses too long to print whole are printed as the passages around findings
 * @returns the bytes of the PDF
 */
export const renderReport = async (
  stored: StoredAnalysis,
  { generatedAt, locale = 'en-US' }: ReportOptions,
): Promise<Uint8Array> => {
  const paper = paperOf(locale);
  const title = reportTitle(stored);
  const width = paper.width - pageMargins.left - pageMargins.right;
  const definition: TDocumentDefinitions = {
    pageSize: paper,
    pageMargins: [pageMargins.left, pageMargins.top, pageMargins.right, pageMargins.bottom],
    version: '1.7',
    language: 'en',
    displayTitle: true,
    info: {
      title: `${title} – Contract Analysis Report`,
      author: 'Clausewise',
      creator: 'Clausewise',
      producer: 'Clausewise',
      subject: 'Contract analysis',
      creationDate: generatedAt,
    },
    defaultStyle: { font: 'sans', fontSize: 8.6, color: colours.ink, lineHeight: 1.15 },
    styles,
    header: (page) =>
      page === 1
        ? ''
        : {
            columns: [
              { text: title, style: 'label', noWrap: true, width: '*' },
              { text: 'Contract Analysis Report', style: 'label', alignment: 'right', width: 130 },
            ],
            margin: [pageMargins.left, 18, pageMargins.right, 0],
          },
    footer: (page, count) => ({
      columns: [
        { text: 'Analysis assistance only, not legal advice', style: 'label', width: '*' },
        { text: `Page ${page} of ${count}`, style: 'label', alignment: 'right', width: 90 },
      ],
      margin: [pageMargins.left, 18, pageMargins.right, 0],
    }),
    // A heading inside a section goes to the next page with the text that follows it.
    pageBreakBefore: (node, nodes) => node.headlineLevel === 2 && nodes.getFollowingNodesOnPage().length === 0,
    content: contentOf(stored, { generatedAt, locale }, width),
  };
  return writePdf(definition);
};
