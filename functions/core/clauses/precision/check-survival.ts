import type { Sentence } from '../reading/read-text.ts';
import type { Span } from '../reading/split-text.ts';

/** Words that let a duty outlast the contract; the faintest trace is enough, for a false alarm costs more than silence. */
const outlasts =
  /\bsurviv|\boutlast|\b(?:after|following|beyond|notwithstanding|subsequent to|upon)\b[^.;]{0,40}\b(?:terminat|expir|end of|cancell?ation|completion)|\bterminat\w*\b[^.;]{0,90}\b(?:shall|will|does|do) not (?:relieve|affect|release|prejudice|limit|impair)|\byears? (?:after|from|following)\b|\b(?:perpetu|indefinitely|in perpetuity)/;
const ends = /\bterminat|\bexpir/;

/** Duties that are of use mainly once the contract has ended. */
const matters: readonly RegExp[] = [
  /\b(?:keep|hold|maintain|treat)\b[^.;]{0,80}\b(?:confiden|secret)|\bnot (?:to )?disclose\b/,
  /\b(?:shall|will|must|agrees? to) (?:defend|indemnify|hold harmless)\b/,
  /\bliability\b[^.;]{0,120}\b(?:exceed|limited to|capped)/,
  /\b(?:own(?:s|ed)?|belongs?|title|vests?)\b[^.;]{0,80}\b(?:intellectual property|work product|deliverables|copyright|inventions)/,
  /\b(?:intellectual property|work product|deliverables|copyright|inventions)\b[^.;]{0,80}\b(?:owned by|belongs?|property of|vests?)/,
];

/**
 * Where a contract that can end holds duties that must outlast its end, while nothing in it says that they do: the first
 * sentence of each such duty.
 * @param lower the folded contract
 */
export const findMissingSurvival = (lower: string, sentences: readonly Sentence[]): Span[] => {
  if (!ends.test(lower) || outlasts.test(lower)) return [];
  const first = matters.flatMap((matter) => sentences.find((sentence) => matter.test(sentence.lower)) ?? []);
  return [...new Set(first)].map(({ start, end }) => ({ start, end }));
};
