/** Words that stand for no thing of their own: an alternative that begins with one is no single word. */
const noThing =
  /^(?:a|an|the|its|their|any|all|no|not|more|less|if|only|may|must|is|are|be|can|cannot|by|in|on|at|to|of|for|from|with|without|as|when|where|otherwise|other|others|like|how|what|who|which|such|that)$/;

/** Single words in a row, with nothing behind that hangs on the last alone: "bonus or commission on leaving". */
const alternatives =
  /\b((?:[a-z'-]+, )*)([a-z'-]+) or ([a-z'-]+)(?=$|[,;:[]| (?:of|on|to|in|at|from|by|with|when|if|as|that|what|after|before|while|even|though|and|or|lets|is))/gi;

/** What stands before the first of them without belonging to it alone. */
const standsApart =
  /(?:^|[,:] |\b(?:the|of|on|to|in|by|for|with|from|may|must|can|such as|its|and|when|if|that|be) |\}(?:'s)? )$/i;
/** What is denied of all is denied of each. */
const denied = /\b(?:no|not|without|nothing|cannot|never|neither|unless|except)\b|\(|, [a-z]+ $/i;

/** The beginning of a word by which its forms are told: "hiring" as "hire". */
const stemOf = (word: string): string => word.toLowerCase().slice(0, Math.max(3, Math.min(5, word.length - 3)));

const isSpoken = (word: string, clause: string): boolean => new RegExp(`(?<![a-z])${stemOf(word)}`).test(clause);

const joined = (words: readonly string[]): string =>
  words.length === 1 ? words[0]! : `${words.slice(0, -1).join(', ')} or ${words.at(-1)!}`;

/**
 * A heading that names alternatives with those alone that a clause speaks of; as it is where it speaks of all or of none.
 * @param heading "Bonus or commission is lost"
 * @param clause the clause in lower case
 */
export const sayOnlySpoken = (heading: string, clause: string): string => {
  const said = heading.replace(alternatives, (whole, before: string, next: string, last: string, at: number) => {
    const words = [...before.split(', ').filter(Boolean), next, last];
    if (denied.test(heading.slice(0, at)) || words.some((word) => noThing.test(word.toLowerCase()))) return whole;
    const spoken = words.filter((word) => isSpoken(word, clause));
    const keepsFirst = spoken[0] === words[0] || before !== '' || standsApart.test(heading.slice(0, at));
    return keepsFirst && spoken.length && spoken.length < words.length ? joined(spoken) : whole;
  });
  return said.charAt(0) === heading.charAt(0) ? said : said.charAt(0).toUpperCase() + said.slice(1);
};
