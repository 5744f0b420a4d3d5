import type { Content } from 'pdfmake/interfaces';
import type { StoredAnalysis } from '../../../../shared/analysis.ts';
import { contractTypeLabel, partyRoleLabel, riskToleranceLabel } from '../../../../shared/contracts.ts';
import { messages } from '../../../../shared/messages.ts';
import { dateWords } from './date-words.ts';
import { colours, levelColours, levelShape, levelWords, rule } from './design.ts';
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
    { text: printable(value), fontSize: 9.5, margin: [0, 2, 0, 0], lineHeight: 1.2 },
  ],
});

const facts = ({ stored, generatedAt, locale }: SummaryOptions): Content => {
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
    margin: [0, 14, 0, 16],
    table: { widths: ['*', '*'], body: [0, 2, 4, 6].map((index) => [cells[index] ?? '', cells[index + 1] ?? '']) },
    layout: {
      hLineWidth: (line, node) => (line === 0 || line === node.table.body.length ? 0.6 : 0),
      vLineWidth: () => 0,
      hLineColor: () => colours.rule,
      paddingLeft: () => 0,
      paddingRight: () => 12,
      paddingTop: (row) => (row === 0 ? 10 : 5),
      paddingBottom: (row, node) => (row === node.table.body.length - 1 ? 10 : 5),
    },
  };
};

const bar = (score: number, width: number, color: string): Content => ({
  canvas: [
    { type: 'rect', x: 0, y: 0, w: width, h: 3, color: colours.rule },
    ...(score > 0 ? [{ type: 'rect' as const, x: 0, y: 0, w: (width * score) / 10, h: 3, color }] : []),
  ],
  margin: [0, 6, 0, 6],
});

/** A score as the page shows it: at most one decimal. */

/** Between the boxes of the scores, and inside them, in points. */
const boxGap = 6;
const boxPadding = 12;

const scores = ({ stored: { analysis }, width }: SummaryOptions): Content => {
  const inner = (width - 2 * boxGap - 3 * 2 * boxPadding) / 3;
  const color = levelColours[analysis.riskLevel];
  const counted = analysis.risks.filter((risk) => risk.verified);
  const count = (level: 'high' | 'medium' | 'low') => counted.filter((risk) => risk.level === level).length;
  const countLine = (level: 'high' | 'medium' | 'low'): Content => ({
    columns: [
      { width: 8, stack: [levelShape(level, 6.5)], margin: [0, 2, 0, 0] },
      { text: `${count(level)} ${levelWords[level].toLowerCase()}`, width: '*', fontSize: 9 },
    ],
    columnGap: 6,
    margin: [0, 0, 0, 3],
  });
  return {
    unbreakable: true,
    table: {
      widths: [inner, inner, inner],
      body: [
        [
          {
            stack: [
              { text: 'Overall risk', style: 'label' },
              { text: outOfTen(analysis.overallRiskScore), font: 'serif', fontSize: 23, margin: [0, 3, 0, 0] },
              bar(analysis.overallRiskScore, inner, color),
              {
                columns: [
                  { width: 9, stack: [levelShape(analysis.riskLevel, 7.5)], margin: [0, 1, 0, 0] },
                  { text: levelWords[analysis.riskLevel], bold: true, color, fontSize: 9 },
                ],
                columnGap: 6,
              },
            ],
          },
          {
            stack: [
              { text: 'Completeness', style: 'label' },
              { text: outOfTen(analysis.completenessScore), font: 'serif', fontSize: 23, margin: [0, 3, 0, 0] },
              bar(analysis.completenessScore, inner, colours.accent),
              {
                text: `${analysis.missingElements.length} missing ${analysis.missingElements.length === 1 ? 'element' : 'elements'}`,
                fontSize: 9,
              },
            ],
          },
          {
            stack: [
              { text: 'Findings', style: 'label', margin: [0, 0, 0, 6] },
              countLine('high'),
              countLine('medium'),
              countLine('low'),
              {
                text: `${analysis.benefits.length} ${analysis.benefits.length === 1 ? 'benefit' : 'benefits'}`,
                fontSize: 9,
                margin: [14, 0, 0, 0],
              },
            ],
          },
        ],
      ],
    },
    layout: {
      hLineWidth: () => 0,
      vLineWidth: (line) => (line === 0 || line === 3 ? 0 : boxGap),
      vLineColor: () => '#ffffff',
      paddingLeft: () => boxPadding,
      paddingRight: () => boxPadding,
      paddingTop: () => 11,
      paddingBottom: () => 11,
      fillColor: () => colours.panel,
    },
  };
};

/** The head of the first page: what was analysed, how and when, the disclaimer and the scores. */
export const summary = (options: SummaryOptions): Content[] => [
  { text: 'CLAUSEWISE', style: 'wordmark' },
  { text: 'Contract Analysis Report', style: 'label', margin: [0, 3, 0, 18] },
  { text: reportTitle(options.stored), style: 'title' },
  facts(options),
  scores(options),
  { text: messages.disclaimer, style: 'small', italics: true, margin: [0, 12, 0, 0] },
  { ...(rule(options.width) as object), margin: [0, 12, 0, 0] } as Content,
];
