import type { RiskLevel } from '../../../../shared/analysis.ts';
import type { ReadText } from '../reading/read-text.ts';
import type { Statement } from '../statements/statement.ts';
import type { FoundHazard } from './find-hazards.ts';

/*
 * A rule sees one statement; whether a clause is fair shows in the whole. In 430 market-standard clauses of many drafters
 * one finding that stands alone among words of balance was nearly always a term that nobody would negotiate: 45 times of
 * 49. Clauses that burden a side in earnest hold several findings, or few such words.
 */

/** Words by which drafters balance a clause: both sides alike, reasons, cure, proportion, ceilings, refunds, exceptions. */
const balancing =
  /\b(?:either party|each party|neither party|both parties|mutual(?:ly)?|(?:un)?reasonabl[ey]|good faith|pro rata|proportion(?:ate|ally)?|documented|properly incurred|(?:right|opportunity|chance) to (?:cure|remedy)|not (?:cured|remedied)|business days' (?:written )?notice|days' (?:prior )?written notice|at (?:its|their|our) own (?:cost|expense)|refund|without charge|at no (?:extra |additional )?(?:cost|charge)|independent|promptly|to the extent (?:caused|that|required)|except (?:to the extent|where|that)|unless|provided that|only (?:for|to|if|where)|expert|escalat\w*|consult|same terms|wear and tear|mitigat\w*|lower of|lesser of|no more than|not exceed|not more than|up to)\b/g;

/** One such word may stand anywhere. */
const fewestWords = 2;

/** How many words of balance a text has for each of its statements; none where there is but one. */
const balanceOf = (read: ReadText, statements: readonly Statement[]): number => {
  const words = [...read.lower.matchAll(balancing)].length;
  return words < fewestWords ? 0 : words / Math.max(1, statements.length);
};

/** From this balance on one finding alone is milder than its rule says, and from the next on two are. */
const balancedFrom = 0.35;
const wellBalancedFrom = 0.7;
/** Where so many findings burden the other side, one that burdens the reader is by the way. */
const burdensOther = 3;

/** The level below one. */
export const milder: Readonly<Record<RiskLevel, RiskLevel>> = { high: 'medium', medium: 'low', low: 'low' };

const kinds = (hazards: readonly FoundHazard[]): number => new Set(hazards.map(({ hazard }) => hazard.id)).size;

/**
 * The findings of a clause, those that stand alone among words of balance one level milder. Flaws of the text keep
 * theirs, and so does everything in a whole contract, whose clauses are not balanced against each other.
 */
export const temperLone = (
  read: ReadText,
  statements: readonly Statement[],
  hazards: readonly FoundHazard[],
): readonly FoundHazard[] => {
  if (read.isWhole) return hazards;
  const grave = hazards.filter(({ hazard, level }) => !hazard.isFlaw && level !== 'low');
  const own = kinds(grave.filter(({ bearer }) => bearer !== 'counterpart'));
  const others = kinds(grave.filter(({ bearer }) => bearer === 'counterpart'));
  const balance = balanceOf(read, statements);
  const isLone =
    (own === 1 && (balance >= balancedFrom || others >= burdensOther)) || (own === 2 && balance >= wellBalancedFrom);
  if (!isLone) return hazards;
  return hazards.map((found) =>
    found.hazard.isFlaw || found.bearer === 'counterpart' ? found : { ...found, level: milder[found.level] },
  );
};
