import type { Content } from 'pdfmake/interfaces';
import type { ClauseChange, StoredAnalysis } from '../../../../shared/analysis.ts';
import { contractTypeLabel, partyRoleLabel, riskToleranceLabel } from '../../../../shared/contracts.ts';
import { messages } from '../../../../shared/messages.ts';
import { criticalLine, riskLevelNames, wholeLevelLine } from '../../../../shared/verdicts.ts';
import { dateWords } from './date-words.ts';
import { colours, levelColours, levelShape, rule, section } from './design.ts';
import { numberFindings } from './number-findings.ts';
import { playbookNames } from './playbook-cards.ts';
import { printable, shorten } from './printable.ts';
import { outOfTen } from '../../../../shared/scores.ts';

interface SummaryOptions {
  readonly stored: StoredAnalysis;
  readonly generatedAt: Date;
  readonly locale: string;
  /** Width of the text column, in points. */
  readonly width: number;
}

/** The title of a report, on one line. */
export const reportTitle = ({ title }: StoredAnalysis): string => shorten(printable(title), 120) || 'Contract Analysis';

const fact = (label: string, value: string): Content => ({
  stack: [
    { text: label, style: 'label' },
    { text: printable(value), fontSize: 7.8, margin: [0, 1, 0, 0], lineHeight: 1.15 },
  ],
});

/** Between two facts, in points. */
const factGap = 8;

const facts = ({ stored, generatedAt, locale, width }: SummaryOptions): Content => {
  const { contractType, analysis, riskTolerance, usePlaybook, createdAt, id } = stored;
  const cells = [
    fact('Contract type', contractType ? contractTypeLabel(contractType) : 'Not given'),
    fact('Analyzed for', analysis.partyRole ? partyRoleLabel(analysis.partyRole, contractType) : 'No particular side'),
    fact('Risk tolerance', riskToleranceLabel(riskTolerance)),
    fact('Company playbook', usePlaybook ? shorten(playbookNames(analysis), 160) || 'None was active' : 'Not used'),
    fact('Analyzed', dateWords(new Date(createdAt), locale)),
    fact('Report made', dateWords(generatedAt, locale)),
    fact('Analysis', id),
    fact('Length of the clause', `${stored.clauseText.length.toLocaleString(locale)} characters`),
  ];
  return {
    margin: [0, 5, 0, 6],
    table: {
      widths: [0.25, 0.25, 0.33, 0.17].map((share) => share * width - factGap),
      body: [cells.slice(0, 4), cells.slice(4)],
    },
    layout: {
      hLineWidth: (line, node) => (line === 0 || line === node.table.body.length ? 0.6 : 0),
      vLineWidth: () => 0,
      hLineColor: () => colours.rule,
      paddingLeft: () => 0,
      paddingRight: () => factGap,
      paddingTop: (row) => (row === 0 ? 4 : 2),
      paddingBottom: (row, node) => (row === node.table.body.length - 1 ? 4 : 2),
    },
  };
};

const bar = (score: number, width: number, color: string): Content => ({
  canvas: [
    { type: 'rect', x: 0, y: 0, w: width, h: 3, color: colours.rule },
    ...(score > 0 ? [{ type: 'rect' as const, x: 0, y: 0, w: (width * score) / 10, h: 3, color }] : []),
  ],
  margin: [0, 4, 0, 4],
});

const withNoun = (count: number, one: string): string => `${count} ${one}${count === 1 ? '' : 's'}`;

/** Between the boxes of the scores, and inside them, in points. */
const boxGap = 6;
const boxPadding = 12;

type Level = StoredAnalysis['analysis']['riskLevel'];

const isVerified = ({ verified }: { readonly verified: boolean }): boolean => verified;

const scoreText = (score: number): Content => ({
  text: outOfTen(score),
  font: 'serif',
  fontSize: 17,
  margin: [0, 1, 0, 0],
});

/** What explains a score, right below it. */
const aside = (line: string | undefined): Content[] =>
  line === undefined ? [] : [{ text: line, fontSize: 7.5, margin: [0, 3, 0, 0] }];

const riskBox = ({ analysis }: StoredAnalysis, width: number): Content => {
  const { riskLevel, overallRiskScore } = analysis;
  const color = levelColours[riskLevel];
  const ofWhole = wholeLevelLine(analysis);
  return {
    stack: [
      { text: 'Overall risk', style: 'label' },
      scoreText(overallRiskScore),
      bar(overallRiskScore, width, color),
      {
        columns: [
          { width: 9, stack: [levelShape(riskLevel, 7.5)], margin: [0, 1, 0, 0] },
          { text: riskLevelNames[riskLevel], bold: true, color, fontSize: 9 },
        ],
        columnGap: 6,
      },
      ...aside(ofWhole),
    ],
  };
};

const completenessBox = ({ analysis }: StoredAnalysis, width: number): Content => ({
  stack: [
    { text: 'Completeness', style: 'label' },
    scoreText(analysis.completenessScore),
    bar(analysis.completenessScore, width, colours.accent),
    { text: withNoun(analysis.missingElements.filter(isVerified).length, 'missing element'), fontSize: 9 },
    ...aside(criticalLine(analysis)),
  ],
});

const countsBox = ({ analysis }: StoredAnalysis): Content => {
  const counted = analysis.risks.filter(isVerified);
  const countLine = (level: Level): Content => {
    const count = counted.filter((risk) => risk.level === level).length;
    return {
      columns: [
        { width: 8, stack: [levelShape(level, 6.5)], margin: [0, 2, 0, 0] },
        { text: withNoun(count, riskLevelNames[level].toLowerCase()), width: '*', fontSize: 9 },
      ],
      columnGap: 6,
      margin: [0, 0, 0, 3],
    };
  };
  const benefits = withNoun(analysis.benefits.filter(isVerified).length, 'benefit');
  return {
    stack: [
      { text: 'Findings', style: 'label', margin: [0, 0, 0, 6] },
      countLine('high'),
      countLine('medium'),
      countLine('low'),
      { text: benefits, fontSize: 9, margin: [14, 0, 0, 0] },
    ],
  };
};

const scores = ({ stored, width }: SummaryOptions): Content => {
  const inner = (width - 2 * boxGap - 3 * 2 * boxPadding) / 3;
  return {
    unbreakable: true,
    table: {
      widths: [inner, inner, inner],
      body: [[riskBox(stored, inner), completenessBox(stored, inner), countsBox(stored)]],
    },
    layout: {
      hLineWidth: () => 0,
      vLineWidth: (line) => (line === 0 || line === 3 ? 0 : boxGap),
      vLineColor: () => '#ffffff',
      paddingLeft: () => boxPadding,
      paddingRight: () => boxPadding,
      paddingTop: () => 5,
      paddingBottom: () => 4,
      fillColor: () => colours.panel,
    },
  };
};

/** As many sentences of the explanation are its verdict. */
const verdictSentences = 2;

/** An explanation up to this length stands on the first page whole, in UTF-16 units. */
const shortExplanation = 700;

/** The explanation in two parts: its verdict, and what can be read after the findings; empty where it is short. */
export const splitExplanation = (explanation: string): { readonly verdict: string; readonly rest: string } => {
  if (explanation.length <= shortExplanation) return { verdict: explanation, rest: '' };
  const sentences = [...new Intl.Segmenter('en', { granularity: 'sentence' }).segment(explanation)];
  const at = sentences[verdictSentences]?.index ?? explanation.length;
  return { verdict: shorten(explanation.slice(0, at), 2 * shortExplanation), rest: explanation.slice(at).trim() };
};

const verdict = ({ analysis }: StoredAnalysis): Content => ({
  text: printable(splitExplanation(analysis.plainEnglishExplanation).verdict),
  style: 'lead',
});

/** As many of the gravest issues stand on the first page. */
const mostTopIssues = 3;

/** A change in a few words. */
const fixOf = (clauseText: string, change: ClauseChange | undefined): string => {
  if (!change) return 'no change of words settles it; settle it at the table.';
  const hasWords = (words: string): boolean => /[\p{L}\p{N}]/u.test(words);
  const quoted = (words: string, length: number): string =>
    `“${shorten(words.replace(/^[\s,.;]+|[\s,.;]+$/g, ''), length)}”`;
  const gone = clauseText.slice(change.start, change.end);
  if (!hasWords(change.put)) return `strike ${quoted(gone, 110)}.`;
  return hasWords(gone)
    ? `${quoted(change.put, 110)} in place of ${quoted(gone, 44)}.`
    : `add ${quoted(change.put, 160)}.`;
};

/**
 * The gravest issues with their fixes, each in a few lines; all of them follow with their proof. So few that they begin
 * on this page anyway need no list before them.
 */
const topIssues = ({ analysis, clauseText }: StoredAnalysis): Content[] => {
  const { changes } = analysis.suggestedImprovement;
  const { risks } = numberFindings(analysis);
  if (risks.length <= mostTopIssues) return [];

  const top = risks.filter(({ finding }) => finding.verified && finding.level !== 'low').slice(0, mostTopIssues);
  const lines = top.map(({ number, finding }): Content => {
    const own = changes.filter(({ findingId }) => findingId === finding.id);
    return {
      margin: [0, 0, 0, 4],
      columns: [
        { text: number, width: 16, style: 'label', bold: true, color: colours.accent, margin: [0, 1.4, 0, 0] },
        { width: 8, stack: [levelShape(finding.level, 6)], margin: [0, 2.2, 0, 0] },
        {
          width: '*',
          stack: [
            { text: printable(finding.title), style: 'finding' },
            { text: printable(`Fix: ${fixOf(clauseText, own[0])}`), style: 'body' },
          ],
        },
      ],
      columnGap: 4,
    };
  });
  const [first, ...rest] = lines;
  return first === undefined ? [] : section('Top issues', first, ...rest);
};

/** The first page: what was analyzed, how and when, the disclaimer, scores, verdict and the gravest issues. */
export const summary = (options: SummaryOptions): Content[] => [
  { text: 'CLAUSEWISE', style: 'wordmark' },
  { text: 'Contract Analysis Report', style: 'label', margin: [0, 1, 0, 5] },
  { text: reportTitle(options.stored), style: 'title' },
  facts(options),
  scores(options),
  { text: messages.disclaimer, style: 'small', italics: true, margin: [0, 6, 0, 0] },
  ...section('In plain English', verdict(options.stored)),
  ...topIssues(options.stored),
  { ...(rule(options.width) as object), margin: [0, 5, 0, 0] } as Content,
];
