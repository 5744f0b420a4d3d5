import { readText } from '../../../../../functions/core/clauses/reading/read-text.ts';
import { readStatements } from '../../../../../functions/core/clauses/statements/read-statements.ts';

/** Who acts in a sentence, and on which side for whoever receives; who comes to own what it transfers. */
const actorIn = (text: string): string => {
  const [statement] = readStatements(
    readText(text, { contractType: 'other', partyRole: 'receiver', riskTolerance: 'moderate' }),
  );
  const { actor, holder } = statement!;
  return `${actor ? `${actor.word} ${actor.standing}` : '-'}${holder ? ` to ${holder.word} ${holder.standing}` : ''}`;
};

describe('who acts in a statement', () => {
  it.each([
    ['The Supplier may end the contract.', 'supplier counterpart'],
    ['The contract may be ended by the Supplier.', 'supplier counterpart'],
    ['The contract may be ended at the sole option of the Supplier.', 'supplier counterpart'],
    ['The Customer may be released from the contract.', 'customer own'],
    ['The Customer may be charged a fee.', 'customer counterpart'],
    ['Delivery by the Supplier is required.', 'supplier counterpart'],
    ['The Supplier and the Customer shall meet each month.', 'customer both'],
    ['Neither the Supplier nor the Customer may assign it.', 'neither the supplier nor the customer both'],
    ['In no event shall the Supplier be liable for loss.', 'supplier counterpart'],
    ['Nothing obliges the Customer to renew.', 'customer own'],
    ['The choice is ours to make, and you accept it.', 'we unknown'],
    ['No license is granted to the Customer.', 'customer own'],
    ['No right to renew accrues to the Customer.', 'customer own'],
    ['Title passes from the Supplier to the Customer on payment.', 'supplier counterpart'],
    ['Title shall vest in the Customer.', '- to customer own'],
    ['The works belong to the Supplier and the Customer.', '- to supplier both'],
    ['No refund is due from the Supplier.', 'supplier counterpart'],
    ["The Customer's consent shall not be unreasonably withheld.", 'customer own'],
    ['The keys shall be handed over to the Customer.', 'customer counterpart'],
    ["This is the Supplier's entire liability.", 'supplier counterpart'],
    ['The liability of the Supplier shall not exceed the fees.', 'supplier counterpart'],
    ['The Supplier: (a) shall pack the goods; and (b) shall label them.', 'supplier counterpart'],
    ['If the Customer is late, it shall pay interest to the Supplier.', 'customer own'],
    ['No failure or delay by the Supplier operates as a waiver.', '-'],
    ['The indemnifying party shall take over the defense.', 'indemnifying party unknown'],
    ['The copies of the Supplier are originals.', '-'],
    ['The Customer data may be used by the Supplier.', 'supplier counterpart'],
    ['The Customer (but not the Supplier) may end it.', 'customer own'],
  ])('GIVEN %s THEN %s', (text, who) => {
    expect(actorIn(text)).toBe(who);
  });
});
