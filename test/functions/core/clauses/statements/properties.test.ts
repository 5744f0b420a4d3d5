import fc from 'fast-check';
import { readText } from '../../../../../functions/core/clauses/reading/read-text.ts';
import { readStatements } from '../../../../../functions/core/clauses/statements/read-statements.ts';

/** What a sentence says: who must, may or may not do what. */
const said = (text: string): string[] =>
  readStatements(readText(text, { contractType: 'other', partyRole: 'receiver', riskTolerance: 'moderate' })).map(
    ({ force, actor, act }) => `${force} ${actor?.word.replace(/^the /, '') ?? '-'} ${act ?? '-'}`,
  );

const party = fc.constantFrom('Supplier', 'Customer', 'Landlord', 'Tenant', 'Licensor', 'Buyer', 'Employer');
const modal = fc.constantFrom('shall', 'may', 'must', 'may not', 'shall not', 'must not');
/** A verb, its participle and gerund, and an object. */
const act = fc.constantFrom(
  ['terminate', 'terminated', 'terminating', 'this Agreement'],
  ['suspend', 'suspended', 'suspending', 'the services'],
  ['disclose', 'disclosed', 'disclosing', 'the records'],
  ['assign', 'assigned', 'assigning', 'this Agreement'],
  ['inspect', 'inspected', 'inspecting', 'the premises'],
  ['repair', 'repaired', 'repairing', 'the equipment'],
  ['pay', 'paid', 'paying', 'the charges'],
  ['insure', 'insured', 'insuring', 'the goods'],
  ['amend', 'amended', 'amending', 'the schedule'],
  ['renew', 'renewed', 'renewing', 'the license'],
);
const aside = fc.constantFrom(
  'as it then stands',
  'whether or not in writing',
  'subject to Section 4',
  'or any of them',
  'on thirty days’ notice',
  'whatever the cause',
  'each of which is known',
  `${'whether or not the matter was raised before, '.repeat(6)}as the case may be`,
);

const capitalized = (words: string): string => `${words[0]!.toUpperCase()}${words.slice(1)}`;

describe('one statement in several forms', () => {
  it('GIVEN a sentence in the active and in the passive THEN both say the same', () => {
    fc.assert(
      fc.property(party, modal, act, (who, must, [verb, participle, , object]) => {
        const passive = `${capitalized(object)} ${must} be ${participle} by the ${who}.`;
        expect(said(passive)).toEqual(said(`The ${who} ${must} ${verb} ${object}.`));
      }),
    );
  });

  it('GIVEN a parenthesis at any place THEN it changes nothing', () => {
    fc.assert(
      fc.property(party, modal, act, aside, fc.nat(3), (who, must, [verb, , , object], inserted, place) => {
        const parts = [`The ${who}`, must, verb, object];
        const parted = parts.with(place, `${parts[place]!} (${inserted})`);
        expect(said(`${parted.join(' ')}.`)).toEqual(said(`${parts.join(' ')}.`));
      }),
    );
  });

  it('GIVEN a right that is denied to be denied THEN it is the right', () => {
    fc.assert(
      fc.property(party, act, fc.nat(6), (who, [verb, , doing, object], form) => {
        const denied = [
          `The ${who} is not prohibited from ${doing} ${object}.`,
          `The ${who} is not forbidden to ${verb} ${object}.`,
          `The ${who} shall not be precluded from ${doing} ${object}.`,
          `The ${who} shall not be prevented from ${doing} ${object}.`,
          `Nothing in this Agreement prevents the ${who} from ${doing} ${object}.`,
          `Nothing in this Agreement prohibits the ${who} from ${doing} ${object}.`,
          `The ${who} is not barred from ${doing} ${object}.`,
        ][form]!;
        expect(said(denied)).toEqual(said(`The ${who} may ${verb} ${object}.`));
      }),
    );
  });

  it('GIVEN a duty from which nobody is freed THEN it is the duty', () => {
    fc.assert(
      fc.property(party, act, fc.nat(7), (who, [verb, , doing, object], form) => {
        const denied = [
          `The ${who} shall not fail to ${verb} ${object}.`,
          `The ${who} may not omit to ${verb} ${object}.`,
          `The ${who} is not excused from ${doing} ${object}.`,
          `The ${who} shall not be released from ${doing} ${object}.`,
          `The ${who} is not exempt from ${doing} ${object}.`,
          `The ${who} shall not be relieved of its duty to ${verb} ${object}.`,
          `Nothing in this Agreement relieves the ${who} of its duty to ${verb} ${object}.`,
          `Nothing in this Agreement excuses the ${who} from its duty to ${verb} ${object}.`,
        ][form]!;
        expect(said(denied)).toEqual(said(`The ${who} shall ${verb} ${object}.`));
      }),
    );
  });
});

describe('the reading of any text', () => {
  const anyText = fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: 300 }),
    fc
      .array(
        fc.oneof(
          fc.constantFrom(
            'The Supplier',
            ' shall ',
            ' may not ',
            'Customer',
            ' (a) ',
            '(ii) ',
            '; and ',
            ', provided that ',
          ),
          fc.constantFrom(
            'nothing ',
            ' pay ',
            ' thirty (30) days',
            ' “Fees” means ',
            '\n\n',
            '. ',
            ': ',
            '(',
            ')',
            ' by ',
          ),
          fc.string({ unit: 'grapheme', maxLength: 6 }),
        ),
        { maxLength: 60 },
      )
      .map((pieces) => pieces.join('')),
  );

  it('never fails, and every place it names lies inside the text', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const read = readText(text, { contractType: 'other', partyRole: 'receiver', riskTolerance: 'moderate' });
        const isInside = (place: number): boolean => place >= 0 && place <= text.length;
        for (const { start, end, own, words, plain, sentence } of readStatements(read)) {
          expect([start, end, sentence.start, sentence.end].every(isInside)).toBe(true);
          expect(start).toBeLessThan(end);
          expect(own).toBeLessThanOrEqual(words.length);
          expect([...plain.from, ...plain.to].every(isInside)).toBe(true);
          expect([plain.from.length, plain.to.length]).toEqual([words.length, words.length]);
        }
      }),
    );
  });
});
