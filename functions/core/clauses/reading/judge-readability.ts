import type { Analysis } from '../../../../shared/analysis.ts';
import { splitSentences } from './split-text.ts';

const englishWords = new Set(
  'the of to and in or any shall by for this that be is with as on not such from an may its all at which other will are it has if no under agreement party parties you your we our have been must upon their than these those but can do a i he she they who when where'.split(
    ' ',
  ),
);
const foreignWords = new Set(
  'der die das und nicht oder ist von mit für auf ein eine einer wird werden durch sich dem den des zu im bei als auch wenn dass diese dieser kann sie ihnen le la les des et est une un dans pour pas que qui par sur avec vous nous ou du au aux il lo gli di che non per con del della sono questo alla dei nel o e i se si w z na do jest nie oraz lub się przez od jako który że tym dla po y el los las para por como más su es een het van en voor niet met zijn wordt op te dat och att som är inte på av til og ikke det en'.split(
    ' ',
  ),
);
const legalWords =
  /\b(?:shall|agreement|agrees?|part(?:y|ies)|terms?|liab(?:le|ility)|obligations?|rights?|contract|notice|terminat\w+|clause|hereby|hereof|hereunder|herein|thereof|pursuant|provided|warrant\w*|indemnif\w*|licen[cs]e\w*|consent|breach|confidential\w*|damages|law|laws|governed|jurisdiction|arbitrat\w+|disputes?|assign\w*|payment|payable|fees?|services?|insurance|employee|employer|employment|tenant|landlord|lessor|lessee|premises|rent|customer|supplier|vendor|seller|buyer|purchaser|company|policy|policies|entitled|responsib\w+|may not|must|privacy|prohibited|subject to|reserves?|property|salary|severance|executive|consultant|contractor|licensor|licensee|waive[rsd]?|claims?|copyright|users?|account|content|refund\w*|subscription|agree|court|courts|passenger|invoice\w*|royalt\w+|intellectual|effective date|amend\w*|modif\w+|remed\w+|counterparts?|severab\w+|successors?|force majeure)\b/g;
const binding =
  /\b(?:shall|must|may|will|agrees?|hereby|entitled|required|reserves?|undertakes?|covenants?|warrants?|represents?|is not|are not|cannot)\b/g;

/** A text's readability, and whether it is so short that nothing can be said about it. */
export interface Readability {
  readonly readability: Exclude<Analysis['readability'], 'recognised'> | 'contract';
}

/**
 * Judges whether a text is English contract prose. Counts common words of English and of other languages, words of
 * contract law, and words that bind somebody.
 * @param lower the folded text
 * @param text the same text, case kept
 */
export const judgeReadability = (text: string, lower: string): Readability => {
  const sample =
    lower.length > 60_000 ? lower.slice(0, 30_000) + lower.slice(lower.length / 2, lower.length / 2 + 30_000) : lower;
  const words = sample.match(/\p{L}+/gu) ?? [];
  const letters = words.reduce((sum, word) => sum + word.length, 0);
  const latin = (sample.match(/[a-z]/g) ?? []).length / Math.max(1, letters);
  if (latin < 0.6 && letters > 3) return { readability: 'not-english' };
  if (words.length < 4) return { readability: 'not-a-contract' };
  const english = words.filter((word) => englishWords.has(word)).length / words.length;
  const foreign = words.filter((word) => foreignWords.has(word)).length / words.length;
  const legal = new Set(sample.match(legalWords)).size;
  const binds = (sample.match(binding) ?? []).length;
  if (foreign > 0.12 && foreign > english * 1.2 && (legal < 3 || english < 0.15)) return { readability: 'not-english' };
  // Words of hardly any sentence: a heading, a table, code. Long runs without English glue words are no prose.
  if (english < 0.1 && legal < 3)
    return { readability: words.length > 25 && foreign > 0.05 ? 'not-english' : 'not-a-contract' };
  if (legal >= 2 || (legal >= 1 && binds >= 1)) return { readability: 'contract' };
  if (binds >= 1 && splitSentences(text).length <= 4 && english > 0.2) return { readability: 'not-recognised' };
  return { readability: 'not-a-contract' };
};
