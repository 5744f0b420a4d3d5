import type { ForceAt } from '../../../../../functions/core/clauses/statements/find-force.ts';
import {
  actingPerson,
  actsElsewhere,
  findPersons,
} from '../../../../../functions/core/clauses/statements/find-persons.ts';

const names = (cased: string, parties: readonly string[] = []): string[] =>
  findPersons(
    cased,
    parties.map((word) => ({ start: cased.indexOf(word), end: cased.indexOf(word) + word.length })),
  ).map(({ start, end }) => cased.slice(start, end));

describe('people beside the parties', () => {
  it.each([
    ['The Auditor shall inspect the books.', ['Auditor']],
    ['Auditor may inspect the books.', ['Auditor']],
    ['The Vineyard is free to sell the wine.', ['Vineyard']],
    ['Northgate, whatever the weather, may cancel.', ['Northgate']],
    ['Harbour promises to keep the berth.', ['Harbour']],
    ['Nothing obliges Harbour to keep the berth.', ['Harbour']],
    ['It is no part of the Airfield’s duties.', ['Airfield']],
    // Things and dates do nothing.
    ['Notices shall pay.', []],
    ['Monday shall pay for it.', []],
    ['Termination will give nothing.', []],
    ['the goods shall be paid.', []],
  ])('GIVEN %s THEN %j', (cased, found) => {
    expect(names(cased)).toEqual(found);
  });

  it('GIVEN a name that is a party THEN it is not found beside them', () => {
    expect(names('The Auditor shall inspect the books.', ['Auditor'])).toEqual([]);
  });

  it('GIVEN a person THEN the word is in lower case and stands on no side', () => {
    expect(findPersons('The Auditor shall inspect.', [])).toEqual([
      { start: 4, end: 11, word: 'auditor', standing: 'unknown' },
    ]);
  });
});

describe('who does something else', () => {
  it.each([
    ['any loss suffered by the ', true],
    ['an expert appointed by the ', true],
    ['shall be appointed by the ', false],
    ['shall be done by the ', false],
  ])('GIVEN “%s” before a name THEN %s', (before, does) => {
    expect(actsElsewhere(before)).toBe(does);
  });
});

describe('the person who acts', () => {
  const acting = (cased: string, verb: string, force: ForceAt['force'], isPassive = false, party = '') => {
    const words = cased.toLowerCase();
    const start = words.indexOf(verb);
    const parties = party ? [{ start: cased.indexOf(party), end: cased.indexOf(party) + party.length }] : [];
    const found = actingPerson(
      words,
      findPersons(cased, parties),
      parties,
      { force, start, end: start + verb.length, isNegated: false },
      isPassive,
    );
    return found && `${found.word} ${found.standing}`;
  };

  it.each([
    ['The Auditor may inspect the books.', 'may', 'right', 'auditor unknown'],
    ['The Auditor also may inspect the books.', 'may', 'right', 'auditor unknown'],
    ['The Auditor, whatever the season, may inspect the books.', 'may', 'right', 'auditor unknown'],
    ['The Auditor and its staff may inspect the books.', 'may', 'right', 'auditor unknown'],
    ['None of the Auditors may inspect the books.', 'may', 'right', 'auditors unknown'],
    ['For the Auditor may inspect the books.', 'may', 'right', undefined],
    ['Nothing obliges the Auditor to inspect the books.', 'obliges', 'no-duty', 'auditor unknown'],
    ['the rule waives the Auditor at once.', 'waives', 'waiver', undefined],
    ['The Auditor is known.', 'is', 'fact', undefined],
    ['“Auditor” means the Auditor.', 'means', 'definition', undefined],
    ['Neither Expert nor Auditor may inspect the books.', 'may', 'right', 'auditor both'],
  ] as const)('GIVEN %s THEN by “%s” it is %s', (cased, verb, force, who) => {
    expect(acting(cased, verb, force)).toBe(who);
  });

  it('GIVEN a passive THEN it is who stands behind “by”', () => {
    expect(acting('The books shall be inspected by the Auditor.', 'shall', 'duty', true)).toBe('auditor unknown');
    expect(acting('The Auditor shall be paid at once.', 'shall', 'duty', true)).toBeUndefined();
    expect(acting('It shall be paid for loss suffered by the Auditor.', 'shall', 'duty', true)).toBeUndefined();
  });

  it('GIVEN a party between the person and the verb THEN the person is no subject', () => {
    expect(acting('The Auditor, with the Buyer, may inspect.', 'may', 'right', false, 'Buyer')).toBe('auditor unknown');
    expect(acting('The Auditor, if asked, or the Buyer may inspect.', 'may', 'right', false, 'Buyer')).toBeUndefined();
  });
});
