import type { ReadText } from '../reading/read-text.ts';
import type { Span } from '../reading/split-text.ts';

/** A sentence that says what a term means. */
const defines =
  /^\W*(?:[\d.()a-z]{1,8}\s+)?(?:for (?:the )?purposes? of [^,"“]{3,60}, )?(?:the term )?["“][^"”]{2,80}["”](?: of (?:an? |the |any )?[\w ]{2,30})?(?:,? as used [\w ]{2,40},?)? (?:shall |will )?(?:also )?(?:means?|includes?|refers? to|has the meaning|have the meaning|be deemed)\b/i;

/** Whether a sentence of a text, with all its parts, only says what a term means. */
export const isDefinition = (read: ReadText, { start, end }: Span): boolean =>
  defines.test(read.text.slice(start, Math.min(end, start + 400)));
