const units: Readonly<Record<string, number>> = {
  zero: 0,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  thirteen: 13,
  fourteen: 14,
  fifteen: 15,
  sixteen: 16,
  seventeen: 17,
  eighteen: 18,
  nineteen: 19,
  twenty: 20,
  thirty: 30,
  forty: 40,
  fourty: 40,
  fifty: 50,
  sixty: 60,
  seventy: 70,
  eighty: 80,
  ninety: 90,
};
const scales: Readonly<Record<string, number>> = { thousand: 1e3, million: 1e6, billion: 1e9 };

const numberWord = `(?:${[...Object.keys(units), 'hundred', ...Object.keys(scales)].join('|')})`;

/** Source of a pattern for a number in words, in folded text: "forty-five", "one hundred and eighty". */
export const numberWords = `${numberWord}(?:(?: and |, |[ -])${numberWord}){0,9}`;

/**
 * The value of a number in words.
 * @param words lower-case words such as "two hundred and fifty thousand"
 * @returns undefined where a word is no number or the words make none, such as "five five"
 */
export const valueOfWords = (words: string): number | undefined => {
  let total = 0;
  let group = 0;
  let last = Infinity;
  for (const word of words.split(/[ ,-]+/)) {
    if (word === 'and' || word === '') continue;
    const unit = units[word];
    const scale = scales[word];
    if (unit !== undefined) {
      // Only a unit may follow a multiple of ten; "five five" and "ten twenty" are two numbers, not one.
      if (last < 20 || (last < 100 && unit >= 10)) return undefined;
      group += unit;
      last = unit;
    } else if (word === 'hundred') {
      group = (group || 1) * 100;
      last = 100;
    } else if (scale) {
      total += (group || 1) * scale;
      group = 0;
      last = Infinity;
    } else return undefined;
  }
  return total + group;
};

/** The value of digits as contracts write them, such as "12,500" or "1.5"; undefined where they are none. */
export const valueOfDigits = (digits: string): number | undefined => {
  const plain = digits.replace(/,(?=\d{3}\b)/g, '').replace(/[.,]$/, '');
  return /^\d+(?:\.\d+)?$/.test(plain) ? Number(plain) : undefined;
};
