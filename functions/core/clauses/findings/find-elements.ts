import type { ClauseElement, ClauseKind } from '../knowledge/clause-kind.ts';
import { clauseKinds } from '../knowledge/clause-kinds.ts';
import { contractKind } from '../knowledge/contract-kind.ts';
import { ndaKind, wholeNdaLength } from '../knowledge/patterns/kinds-nda.ts';
import type { ReadText } from '../reading/read-text.ts';
import { sieveTexts } from '../text/pattern-sieve.ts';
import { once } from '../text/once.ts';

/** How well a text covers one kind of clause. */
export interface KindCover {
  readonly kind: ClauseKind;
  readonly present: readonly ClauseElement[];
  readonly missing: readonly ClauseElement[];
  /** Weighted share of the elements present, 0 to 1. */
  readonly share: number;
  /** How often its words occur; tells the main kind of a clause from kinds it only touches. */
  readonly mentions: number;
}

/** An element's part in completeness: what is critical counts as much as two important or four other things. */
export const elementWeight = { critical: 4, important: 2, other: 1 } as const;

const everywhereOf = new WeakMap<RegExp, RegExp>();

/** How often a pattern of the knowledge occurs in a text, counted up to `most`. */
export const countMatches = (pattern: RegExp, text: string, most: number): number => {
  const everywhere = once(everywhereOf, pattern, () => new RegExp(pattern.source, 'g'));
  everywhere.lastIndex = 0;
  let count = 0;
  while (count < most && everywhere.exec(text)) count += 1;
  return count;
};

/** True where the text is a whole non-disclosure agreement rather than one of its clauses. */
export const isWholeNda = (read: ReadText): boolean =>
  read.options.contractType === 'nda' && read.text.length >= wholeNdaLength && ndaKind.trigger.test(read.lower);

const kindsFor = (read: ReadText): readonly ClauseKind[] =>
  isWholeNda(read) ? [ndaKind] : read.isWhole ? [contractKind(read.options.contractType)] : clauseKinds;

/** The kinds of clauses by the letters they need; those of a whole text are few and tried as they are. */
const siftKinds = sieveTexts(
  clauseKinds.flatMap(({ trigger, elements }) => [trigger, ...elements.map(({ present }) => present)]),
);

/** The kinds of clause a text holds, by fixed wording, with what each holds and lacks; the most present one first. */
export const findElements = (read: ReadText): KindCover[] => {
  const text = siftKinds(read.lower);
  return kindsFor(read)
    .flatMap((kind): KindCover[] => {
      if (!text.matches(kind.trigger)) return [];
      const present = kind.elements.filter((element) => text.matches(element.present));
      const missing = kind.elements.filter((element) => !present.includes(element));
      const weigh = (elements: readonly ClauseElement[]) =>
        elements.reduce((sum, element) => sum + elementWeight[element.importance], 0);
      const heading = kind.heading.test(read.lower.slice(0, 80)) ? 4 : 0;
      return [
        {
          kind,
          present,
          missing,
          share: weigh(present) / weigh(kind.elements),
          mentions: heading + countMatches(kind.trigger, read.lower, 12),
        },
      ];
    })
    .sort((a, b) => b.mentions - a.mentions || b.share - a.share);
};
