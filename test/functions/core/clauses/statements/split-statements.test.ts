import { readText } from '../../../../../functions/core/clauses/reading/read-text.ts';
import { splitStatements } from '../../../../../functions/core/clauses/statements/split-statements.ts';

const spansOf = (text: string) => {
  const read = readText(text, { contractType: 'other', partyRole: 'receiver', riskTolerance: 'moderate' });
  return splitStatements(read).map(({ start, end, stem, isProviso }) => ({
    words: read.text.slice(start, end).trim(),
    stem: stem && read.text.slice(stem.start, stem.end).trim(),
    isProviso,
  }));
};
const pieces = (text: string): string[] => spansOf(text).map(({ words }) => words);
const withStems = (text: string): string[] =>
  spansOf(text).map(({ words, stem }) => (stem ? `${stem} | ${words}` : words));

describe('the clauses of a sentence', () => {
  it.each([
    [
      'Supplier may suspend the Services; Customer shall continue to pay the Fees.',
      ['Supplier may suspend the Services', 'Customer shall continue to pay the Fees.'],
    ],
    [
      'Supplier may suspend the Services, and the Customer shall continue to pay.',
      ['Supplier may suspend the Services', 'the Customer shall continue to pay.'],
    ],
    [
      'Supplier shall repair the goods at its cost, and Customer assumes the entire risk of loss.',
      ['Supplier shall repair the goods at its cost', 'Customer assumes the entire risk of loss.'],
    ],
    [
      'Discloser shall hold the papers in confidence and shall indemnify the Customer against loss.',
      ['Discloser shall hold the papers in confidence', 'shall indemnify the Customer against loss.'],
    ],
    [
      'Supplier may end the contract on ten days’ notice, whereupon Customer shall return the keys.',
      ['Supplier may end the contract on ten days’ notice', 'Customer shall return the keys.'],
    ],
    // Too little stands on one side to say anything by itself.
    ['Supplier may end it; Customer shall pay all the fees that are due then.', undefined],
    ['Customer shall pay all the fees that are due then; and do so now.', undefined],
    // What is joined is no clause of its own.
    ['Customer shall pay for the goods and the services that Supplier may deliver.', undefined],
    ['Supplier disclaims, and will have no liability for, any warranty of fitness or title.', undefined],
    ['Supplier shall review, and shall not ignore, the comments that Customer makes on it.', undefined],
    ['Supplier reserves the right, but has no duty, to inspect the goods that it delivers.', undefined],
    ['The liability of Supplier under this Agreement and the Program will not exceed the fees.', undefined],
    ['If the goods are late by a month, or shall fail to pass the tests, Customer may reject them.', undefined],
    // Brackets keep together what stands in them.
    ['Supplier may suspend the Services (for a day; and in that time Customer shall pay nothing at all).', undefined],
  ])('GIVEN %s THEN it is cut where a new clause begins', (text, parts) => {
    expect(pieces(text)).toEqual(parts ?? [text]);
  });

  it.each(['provided that', 'provided, however, that', 'save that', 'except that', 'and provided further that'])(
    'GIVEN “%s” THEN what follows is a proviso',
    (opening) => {
      const [first, second] = spansOf(
        `Supplier may raise the fees once in each year, ${opening} Customer may then end this Agreement.`,
      );
      expect(first).toEqual({
        words: 'Supplier may raise the fees once in each year',
        stem: undefined,
        isProviso: false,
      });
      expect(second).toEqual({ words: 'Customer may then end this Agreement.', stem: undefined, isProviso: true });
    },
  );

  it('GIVEN a clause behind a proviso THEN it is none', () => {
    expect(
      spansOf(
        'Supplier may raise the fees once in each year, provided that it tells the Customer of it; Customer shall pay the raised fees.',
      ).map(({ isProviso }) => isProviso),
    ).toEqual([false, true, false]);
  });
});

describe('the limbs of a list', () => {
  it.each([
    [
      'Customer shall: (a) pay the fees on time; and (b) keep the keys safe.',
      ['Customer shall: | (a) pay the fees on time; and', 'Customer shall: | (b) keep the keys safe.'],
    ],
    [
      'Customer shall:\n- pay the fees on time\n- keep the keys safe',
      ['Customer shall: | - pay the fees on time', 'Customer shall: | - keep the keys safe'],
    ],
    [
      'Customer shall (1) pay the fees on time, (2) keep the keys safe and (3) insure the goods.',
      [
        'Customer shall | (1) pay the fees on time,',
        'Customer shall | (2) keep the keys safe and',
        'Customer shall | (3) insure the goods.',
      ],
    ],
    // The number of a paragraph is no limb.
    [
      '(b) Customer shall (i) pay the fees on time and (ii) keep the keys safe.',
      ['(b) Customer shall | (i) pay the fees on time and', '(b) Customer shall | (ii) keep the keys safe.'],
    ],
    // References and a single letter make no list.
    [
      'Where clause (a) or (b) applies, Customer shall pay the fees.',
      ['Where clause (a) or (b) applies, Customer shall pay the fees.'],
    ],
    ['Customer shall pay under section (a) all the fees.', ['Customer shall pay under section (a) all the fees.']],
    // Only the clause next to the limbs is their stem.
    [
      'Supplier may suspend the Services at once, and the Customer shall in that time: (a) pay the fees; and (b) keep the keys safe.',
      [
        'Supplier may suspend the Services at once',
        'the Customer shall in that time: | (a) pay the fees; and',
        'the Customer shall in that time: | (b) keep the keys safe.',
      ],
    ],
  ])('GIVEN %j THEN each stands with the stem of its list', (text, parts) => {
    expect(withStems(text)).toEqual(parts);
  });

  it('GIVEN limbs that are conditions of what stands before THEN that is said once, and each is a proviso', () => {
    expect(
      spansOf(
        'Supplier may use the records of the Customer, provided that (a) it keeps them secret; and (b) it returns them.',
      ),
    ).toEqual([
      { words: 'Supplier may use the records of the Customer', stem: undefined, isProviso: false },
      { words: '(a) it keeps them secret; and', stem: undefined, isProviso: true },
      { words: '(b) it returns them.', stem: undefined, isProviso: true },
    ]);
  });

  it('GIVEN a limb of several clauses THEN the stem stands before its first', () => {
    expect(
      withStems(
        'Customer shall: (a) pay the fees on time; Supplier may charge interest on late fees; and (b) keep the keys safe.',
      )[1],
    ).toBe('Supplier may charge interest on late fees; and');
  });

  it('GIVEN a stem longer than is read with each limb THEN its last words are, from a whole word on', () => {
    const [first] = spansOf(
      `Customer shall ${'very carefully '.repeat(80)}do: (a) pay the fees; and (b) keep the keys.`,
    );
    expect(first!.stem!.length).toBeLessThanOrEqual(1000);
    expect(first!.stem).toMatch(/^(?:very|carefully) .* do:$/);
  });
});
