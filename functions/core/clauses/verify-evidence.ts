import type { Evidence } from '../../../shared/analysis.ts';
import { foldText } from './reading/fold-text.ts';

/** A finding that may quote the clause. */
interface Quoting {
  readonly evidence: readonly Evidence[];
  readonly verified: boolean;
}

/** Text as quotations are compared, and for each of its units the offset it had. */
interface Squeezed {
  readonly text: string;
  readonly offsets: readonly number[];
}

/** Characters no reader sees: a quotation has them or not. */
const unseen = /[\u00AD\u200B-\u200F\u202A-\u202E\u2060-\u2064\u2066-\u206F\uFEFF]/;

/** One character that some write as several. */
const spelledOut: Readonly<Record<string, string>> = {
  '\u2026': '...',
  '\uFB00': 'ff',
  '\uFB01': 'fi',
  '\uFB02': 'fl',
  '\uFB03': 'ffi',
  '\uFB04': 'ffl',
};

const letter = /\p{L}/u;

/**
 * Makes two spellings of the same words alike: letter case, typographic quotes, dashes, ligatures and the ellipsis,
 * runs of white space, invisible characters, and hyphens between letters, with the white space around them, so that a
 * word broken at a line's end is whole. Digits keep their dashes: 10-12 is no 1012.
 */
const squeeze = (text: string): Squeezed => {
  const folded = foldText(text);
  const kept: string[] = [];
  const offsets: number[] = [];
  /** Takes out the hyphen between the letter kept last and the one that follows now. */
  const joinBroken = (): void => {
    let from = kept.length;
    let isBroken = false;
    while (kept[from - 1] === ' ' || kept[from - 1] === '-') {
      from -= 1;
      isBroken ||= kept[from] === '-';
    }
    if (!isBroken || !letter.test(kept[from - 1] ?? '')) return;
    kept.length = from;
    offsets.length = from;
  };
  for (let at = 0; at < folded.length; at += 1) {
    for (const unit of spelledOut[folded[at]!] ?? folded[at]!) {
      if (unseen.test(unit) || (unit === ' ' && (kept.length === 0 || kept.at(-1) === ' '))) continue;
      // Stryker disable next-line ConditionalExpression: there is nothing to join elsewhere, this saves looking.
      if ((kept.at(-1) === '-' || kept.at(-1) === ' ') && letter.test(unit)) joinBroken();
      kept.push(unit);
      offsets.push(at);
    }
  }
  return { text: kept.join(''), offsets };
};

/** The occurrence of `wanted` that stands nearest to an offset; `offsetOf` says where an occurrence begins. */
const nearest = (text: string, wanted: string, near: number, offsetOf: (at: number) => number): number | undefined => {
  let best: number | undefined;
  for (let at = text.indexOf(wanted); at >= 0; at = text.indexOf(wanted, at + 1)) {
    if (best !== undefined && Math.abs(offsetOf(at) - near) >= Math.abs(offsetOf(best) - near)) break;
    best = at;
  }
  return best;
};

/**
 * Finds quoted passages in one clause, which is made ready for comparison once, with the first that needs it. A passage
 * is found at the named place if it stands there, else where it stands nearest to that place, to the letter or by the
 * same words in another spelling, as `squeeze` compares them.
 * @returns takes a quotation and the UTF-16 offset at which it is said to stand; gives the passage exactly as the clause
 *   has it, with its UTF-16 offsets, or undefined where it is not in the clause
 */
export const quoteLocator = (clauseText: string): ((quote: string, near?: number) => Evidence | undefined) => {
  let squeezed: Squeezed | undefined;
  return (quote, near = 0) => {
    if (quote && clauseText.startsWith(quote, near)) return { quote, start: near, end: near + quote.length };
    // A dash at either end joins words that the quotation does not have.
    const wanted = squeeze(quote).text.replace(/^[- ]+|[- ]+$/g, '');
    if (!letter.test(wanted) && !/\p{N}/u.test(wanted)) return undefined;
    const { text, offsets } = (squeezed ??= squeeze(clauseText));
    const found = nearest(text, wanted, near, (at) => offsets[at]!);
    if (found !== undefined) {
      const [start, end] = [offsets[found]!, offsets[found + wanted.length - 1]! + 1];
      return { quote: clauseText.slice(start, end), start, end };
    }
    // Letters elsewhere in the clause may keep it from being folded as the quotation is: then it stands to the letter.
    const exact = nearest(clauseText, quote, near, (at) => at);
    return exact === undefined ? undefined : { quote, start: exact, end: exact + quote.length };
  };
};

/**
 * Holds a finding's quotes against the clause. Each quote that is found gets the clause's own wording and offsets;
 * where one is not found the finding is marked `verified: false` and keeps only the quotes that were found.
 * @param clauseText the stored clause text
 * @param finding a risk, benefit or missing element, from the engine or from a model
 */
export const verifyEvidence = <Finding extends Quoting>(clauseText: string, finding: Finding): Finding => {
  if (!finding.evidence.length) return finding;
  const locate = quoteLocator(clauseText);
  const found = finding.evidence.map(({ quote, start }) => locate(quote, start));
  const evidence = found.filter((place) => place !== undefined);
  return { ...finding, evidence, verified: finding.verified && evidence.length === found.length };
};
