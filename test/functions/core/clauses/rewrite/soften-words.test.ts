import { readText } from '../../../../../functions/core/clauses/reading/read-text.ts';
import { softenWords } from '../../../../../functions/core/clauses/rewrite/soften-words.ts';
import { readStatements } from '../../../../../functions/core/clauses/statements/read-statements.ts';

/** The text with the words of its first statement softened, as the customer's lawyer would. */
const softened = (text: string): string => {
  const read = readText(text, { contractType: 'service-agreement', partyRole: 'client', riskTolerance: 'moderate' });
  const [statement] = readStatements(read);
  return softenWords(read, statement!, statement!)
    .toSorted((a, b) => b.start - a.start)
    .reduce((words, { start, end, put }) => words.slice(0, start) + put + words.slice(end), text);
};

describe('words that sharpen a burden', () => {
  it.each([
    // What stretches it.
    [
      'Customer shall indemnify Supplier against all losses, whether or not foreseeable.',
      'Customer shall indemnify Supplier against all losses.',
    ],
    [
      'Customer shall pay for any breach of the Policies, however minor, within thirty days.',
      'Customer shall pay for any breach of the Policies, within thirty days.',
    ],
    ['Customer shall not use the know-how in Europe or elsewhere.', 'Customer shall not use the know-how in Europe.'],
    [
      'Customer shall indemnify Supplier against every claim by a visitor, however arising.',
      'Customer shall indemnify Supplier against every claim by a visitor.',
    ],
    ['Customer shall bear all delay, including delay caused by Supplier.', 'Customer shall bear all delay.'],
    [
      'Customer shall pay for cleaning, repainting, re-letting costs and any other charges.',
      'Customer shall pay for cleaning, repainting and re-letting costs.',
    ],
    [
      'Customer assigns all rights in any media now known or hereafter devised.',
      'Customer assigns all rights in any media now known.',
    ],
    // Whose word is the last.
    [
      'Customer shall spread the cost over such period as Supplier selects.',
      'Customer shall spread the cost over such period as is reasonable.',
    ],
    [
      "Customer shall replace the part to Supplier's satisfaction.",
      "Customer shall replace the part to Supplier's reasonable satisfaction.",
    ],
    [
      'Customer shall pay the invoice, which is conclusively agreed.',
      'Customer shall pay the invoice, which is agreed unless shown to be wrong.',
    ],
    ['Credits are the sole and exclusive remedy of Customer.', 'Credits are a non-exclusive remedy of Customer.'],
    // What is taken for nothing.
    ['Supplier may move the goods without liability for loss.', 'Supplier may move the goods.'],
    ['Customer shall pay each invoice without set-off, deduction or counterclaim.', 'Customer shall pay each invoice.'],
    [
      "Customer shall reimburse all costs and attorneys' fees.",
      "Customer shall reimburse all reasonable and documented costs and attorneys' fees.",
    ],
    // What comes too fast.
    [
      'Supplier may at any time without prior notice withdraw a feature.',
      'Supplier may on thirty (30) days’ written notice withdraw a feature.',
    ],
    [
      'Customer shall pay the shortfall on demand.',
      'Customer shall pay the shortfall within thirty (30) days after a written demand.',
    ],
    [
      'Customer shall report a claim within 48 hours of delivery.',
      'Customer shall report a claim within 10 business days of delivery.',
    ],
    // What is unbounded.
    [
      'Customer shall not sublet the space without the prior written consent of Supplier.',
      'Customer shall not sublet the space without the prior written consent of Supplier (not to be unreasonably withheld, conditioned or delayed).',
    ],
    ['Customer shall use its best efforts to resell.', 'Customer shall use its reasonable efforts to resell.'],
    [
      'Supplier may suspend the Services for any breach by Customer.',
      'Supplier may suspend the Services for any material breach by Customer.',
    ],
    [
      'Supplier may charge the cost of repair as determined by Supplier.',
      'Supplier may charge the cost of repair as reasonably determined by Supplier.',
    ],
    ['Supplier may change the team as it sees fit.', 'Supplier may change the team as is reasonable.'],
    ["Supplier's certificate is conclusive.", "Supplier's certificate is binding unless shown to be wrong."],
    // What may change behind one's back.
    [
      'Customer shall comply with the Policies as amended by Supplier from time to time.',
      'Customer shall comply with the Policies as in force at the date of this Agreement.',
    ],
    [
      'Customer shall pay for extra work at the then-current rates.',
      'Customer shall pay for extra work at the agreed rates.',
    ],
    // What has no end.
    [
      'Customer hereby grants Supplier a perpetual, irrevocable license of its data.',
      'Customer hereby grants Supplier a limited-term license of its data.',
    ],
  ])('GIVEN %s THEN they go or are balanced', (text, said) => {
    expect(softened(text)).toBe(said);
  });

  it.each([
    // The reader's own freedom and judgment stay.
    'Customer may choose the time of the audit as it sees fit.',
    'Customer may have the defect repaired at a cost as certified by its engineer.',
    'Supplier shall comply with the Policies as amended by Customer from time to time.',
    'Customer may terminate this Agreement without charge.',
    'Customer shall proceed with work that is directed in writing or otherwise.',
    'Supplier shall repair defects without charge.',
    'Customer may leave immediately.',
  ])('GIVEN %s THEN nothing changes', (text) => {
    expect(softened(text)).toBe(text);
  });
});
