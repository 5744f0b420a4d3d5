import type { Content } from 'pdfmake/interfaces';
import type { Analysis, PositionResult, PositionVerdict, RiskLevel } from '../../../../shared/analysis.ts';
import { colours } from './design.ts';
import { cards, quotes } from './finding-cards.ts';
import { printable, shorten } from './printable.ts';

/** Explanations are cut to this in print, in UTF-16 units; Clausewise shows them whole. */
const explanationLength = 700;

const verdictWords: Readonly<Record<PositionVerdict, string>> = {
  standard: 'Standard',
  fallback: 'Fallback',
  deviates: 'Deviates',
  missing: 'Missing',
  'not-applicable': 'Does not apply',
  'not-assessed': 'Could not be assessed',
};
const verdictLevels: Readonly<Partial<Record<PositionVerdict, RiskLevel>>> = {
  standard: 'low',
  fallback: 'low',
  deviates: 'medium',
  missing: 'medium',
};
/** What asks for attention comes first. */
const order: readonly PositionVerdict[] = [
  'deviates',
  'missing',
  'not-assessed',
  'fallback',
  'standard',
  'not-applicable',
];

const wordsOf = ({ verdict, fallback, isWalkAway }: PositionResult): string =>
  verdict === 'fallback' ? `Fallback ${fallback}` : isWalkAway ? 'Deviates: walk-away passed' : verdictWords[verdict];

/** A card for each position with its verdict, those that ask for attention first, and what none of them covers. */
export const positionCards = ({ playbooks, positionResults, uncovered }: Analysis): Content[] => {
  if (!positionResults.length) return [];
  const nameOf = (id: string) => playbooks.find((playbook) => playbook.id === id)?.name ?? '';
  const sorted = positionResults.toSorted(
    (a, b) =>
      Number(b.isWalkAway ?? false) - Number(a.isWalkAway ?? false) ||
      order.indexOf(a.verdict) - order.indexOf(b.verdict),
  );
  return [
    ...cards(
      sorted.map((result, index) => {
        const level = result.isWalkAway ? 'high' : verdictLevels[result.verdict];
        const number = `L${index + 1}`;
        return {
          number: level ? number : `${number}   ${wordsOf(result)}`,
          title: result.topic,
          description: shorten(
            playbooks.length > 1 ? `${nameOf(result.playbook)}: ${result.explanation}` : result.explanation,
            explanationLength,
          ),
          evidence: result.evidence,
          verified: true,
          badge: level && { level, words: wordsOf(result) },
        };
      }),
      '',
    ),
    ...(uncovered.length
      ? [
          {
            text: 'What no position covers',
            style: 'label',
            bold: true,
            margin: [0, 6, 0, 3],
            headlineLevel: 2,
          } as Content,
          ...uncovered.map(({ title, evidence }): Content => ({
            stack: [{ text: printable(title), style: 'body', color: colours.ink }, ...quotes(evidence.slice(0, 1))],
            margin: [0, 0, 0, 6],
          })),
        ]
      : []),
  ];
};
