import type { Content } from 'pdfmake/interfaces';
import type { Analysis, NegotiationStrategy, Recheck } from '../../../../shared/analysis.ts';
import { outOfTen } from '../../../../shared/scores.ts';
import { type Fate, fates } from '../../../../shared/settlement.ts';
import { colours } from './design.ts';
import { wholeClauseLength } from './marked-clause.ts';
import { freeStrategies, type NumberedFindings } from './number-findings.ts';
import { printable } from './printable.ts';
import { cleanText, redline } from './redline.ts';

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

const fateNames: readonly (readonly [Fate, string])[] = [
  ['settled', 'Settled'],
  ['reworded', 'Reworded, not proved settled'],
  ['open', 'Still open'],
];

/** The findings of the report by number: those that the suggestion settles, those that it rewords, and those still open. */
const outcomes = (analysis: Analysis, { introduced }: Recheck, findings: NumberedFindings): Content[] => {
  const fateOf = fates(analysis);
  const listed = [...findings.risks, ...findings.missingElements].filter(({ finding }) => finding.verified);
  const told = fateNames.flatMap(([fate, name]) => {
    const numbers = listed.filter(({ finding }) => fateOf?.(finding) === fate).map(({ number }) => number);
    return numbers.length > 0 ? [`${name}: ${numbers.join(', ')}.`] : [];
  });
  return [
    ...(told.length > 0 ? [{ text: told.join(' '), style: 'body', bold: true, margin: [0, 2, 0, 0] } as Content] : []),
    ...list('Newly introduced', introduced),
  ];
};

const recheckContent = (analysis: Analysis, recheck: Recheck, findings: NumberedFindings): Content => {
  const { explanation } = analysis.suggestedImprovement;
  const { riskScoreBefore, riskScoreAfter, completenessBefore, completenessAfter } = recheck;
  const isSaid = explanation.includes(`from ${outOfTen(riskScoreBefore)} to ${outOfTen(riskScoreAfter)}`);
  const scores: Content = {
    text: `Read again with the suggestion, the risk score goes from ${outOfTen(riskScoreBefore)} to ${outOfTen(riskScoreAfter)} and completeness from ${outOfTen(completenessBefore)} to ${outOfTen(completenessAfter)}.`,
    style: 'body',
  };
  return { margin: [0, 2, 0, 0], stack: [...(isSaid ? [] : [scores]), ...outcomes(analysis, recheck, findings)] };
};

/** A first paragraph longer than this may be taller than a page, and must be allowed to break. In UTF-16 units. */
const unbreakableLength = 2_400;

/**
 * A text under its heading, which doesn't stand last on a page.
 * @param length of the whole text, in UTF-16 units
 */
const headed = (text: string, length: number, [first, ...rest]: readonly Content[]): Content[] => [
  {
    unbreakable: length <= unbreakableLength,
    stack: [{ text, style: 'label', bold: true, margin: [0, 6, 0, 3] }, ...(first === undefined ? [] : [first])],
  },
  ...rest,
];

/** What the suggestion is and why; the first part goes under its heading. */
export const suggestionIntroduction = (
  analysis: Analysis,
  findings: NumberedFindings,
): readonly [Content, ...Content[]] => {
  const { title, explanation, recheck } = analysis.suggestedImprovement;
  return [
    { text: printable(title), style: 'finding' },
    { text: printable(explanation), style: 'body', margin: [0, 2, 0, 0] },
    ...(recheck ? [recheckContent(analysis, recheck, findings)] : []),
  ];
};

/** The suggested clause as a redline against the clause and as it would stand. */
export const suggestionTexts = (clauseText: string, { suggestedImprovement }: Analysis): Content[] => {
  const { revisedClause } = suggestedImprovement;
  const isComparable = clauseText.length <= wholeClauseLength && revisedClause.length <= wholeClauseLength;
  const changes = isComparable ? redline(clauseText, revisedClause) : undefined;
  return [
    ...(changes
      ? headed('CHANGES: INSERTIONS UNDERLINED, DELETIONS STRUCK', clauseText.length + revisedClause.length, [changes])
      : []),
    ...headed('THE SUGGESTED CLAUSE', revisedClause.length, cleanText(revisedClause, wholeClauseLength)),
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

/** The strategies that belong to no finding in order, the primary ones first: the others stand in their findings' cards. */
export const strategies = (analysis: Analysis): Content[] =>
  freeStrategies(analysis).map((strategy, index) => strategyContent(strategy, index + 1));
