import { describe, expect, it } from '@jest/globals';
import { readText } from '../../../../../functions/core/clauses/reading/read-text.ts';
import { boundsByForce } from '../../../../../functions/core/clauses/rewrite/bounds-by-force.ts';
import { provisionsFor } from '../../../../../functions/core/clauses/rewrite/provisions-by-matter.ts';
import { applyChanges } from '../../../../../functions/core/clauses/rewrite/propose-changes.ts';
import { strikeWholeLists } from '../../../../../functions/core/clauses/rewrite/whole-lists.ts';
import { readStatements } from '../../../../../functions/core/clauses/statements/read-statements.ts';

const readForClient = (text: string) =>
  readText(text, { contractType: 'service-agreement', partyRole: 'client', riskTolerance: 'moderate' });

const firstOf = (text: string) => readStatements(readForClient(text))[0]!;

describe('what bounds a burden by its force', () => {
  it.each([
    ['Client shall not move the equipment.', /^shall not, without \{gainer\}'s prior written consent/],
    ['Supplier may swap the equipment for an older model.', /^may, acting reasonably and on written notice,$/],
  ])('%s', (text, put) => {
    const [bound] = boundsByForce(firstOf(text));
    expect(bound).toHaveProperty('put', expect.stringMatching(put));
    expect((bound as { find: RegExp }).find.test(firstOf(text).words)).toBe(true);
  });

  it.each([
    // It has its bound, or consent would empty it.
    'Client shall not move the equipment without consent of Supplier.',
    'Client shall not disclose Confidential Information.',
    'Supplier may, acting reasonably, swap the equipment.',
    'Supplier shall repair the equipment.',
    'Client may return the equipment.',
  ])('nothing for: %s', (text) => {
    expect(boundsByForce(firstOf(text))).toEqual([]);
  });
});

describe('what the market puts in place of a burden, by what it is about', () => {
  it.each([
    ['Supplier may enter the offices and examine the books of Client.', /independent auditor/],
    ["Supplier's findings are final and binding.", /independent third party/],
    ['Supplier may cut the work short and suspend the services.', /undisputed amount/],
    ['Supplier may deduct from any invoice what it believes it is owed.', /finally determined/],
    ['Supplier may raise the fees when its costs rise.', /ninety \(90\) days' written notice/],
    ['Supplier has a general lien on the goods for all that Client owes it.', /same goods.*paying any surplus/],
    ['A notice by Client is valid only if sent by telex.', /post or email/],
    ['Client shall pay for the loss of the equipment from any cause.', /negligence or breach.*fair market value/],
    ["The goods are at Client's risk from the day they are packed.", /on delivery at the agreed place/],
    ['Supplier may use the data of Client to train its products.', /irreversibly anonymized/],
    ['Each improvement that Client makes belongs to Supplier.', /non-exclusive license/],
    ['The works are deemed accepted when the crew leaves.', /second written reminder/],
    ['The rest of the fees becomes due at once.', /discounted to present value/],
    ['Supplier may terminate this Agreement without cause.', /refund pro rata/],
    ['Client shall indemnify Supplier against any and all losses.', /third-party claims.*to the extent/],
  ])('%s', (text, said) => {
    expect(provisionsFor(firstOf(text))).toEqual([{ restate: expect.stringMatching(said) }]);
  });

  it('GIVEN a ban on rival work after an employment THEN it is cut to what courts uphold', () => {
    const text = 'The Employee shall not work for any rival business for two years after the end of the employment.';
    const read = readText(text, {
      contractType: 'employment-contract',
      partyRole: 'employee',
      riskTolerance: 'moderate',
    });
    expect(provisionsFor(readStatements(read)[0]!)).toEqual([
      { restate: expect.stringMatching(/six \(6\) months.*materially involved/) },
    ]);
  });

  it.each([
    'Supplier may raise the fees by no more than three percent.',
    'The decision of the court is final and binding.',
    'Supplier may deduct from the deposit the cost of repairs.',
    'Supplier shall examine the records.',
    'Supplier shall deliver the goods free of any lien.',
    'Client shall pay for loss of the equipment to the extent that its negligence causes it.',
    'Risk in the goods passes to Client on delivery.',
    'Supplier may use the data of Client only to provide the service.',
    'The works are deemed accepted once Client has said so in writing by letter.',
    'Supplier may terminate this Agreement on a material breach that is not cured.',
    'Client shall indemnify Supplier against third-party claims to the extent that its negligence causes them.',
  ])('nothing for: %s', (text) => {
    expect(provisionsFor(firstOf(text))).toEqual([]);
  });
});

describe('a list that loses its limbs', () => {
  const text = 'Client waives: (a) any claim for delay; and (b) any claim for loss. Supplier shall keep records.';
  const read = readForClient(text);
  const strikes = ['any claim for delay', 'any claim for loss'].map((limb) => {
    const start = text.indexOf(limb);
    const statement = readStatements(read).find((one) => one.start <= start && start < one.end)!;
    return { start, end: start + limb.length, put: '[reserved]', finding: { match: { statement } } };
  });

  it('GIVEN all of them go THEN it goes as a whole', () => {
    expect(
      applyChanges(
        text,
        strikeWholeLists(read, strikes, () => true),
      ),
    ).toBe('Supplier shall keep records.');
  });

  it('GIVEN its stem may not go THEN its last limb stays', () => {
    expect(
      applyChanges(
        text,
        strikeWholeLists(read, strikes, () => false),
      ),
    ).toBe('Client waives: (a) [reserved]; and (b) any claim for loss. Supplier shall keep records.');
  });

  it('GIVEN one of them stays THEN the others are reserved', () => {
    expect(strikeWholeLists(read, strikes.slice(0, 1), () => true)).toEqual(strikes.slice(0, 1));
  });
});
