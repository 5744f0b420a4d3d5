import type { Span } from '../reading/split-text.ts';

/** Commas and brackets within figures, which end no words: "40,000", "$1.5", "thirty (30) days". */
const inFigures =
  /(?<=\d)[.,](?=\d)|(?<=\b(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|(?:thir|four|fif|six|seven|eigh|nine)teen|(?:twen|thir|for|fif|six|seven|eigh|nine)ty|hundred|thousand|million|percent))\s\(\d[\d.,]{0,12}%?\)/gi;

/** A passage of the same length whose figures are whole words. */
export const withWholeFigures = (passage: string): string =>
  passage.replace(inFigures, (mark) => '0'.repeat(mark.length));

/** How far around a place its word or figure is looked at. */
const around = 24;

/** Whether a place lies in the middle of a word or of a figure: "40|,000", "thirty| (30)". */
const isWithinWord = (text: string, at: number): boolean => {
  const from = Math.max(0, at - around);
  const whole = withWholeFigures(text.slice(from, at + around));
  return /^[\p{L}\p{N}]{2}$/u.test(whole.slice(at - from - 1, at - from + 1));
};

/** Whether a passage begins or ends in the middle of a word or figure. */
export const cutsWord = (text: string, { start, end }: Span): boolean =>
  isWithinWord(text, start) || isWithinWord(text, end);
