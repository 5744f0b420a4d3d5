import type { ReadText } from '../reading/read-text.ts';
import type { Span } from '../reading/split-text.ts';
import type { Statement } from '../statements/statement.ts';
import { strikeSpan } from './strike-statement.ts';

/** What stands where a limb stood. */
const reserved = '[reserved]';

/** The letter of the first limb of a list. */
const firstLetter = /\((?:a|i|1|A|I)\)/;

/** A change as far as lists are concerned. */
interface ListChange extends Span {
  readonly put: string;
  readonly finding: { readonly match?: { readonly statement: Statement } };
}

/** Whether nothing is left of the limbs of a sentence. */
const emptiesList = (read: ReadText, sentence: Span, struck: readonly ListChange[]): boolean => {
  const letter = firstLetter.exec(read.text.slice(sentence.start, sentence.end));
  if (!letter) return false;
  const from = sentence.start + letter.index;
  const rest = struck
    .toSorted((a, b) => b.start - a.start)
    .reduce(
      (text, { start, end }) => text.slice(0, start - from) + text.slice(end - from),
      read.text.slice(from, sentence.end),
    );
  return !/[A-Za-z]{4}/.test(rest.replace(/\([A-Za-z0-9]{1,4}\)/g, ''));
};

/**
 * The changes with lists that lose all their limbs struck as a whole; where the stem may not go, the last limb stays.
 * @param canGo whether what the limbs say can be taken away with their stem
 */
export const strikeWholeLists = <Kind extends ListChange>(
  read: ReadText,
  changes: readonly Kind[],
  canGo: (statement: Statement) => boolean,
): readonly Kind[] => {
  const limbs = changes.filter(({ put, finding }) => put === reserved && finding.match);
  const lists = Map.groupBy(limbs, ({ finding }) => finding.match!.statement.sentence.start);
  return [...lists.values()].reduce<readonly Kind[]>((kept, struck) => {
    const { statement } = struck[0]!.finding.match!;
    const { sentence } = statement;
    if (!emptiesList(read, sentence, struck)) return kept;
    const span = strikeSpan(read, { ...statement, start: sentence.start, end: sentence.end, own: 0 });
    const isFree = kept.every(
      (change) => struck.includes(change) || change.end <= span.start || span.end <= change.start,
    );
    if (!isFree || !struck.every(({ finding }) => canGo(finding.match!.statement)))
      return kept.filter((change) => change !== struck.at(-1));
    return [...kept.filter((change) => !struck.includes(change)), { ...struck[0]!, ...span, put: '' }];
  }, changes);
};
