import type { Content } from 'pdfmake/interfaces';
import type { Analysis, NegotiationStrategy, Recheck } from '../../../../shared/analysis.ts';
import { colours } from './design.ts';
import { showAll } from './own-redline.ts';
import { cleanText, redline } from './redline.ts';
import { printable } from './printable.ts';
import { wholeClauseLength } from './marked-clause.ts';

/** As many titles are named of a list. */
const mostListed = 40;

const list = (label: string, items: readonly string[]): Content[] =>
  items.length === 0
    ? []
    : [
        {
          text: [
            { text: `${label}: `, bold: true },
            printable(items.slice(0, mostListed).join('; ')),
            items.length > mostListed ? `; and ${items.length - mostListed} more.` : '.',
          ],
          style: 'body',
          margin: [0, 2, 0, 0],
        },
      ];

const score = (value: number): string => String(Math.round(value * 10) / 10);

const recheckContent = (recheck: Recheck): Content => ({
  margin: [0, 3, 0, 0],
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
  margin: [0, 6, 0, 3],
  headlineLevel: 2,
});

/** What the suggestion is and why; the first part goes under its heading. */
export const suggestionIntroduction = ({
  suggestedImprovement: { title, explanation, recheck },
}: Analysis): readonly [Content, ...Content[]] => [
  { text: printable(title), style: 'finding' },
  { text: printable(explanation), style: 'body', margin: [0, 2, 0, 0] },
  ...(recheck ? [recheckContent(recheck)] : []),
];

/** The suggested clause: its changes marked, and as it would stand. */
export const suggestionTexts = (clauseText: string, { suggestedImprovement }: Analysis): Content[] => {
  const { revisedClause, changes: own } = suggestedImprovement;
  // What each finding's own redline shows need not be read twice.
  const isComparable =
    !showAll(clauseText, revisedClause, own) &&
    clauseText.length <= wholeClauseLength &&
    revisedClause.length <= wholeClauseLength;
  const changes = isComparable ? redline(clauseText, revisedClause) : undefined;
  return [
    ...(changes ? [heading('CHANGES: INSERTIONS UNDERLINED, DELETIONS STRUCK'), changes] : []),
    heading('THE SUGGESTED CLAUSE'),
    ...cleanText(revisedClause, wholeClauseLength),
  ];
};

const strategyContent = ({ type, title, description }: NegotiationStrategy, number: number): Content => ({
  unbreakable: description.length < 2_400,
  margin: [0, 0, 0, 4],
  columns: [
    { width: 14, text: `${number}.`, font: 'serif', fontSize: 9, color: colours.accent },
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
        { text: printable(description), style: 'body', margin: [0, 1, 0, 0] },
      ],
    },
  ],
});

/** The strategies in order, the primary ones first. */
export const strategies = ({ negotiationStrategies }: Analysis): Content[] =>
  negotiationStrategies
    .toSorted((a, b) => Number(b.type === 'primary') - Number(a.type === 'primary'))
    .map((strategy, index) => strategyContent(strategy, index + 1));
