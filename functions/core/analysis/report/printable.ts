import { canPrint } from '../../../adapters/pdf-writer.ts';

/** Stands for a character that the fonts lack: the sign Unicode has for it, or the next best that can be set. */
export const missingCharacter = ['\uFFFD', '□', '◊'].find((sign) => canPrint(sign.codePointAt(0) ?? 0)) ?? '?';

/** Words longer than this are broken, as no line holds them. In UTF-16 units. */
const longestWord = 70;

/**
 * Makes text that can be set: characters the fonts lack are replaced visibly, control and direction marks left out,
 * tabs become spaces. The result has the same meaning to a reader, not the same offsets.
 */
export const printable = (text: string): string => {
  let result = '';
  for (const character of text.toWellFormed()) {
    const codePoint = character.codePointAt(0) ?? 0;
    if (character === '\n') result += '\n';
    else if (character === '\t') result += '    ';
    else if (codePoint < 32 || (codePoint >= 127 && codePoint < 160) || /^[\p{Cf}\p{Co}]$/u.test(character)) continue;
    else if (codePoint < 127) result += character;
    else if (character === '\u2011') result += '-';
    else if (/^\p{Zs}$/u.test(character)) result += '\u00A0' === character ? '\u00A0' : ' ';
    else if (/^\p{M}$/u.test(character) && !canPrint(codePoint)) continue;
    else result += canPrint(codePoint) ? character : missingCharacter;
  }
  return result.replace(new RegExp(`\\S{${longestWord}}(?=\\S)`, 'g'), '$& ');
};

/** `text` on one line, cut to at most `length` UTF-16 units with an ellipsis. */
export const shorten = (text: string, length: number): string => {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= length) return line;
  const cut = line.slice(0, length - 1).toWellFormed();
  const space = cut.lastIndexOf(' ');
  return `${(space > length * 0.7 ? cut.slice(0, space) : cut).trimEnd()}…`;
};
