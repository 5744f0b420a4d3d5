import type { Issue } from './issue.ts';
import { issues as acceptance } from './acceptance/rules.ts';
import { issues as aiTraining } from './ai-training/rules.ts';
import { issues as amendment } from './amendment/rules.ts';
import { issues as assignment } from './assignment/rules.ts';
import { issues as audit } from './audit/rules.ts';
import { issues as changeOfControl } from './change-of-control/rules.ts';
import { issues as commercialLease } from './commercial-lease/rules.ts';
import { issues as complianceAndPolicies } from './compliance-and-policies/rules.ts';
import { issues as confidentiality } from './confidentiality/rules.ts';
import { issues as consumerTerms } from './consumer-terms/rules.ts';
import { issues as data } from './data/rules.ts';
import { issues as deliveryAndPerformance } from './delivery-and-performance/rules.ts';
import { issues as disputeResolution } from './dispute-resolution/rules.ts';
import { issues as employmentPay } from './employment-pay/rules.ts';
import { issues as employmentTerms } from './employment-terms/rules.ts';
import { issues as energy } from './energy/rules.ts';
import { issues as exclusivity } from './exclusivity/rules.ts';
import { issues as exitAndTransition } from './exit-and-transition/rules.ts';
import { issues as feedback } from './feedback/rules.ts';
import { issues as financeAndGuarantee } from './finance-and-guarantee/rules.ts';
import { issues as forceMajeure } from './force-majeure/rules.ts';
import { issues as franchiseAndDistribution } from './franchise-and-distribution/rules.ts';
import { issues as governingLaw } from './governing-law/rules.ts';
import { issues as indemnity } from './indemnity/rules.ts';
import { issues as insurance } from './insurance/rules.ts';
import { issues as intellectualProperty } from './intellectual-property/rules.ts';
import { issues as liabilityCap } from './liability-cap/rules.ts';
import { issues as liabilityExclusions } from './liability-exclusions/rules.ts';
import { issues as licenseGrant } from './license-grant/rules.ts';
import { issues as minimumCommitment } from './minimum-commitment/rules.ts';
import { issues as mostFavoredCustomer } from './most-favored-customer/rules.ts';
import { issues as notices } from './notices/rules.ts';
import { issues as oneSidedJudgment } from './one-sided-judgment/rules.ts';
import { issues as partnershipAndRoyalties } from './partnership-and-royalties/rules.ts';
import { issues as payment } from './payment/rules.ts';
import { issues as precedenceAndEntireAgreement } from './precedence-and-entire-agreement/rules.ts';
import { issues as price } from './price/rules.ts';
import { issues as publicity } from './publicity/rules.ts';
import { issues as remedies } from './remedies/rules.ts';
import { issues as residentialRental } from './residential-rental/rules.ts';
import { issues as restraints } from './restraints/rules.ts';
import { issues as reverseEngineeringAndUseLimits } from './reverse-engineering-and-use-limits/rules.ts';
import { issues as saleOfBusiness } from './sale-of-business/rules.ts';
import { issues as saleOfGoods } from './sale-of-goods/rules.ts';
import { issues as security } from './security/rules.ts';
import { issues as serviceLevels } from './service-levels/rules.ts';
import { issues as setOffAndWithholding } from './set-off-and-withholding/rules.ts';
import { issues as stepIn } from './step-in/rules.ts';
import { issues as suspension } from './suspension/rules.ts';
import { issues as termAndRenewal } from './term-and-renewal/rules.ts';
import { issues as termination } from './termination/rules.ts';
import { issues as warranty } from './warranty/rules.ts';

/** Every issue that is read from statements, topic by topic. */
export const issues: readonly Issue[] = [
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
