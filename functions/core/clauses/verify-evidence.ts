import type { Evidence } from '../../../shared/analysis.ts';
import { foldText } from './reading/fold-text.ts';

/** A finding that may quote the clause. */
interface Quoting {
  readonly evidence: readonly Evidence[];
  readonly verified: boolean;
}

/** Text with runs of white space as one space, and for each of its units the offset it had. */
interface Squeezed {
  readonly text: string;
  readonly offsets: readonly number[];
}

const squeeze = (text: string): Squeezed => {
  const folded = foldText(text);
  const kept: string[] = [];
  const offsets: number[] = [];
  for (let at = 0; at < folded.length; at += 1) {
    const unit = folded[at]!;
    if (unit === ' ' && (kept.length === 0 || kept.at(-1) === ' ')) continue;
    kept.push(unit);
    offsets.push(at);
  }
  return { text: kept.join(''), offsets };
};

/**
 * Finds a quoted passage in the clause: at the named place if it stands there, else where it stands nearest to that
 * place. White space, typographic quotes and dashes and letter case may differ.
 * @param near the UTF-16 offset at which the passage is said to stand
 * @param squeezedClause the clause as `squeeze` gives it, where many quotes are held against one clause
 * @returns the passage exactly as the clause has it, with its UTF-16 offsets; undefined where it is not in the clause
 */
export const locateQuote = (
  clauseText: string,
  quote: string,
  near = 0,
  squeezedClause?: Squeezed,
): Evidence | undefined => {
  if (quote && clauseText.startsWith(quote, near)) return { quote, start: near, end: near + quote.length };
  const wanted = squeeze(quote).text.trimEnd();
  if (!wanted) return undefined;
  const squeezed = squeezedClause ?? squeeze(clauseText);
  let best: Evidence | undefined;
  for (let at = squeezed.text.indexOf(wanted); at >= 0; at = squeezed.text.indexOf(wanted, at + 1)) {
    const start = squeezed.offsets[at]!;
    const end = squeezed.offsets[at + wanted.length - 1]! + 1;
    if (best && Math.abs(start - near) >= Math.abs(best.start - near)) break;
    best = { quote: clauseText.slice(start, end), start, end };
  }
  return best;
};

/** Finds quotes in one clause, which is made ready for comparison once, with the first quote that is looked for. */
export const quoteLocator = (clauseText: string): ((quote: string, near?: number) => Evidence | undefined) => {
  let squeezed: ReturnType<typeof squeeze> | undefined;
  return (quote, near = 0) => locateQuote(clauseText, quote, near, (squeezed ??= squeeze(clauseText)));
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
