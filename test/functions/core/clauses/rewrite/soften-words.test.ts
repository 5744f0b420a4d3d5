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
    // Whose word is the last.
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
    'Customer shall bear expenses of whatsoever kind.',
  ])('GIVEN %s THEN nothing changes', (text) => {
    expect(softened(text)).toBe(text);
  });
});
