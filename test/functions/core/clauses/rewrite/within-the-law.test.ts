import { describe, expect, it } from '@jest/globals';
import { readText } from '../../../../../functions/core/clauses/reading/read-text.ts';
import { analyseClause } from '../../../../../functions/core/clauses/analyse-clause.ts';
import { limitAnswers } from '../../../../../functions/core/clauses/rewrite/limits/limit-answers.ts';
import { softenWords } from '../../../../../functions/core/clauses/rewrite/soften-words.ts';
import { readStatements } from '../../../../../functions/core/clauses/statements/read-statements.ts';
import type { PartyRole } from '../../../../../shared/contracts.ts';

/** The text cut back to what a limit of the law lets stand, for the side that it serves. */
const cutBack = (limit: string, text: string, contractType: string, partyRole: PartyRole): string => {
  const read = readText(text, { contractType, partyRole, riskTolerance: 'moderate' });
  return readStatements(read)
    .flatMap((statement) => softenWords(read, statement, statement, limitAnswers[limit]!.words))
    .toSorted((a, b) => b.start - a.start)
    .reduce((words, { start, end, put }) => words.slice(0, start) + put + words.slice(end), text);
};

describe('a fixed sum that serves the reader', () => {
  it.each([
    [
      'Supplier shall pay Client $500 for each late day, whether or not Client has suffered any loss.',
      'Supplier shall pay Client $500 for each late day.',
    ],
    [
      'For each breach, however trivial, Supplier shall pay Client $9,000.',
      'For each breach, Supplier shall pay Client $9,000.',
    ],
    [
      'Supplier shall pay Client $9,000 by way of penalty.',
      'Supplier shall pay Client $9,000 as a reasonable estimate of the loss and not as a penalty.',
    ],
    ['The sum is in addition to, and not in lieu of, damages.', 'The sum is credited against damages.'],
    [
      'Supplier shall pay the sum in addition to any other damages.',
      'Supplier shall pay the sum to be credited against any other damages.',
    ],
    [
      'Supplier shall pay the fees for the rest of the term, undiscounted.',
      'Supplier shall pay the fees for the rest of the term, discounted to present value.',
    ],
    [
      'Client shall have no duty to mitigate its loss.',
      'Client shall use commercially reasonable efforts to mitigate its loss.',
    ],
    [
      'Supplier shall pay Client ten times the price of each missing part.',
      'Supplier shall pay Client one and a half times the price of each missing part.',
    ],
  ])('GIVEN %s THEN it keeps to the loss', (text, said) => {
    expect(cutBack('penalty', text, 'service-agreement', 'client')).toBe(said);
  });

  it.each([
    'Supplier shall pay Client $500 for each late day as a fair estimate of its loss.',
    'Client shall use reasonable efforts to mitigate its loss.',
    'Supplier shall deliver three times a week.',
    'Supplier shall give a plan in addition to the report.',
  ])('GIVEN %s THEN it stays', (text) => {
    expect(cutBack('penalty', text, 'service-agreement', 'client')).toBe(text);
  });
});

describe('a restraint that serves the reader', () => {
  it.each([
    [
      'The Employee shall not compete with the Company for three years after the end of the employment.',
      'The Employee shall not compete with the Company for twelve (12) months after the end of the employment.',
    ],
    [
      'The Employee shall not work for a rival anywhere in the world.',
      'The Employee shall not work for a rival in any territory for which the Employee was responsible in the twelve (12) months before it ended.',
    ],
    [
      'The Employee shall not work for a business which competes or may in future compete with the Company.',
      'The Employee shall not work for a business which competes with the Company.',
    ],
    [
      'The Employee shall not call on anybody who has at any time been a customer of the Company.',
      'The Employee shall not call on anybody who was, while the Employee had material dealings with that person in the twelve (12) months before the end, a customer of the Company.',
    ],
    [
      'The covenants of the Employee shall stand or fall together.',
      'The covenants of the Employee shall each be separate and severable.',
    ],
    [
      'The bans are to be read as one covenant of the Employee.',
      'The bans are to be read as separate and severable covenants of the Employee.',
    ],
    [
      'The bans apply to the Employee after any end, including where the employment is ended in breach of contract by the Company.',
      'The bans apply to the Employee after any end.',
    ],
  ])('GIVEN %s THEN it keeps to what a court upholds', (text, said) => {
    expect(cutBack('restraint', text, 'employment-contract', 'employer')).toBe(said);
  });

  it.each([
    'The Employee shall not call on customers of the Company for six months after the end of the employment.',
    'The Employee has worked for the Company for three years.',
  ])('GIVEN %s THEN it stays', (text) => {
    expect(cutBack('restraint', text, 'employment-contract', 'employer')).toBe(text);
  });
});

describe('an exclusion and an indemnity that serve the reader', () => {
  it.each([
    [
      'exclusion',
      'Client is not liable for any loss of Supplier, even if caused by its gross negligence.',
      'Client is not liable for any loss of Supplier, other than loss from its gross negligence, willful misconduct or fraud.',
    ],
    [
      'own-fault-indemnity',
      'Supplier shall indemnify Client against all claims, even if caused by the negligence of Client.',
      'Supplier shall indemnify Client against all claims, except to the extent caused by the negligence or willful misconduct of whoever is indemnified.',
    ],
    ['exclusion', 'Client is not liable for any delay of the work.', 'Client is not liable for any delay of the work.'],
    [
      'own-fault-indemnity',
      'Supplier shall indemnify Client against all claims of its staff.',
      'Supplier shall indemnify Client against all claims of its staff.',
    ],
  ])('GIVEN %s: %s THEN it leaves out grave fault', (limit, text, said) => {
    expect(cutBack(limit, text, 'service-agreement', 'client')).toBe(said);
  });
});

describe('a deposit that serves a landlord', () => {
  it.each([
    [
      'The Landlord may keep the deposit for damage, ordinary wear and tear and unpaid rent.',
      'The Landlord may keep the deposit for damage beyond ordinary wear and tear and unpaid rent.',
    ],
    [
      'The Landlord has no duty to itemize.',
      'The Landlord shall give an itemized written statement of deductions within the time required by law.',
    ],
    [
      'The Landlord may enter the flat without notice.',
      'The Landlord may enter the flat on at least twenty-four (24) hours’ written notice, except in an emergency, and as the law allows.',
    ],
    [
      'The Landlord may keep the deposit for damage beyond ordinary wear and tear.',
      'The Landlord may keep the deposit for damage beyond ordinary wear and tear.',
    ],
  ])('GIVEN %s THEN it does what the statute asks', (text, said) => {
    expect(cutBack('homes', text, 'rental-agreement', 'landlord')).toBe(said);
  });
});

describe('other terms that serve the reader', () => {
  it.each<[string, string, PartyRole, string, string]>([
    [
      'wages',
      'employment-contract',
      'employer',
      'The Company may deduct the cost of lost tools from wages.',
      'The Company may, as far as the law allows and with written authority, deduct the cost of lost tools from wages.',
    ],
    [
      'inventions',
      'employment-contract',
      'employer',
      'The Employee assigns all inventions to the Company, whether or not made in working hours.',
      'The Employee assigns all inventions to the Company that relate to the business of the Company or are made with its equipment or confidential information.',
    ],
    [
      'employer-powers',
      'employment-contract',
      'employer',
      'The Company may move the Employee to another town without notice.',
      'The Company may move the Employee to another town on reasonable written notice and for good reason.',
    ],
    [
      'pay-when-paid',
      'service-agreement',
      'client',
      'Client shall pay Supplier only when it is paid by the owner.',
      'Client shall pay Supplier no later than sixty (60) days after the invoice and, if earlier, when it is paid by the owner.',
    ],
    [
      'privacy',
      'saas-agreement',
      'vendor',
      'Vendor may use Customer Data for any purpose.',
      'Vendor may use Customer Data to provide its services and, once aggregated and irreversibly anonymized, to improve them.',
    ],
    [
      'unfair-terms',
      'saas-agreement',
      'vendor',
      'Vendor may change the features without notice.',
      'Vendor may change the features on thirty (30) days’ written notice.',
    ],
    [
      'short-time',
      'purchase-agreement',
      'seller',
      'Buyer shall report defects within 24 hours after delivery.',
      'Buyer shall report defects within thirty (30) days after delivery.',
    ],
    [
      'competition',
      'license-agreement',
      'licensor',
      'Licensee shall not at any time challenge the Patents of Licensor, nor contest the Marks.',
      'Licensor may end the license of the right concerned by written notice if Licensee should challenge the Patents of Licensor, or contest the Marks.',
    ],
    [
      'late-payment',
      'purchase-agreement',
      'buyer',
      'Buyer shall pay each invoice within ninety (90) days.',
      'Buyer shall pay each invoice within sixty (60) days.',
    ],
    [
      'late-payment',
      'purchase-agreement',
      'buyer',
      'Buyer shall pay each invoice within thirty (30) days.',
      'Buyer shall pay each invoice within thirty (30) days.',
    ],
    [
      'employer-powers',
      'employment-contract',
      'employer',
      'The Employee may resign at any time.',
      'The Employee may resign at any time.',
    ],
  ])('GIVEN %s in a %s for the %s: %s THEN it says %s', (limit, type, side, text, said) => {
    expect(cutBack(limit, text, type, side)).toBe(said);
  });
});

describe('a clause that goes beyond a limit of the law', () => {
  const text =
    '8. For each breach of this Agreement, of whatever nature, Recipient shall pay Discloser the sum of $400,000 as a deterrent, in addition to Discloser’s actual damages. Recipient shall keep the Recipes secret for five years.';
  const revised = async (partyRole: PartyRole): Promise<string> => {
    const { suggestedImprovement } = await analyseClause({ clauseText: text, contractType: 'nda', partyRole });
    return suggestedImprovement.revisedClause;
  };

  it('GIVEN whom it serves reads it THEN it is cut back, and says why the sum is fair', async () => {
    const said = await revised('discloser');
    expect(said).toContain('as a reasonable estimate of the loss and not as a penalty, to be credited against');
    expect(said).toContain('$400,000');
    expect(said).toContain('is difficult to determine in advance, and is not a penalty.');
  });

  it('GIVEN whom it burdens reads it THEN nothing is put in that helps it to hold', async () => {
    expect(await revised('recipient')).not.toContain('difficult to determine in advance');
  });
});
