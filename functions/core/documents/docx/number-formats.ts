const romanDigits: readonly (readonly [number, string])[] = [
  [1000, 'm'],
  [900, 'cm'],
  [500, 'd'],
  [400, 'cd'],
  [100, 'c'],
  [90, 'xc'],
  [50, 'l'],
  [40, 'xl'],
  [10, 'x'],
  [9, 'ix'],
  [5, 'v'],
  [4, 'iv'],
  [1, 'i'],
];

const roman = (value: number): string => {
  let rest = Math.min(value, 3999);
  let text = '';
  for (const [worth, digits] of romanDigits) for (; rest >= worth; rest -= worth) text += digits;
  return text;
};

/** Word counts a, b, … z, aa, bb, … zz, aaa. */
const letters = (value: number): string =>
  String.fromCharCode(97 + ((value - 1) % 26)).repeat(Math.min(Math.ceil(value / 26), 30));

const ones =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const tens = 'zero ten twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');

const cardinal = (value: number): string => {
  if (value < 20) return ones[value] ?? String(value);
  if (value < 100) return (tens[Math.floor(value / 10)] ?? '') + (value % 10 ? `-${ones[value % 10]}` : '');
  return String(value);
};

const irregular: Readonly<Record<string, string>> = {
  one: 'first',
  two: 'second',
  three: 'third',
  five: 'fifth',
  eight: 'eighth',
  nine: 'ninth',
  twelve: 'twelfth',
};

const ordinalWords = (value: number): string =>
  cardinal(value).replace(
    /[a-z]+$/,
    (word) => irregular[word] ?? (word.endsWith('y') ? `${word.slice(0, -1)}ieth` : `${word}th`),
  );

const ordinal = (value: number): string => {
  const suffix = value % 100 > 10 && value % 100 < 14 ? 'th' : (['th', 'st', 'nd', 'rd'][value % 10] ?? 'th');
  return `${value}${suffix}`;
};

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** A number as Word writes it in one of its formats (ECMA-376, ST_NumberFormat); formats of other scripts as decimal. */
export const formatNumber = (value: number, format: string): string => {
  if (value < 1 && format !== 'decimal' && format !== 'decimalZero') return String(value);
  switch (format) {
    case 'none':
      return '';
    case 'upperRoman':
      return roman(value).toUpperCase();
    case 'lowerRoman':
      return roman(value);
    case 'upperLetter':
      return letters(value).toUpperCase();
    case 'lowerLetter':
      return letters(value);
    case 'ordinal':
      return ordinal(value);
    case 'cardinalText':
      return capital(cardinal(value));
    case 'ordinalText':
      return capital(ordinalWords(value));
    case 'decimalZero':
      return String(value).padStart(2, '0');
    default:
      return String(value);
  }
};
