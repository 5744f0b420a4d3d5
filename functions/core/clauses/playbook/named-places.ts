import { foldCharacters } from '../reading/fold-text.ts';

/*
 * Whose law and which courts: a ladder on them names places, and another place is another position.
 */

/** Adjectives of law that do not hold the name of their place. */
const places: Readonly<Record<string, string>> = {
  english: 'england',
  scots: 'scotland',
  scottish: 'scotland',
  irish: 'ireland',
  german: 'germany',
  french: 'france',
  dutch: 'netherlands',
  swiss: 'switzerland',
  norwegian: 'norway',
  swedish: 'sweden',
  danish: 'denmark',
  finnish: 'finland',
  spanish: 'spain',
  italian: 'italy',
  indian: 'india',
  chinese: 'china',
  japanese: 'japan',
  canadian: 'canada',
  australian: 'australia',
  californian: 'california',
};

// No place's name is longer; without bounds a run of capitals would be read anew from each of them.
const name = String.raw`\p{Lu}[\p{L}.'-]{0,40}(?:(?: and| of| &)? \p{Lu}[\p{L}.'-]{0,40}){0,8}`;
const after = new RegExp(
  String.raw`\b(?:[Ll]aws? of|[Cc]ourts? (?:of|in|located in|sitting in)|[Ss]eat(?:ed)? (?:of|in)|[Vv]enue (?:is )?in|[Aa]rbitrat\w* in|[Ll]ocated in|[Jj]urisdiction of)(?: the)?(?: (?:courts?|laws?) (?:of|in))?(?: the)? (${name})`,
  'gu',
);
const before = new RegExp(String.raw`(${name}) (?:[Ll]aws?|[Cc]ourts?)\b`, 'gu');
const general =
  /\b(?:The|State|Commonwealth|Province|Republic|Kingdom|City|County|Federal|Supreme|High|Commercial|Applicable|Governing|This|Any|Such|All|Courts?|Laws?|Agreement)\b(?: of\b)?/g;

const normal = (words: string): string =>
  words
    .replace(general, ' ')
    .toLowerCase()
    .replace(/[.']/g, '')
    .split(/\s+/)
    .map((word) => places[word] ?? word)
    .join(' ')
    .replace(/^(?:\s|\b(?:and|of)\b)+|(?:\s|\b(?:and|of)\b)+$/g, '');

/** A place by its name in lower case, and where it is written. */
export interface NamedPlace {
  readonly name: string;
  readonly start: number;
  readonly end: number;
}

/**
 * The places whose law or courts a passage names.
 * @param isName true where a passage of capitalised words alone is such a name, as in a ladder
 */
export const namedPlaces = (text: string, isName = false): NamedPlace[] => {
  const plain = foldCharacters(text);
  const found = [...plain.matchAll(after), ...plain.matchAll(before)].map((match): NamedPlace => {
    const start = match.index + match[0].indexOf(match[1]!);
    return { name: normal(match[1]!), start, end: start + match[1]!.replace(/[.'-]+$/, '').length };
  });
  const whole = isName && !found.length && new RegExp(`^${name}$`, 'u').test(plain.replace(/[.\s]+$/, ''));
  const all = whole ? [{ name: normal(plain), start: 0, end: plain.length }] : found;
  return all.filter((place) => place.name.length > 1).sort((a, b) => a.start - b.start);
};

/** Whether one of two names holds the other: “england”, “england and wales”. */
export const isSamePlace = (one: string, other: string): boolean => {
  const [a, b] = [one, other].map((words) => words.split(' ').filter((word) => word !== 'and' && word !== 'of'));
  return a!.every((word) => b!.includes(word)) || b!.every((word) => a!.includes(word));
};
