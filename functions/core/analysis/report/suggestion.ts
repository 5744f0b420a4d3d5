import type { Content } from 'pdfmake/interfaces';
import type { Analysis, NegotiationStrategy, Recheck } from '../../../../shared/analysis.ts';
import { colours } from './design.ts';
import { cleanText, redline } from './redline.ts';
import { printable } from './printable.ts';
import { wholeClauseLength } from './marked-clause.ts';

const list = (label: string, items: readonly string[]): Content[] =>
  items.length === 0
    ? []
    : [
        { text: label, style: 'label', bold: true, margin: [0, 6, 0, 2] },
        { ul: items.slice(0, 40).map((item) => printable(item)), style: 'body', markerColor: colours.muted },
        ...(items.length > 40 ? [{ text: `and ${items.length - 40} more`, style: 'label' } as Content] : []),
      ];

const score = (value: number): string => String(Math.round(value * 10) / 10);

const recheckContent = (recheck: Recheck): Content => ({
  margin: [0, 8, 0, 0],
  stack: [
    {
      text: `Read again with the suggestion, the risk score goes from ${score(recheck.riskScoreBefore)} to ${score(recheck.riskScoreAfter)} and completeness from ${score(recheck.completenessBefore)} to ${score(recheck.completenessAfter)}.`,
      style: 'body',
    },
    ...list('Resolved', recheck.resolved),
    ...list('Remaining', recheck.remaining),
    ...list('Newly introduced', recheck.introduced),
  ],
});

const heading = (text: string): Content => ({
  text,
  style: 'label',
  bold: true,
  margin: [0, 12, 0, 6],
  headlineLevel: 2,
});

/** What the suggestion is and why, as the first thing under its heading. */
export const suggestionIntroduction = ({ suggestedImprovement }: Analysis): Content => ({
  stack: [
    { text: printable(suggestedImprovement.title), style: 'finding' },
    { text: printable(suggestedImprovement.explanation), style: 'body', margin: [0, 4, 0, 0] },
    ...(suggestedImprovement.recheck ? [recheckContent(suggestedImprovement.recheck)] : []),
  ],
});

/** The suggested clause: its changes marked, and as it would stand. */
export const suggestionTexts = (clauseText: string, { suggestedImprovement }: Analysis): Content[] => {
  const { revisedClause } = suggestedImprovement;
  const isComparable = clauseText.length <= wholeClauseLength && revisedClause.length <= wholeClauseLength;
  const changes = isComparable ? redline(clauseText, revisedClause) : undefined;
  return [
    ...(changes ? [heading('CHANGES: INSERTIONS UNDERLINED, DELETIONS STRUCK'), changes] : []),
    heading('THE SUGGESTED CLAUSE'),
    ...cleanText(revisedClause, wholeClauseLength),
  ];
};

const strategyContent = ({ type, title, description }: NegotiationStrategy, number: number): Content => ({
  unbreakable: description.length < 2_400,
  margin: [0, 0, 0, 9],
  columns: [
    { width: 18, text: `${number}.`, font: 'serif', fontSize: 11, color: colours.accent },
    {
      width: '*',
      stack: [
        {
          text: [
            printable(title),
            ...(type === 'primary' ? [{ text: '   Primary', style: 'label', color: colours.accent }] : []),
          ],
          style: 'finding',
        },
        { text: printable(description), style: 'body', margin: [0, 3, 0, 0] },
      ],
    },
  ],
});

/** The strategies in order, the primary ones first. */
export const strategies = ({ negotiationStrategies }: Analysis): Content[] =>
  negotiationStrategies
    .toSorted((a, b) => Number(b.type === 'primary') - Number(a.type === 'primary'))
    .map((strategy, index) => strategyContent(strategy, index + 1));
