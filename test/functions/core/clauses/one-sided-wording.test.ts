import { describe, expect, it } from '@jest/globals';
import { analyseClause } from '../../../../functions/core/clauses/analyse-clause.ts';
import type { PartyRole } from '../../../../shared/contracts.ts';

/* X is burdened for the benefit of Y. */
const wordings = [
  'X agrees to reimburse Y for every loss, cost and liability whatsoever, however caused, even if caused by the fault of Y.',
  'X shall at all times keep Y indemnified against all losses, including losses resulting from the gross negligence of Y.',
  'Y makes no warranties whatsoever, express or implied, and X accepts everything with all faults.',
  'Y is entitled to end this Agreement at its sole discretion with immediate effect, whereas X may not terminate before the end of the term.',
  'X agrees that all disputes shall be heard solely where Y has its headquarters, and X shall bear the legal costs of Y in any case.',
  'X assigns to Y all of its inventions, whether or not related to this Agreement, free of charge.',
  'X gives up all rights to sue Y, to claim compensation or to join a group proceeding.',
  'Y may unilaterally change the price payable by X, and X must pay interest of 4% per month on any delay.',
  'X shall pay interest of 4% per month on whatever it owes Y.',
  'X will be charged a late fee for each day on which a delivery to Y is overdue.',
  'Y may set off, hold back or postpone any payment due to X for any reason.',
  'X undertakes not to compete with Y, directly or indirectly, worldwide and without limit of time.',
  'Y reserves the right to change these terms whenever it sees fit and X shall be deemed to have accepted them.',
  'The term is extended by ten years automatically and X cannot prevent the extension.',
  'Y can transfer this Agreement to anyone without telling X, but X is prohibited from transferring it.',
  'There is no cap on the liability of X, but Y shall never owe more than fifty dollars in total.',
  'Y (but not X) may terminate this Agreement for convenience.',
  'X (but not Y) shall indemnify the other party against third-party claims.',
  'X shall pay Y a penalty of 50% of the contract price upon any breach, however minor.',
  'X shall purchase its entire requirements exclusively from Y.',
  'X grants Y an irrevocable, perpetual, royalty-free licence to all materials of X.',
  'Y shall decide in its sole and absolute discretion whether X has performed, and its decision is final and binding on X.',
];

const contracts: readonly (readonly [string, readonly [PartyRole, string], readonly [PartyRole, string]])[] = [
  ['license-agreement', ['licensee', 'Licensee'], ['licensor', 'Licensor']],
  ['purchase-agreement', ['buyer', 'Purchaser'], ['seller', 'Supplier']],
  ['service-agreement', ['client', 'the Company'], ['service-provider', 'Consultant']],
  ['employment-contract', ['employer', 'the Company'], ['employee', 'the Executive']],
  ['lease-agreement', ['lessee', 'Lessee'], ['lessor', 'Lessor']],
  ['nda', ['recipient', 'the Receiving Party'], ['discloser', 'the Disclosing Party']],
  ['saas-agreement', ['customer', 'Customer'], ['vendor', 'Provider']],
  ['power-purchase-agreement', ['offtaker', 'Buyer'], ['generator', 'Seller']],
  ['rental-agreement', ['tenant', 'Tenant'], ['landlord', 'Landlord']],
];

/** How many may pass unseen: some burden only who takes and pays, as a disclaimer or interest does. */
const mostEven = 6;

const named = (wording: string, x: string, y: string): string =>
  wording
    .replace(/\bX\b/g, x)
    .replace(/\bY\b/g, y)
    .replace(/^./, (letter) => letter.toUpperCase());

describe('one-sided wording', () => {
  it.each(contracts)(
    'GIVEN a %s WHEN a sentence burdens one side THEN that side has more risk than before and than the other',
    async (contractType, one, other) => {
      for (const [[bearer, x], [gainer, y]] of [
        [one, other],
        [other, one],
      ] as const) {
        const base = `${x} and ${y} shall meet once a month to review progress under this Agreement.`.replace(
          /^./,
          (letter) => letter.toUpperCase(),
        );
        const before = (await analyseClause({ clauseText: base, contractType, partyRole: bearer })).overallRiskScore;
        const even: string[] = [];
        for (const wording of wordings) {
          const clauseText = `${base} ${named(wording, x, y)}`;
          const burdened = (await analyseClause({ clauseText, contractType, partyRole: bearer })).overallRiskScore;
          const served = (await analyseClause({ clauseText, contractType, partyRole: gainer })).overallRiskScore;
          if (burdened <= before || burdened <= served) even.push(clauseText);
        }
        // Rules are tuned by issue; now and then a wording escapes them.
        expect(even.length > mostEven ? even : []).toEqual([]);
      }
    },
  );
});
