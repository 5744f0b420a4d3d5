const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' });

/** A text cut behind its first sentences; `rest` is empty where it has no more. */
export const firstSentences = (text: string, count: number): { readonly first: string; readonly rest: string } => {
  const next = [...segmenter.segment(text)][count];
  const end = next?.index ?? text.length;
  return { first: text.slice(0, end).trim(), rest: text.slice(end).trim() };
};
