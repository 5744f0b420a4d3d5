/** One paragraph of a sample contract, as its text file shows it by numbers and blank lines. */
export interface Block {
  readonly kind: 'title' | 'heading' | 'clause' | 'text';
  readonly text: string;
}

const kindOf = (text: string, index: number): Block['kind'] => {
  if (index === 0) return 'title';
  if (/^\d+\. /.test(text)) return 'heading';
  return /^\d+\.\d+ /.test(text) ? 'clause' : 'text';
};

/** The paragraphs of a contract: a title, headings such as `1. Term`, clauses such as `1.1 The term …`, other text. */
export const readContract = (text: string): Block[] =>
  text
    .trim()
    .split(/\n{2,}/)
    .map((paragraph, index) => ({ kind: kindOf(paragraph, index), text: paragraph.replaceAll('\n', ' ') }));
