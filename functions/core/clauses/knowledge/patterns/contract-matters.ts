import type { ContractType } from '../../../../../shared/contracts.ts';
import { defineContractType, readMatters, type ContractKnowledge } from '../contract-type.ts';
import serviceAgreement from '../contracts/service-agreement.json' with { type: 'json' };
import employmentContract from '../contracts/employment-contract.json' with { type: 'json' };
import nda from '../contracts/nda.json' with { type: 'json' };
import saasAgreement from '../contracts/saas-agreement.json' with { type: 'json' };
import purchaseAgreement from '../contracts/purchase-agreement.json' with { type: 'json' };
import powerPurchaseAgreement from '../contracts/power-purchase-agreement.json' with { type: 'json' };
import licenseAgreement from '../contracts/license-agreement.json' with { type: 'json' };
import rentalAgreement from '../contracts/rental-agreement.json' with { type: 'json' };
import leaseAgreement from '../contracts/lease-agreement.json' with { type: 'json' };
import other from '../contracts/other.json' with { type: 'json' };
import shared from '../contracts/matters.json' with { type: 'json' };

/**
 * How the matters are recognised that a whole contract should settle. One counts as present by the faintest trace of it:
 * to report a matter missing that is there would be worse than to stay silent.
 */
const present: Readonly<Record<keyof typeof shared.matters, RegExp>> = {
  liability: /\bliab|\bdamages\b|\bresponsible for/,
  secrecy: /\bconfiden|\bproprietary|\bsecre|\bdisclos/,
  assignment: /\bassign|\btransfer|\bsuccessor|\bsublet/,
  force: /\bforce majeure|\bacts? of god|\bbeyond\b[^.]{0,40}\bcontrol|\bunavoidable|\bexcus/,
  payment: /\bpay|\bfees?\b|\bprice|\brent\b|\bcompensat|\bsalary|\broyalt|\bcharge/,
  indemnity: /\bindemn|\bharmless/,
  warranty: /\bwarrant|\brepresent|\bguarant/,
  ip: /\bintellectual|\bcopyright|\bpatent|\bown(?:s|ed|ership)\b|\btitle\b|\blicen[cs]|\bproprietary|\btrademark/,
  data: /\bpersonal (?:data|information)|\bprivacy|\bdata protection|\bsecurity\b|\buser (?:data|information)/,
  insurance: /\binsur/,
  term: /\bterm\b|\bcommenc|\beffective (?:date|as of)|\bexpir|\bduration|\bperiod\b|\bclosing\b/,
  law: /\bgovern(?:ed|ing)\b[^.]{0,80}\blaws?\b|\blaws of\b|\bapplicable law|\bjurisdiction/,
  termination: /\bterminat|\bcancel/,
  dispute: /\barbitrat|\bdisput|\bcourts?\b|\bjurisdiction|\blitigation/,
  entire: /\bentire\b|\bsupersed|\bwhole agreement|\bprior (?:agreement|understanding)/,
  amendment: /\bamend|\bmodif/,
  notices: /\bnotices?\b|\bnotif/,
};

const matters = readMatters(shared, present);

/** Each contract type with what it should settle. */
export const contractKnowledge: Readonly<Record<ContractType, ContractKnowledge>> = {
  'service-agreement': defineContractType('service-agreement', serviceAgreement, matters, {}),
  'employment-contract': defineContractType('employment-contract', employmentContract, matters, {
    duties: /\bduties|\bposition|\bservices\b|\bresponsib|\bserve\b|\bemploy/,
    benefits: /\bbenefit|\bvacation|\bleave\b|\binsurance|\bholiday/,
  }),
  nda: defineContractType('nda', nda, matters, {}),
  'saas-agreement': defineContractType('saas-agreement', saasAgreement, matters, {}),
  'purchase-agreement': defineContractType('purchase-agreement', purchaseAgreement, matters, {
    delivery: /\bdeliver|\bship|\brisk of loss|\bclosing\b|\btitle\b/,
  }),
  'power-purchase-agreement': defineContractType('power-purchase-agreement', powerPurchaseAgreement, matters, {
    metering: /\bmeter|\bmeasur/,
    curtailment: /\bcurtail|\boutage|\breduc|\binterrupt/,
  }),
  'license-agreement': defineContractType('license-agreement', licenseAgreement, matters, {}),
  'rental-agreement': defineContractType('rental-agreement', rentalAgreement, matters, {
    repairs: /\brepair|\bmainten|\bmaintain|\bcondition/,
    deposit: /\bdeposit|\bsecurity|\bguarant/,
  }),
  'lease-agreement': defineContractType('lease-agreement', leaseAgreement, matters, {
    repairs: /\brepair|\bmainten|\bmaintain|\bcondition|\bconstruct/,
  }),
  other: defineContractType('other', other, matters, {}),
};
