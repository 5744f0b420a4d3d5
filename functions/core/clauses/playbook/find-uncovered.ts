import type { Evidence, Uncovered } from '../../../../shared/analysis.ts';
import { clauseKinds } from '../knowledge/clause-kinds.ts';
import type { Sentence } from '../reading/read-text.ts';
import { around } from '../reading/sentence-tools.ts';
import type { MatterReading } from './find-matter.ts';
import { wordsOf } from './phrase-index.ts';

/** A whole contract has more matters than anybody lists; what is beyond is summed up by the last entry's title. */
const mostMatters = 30;
const mostPlaces = 3;
/** Fewer words than this are a heading or a number. */
const fewestWords = 5;

const binding =
  /\b(?:shall|must|will|may|agrees?|undertakes?|is|are|has|have|pays?|grants?|warrants?|waives?|terminates?|survives?)\b/;

/** What a sentence is about, by the name of the narrowest kind of clause that its words make. */
const matterOf = (sentence: Sentence): string | undefined =>
  clauseKinds.find((kind) => kind.trigger.test(sentence.lower))?.label;

/**
 * What of a text no position speaks of: of a whole contract its sections, of a clause its sentences by their kind.
 * @param covered the sentences that some position speaks of
 */
export const findUncovered = ({ read }: MatterReading, covered: ReadonlySet<Sentence>): Uncovered[] => {
  const places = new Map<string, Evidence[]>();
  const add = (title: string, sentence: Sentence) => {
    const list = places.get(title) ?? [];
    places.set(title, list);
    if (list.length >= mostPlaces) return;
    const span = around(read.text, sentence, sentence.start, sentence.start);
    list.push({ quote: read.text.slice(span.start, span.end), ...span });
  };
  const says = (sentence: Sentence) => binding.test(sentence.lower) && wordsOf(sentence.lower).length >= fewestWords;
  if (read.isWhole) {
    let at = 0;
    for (const section of read.sections) {
      const inside: Sentence[] = [];
      while (at < read.sentences.length && read.sentences[at]!.start < section.end) {
        if (read.sentences[at]!.start >= section.start) inside.push(read.sentences[at]!);
        at += 1;
      }
      const spoken = inside.filter(says);
      if (!spoken.length || spoken.some((sentence) => covered.has(sentence))) continue;
      const first = spoken[0]!;
      add(section.heading || (matterOf(first) ?? 'Other wording'), first);
    }
  } else
    for (const sentence of read.sentences)
      if (!covered.has(sentence) && says(sentence)) add(matterOf(sentence) ?? 'Other wording', sentence);
  const found = [...places].map(([title, evidence]): Uncovered => ({ title, evidence }));
  const rest = found.length - mostMatters;
  return rest > 0
    ? [...found.slice(0, mostMatters - 1), { title: 'Further sections', evidence: found[mostMatters - 1]!.evidence }]
    : found;
};
