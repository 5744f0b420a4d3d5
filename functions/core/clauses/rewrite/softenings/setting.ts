import type { Standing } from '../../reading/find-parties.ts';
import type { Force, Statement } from '../../statements/statement.ts';

/** Where words stand: in which statement, and whom they speak of ("in its discretion", "as the Landlord decides"). */
export interface Setting {
  readonly statement: Statement;
  /** The party named within the words, else the one named last before them; undefined where none is. */
  readonly whose: Standing | undefined;
  /** The words in question, as the text writes them. */
  readonly found: string;
  /** What stands before them in the statement, and behind them, as far as words hang together. */
  readonly before: string;
  readonly behind: string;
  /** The standing of whoever gives the goods, services, rights, information, premises or work, and is paid for it. */
  readonly giver: Standing;
}

/** Words that sharpen a burden, and what a careful redline puts in their place; nothing strikes them. */
export interface Softening {
  readonly find: RegExp;
  /**
   * `$1` and so on mean groups of the expression, `{own}` and `{counterpart}` the parties as the text names them. What
   * depends on how the words are written is made from them.
   */
  readonly put: string | ((found: string) => string);
  /** Where they sharpen one; everywhere where left out. */
  readonly when?: ((setting: Setting) => boolean) | undefined;
}

/** Holds in statements of one of these forces. */
export const forces =
  (...asked: readonly Force[]) =>
  ({ statement }: Setting): boolean =>
    asked.includes(statement.force);

/** What somebody may not do. */
export const isBan = forces('ban', 'no-right');
/** What the statement says of the reader. */
export const isOwn = ({ statement }: Setting): boolean => statement.standing === 'own';
/** What the reader must do, or gives. */
export const isOwed = (setting: Setting): boolean =>
  isOwn(setting) && forces('duty', 'promise', 'transfer', 'acknowledgement', 'waiver', 'fact')(setting);
/** What the other side may do or need not do; also where nobody's name says whose it is. */
export const isTheirRight = (setting: Setting): boolean => !isOwn(setting) && forces('right', 'no-duty')(setting);
/** What the other side alone may do or need not do. */
export const isTheirOwnRight = (setting: Setting): boolean =>
  isTheirRight(setting) && setting.statement.standing !== 'both';
/** What the reader gives away, or the other side may do with it. */
export const isGrant = (setting: Setting): boolean =>
  isTheirRight(setting) ||
  (isOwn(setting) &&
    (forces('transfer', 'promise', 'acknowledgement')(setting) ||
      /\[a\] (?:[a-z]+ ){0,2}(?:gives?|grants?|licen[cs]es?|assigns?|permits?|authori[sz]es?) /.test(
        setting.statement.words,
      )));
/** What is so without anybody's act. */
export const isNobodys = ({ statement }: Setting): boolean =>
  statement.standing === 'unknown' || statement.standing === 'both';
/** Whether the words speak of the other side's judgment, not of the reader's. */
export const isTheirs = ({ whose, statement }: Setting): boolean => (whose ?? statement.standing) !== 'own';
/** Holds in statements with such words; they are tested against the statement's own, in small letters and with numbers as digits. */
export const says =
  (words: RegExp) =>
  ({ statement }: Setting): boolean =>
    words.test(statement.words);
/** Holds in statements without such words; they are tested against the statement's own, in small letters. */
export const saysNothingOf =
  (words: RegExp) =>
  ({ statement }: Setting): boolean =>
    !words.test(statement.words);
/** Holds where all hold. */
export const all =
  (...conditions: readonly ((setting: Setting) => boolean)[]) =>
  (setting: Setting): boolean =>
    conditions.every((holds) => holds(setting));

/** What costs the reader something: its own duties and what it may not do, the other side's rights, and what is so for nobody in particular. */
export const costsReader = (setting: Setting): boolean => {
  const { standing, words } = setting.statement;
  if (standing === 'own') return !forces('right', 'no-duty', 'exclusion')(setting);
  if (standing === 'counterpart') return forces('right', 'no-duty', 'fact', 'exclusion', 'definition')(setting);
  // What binds or frees both alike is fair.
  return standing === 'unknown' && !/\[each\](?! (?:hereby )?agrees?\b)/.test(words);
};
/** What costs the reader money that a buyer, tenant or other customer pays: of what names nobody, a seller pays none. */
export const costsPayer = (setting: Setting): boolean =>
  costsReader(setting) && !(setting.statement.standing === 'unknown' && setting.giver === 'own');
/** Holds where one holds. */
export const either =
  (...conditions: readonly ((setting: Setting) => boolean)[]) =>
  (setting: Setting): boolean =>
    conditions.some((holds) => holds(setting));

const law =
  /\b(?:laws?|acts?|statut\w+|regulations?|legislation|directive|gdpr|code of practice|arbitration|association|court|tribunal|institut\w+|gaap|ifrs)\b[^.;]{0,110}$/i;
/** Whether words speak of law and of what courts and institutions make: it changes for both sides. */
export const isOfLaw = ({ before }: Setting): boolean => law.test(before);

/** A party as the text names it: "it", "the Landlord", "Supplier". */
export const somebody = String.raw`(?:it|they|we|he|she|(?:the )?[A-Z][\w-]+(?: [A-Z][\w-]+)?|the (?:lender|landlord|owner|company|supplier|provider|seller|buyer|licensor|employer|bank|board))`;
/** Where words end that are struck: at a stop, or before what goes on. */
export const ending = String.raw`(?=[,;:.)]|$| and | or | but | provided )`;
/** An expression from pieces; of any case unless told otherwise. */
export const pattern = (source: string, flags = 'gi'): RegExp => new RegExp(source, flags);

/** Words at the start of a sentence and within one: what is put takes the case of their first letter. */
export const inBothCases = (source: string, put: string, when: Softening['when']): readonly Softening[] =>
  [(letter: string) => letter.toUpperCase(), (letter: string) => letter.toLowerCase()].map((cased) => ({
    find: pattern(String.raw`\b${cased(source.charAt(0))}${source.slice(1)}`, 'g'),
    put: cased(put.charAt(0)) + put.slice(1),
    when,
  }));

/** A sum of money: "$1,500", "EUR 20,000", "£1 million". */
export const money = String.raw`(?:(?:US|CA?|AU?|NZ|HK|S)?[$£€] ?|(?:USD|EUR|GBP|CHF|NOK|SEK|DKK|CAD|AUD) ?)\d+(?:,\d{3})*(?:\.\d+)?(?: ?(?:million|m|k)\b)?`;
/** A share: "15%", "fifteen per cent", "fifteen percent (15%)". */
export const percent = String.raw`(?:\d+(?:\.\d+)? ?(?:%|per ?cent)|[a-z]+(?:[ -][a-z]+){0,3} per ?cent(?: \(\d+(?:\.\d+)? ?%\))?)`;
