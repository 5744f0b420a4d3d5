import type { ContractType } from '../../../../shared/contracts.ts';

type ProposedType = Exclude<ContractType, 'other'>;

/** Words that tell a kind of contract by themselves: its parties by role, its name, its subject. */
const telling: Readonly<Record<ProposedType, RegExp>> = {
  'employment-contract':
    /\bemploye[er]s?\b|\b(?:base )?salary\b|\bsigning bonus\b|\bterms? of employment\b|\bemployment (?:agreement|contract)\b/gi,
  nda: /\bdisclos(?:er|ing party)\b|\breceiving party\b|\bnon-?disclosure\b|\b(?:the|each) recipient\b/gi,
  'saas-agreement':
    /\bsaas\b|\bsoftware[- ]as[- ]a[- ]service\b|\bsubscription (?:term|fees?|services?)\b|\b(?:hosted|cloud) services?\b|\bauthorized users?\b|\bcustomer data\b|\bthe vendor\b|\buptime\b/gi,
  'power-purchase-agreement':
    /\bofftaker\b|\bgenerator\b|\bpower purchase\b|\b[mk]wh?\b|\bcontract(?:ed)? energy\b|\bmetered output\b|\bdelivery point\b|\belectricity\b/gi,
  'license-agreement':
    /\blicens(?:or|ee)s?\b|\blicen[sc]e agreement\b|\blicensed (?:software|materials?|marks?|rights?)\b|\broyalt(?:y|ies)\b/gi,
  'rental-agreement':
    /\b(?:landlord|tenant)s?\b|\bsecurity deposit\b|\brental agreement\b|\bthe (?:home|apartment|dwelling)\b/gi,
  'lease-agreement': /\bless(?:or|ee)s?\b|\bleased (?:equipment|property|premises)\b|\blease agreement\b/gi,
  'purchase-agreement':
    /\b(?:buyer|purchaser|seller)s?\b|\bpurchase (?:order|price|agreement)\b|\bthe (?:goods|equipment)\b/gi,
  'service-agreement':
    /\bservice provider\b|\bconsultants?\b|\b(?:statement|scope) of work\b|\bdeliverables\b|\bthe client\b|\bservices? agreement\b/gi,
};

/** As much of a text tells its kind, in UTF-16 units. */
const readLength = 40_000;

/** So often a text must speak of a kind of contract before it is proposed, and so much more often than of any other. */
const leastMentions = 2;
const leastLead = 2;

/**
 * What kind of contract a text looks like by the words it uses; undefined where it doesn't say so clearly.
 * @param text a clause or a whole contract
 */
export const proposeType = (text: string): ProposedType | undefined => {
  const read = text.slice(0, readLength);
  const isOfPower = (read.match(telling['power-purchase-agreement'])?.length ?? 0) >= leastMentions;
  const [first, second] = Object.entries(telling)
    // Whoever sells electricity is a seller, too.
    .filter(([type]) => !(isOfPower && type === 'purchase-agreement'))
    .map(([type, words]) => ({ type: type as ProposedType, mentions: read.match(words)?.length ?? 0 }))
    .sort((a, b) => b.mentions - a.mentions);
  if (!first || !second || first.mentions < leastMentions) return undefined;
  return first.mentions >= leastLead * second.mentions ? first.type : undefined;
};
