import { readText } from '../../../../../functions/core/clauses/reading/read-text.ts';
import { detachableParts } from '../../../../../functions/core/clauses/rewrite/detachable-parts.ts';
import { strikeLikelihood } from '../../../../../functions/core/clauses/rewrite/weigh-parts.ts';
import { readStatements } from '../../../../../functions/core/clauses/statements/read-statements.ts';

const partsOf = (text: string) => {
  const read = readText(text, { contractType: 'service-agreement', partyRole: 'client', riskTolerance: 'moderate' });
  return readStatements(read).flatMap((statement) =>
    detachableParts(read, statement).map((part) => ({
      words: text.slice(part.start, part.end),
      likelihood: strikeLikelihood(read, statement, part),
    })),
  );
};

describe('parts that a statement can do without', () => {
  it.each([
    ['Customer shall pay all sums invoiced, whether disputed or not, within ten days.', ', whether disputed or not'],
    [
      'Customer shall keep the cover in force, irrespective of availability or cost.',
      ', irrespective of availability or cost',
    ],
    ['Supplier may enter the site at any time.', ' at any time'],
    ['Supplier may at any time decide that the work is complete.', ' at any time'],
    ['Supplier may withhold consent in its sole discretion.', ' in its sole discretion'],
    ['Customer shall answer for its affiliates or for any visitor.', ' or for any visitor'],
    ['Supplier may use data, logs, usage records, and reports.', ', usage records'],
    ['Supplier may end the support, which is not refundable.', ', which is not refundable'],
    [
      'If Client has not fetched the goods in time, Supplier may sell them without accounting to Client.',
      ' without accounting to Client',
    ],
    // A remark in brackets goes, and what it explains stays.
    ['Client shall answer for its affiliates or for any guest (whoever invites them).', ' (whoever invites them)'],
    // Whatever else is so.
    ['Client shall pay for each day of delay, whoever was at fault.', ', whoever was at fault'],
    ['Client shall pay the rent from June, even when the site is closed.', ', even when the site is closed'],
    ['Client shall pay all taxes of whatever nature, and their interest.', ' of whatever nature'],
    // A second thing said of the same subject.
    ['The credits are set against later invoices and are the only remedy.', ' and are the only remedy'],
    // The last of two without an article.
    ['Client shall pay the fee without deduction for defects or delays.', ' or delays'],
    ['Client shall state its costs within two days, failing which they are nil.', ', failing which they are nil'],
    // What joins it goes with it.
    [
      'Supplier may share out the stock as it sees fit, and without liability to Client.',
      ', and without liability to Client',
    ],
    // Commas and brackets of a figure end no words.
    [
      'Supplier may end this agreement without liability for the balance of 40,000 units.',
      ' without liability for the balance of 40,000 units',
    ],
    [
      'The fee falls due on delivery, whether or not accepted, within thirty (30) days of invoice.',
      ', whether or not accepted',
    ],
    [
      'Customer shall pay the invoice without deduction for thirty (30) days of delay.',
      ' without deduction for thirty (30) days of delay',
    ],
  ])('%s', (text, words) => {
    expect(partsOf(text).map((part) => part.words)).toContain(words);
  });

  it.each([
    // A bare verb shares the object of the one it is joined to.
    'Customer shall not employ or engage any person who works for Supplier.',
    // What follows has a verb of its own.
    'No fee or other sum paid in advance shall be repayable.',
    // What is shared out hangs together.
    'Supplier may ask Customer to return all or any part of the goods.',
    // A ban but for consent is no ban without it.
    'Client may not assign this Agreement without the prior written consent of Supplier.',
    // What is told is no addition, and a list goes whole or not at all.
    'Customer shall give notice whether it will return or buy the Equipment.',
    'Results means all output of the work, including ideas, concepts and know-how.',
    // What is banned is allowed by it.
    'Supplier shall not sell the line to others without first offering it to Client.',
    'Neither party may publish results without showing them to the other.',
    // What follows belongs to the word before as well.
    'Supplier shall deliver the goods on or before the first Monday of May.',
    'Client pays a royalty on goods that it sells in or to the Territory.',
    // A second verb shares what the first stands before.
    'Client shall pay what is or becomes due.',
    'Supplier may hold or sell the stock.',
    // A bracket that names a term, a figure or a reference says what it is.
    'Client shall pay one hundred dollars ($100) under Section 8 (Fees) for each lost card (the "Card Fee").',
    // What something comes from is no remark.
    'The data has a value today, from not being widely known.',
    // Two kinds of one thing share their noun.
    'Client shall answer for any hosting or network supplier.',
    // It is what the statement says.
    'The credits are in addition to any refund.',
    // It bounds nobody's burden.
    'This Agreement is governed by the laws of Ohio, without regard to its conflict of laws rules.',
    // Several verbs share the object of the last.
    'Client shall not sell, transfer or otherwise assign any of the marks.',
    // Whose fault it was is no remark, and a set phrase stays whole.
    'Supplier is excused where the delay is without fault of Supplier.',
    'Client shall not contest the right, title, interest, and claim of Supplier.',
    // A clause would break off before its verb.
    'Customer shall indemnify Supplier against claims including those that the collection or sale by Supplier was unlawful.',
    // The verb of a clause would go with its second subject.
    'Content means the records that Customer or its users upload to or store on the system.',
    // What a preposition stands before stays with it.
    'Data means all papers sent to, and all results given back by, any helper, and what is made of them.',
    // How long before something is not how soon.
    'The rent is the greater of the rent payable immediately beforehand and the market rent.',
    // A company would lose half of its name.
    'Sums paid are kept after the end, including an end by Marrow Point, Inc. for convenience.',
  ])('takes nothing from: %s', (text) => {
    expect(partsOf(text)).toEqual([]);
  });

  it('is likelier to strike what stretches a burden than what only joins things', () => {
    const [stretching] = partsOf('Customer shall indemnify Supplier against all claims, whether or not well founded.');
    const [joining] = partsOf('Customer shall send each report to the manager or to the engineer.');
    expect(stretching!.likelihood).toBeGreaterThan(0.6);
    expect(joining!.likelihood).toBeLessThan(stretching!.likelihood - 0.1);
  });
});
