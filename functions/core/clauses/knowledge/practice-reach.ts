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

/** Law of the United States and of Europe by how its sources are named, and what shows that a clause belongs to either. */
const american = /\bU\.S\.C\.|Uniform Commercial Code|\bUCC\b|\bC\.F\.R\.|\bFederal\b|\bF\.[23]d\b/;
const european = /\(UK\)|\bDirective \d|\bRegulation \(E[UC]\)|\bEU\b|\bAct (?:19|20)\d\d\b|\[(?:19|20)\d\d\]/;
const ofAmerica =
  /(?<![a-z])\$\s?\d|\busd\b|\binc\.|\bllc\b|\bunited states\b|\bdelaware\b|\bnew york\b|\bcalifornia\b|\btexas\b/;
const ofEurope =
  /[£€]\s?\d|\b(?:gbp|eur|plc|ltd|gmbh|vat|england|wales|scotland|ireland|united kingdom|european|licence|whilst)\b/;

/** Whether a practice rests on the law of one side of the Atlantic alone, and the clause belongs to the other alone. */
const isOfElsewhere = (said: string, clause: string): boolean => {
  const [isAmerican, isEuropean] = [american.test(said), european.test(said)];
  const [inAmerica, inEurope] = [ofAmerica.test(clause), ofEurope.test(clause)];
  return (isEuropean && !isAmerican && inAmerica && !inEurope) || (isAmerican && !isEuropean && inEurope && !inAmerica);
};

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
  if (isOfElsewhere(said, clause)) return false;
  return reaches.every(
    ([about, types, spokenOf]) =>
      !about.test(said) || types.some((type) => type === contractType) || (spokenOf?.test(clause) ?? false),
  );
};
