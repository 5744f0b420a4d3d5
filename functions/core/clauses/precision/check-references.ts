import { type Span, spanOf } from '../reading/split-text.ts';

/** From this many sections numbered one after the other on, a text is taken to hold all of its sections. */
const fewestSections = 4;

const numberedLine =
  /^[ \t]*(?:(?:section|clause|article)[ \t]+)?(\d{1,2})((?:\.\d{1,2}){0,3})[.):]?(?=[ \t]+["“(]?[A-Z]|[ \t]*$)/gim;
const reference =
  /\b(?:sections?|clauses?) (\d{1,2})((?:\.\d{1,2}){0,3})(?![\d%]|\.\d|\(?[a-z]?\)?[^.;]{0,30}\b(?:of|under|in) (?:the|that|such|its|title|schedule|exhibit|annex|appendix|part|said|rule|regulation)\b(?! agreement| contract| lease| license))/gi;
/** Laws and other papers are cited by section too. */
const elsewhere =
  /\bthis $|\b(?:u\.?s\.?c\.?|code|act|law|laws|statute|regulations?|rules?|c\.?f\.?r\.?|directive|exhibit|schedule|annex|appendix|order form|policy|plan|master agreement|bylaws)\b[^.;]{0,24}$/;
const elsewhereAfter =
  /^(?:\([a-z0-9]{1,4}\))*,? ?(?:(?:and|or|through|to) [\d.()a-z]{1,8},? )?(?:of|under|in|to) (?!this\b|the (?:agreement|contract|lease|license)\b|these\b|such section)|^[^;]{0,50}\b(?:thereof|thereunder)\b|^(?:\([a-z0-9]{1,4}\))* ?(?:u\.?s\.?c|c\.?f\.?r)/;

/**
 * References to sections of this text that it does not have. Only a text that numbers its sections from one on
 * without a gap is judged: anything else may be a part of a longer one.
 * @param text the text as stored, whose line beginnings number the sections
 * @param lower the folded text
 */
export const findBrokenReferences = (text: string, lower: string): Span[] => {
  const tops = new Set<number>();
  /** The highest part each section numbers: 2 where the last part of section 7 is 7.2. */
  const parts = new Map<number, number>();
  for (const match of text.matchAll(numberedLine)) {
    const top = Number(match[1]);
    tops.add(top);
    const part = Number(match[2]!.split('.')[1] ?? 0);
    if (part) parts.set(top, Math.max(part, parts.get(top) ?? 0));
  }
  const last = Math.max(0, ...tops);
  if (tops.size < fewestSections || tops.size !== last || !tops.has(1)) return [];
  return [...lower.matchAll(reference)].flatMap((match) => {
    const top = Number(match[1]);
    const part = Number(match[2]!.split('.')[1] ?? 0);
    const after = lower.slice(match.index + match[0].length, match.index + match[0].length + 60);
    const before = lower.slice(Math.max(0, match.index - 40), match.index);
    if (elsewhere.test(before) || elsewhereAfter.test(after)) return [];
    const isThere = tops.has(top) && part <= (parts.get(top) ?? Infinity);
    return isThere ? [] : [spanOf(match)];
  });
};
