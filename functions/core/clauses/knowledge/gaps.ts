import type { Gap } from './gap.ts';
import { gaps as acceptance } from './acceptance/gaps.ts';
import { gaps as aiTraining } from './ai-training/gaps.ts';
import { gaps as amendment } from './amendment/gaps.ts';
import { gaps as assignment } from './assignment/gaps.ts';
import { gaps as audit } from './audit/gaps.ts';
import { gaps as changeOfControl } from './change-of-control/gaps.ts';
import { gaps as commercialLease } from './commercial-lease/gaps.ts';
import { gaps as complianceAndPolicies } from './compliance-and-policies/gaps.ts';
import { gaps as confidentiality } from './confidentiality/gaps.ts';
import { gaps as consumerTerms } from './consumer-terms/gaps.ts';
import { gaps as data } from './data/gaps.ts';
import { gaps as deliveryAndPerformance } from './delivery-and-performance/gaps.ts';
import { gaps as disputeResolution } from './dispute-resolution/gaps.ts';
import { gaps as employmentPay } from './employment-pay/gaps.ts';
import { gaps as employmentTerms } from './employment-terms/gaps.ts';
import { gaps as energy } from './energy/gaps.ts';
import { gaps as exclusivity } from './exclusivity/gaps.ts';
import { gaps as exitAndTransition } from './exit-and-transition/gaps.ts';
import { gaps as financeAndGuarantee } from './finance-and-guarantee/gaps.ts';
import { gaps as forceMajeure } from './force-majeure/gaps.ts';
import { gaps as franchiseAndDistribution } from './franchise-and-distribution/gaps.ts';
import { gaps as indemnity } from './indemnity/gaps.ts';
import { gaps as insurance } from './insurance/gaps.ts';
import { gaps as intellectualProperty } from './intellectual-property/gaps.ts';
import { gaps as liabilityCap } from './liability-cap/gaps.ts';
import { gaps as liabilityExclusions } from './liability-exclusions/gaps.ts';
import { gaps as licenseGrant } from './license-grant/gaps.ts';
import { gaps as minimumCommitment } from './minimum-commitment/gaps.ts';
import { gaps as mostFavoredCustomer } from './most-favored-customer/gaps.ts';
import { gaps as notices } from './notices/gaps.ts';
import { gaps as partnershipAndRoyalties } from './partnership-and-royalties/gaps.ts';
import { gaps as payment } from './payment/gaps.ts';
import { gaps as precedenceAndEntireAgreement } from './precedence-and-entire-agreement/gaps.ts';
import { gaps as price } from './price/gaps.ts';
import { gaps as publicity } from './publicity/gaps.ts';
import { gaps as remedies } from './remedies/gaps.ts';
import { gaps as residentialRental } from './residential-rental/gaps.ts';
import { gaps as restraints } from './restraints/gaps.ts';
import { gaps as saleOfBusiness } from './sale-of-business/gaps.ts';
import { gaps as saleOfGoods } from './sale-of-goods/gaps.ts';
import { gaps as security } from './security/gaps.ts';
import { gaps as serviceLevels } from './service-levels/gaps.ts';
import { gaps as setOffAndWithholding } from './set-off-and-withholding/gaps.ts';
import { gaps as stepIn } from './step-in/gaps.ts';
import { gaps as suspension } from './suspension/gaps.ts';
import { gaps as termAndRenewal } from './term-and-renewal/gaps.ts';
import { gaps as termination } from './termination/gaps.ts';
import { gaps as warranty } from './warranty/gaps.ts';

/** Everything that clauses should hold, topic by topic. */
export const gaps: readonly Gap[] = [
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
  ...financeAndGuarantee,
  ...forceMajeure,
  ...franchiseAndDistribution,
  ...indemnity,
  ...insurance,
  ...intellectualProperty,
  ...liabilityCap,
  ...liabilityExclusions,
  ...licenseGrant,
  ...minimumCommitment,
  ...mostFavoredCustomer,
  ...notices,
  ...partnershipAndRoyalties,
  ...payment,
  ...precedenceAndEntireAgreement,
  ...price,
  ...publicity,
  ...remedies,
  ...residentialRental,
  ...restraints,
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
