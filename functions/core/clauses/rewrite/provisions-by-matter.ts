import type { FixOperation } from '../knowledge/issue.ts';
import type { Force, Statement } from '../statements/statement.ts';

/** What is put in place of a burden that no issue names, by what the burden is about. */
interface MatterProvision {
  readonly standing: 'own' | 'counterpart' | 'any';
  readonly forces: readonly Force[];
  /** What the statement's own words must say, all of it. */
  readonly says: readonly RegExp[];
  /** What bounds it already, or makes it another matter. */
  readonly unless: RegExp;
  readonly restate: string;
}

/** The market's answers to rights and duties that most contracts hold in some form. */
const provisions: readonly MatterProvision[] = [
  {
    standing: 'counterpart',
    forces: ['right'],
    says: [
      /\b(?:audit|inspect|verif|examine|monitor)/,
      /\b(?:records|books|systems|premises|compliance|use of the|accounts|logs)\b/,
    ],
    unless: /\b(?:independent|business hours|reasonabl|once|premises for|goods|home|flat)/,
    restate:
      "Once in any twelve (12) months, on at least thirty (30) days' written notice and during business hours, {gainer} may have the records and systems concerned inspected for an audit by an independent auditor who discloses nothing but the result and is not paid by it.",
  },
  {
    standing: 'any',
    forces: ['fact', 'duty', 'promise', 'acknowledgement', 'right'],
    says: [
      /\b(?:findings?|determinations?|certificates?|calculations?|valuations?|readings|measurements?|assessments?|reports?|statements?|decisions?)\b/,
      /\b(?:final|conclusive|binding|incontestable|beyond challenge|not be (?:challenged|questioned|disputed|contested))\b/,
    ],
    unless: /\b(?:court|arbitra|independent|expert|manifest error|unless)/,
    restate:
      '{bearer} may dispute any finding, determination, certificate, calculation, report or decision under this clause within thirty (30) days after receipt, and an independent third party appointed by both parties then decides what remains in dispute.',
  },
  {
    standing: 'counterpart',
    forces: ['right'],
    says: [
      /\b(?:suspend|disable|restrict|disconnect|interrupt)/,
      /\b(?:access|services?|supply|account|performance|work)\b/,
    ],
    unless: /\b(?:undisputed|employ|force majeure|you may|lease|tenan)/,
    restate:
      "{gainer} may suspend the access, service or supply concerned only while an undisputed amount is more than thirty (30) days overdue or where a serious threat to security makes it necessary, in either case only as far as needed and, save in an emergency, on ten (10) business days' written notice.",
  },
  {
    standing: 'counterpart',
    forces: ['right'],
    says: [
      /\b(?:set off|set-off|offset|deduct|withhold)/,
      /\b(?:sums?|amounts?|invoices?|payments?|price|charges|fees)\b/,
    ],
    unless: /\b(?:deposit|wages|salary|final pay|undisputed|admitted|rent)\b/,
    restate:
      '{gainer} may set off, deduct or withhold from sums due only an amount that {bearer} has admitted in writing or that has been finally determined to be due, and shall pay every undisputed amount when due.',
  },
  {
    standing: 'counterpart',
    forces: ['right'],
    says: [/\b(?:increase|raise|adjust|revise|change|vary|amend)\b/, /\b(?:fees?|prices?|charges?|rates?|rent)\b/],
    unless: /\b(?:lower of|not exceed|no more than|at most|cap|index|percent|%|salary|wages)/,
    restate:
      "{gainer} may increase the fees, prices, charges or rates concerned once in any twelve (12) months, on at least ninety (90) days' written notice and by no more than three percent (3%), and {bearer} may terminate without charge before an increase takes effect.",
  },
];

/**
 * What the market puts in place of a statement, by what it is about; nothing for a limb, which no sentence fits.
 * @param statement a burden of the reader that no issue names
 */
export const provisionsFor = ({ force, standing, words, own }: Statement): readonly FixOperation[] =>
  own > 0
    ? []
    : provisions
        .filter(
          ({ standing: whose, forces, says, unless }) =>
            (whose === 'any' ? standing !== 'counterpart' || force !== 'duty' : whose === standing) &&
            forces.includes(force) &&
            says.every((pattern) => pattern.test(words)) &&
            !unless.test(words),
        )
        .map(({ restate }) => ({ restate }));
