import { describe, expect, it } from '@jest/globals';
import { readText } from '../../../../../functions/core/clauses/reading/read-text.ts';
import { softenWords } from '../../../../../functions/core/clauses/rewrite/soften-words.ts';
import { readStatements } from '../../../../../functions/core/clauses/statements/read-statements.ts';
import type { PartyRole } from '../../../../../shared/contracts.ts';

/** The text with the words of all its statements softened for a side. */
const softened = (text: string, contractType: string, partyRole: PartyRole): string => {
  const read = readText(text, { contractType, partyRole, riskTolerance: 'moderate' });
  return readStatements(read)
    .flatMap((statement) => softenWords(read, statement, statement))
    .toSorted((a, b) => b.start - a.start)
    .reduce((words, { start, end, put }) => words.slice(0, start) + put + words.slice(end), text);
};

const forClient = (text: string): string => softened(text, 'service-agreement', 'client');
const forSupplier = (text: string): string => softened(text, 'service-agreement', 'service-provider');

describe('denials that are turned round', () => {
  it.each([
    [
      'No outage shall entitle Client to terminate this Agreement.',
      'repeated or serious outage shall entitle Client to terminate this Agreement.',
    ],
    [
      'Client accepts that no right to terminate arises from it.',
      'Client accepts that a right to terminate arises where that failure is repeated or serious.',
    ],
    [
      'Client may neither terminate this Agreement nor reduce its scope.',
      'Client may terminate this Agreement or reduce its scope.',
    ],
    ['Notwithstanding clause 7, Client shall pay the fee.', 'Subject to clause 7, Client shall pay the fee.'],
  ])('GIVEN %s THEN the client has what it was denied', (text, said) => {
    expect(forClient(text).toLowerCase()).toBe(said.toLowerCase());
  });

  it.each([
    [
      'No increase shall be made by reason of any change in the Specification.',
      'An equitable increase shall be made by reason of any change in the Specification.',
    ],
    ['No additional fee is due for work after hours.', 'A reasonable additional fee is due for work after hours.'],
    [
      'The hours lost because of a suspension are treated as a shortfall.',
      'The hours lost because of a suspension are treated as delivered.',
    ],
  ])('GIVEN %s THEN the supplier has what it was denied', (text, said) => {
    expect(forSupplier(text)).toBe(said);
  });

  it.each([
    'Supplier may neither terminate this Agreement nor suspend the service.',
    'No increase shall be made in the fees of Supplier during the first year.',
  ])('GIVEN %s THEN the client keeps what serves it', (text) => {
    expect(forClient(text)).toBe(text);
  });
});

describe('how far a burden reaches', () => {
  it.each([
    [
      'Client shall pay for each added seat for that month and for each remaining month of the term.',
      'Client shall pay for each added seat for that month.',
    ],
    [
      'Supplier may keep the parts for all sums owing to it or any of its affiliates by Client.',
      'Supplier may keep the parts for all sums owing to it by Client.',
    ],
    [
      'Client shall pay all charges, including amounts in dispute.',
      'Client shall pay all charges other than amounts disputed in good faith.',
    ],
    [
      "The sum shall be settled by Supplier's regular auditor.",
      'The sum shall be settled by an independent expert appointed by both parties.',
    ],
    [
      'Client shall pay the full replacement cost of the scaffold.',
      'Client shall pay the lower of the fair market value and the reasonable cost of repair of the scaffold.',
    ],
  ])('GIVEN %s THEN it ends where it is due', (text, said) => {
    expect(forClient(text)).toBe(said);
  });

  it.each([
    // Secrets last, and what the reader's own expert decides stays.
    'Client shall keep the secrets of Supplier during the term and for five years thereafter.',
    "The sum shall be settled by Client's auditor.",
  ])('GIVEN %s THEN it stays', (text) => {
    expect(forClient(text)).toBe(text);
  });

  it('GIVEN costs of a training THEN wages are none', () => {
    expect(
      softened(
        'The Employee shall repay the course fee, the salary of the Employee during the training, and travel.',
        'employment-contract',
        'employee',
      ),
    ).toBe('The Employee shall repay the course fee, the salary of the Employee during the training, and travel.');
  });
});

describe("the other side's own fault", () => {
  it.each([
    [
      'Client releases Supplier from all claims, regardless of the negligence of Supplier.',
      'Client releases Supplier from all claims, except to the extent caused by the negligence or willful misconduct of Supplier.',
    ],
    [
      'Supplier is not liable for loss of the data, even if the fault of Supplier causes it.',
      'Supplier is not liable for loss of the data, except to the extent caused by the negligence or willful misconduct of Supplier.',
    ],
  ])('GIVEN %s THEN it is left out', (text, said) => {
    expect(forClient(text)).toBe(said);
  });

  it('GIVEN what frees the reader THEN it stays as wide as it is', () => {
    const text = 'Client is not liable for loss of the tools, even if its own negligence causes it.';
    expect(forClient(text)).toBe(text);
  });
});
