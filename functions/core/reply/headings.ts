import { type Paragraph, wordsOf } from './view-story.ts';

/** A heading is shown no longer than this, in characters. */
const longest = 120;

const shown = (paragraph: Paragraph): string => {
  const { number } = paragraph;
  const own = number === '•' ? '' : number;
  return [own, wordsOf(paragraph)]
    .filter((part) => part !== '')
    .join(' ')
    .slice(0, longest);
};

/** The heading that each paragraph stands under, itself where it is one; where there is none, the nearest number. */
export const headingsOf = (paragraphs: readonly Paragraph[]): ReadonlyMap<Paragraph, string> => {
  const headings = new Map<Paragraph, string>();
  let heading = '';
  let number = '';
  for (const paragraph of paragraphs) {
    if (paragraph.isHeading && paragraph.text !== '') heading = shown(paragraph);
    if (paragraph.number !== '' && paragraph.number !== '•') number = paragraph.number;
    const found = heading === '' ? number : heading;
    if (found !== '') headings.set(paragraph, found);
  }
  return headings;
};
