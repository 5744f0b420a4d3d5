import { conceptsIn } from './concepts.ts';

/**
 * The words and adjacent word pairs of a text, as the recogniser counts them: lower case, figures folded into one
 * sign so that no particular amount or date is ever learned, pairs written `first_second`, and turns of phrase `@name`.
 * @param text any text; only Latin letters and digits make words
 */
export const tokenise = (text: string): string[] => {
  const words = (text.toLowerCase().match(/[a-z]+|\d+/g) ?? []).map((word) => (word.charCodeAt(0) < 58 ? '#' : word));
  const tokens = [...words];
  for (let index = 1; index < words.length; index += 1) tokens.push(`${words[index - 1]}_${words[index]}`);
  tokens.push(...conceptsIn(text.toLowerCase()));
  return tokens;
};
