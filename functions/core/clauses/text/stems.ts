/** Endings by which one word differs from another of its family. */
const ending = /(?:ations?|ings?|ments?|ed|es|s|ly|able|ies|ers?|or|ive|al)$/;

const stemOf = (word: string): string => (word.length > 5 ? word.replace(ending, '') : word);

/**
 * The words of a statement by their stems, figures as one sign, and parties by name.
 * @param words `Statement.words`
 * @param names what stands for each of its signs of parties, such as `a` and `giver`
 */
export const stemsOf = (words: string, names: Readonly<Record<string, string>> = {}): string[] =>
  words
    .replace(/\[(\w+)\]/g, (_, sign: string) => ` ${names[sign] ?? `party-${sign}`} `)
    .match(/[a-z'-]+|\d[\d.,]*/g)
    ?.map((word) => (/^\d/.test(word) ? '#' : stemOf(word))) ?? [];
