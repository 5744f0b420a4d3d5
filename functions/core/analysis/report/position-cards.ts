import type { Content } from 'pdfmake/interfaces';
import type { Analysis } from '../../../../shared/analysis.ts';
import { gravestPositionFirst, outcomeLevels, positionVerdictName } from '../../../../shared/verdicts.ts';
import { colours } from './design.ts';
import { cards, quotes } from './finding-cards.ts';
import { printable, shorten } from './printable.ts';

/** Explanations are cut to this in print, in UTF-16 units; Clausewise shows them whole. */
const explanationLength = 700;

/** A card for each position with its verdict, those that ask for attention first, and what none of them covers. */
export const positionCards = ({ playbooks, positionResults, uncovered }: Analysis): Content[] => {
  if (!positionResults.length) return [];
  const nameOf = (id: string) => playbooks.find((playbook) => playbook.id === id)?.name ?? '';
  return [
    ...cards(
      gravestPositionFirst(positionResults).map((result, index) => {
        const level = outcomeLevels[result.verdict];
        const words = positionVerdictName(result);
        const number = `L${index + 1}`;
        return {
          number: level ? number : `${number}   ${words}`,
          title: result.topic,
          description: shorten(
            playbooks.length > 1 ? `${nameOf(result.playbook)}: ${result.explanation}` : result.explanation,
            explanationLength,
          ),
          evidence: result.evidence,
          verified: true,
          badge: level && { level, words },
        };
      }),
      '',
    ),
    ...(uncovered.length
      ? [
          {
            text: 'Covered by no position',
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
