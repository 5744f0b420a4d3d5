import type { Standing } from '../reading/find-parties.ts';
import { once } from '../text/once.ts';
import type { ReadText } from '../reading/read-text.ts';
import type { Span } from '../reading/split-text.ts';
import type { Statement } from '../statements/statement.ts';
import { sievePatterns } from '../text/pattern-sieve.ts';
import { softenings } from './softenings.ts';
import type { Softening } from './softenings/setting.ts';
import { cutsWord } from './whole-words.ts';

/** Words that sharpen a burden, and the number of the softening that answers them. */
export interface SharpenedWords extends Span {
  readonly softening: number;
  readonly match: RegExpExecArray;
  /** What stands before the words in their passage. */
  readonly before: string;
}

/** How far behind words the party may be named whom they end on: "as determined by the Landlord". */
const nextWords = 30;
/** From the end of the words to the name: a space and an article. */
const afterPreposition = 5;

/** Whom words speak of: the party named in them or right behind, else the one named last before them in their sentence. */
const whoseWords = (read: ReadText, { sentence }: Statement, { start, end }: Span): Standing | undefined => {
  const named = read.parties
    .mentionsIn(read.lower.slice(sentence.start, end + nextWords), sentence.start)
    .filter(({ standing }) => standing === 'own' || standing === 'counterpart');
  const within = named.find((mention) => mention.start >= start && mention.start <= end + afterPreposition);
  return (within ?? named.findLast((mention) => mention.start < start))?.standing;
};

const sieves = new WeakMap<readonly Softening[], ReturnType<typeof sievePatterns>>();

const siftBy = (table: readonly Softening[]): ReturnType<typeof sievePatterns> =>
  once(sieves, table, () => sievePatterns(table.map(({ find }) => find)));

/** How far around words their setting is looked at. */
const aroundWords = 120;

/** The words of a passage of a statement that sharpen a burden, softening by softening. */
function* seekWords(
  read: ReadText,
  statement: Statement,
  { start, end }: Span,
  table: readonly Softening[],
): Generator<SharpenedWords, void> {
  const passage = read.text.slice(start, end);
  const isPossible = siftBy(table)(passage.toLowerCase());
  for (const [softening, { find, when }] of table.entries()) {
    if (!isPossible(softening)) continue;
    for (const match of passage.matchAll(find)) {
      const [found] = match;
      const behind = match.index + found.length;
      const span = { start: start + match.index, end: start + behind };
      if (cutsWord(read.text, span)) continue;
      const before = passage.slice(Math.max(0, match.index - aroundWords), match.index);
      const setting = {
        statement,
        get whose() {
          return whoseWords(read, statement, span);
        },
        found,
        before,
        behind: passage.slice(behind, behind + aroundWords),
        giver: read.parties.giver,
      };
      if (!when || when(setting)) yield { ...span, softening, match, before };
    }
  }
}

const knownWords = new WeakMap<readonly Softening[], WeakMap<Statement, Map<string, readonly SharpenedWords[]>>>();

/**
 * The words of a passage of a statement that sharpen a burden, softening by softening; where two overlap both are told.
 * They are sought once, however often a rewrite of the text is tried.
 * @param table what sharpens, and what is put in its place
 */
export const sharpenedWords = (
  read: ReadText,
  statement: Statement,
  { start, end }: Span,
  table: readonly Softening[] = softenings,
): readonly SharpenedWords[] => {
  const ofTable = once(knownWords, table, () => new WeakMap<Statement, Map<string, readonly SharpenedWords[]>>());
  const known = once(ofTable, statement, () => new Map<string, readonly SharpenedWords[]>());
  return once(known, `${start}-${end}`, () => [...seekWords(read, statement, { start, end }, table)]);
};

/** Whether any words of a statement sharpen a burden. */
export const hasSharpenedWords = (read: ReadText, statement: Statement): boolean =>
  seekWords(read, statement, statement, softenings).next().done === false;
