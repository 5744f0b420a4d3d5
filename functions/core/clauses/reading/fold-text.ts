const folded: Readonly<Record<string, string>> = {
  '\u2018': "'",
  '\u2019': "'",
  '\u201A': "'",
  '\u201B': "'",
  '\u2032': "'",
  '\u00B4': "'",
  '`': "'",
  '\u201C': '"',
  '\u201D': '"',
  '\u201E': '"',
  '\u201F': '"',
  '\u2033': '"',
  '\u00AB': '"',
  '\u00BB': '"',
  '\u2010': '-',
  '\u2011': '-',
  '\u2012': '-',
  '\u2013': '-',
  '\u2014': '-',
  '\u2212': '-',
};

const typographic =
  /[\u2018\u2019\u201A\u201B\u2032\u00B4`\u201C\u201D\u201E\u201F\u2033\u00AB\u00BB\u2010-\u2014\u2212]/g;

/**
 * The text with typographic quotes and dashes as plain ones and every kind of space as one space, case kept.
 * Every UTF-16 unit stays in its place, so that an offset in the result is an offset in the original.
 */
export const foldCharacters = (text: string): string =>
  text.replace(typographic, (character) => folded[character] ?? character).replace(/\s/g, ' ');

/** As `foldCharacters`, in lower case; letters whose lower case is longer stay as they are. */
export const foldText = (text: string): string => {
  const plain = foldCharacters(text);
  const lower = plain.toLowerCase();
  return lower.length === plain.length ? lower : plain.replace(/[A-Z]/g, (letter) => letter.toLowerCase());
};
