import { findForce } from '../../../../../functions/core/clauses/statements/find-force.ts';

/** The force of a sentence and the words that carry it; the names in it are those of its parties. */
const forceIn = (text: string): string => {
  const parties = [...text.matchAll(/\b(?:Supplier|Customer|Bank|Tenant)(?:'s)?/g)].map(({ 0: name, index }) => ({
    start: index,
    end: index + name.length,
  }));
  const words = text.toLowerCase();
  const { force, start, end, isNegated, isShield } = findForce(words, parties);
  return `${force}${isShield ? ' (shield)' : ''}${isNegated ? ' of nobody' : ''}: ${words.slice(start, end)}`;
};

describe('the force of a statement', () => {
  it.each([
    // What a thing does or is by the contract is no duty; what somebody does to it is.
    ['the term shall be renewed for one year.', 'fact: shall'],
    ['the term shall be renewed by the Tenant.', 'duty: shall'],
    ['the Tenant shall renew the lease.', 'duty: shall'],
    ['headings do not affect the interpretation of it.', 'fact: do not'],
    ['the prices do not include carriage.', 'fact: do not'],
    ['overdue sums bear interest at five percent.', 'fact: bear'],
    ['disputes are subject to the courts of the land.', 'fact: are subject'],
    ['the Tenant (whether it is told of it, or not, and whatever the cause) shall terminate it.', 'duty: shall'],
    // A thing that keeps free, holds to a duty or gives nothing.
    ['this clause shall not prevent the Customer from ending it.', 'right: shall not prevent'],
    ['this clause shall not oblige the Customer to renew it.', 'no-duty: shall not oblige'],
    ['this clause shall not give the Customer any right to renew.', 'no-right: shall not give'],
    ['no delay shall relieve the Customer of its duty to pay.', 'duty of nobody: shall relieve'],
    ['no delay shall prevent the Bank from calling the loan.', 'right of nobody: shall prevent'],
    // Conditions and relative clauses carry nothing.
    ['if the Customer may not pay, the Supplier shall wait.', 'duty: shall'],
    ['if it fails, or does not pay, then the Supplier may stop.', 'right: may'],
    ['the fees are refunded except where the show is late or shall not start.', 'fact: are'],
    // Of nobody.
    ['no Customer may assign it.', 'ban of nobody: may'],
    ['no Supplier shall be liable for it.', 'exclusion (shield) of nobody: shall'],
    ['no Supplier shall be entitled to it.', 'no-right of nobody: shall be entitled to'],
    ['nothing in this clause shall be read as a waiver.', 'right of nobody: shall'],
    // Double denials.
    ['the Customer shall not fail to pay the fees.', 'duty: shall not fail to'],
    ['the Customer is not excused from paying the fees.', 'duty: is not excused'],
    ['the Customer is not exempt from paying the fees.', 'duty: is not exempt'],
    ['nothing in this clause prevents the Supplier from ending it.', 'right: nothing in this clause prevents'],
    // An insertion parts the verb.
    [
      'the Customer shall, for whatever reason, not be required to pay.',
      'no-duty: shall, for whatever reason, not be required',
    ],
    // What is known, and what is to come.
    ['the Customer acknowledges that data may be lost.', 'acknowledgement: may'],
    ['the Customer acknowledges that the fees will rise.', 'acknowledgement: acknowledges'],
    ['the Customer acknowledges that the rules do not apply.', 'acknowledgement: acknowledges'],
    ['the Customer acknowledges that the Supplier may end it.', 'right: may'],
    // Liability: bounded, shielded, or left free of a task.
    ["the Supplier's liability shall not exceed the fees.", 'exclusion: shall not'],
    ['for goods that we lose we will pay no more than ten pounds.', 'exclusion: will'],
    ['the Supplier shall not be liable for any loss.', 'exclusion (shield): shall not be liable'],
    ['the Supplier shall not be liable for the rent.', 'no-duty: shall not be liable'],
    ['the Supplier is not responsible for repairing it.', 'no-duty: is not responsible'],
    ['the Supplier is not liable to the Customer for delay.', 'exclusion (shield): is not liable'],
    ['the Supplier is not liable for delay by strikes or floods.', 'no-duty: is not liable'],
    ['under no theory of law will the Supplier answer for loss.', 'exclusion (shield) of nobody: will'],
  ])('GIVEN %s', (text, said) => {
    expect(forceIn(text)).toBe(said);
  });
});
