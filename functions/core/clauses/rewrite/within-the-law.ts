import type { FoundHazard } from '../findings/find-hazards.ts';
import { withParties } from '../findings/party-grammar.ts';
import type { ReadText } from '../reading/read-text.ts';
import type { Span } from '../reading/split-text.ts';
import type { Statement } from '../statements/statement.ts';
import { addressParties } from './address-parties.ts';
import type { LimitAnswer } from './limits/limit-answer.ts';
import { limitAnswers } from './limits/limit-answers.ts';
import { softenWords } from './soften-words.ts';

const limitId = /^limit-(.+)$/;

/** Whether a finding says that a term serving the reader goes beyond what the law lets stand. */
export const isLimit = ({ hazard }: FoundHazard): boolean => limitId.test(hazard.id);

/** How the terms that a limit is about are cut back; nothing for another finding, or a limit that no words answer. */
const answerOf = ({ hazard }: FoundHazard): LimitAnswer | undefined => limitAnswers[limitId.exec(hazard.id)?.[1] ?? ''];

/** Whether a limit's sentence belongs behind a statement, and nothing in the text says the same. */
const lacksSentence = (
  read: ReadText,
  { start, end }: Statement,
  { where, unless }: NonNullable<LimitAnswer['add']>,
): boolean => !unless.test(read.text) && (!where || where.test(read.text.slice(start, end)));

/** A sentence with the parties as the text calls them. */
const said = ({ parties }: ReadText, put: string): string =>
  addressParties(withParties(put, parties.own, parties.counterpart), parties);

/**
 * What keeps a term that serves the reader within the law, so that it can rely on it: the words that go too far, wherever
 * in the text they stand, and a sentence that helps the rest to hold.
 * @param found a finding that the law sets a limit
 * @returns words and what is put in their place
 */
export const keepWithinLaw = (
  read: ReadText,
  statements: readonly Statement[],
  found: FoundHazard,
): (Span & { readonly put: string })[] => {
  const answer = answerOf(found);
  if (!answer) return [];
  const words = statements.flatMap((statement) =>
    softenWords(read, statement, statement, answer.words).map(({ start, end, put }) => ({ start, end, put })),
  );
  const { statement } = found.match!;
  if (!answer.add || !lacksSentence(read, statement, answer.add)) return words;
  const { end } = statement.sentence;
  return /[.]["”’)]*\s*$/.test(read.text.slice(0, end))
    ? [...words, { start: end, end, put: ` ${said(read, answer.add.put)}` }]
    : words;
};
