/** Words as they are compared: without what Word and a reader of it set differently. */
export const plainWords = (text: string): string =>
  text
    .replace(/[‘’]/g, "'")
    .replace(/[“”]/g, '"')
    .replace(/[\s\u00A0]+/g, ' ')
    .trim();
