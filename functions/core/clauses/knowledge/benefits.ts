import type { BenefitRuleset } from './benefit.ts';
import { benefits as acceptance } from './acceptance/benefits.ts';
import { benefits as aiTraining } from './ai-training/benefits.ts';
import { benefits as amendment } from './amendment/benefits.ts';
import { benefits as assignment } from './assignment/benefits.ts';
import { benefits as audit } from './audit/benefits.ts';
import { benefits as changeOfControl } from './change-of-control/benefits.ts';
import { benefits as commercialLease } from './commercial-lease/benefits.ts';
import { benefits as complianceAndPolicies } from './compliance-and-policies/benefits.ts';
import { benefits as confidentiality } from './confidentiality/benefits.ts';
import { benefits as consumerTerms } from './consumer-terms/benefits.ts';
import { benefits as data } from './data/benefits.ts';
import { benefits as deliveryAndPerformance } from './delivery-and-performance/benefits.ts';
import { benefits as disputeResolution } from './dispute-resolution/benefits.ts';
import { benefits as employmentPay } from './employment-pay/benefits.ts';
import { benefits as employmentTerms } from './employment-terms/benefits.ts';
import { benefits as energy } from './energy/benefits.ts';
import { benefits as exclusivity } from './exclusivity/benefits.ts';
import { benefits as exitAndTransition } from './exit-and-transition/benefits.ts';
import { benefits as feedback } from './feedback/benefits.ts';
import { benefits as financeAndGuarantee } from './finance-and-guarantee/benefits.ts';
import { benefits as forceMajeure } from './force-majeure/benefits.ts';
import { benefits as franchiseAndDistribution } from './franchise-and-distribution/benefits.ts';
import { benefits as governingLaw } from './governing-law/benefits.ts';
import { benefits as indemnity } from './indemnity/benefits.ts';
import { benefits as insurance } from './insurance/benefits.ts';
import { benefits as intellectualProperty } from './intellectual-property/benefits.ts';
import { benefits as liabilityCap } from './liability-cap/benefits.ts';
import { benefits as liabilityExclusions } from './liability-exclusions/benefits.ts';
import { benefits as licenseGrant } from './license-grant/benefits.ts';
import { benefits as minimumCommitment } from './minimum-commitment/benefits.ts';
import { benefits as mostFavoredCustomer } from './most-favored-customer/benefits.ts';
import { benefits as notices } from './notices/benefits.ts';
import { benefits as oneSidedJudgment } from './one-sided-judgment/benefits.ts';
import { benefits as partnershipAndRoyalties } from './partnership-and-royalties/benefits.ts';
import { benefits as payment } from './payment/benefits.ts';
import { benefits as precedenceAndEntireAgreement } from './precedence-and-entire-agreement/benefits.ts';
import { benefits as price } from './price/benefits.ts';
import { benefits as publicity } from './publicity/benefits.ts';
import { benefits as remedies } from './remedies/benefits.ts';
import { benefits as residentialRental } from './residential-rental/benefits.ts';
import { benefits as restraints } from './restraints/benefits.ts';
import { benefits as reverseEngineeringAndUseLimits } from './reverse-engineering-and-use-limits/benefits.ts';
import { benefits as saleOfBusiness } from './sale-of-business/benefits.ts';
import { benefits as saleOfGoods } from './sale-of-goods/benefits.ts';
import { benefits as security } from './security/benefits.ts';
import { benefits as serviceLevels } from './service-levels/benefits.ts';
import { benefits as setOffAndWithholding } from './set-off-and-withholding/benefits.ts';
import { benefits as stepIn } from './step-in/benefits.ts';
import { benefits as suspension } from './suspension/benefits.ts';
import { benefits as termAndRenewal } from './term-and-renewal/benefits.ts';
import { benefits as termination } from './termination/benefits.ts';
import { benefits as warranty } from './warranty/benefits.ts';

/** Everything that protects a party, topic by topic. */
export const benefits: readonly BenefitRuleset[] = [
  ...acceptance,
  ...aiTraining,
  ...amendment,
  ...assignment,
  ...audit,
  ...changeOfControl,
  ...commercialLease,
  ...complianceAndPolicies,
  ...confidentiality,
  ...consumerTerms,
  ...data,
  ...deliveryAndPerformance,
  ...disputeResolution,
  ...employmentPay,
  ...employmentTerms,
  ...energy,
  ...exclusivity,
  ...exitAndTransition,
  ...feedback,
  ...financeAndGuarantee,
  ...forceMajeure,
  ...franchiseAndDistribution,
  ...governingLaw,
  ...indemnity,
  ...insurance,
  ...intellectualProperty,
  ...liabilityCap,
  ...liabilityExclusions,
  ...licenseGrant,
  ...minimumCommitment,
  ...mostFavoredCustomer,
  ...notices,
  ...oneSidedJudgment,
  ...partnershipAndRoyalties,
  ...payment,
  ...precedenceAndEntireAgreement,
  ...price,
  ...publicity,
  ...remedies,
  ...residentialRental,
  ...restraints,
  ...reverseEngineeringAndUseLimits,
  ...saleOfBusiness,
  ...saleOfGoods,
  ...security,
  ...serviceLevels,
  ...setOffAndWithholding,
  ...stepIn,
  ...suspension,
  ...termAndRenewal,
  ...termination,
  ...warranty,
];
