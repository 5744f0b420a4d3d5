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
/** Words that hardly occur outside contracts, and words that occur in them and elsewhere. */
const contractWords =
  /\b(?:agreement|hereby|hereof|hereunder|herein|hereto|thereof|pursuant|part(?:y|ies)|liab(?:le|ility)|obligations?|terminat\w+|warrant(?:y|ies|s|ed)|indemnif\w*|licen[cs](?:e[esd]?|or|ing)|breach|confidential\w*|governed|jurisdiction|arbitrat\w+|assigns?|assignment|tenant|landlord|lessor|lessee|lease|premises|licensor|licensee|waive[rsd]?|waiver|severab\w+|successors?|force majeure|counterparts?|royalt\w+|effective date|remed(?:y|ies)|consent|privacy policy|terms (?:of|and)|disclaim\w*|distributor|reseller|franchisee?|proprietary|covenants?|representations?|null|binding|enforceable|unenforceable|entitled|reserves?|severance|invoice[sd]?|payable|disclosure|source code|merchantab\w*|reimburs\w*|escrow|subcontract\w*|(?:reasonable|best|diligent) (?:commercial |business )?(?:efforts|endeavou?rs))\b/g;
const commonWords =
  /\b(?:terms?|rights?|provisions?|contract|notice|clause|provided|damages|laws?|disputes?|payment|fees?|services?|insurance|employee|employer|employment|rent|customers?|supplier|vendor|seller|buyer|purchaser|company|polic(?:y|ies)|responsib\w+|prohibited|subject to|property|salary|executive|consultant|contractor|claims?|copyright|users?|account|content|refund\w*|subscription|agrees?|courts?|passengers?|intellectual|amend\w*|modif\w+|products?|information|trademarks?|due|due date|implied|in lieu of|deliver\w*|prices?)\b/g;
const binding =
  /\b(?:shall|must|agrees?|hereby|entitled|is (?:due|required|responsible|liable)|are (?:due|required|responsible)|reserves?|undertakes?|covenants?|warrants?|represents?|may not|will not|will be (?:[a-z]+ ){0,2}(?:available|charged|payable|provided|performed|billed|invoiced|paid|delivered|supplied|made|due|calculated|determined)|means (?:any|the|an?|each|all|that|with respect)|(?:made and )?entered into|by and between|(?:will|shall) be [a-z]+(?:ed|en|pt|ld|id|wn) by|your (?:sole )?responsibility|(?:will|shall) (?:hold|own|retain|have) (?:[a-z-]+ ){0,3}(?:rights?|title|option|obligation)|(?:we|you|party|company|customer|client|tenant|landlord|seller|buyer|supplier|vendor|provider|employee|employer|licensee|licensor|consultant|contractor|executive|distributor|bank|promoter|generator|offtaker|lessor|lessee|purchaser|recipient|discloser|borrower|lender|guarantor|franchisor|franchisee|manufacturer|subscriber|user|users) (?:may|will|can|cannot|are|is|agree|have|has|grant|do|does|pays?))\b/g;

/** So many words of another language make a text one in it. */
const leastForeign = 5;

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
  // Names of places hold a few such words: "Los Angeles", "El Paso".
  const isForeign = new Set(words.filter((word) => foreignWords.has(word))).size >= leastForeign;
  const certain = new Set(sample.match(contractWords)).size;
  const legal = certain + new Set(sample.match(commonWords)).size;
  const binds = (sample.match(binding) ?? []).length;
  if (foreign > 0.12 && foreign > english * 1.2 && (legal < 3 || english < 0.15)) return { readability: 'not-english' };
  // Words of hardly any sentence: a heading, a table, code. Long runs without English glue words are no prose.
  if (english < 0.1 && legal < 3)
    return { readability: words.length > 25 && foreign > 0.05 && isForeign ? 'not-english' : 'not-a-contract' };
  if (certain >= 2 || (certain >= 1 && legal >= 2) || legal >= 4 || (legal >= 1 && binds >= 1))
    return { readability: 'contract' };
  if (binds >= 1 && splitSentences(text).length <= 4 && english > 0.2) return { readability: 'not-recognised' };
  return { readability: 'not-a-contract' };
};
