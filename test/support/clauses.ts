/** Clauses written for these tests. The parties are fictional. */
export const limitationOfLiability =
  'Northwind Analytics Ltd ("Vendor") shall not be liable to Harbour Foods plc ("Customer") for any indirect or consequential loss. ' +
  "Vendor's total liability under this Agreement shall not exceed the fees paid by Customer in the three (3) months before the claim, " +
  'being at most $25,000. Customer shall indemnify and hold harmless Vendor against all claims, losses and expenses of any kind ' +
  'arising from its use of the Service, without limit. Vendor may change the fees at any time in its sole discretion without notice.';

export const mutualTermination =
  'Either party may terminate this Agreement by giving the other party sixty (60) days written notice. On termination each party ' +
  "shall return the other party's Confidential Information and pay the amounts due up to the date of termination. The obligations of " +
  'confidentiality survive termination for two (2) years.';
