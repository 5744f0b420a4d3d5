/** Words that say nothing of what a sentence is about. */
const fillers: ReadonlySet<string> = new Set(
  'the and for that this with from its their his her our your not nor but any all each such other than then shall will may must can under upon into onto within without after before until unless where when while which who whom whose has have had are was were been being does did both either neither only also more most less least same agreement contract clause section party parties'.split(
    ' ',
  ),
);

/** Words of one stem begin alike. */
const stemLength = 5;

/** The stems of the words that say what a sentence is about; figures count. */
export const contentOf = (text: string): ReadonlySet<string> =>
  new Set(
    (text.toLowerCase().match(/[a-z]{3,}|\d+/g) ?? [])
      .filter((word) => !fillers.has(word))
      .map((word) => word.slice(0, stemLength)),
  );

/** Which share of what a text is about another is about too, 0 to 1. */
export const sharedContent = (text: string, other: ReadonlySet<string>): number => {
  const content = [...contentOf(text)];
  return content.length ? content.filter((stem) => other.has(stem)).length / content.length : 0;
};
