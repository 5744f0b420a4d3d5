/**
 * What a finding says beside its heading: a description that begins with the heading's own sentence goes on behind it.
 * @returns the rest, empty where the heading says all
 */
export const besideTitle = ({
  title,
  description,
}: {
  readonly title: string;
  readonly description: string;
}): string =>
  description.toLowerCase().startsWith(`${title.toLowerCase()}.`)
    ? description.slice(title.length + 1).trimStart()
    : description;

/** Whether advice only asks for a change that is shown beside it. */
export const asksForChange = ({ description }: { readonly description: string }): boolean =>
  /^Ask (?:to strike|to add|for) “/.test(description);

/** Words as they are compared: without case, punctuation, figures that repeat a number in brackets, and kinds of `shall`. */
const wordsOf = (text: string): string =>
  ` ${text
    .replace(/\(\d+\)/g, ' ')
    .toLowerCase()
    .replace(/\b(?:must|shall)\b/g, 'will')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `;

const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' });

/**
 * What a description says beside the clause's own words: sentences at its beginning that only tell them are left out.
 * @param shown the words of the clause that stand beside it
 */
export const besideQuote = (description: string, shown: string): string => {
  if (shown === '') return description;
  const words = wordsOf(shown);
  let told = description.replace(/^It says “[^”]*”\s*/, '');
  for (;;) {
    const first = [...segmenter.segment(told)][0]?.segment ?? '';
    if (first.trim() === '' || !words.includes(wordsOf(first))) return told;
    told = told.slice(first.length);
  }
};
