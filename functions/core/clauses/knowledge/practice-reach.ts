import type { ContractType } from '../../../../shared/contracts.ts';

/** A market practice or a rule of law, with where it stands. */
interface Practice {
  readonly position: string;
  readonly source: string;
}

/** What a practice is about, the contracts that it holds for, and words of a clause that show that it holds there too. */
type Reach = readonly [about: RegExp, types: readonly ContractType[], spokenOf?: RegExp];

const reaches: readonly Reach[] = [
  // Article 2 of the Uniform Commercial Code, the CISG and Incoterms are law and usage of the sale of goods.
  [/Uniform Commercial Code 2-|\bUCC 2-|\bCISG\b|Incoterms|\bgoods\b/i, ['purchase-agreement'], /\bgoods\b/],
  [
    /Cloud|Service Level Agreement|ISO\/IEC 19086/,
    ['saas-agreement', 'license-agreement', 'service-agreement'],
    /\bsoftware\b|\bplatform\b|\bsubscription\b/,
  ],
  [/Professional Services Agreement/, ['service-agreement', 'other']],
  [/FIDIC/, ['service-agreement', 'purchase-agreement', 'power-purchase-agreement'], /\bworks\b/],
  [/\b(?:workers?|employees?|employers?)\b/i, ['employment-contract'], /\bemploy/],
  [/\bdwelling|\bhomes?\b|\breasonable tenant\b/, ['rental-agreement']],
  [/business premises|commercial lease/, ['lease-agreement']],
  [/\bconsumers?\b/i, ['rental-agreement'], /\bconsumer/],
  [/\bpersonal (?:data|information)\b|\bGDPR\b/, [], /\bpersonal (?:data|information)|\bgdpr\b/],
  [/\bFederal agencies\b|United States under a schedule/, [], /\bfederal\b|\bgovernment\b/],
  // What one state or country alone provides is usual nowhere else.
  [/German/, [], /\bgerman/],
  [/\bCalifornia\b/, [], /\bcalifornia\b/],
  [/\bNew York\b/, [], /\bnew york\b/],
  [/Value Added Tax|2022\/720/, [], /\bvat\b|value added|€|£|\beuropean\b|\bengland\b|\bunited kingdom\b/],
  [/\bDelaware\b/, [], /\bdelaware\b/],
];

/** Sources that speak of contracts of every kind; what they stand beside says the same for its own. */
const ofAllContracts = /UNIDROIT Principles|Restatement \(Second\) of Contracts/;

/**
 * Whether a market practice says something of a clause: one that holds for the sale of goods says nothing of a lease, and
 * the law of one state nothing of contracts elsewhere.
 * @param clause the clause in lower case
 */
export const reachesClause = ({ position, source }: Practice, contractType: string, clause: string): boolean => {
  const said = `${position} ${source}`;
  if (ofAllContracts.test(source)) return true;
  return reaches.every(
    ([about, types, spokenOf]) =>
      !about.test(said) || types.some((type) => type === contractType) || (spokenOf?.test(clause) ?? false),
  );
};
