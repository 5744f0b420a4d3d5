import {
  allDaysIn,
  daysIn,
  findWrittenNumbers,
  percentagesIn,
} from '../../../../../functions/core/clauses/text/quantities.ts';

/** The numbers of a sentence, each with the words that are it. */
const numbersIn = (sentence: string, start = 0, end = sentence.length): (readonly [string, number])[] =>
  findWrittenNumbers(sentence, { start, end }).map((found) => [sentence.slice(found.start, found.end), found.value]);

describe('numbers in words', () => {
  it.each<[string, (readonly [string, number])[]]>([
    ['within thirty days of the invoice', [['thirty', 30]]],
    ['within thirty (30) days of the invoice', [['thirty (30)', 30]]],
    ['within thirty(30) days', [['thirty(30)', 30]]],
    ['within thirty ( 30 ) days', [['thirty ( 30 )', 30]]],
    ['within two hundred and fifty days', [['two hundred and fifty', 250]]],
    ['within two hundred and fifty (250) days', [['two hundred and fifty (250)', 250]]],
    ['no more than one thousand (1,000) copies', [['one thousand (1,000)', 1000]]],
    ['ninety-nine customers', [['ninety-nine', 99]]],
    ['interest at five (5%) percent a year', [['five (5%)', 5]]],
    ['interest at five (5 per cent) a year', [['five (5 per cent)', 5]]],
    ['five (5.0) units', [['five (5.0)', 5]]],
    [
      'between two weeks and three weeks',
      [
        ['two', 2],
        ['three', 3],
      ],
    ],
    [
      'between two and three weeks',
      [
        ['two', 2],
        ['three', 3],
      ],
    ],
    [
      'between two hundred and three hundred units',
      [
        ['two hundred', 200],
        ['three hundred', 300],
      ],
    ],
    [
      'between two hundred and fifty and three hundred units',
      [
        ['two hundred and fifty', 250],
        ['three hundred', 300],
      ],
    ],
    [
      'for thirty and sixty days',
      [
        ['thirty', 30],
        ['sixty', 60],
      ],
    ],
    ['between two hundred and fifty days and a year', [['two hundred and fifty', 250]]],
    ['five five days', []],
    ['the tenth day', []],
    ['nothing is owed', []],
  ])('GIVEN %j THEN its numbers are %j', (sentence, numbers) => {
    expect(numbersIn(sentence)).toEqual(numbers);
  });

  it.each<[string, (readonly [string, number])[]]>([
    ['within thirty (60) days', [['thirty', 30]]],
    ['thirty (the longest) days', [['thirty', 30]]],
    ['twelve (1,200) months', [['twelve', 12]]],
  ])('GIVEN %j, whose brackets say something else THEN only the words are the number', (sentence, numbers) => {
    expect(numbersIn(sentence)).toEqual(numbers);
  });

  it.each<[string, (readonly [string, number])[]]>([
    ['one party may leave', []],
    ['the one that was agreed', []],
    ['one (1) copy', [['one (1)', 1]]],
    ['one day', [['one', 1]]],
    ['one business day', [['one', 1]]],
    ['one full calendar month', [['one', 1]]],
    ['one further week', [['one', 1]]],
    ['one additional working hour', [['one', 1]]],
    ['one quarter', [['one', 1]]],
    ['one-year term', [['one', 1]]],
    ['one minute', [['one', 1]]],
    ['one time', [['one', 1]]],
    ['one per cent', [['one', 1]]],
    ['one percent', [['one', 1]]],
    ['one dollar', [['one', 1]]],
    ['one pound', [['one', 1]]],
    ['one euro', [['one', 1]]],
    ['zero liability', []],
    ['zero (0) copies', [['zero (0)', 0]]],
  ])('GIVEN %j THEN "one" counts before a unit or its digits, "zero" before its digits: %j', (sentence, numbers) => {
    expect(numbersIn(sentence)).toEqual(numbers);
  });

  it.each(['5 million dollars', '5 hundred', '5 thousand', '2 billion'])(
    'GIVEN %j THEN the number stands in digits and is none in words',
    (sentence) => {
      expect(numbersIn(sentence)).toEqual([]);
    },
  );

  it('GIVEN a passage THEN only its numbers are found, at their places in the text', () => {
    const text = 'two cats, three dogs, four birds';
    expect(numbersIn(text, 10, 20)).toEqual([['three', 3]]);
    expect(findWrittenNumbers(text, { start: 10, end: 20 })).toEqual([{ start: 10, end: 15, value: 3 }]);
  });
});

describe('periods and percentages', () => {
  it.each<[string, number | undefined]>([
    ['on 30 days notice', 30],
    ['within 1 day', 1],
    ['within 48 hours', 2],
    ['a 12-month term', 360],
    ['after 2 weeks', 14],
    ['each 1 quarter', 91],
    ['for 3 years', 1095],
    ['within 5 business days', 5],
    ['within 5 working days', 5],
    ['within 5 consecutive calendar days', 5],
    ['within 10 full days', 10],
    ['within 14 clear days', 14],
    ['for 1.5 years', 547.5],
    ['between 2 and 3 weeks', 14],
    ['30 to 60 days', 30],
    ['30-60 days', 30],
    ['the 2 and its 3 weeks', 21],
    ['pays 30 dollars', undefined],
    ['within days', undefined],
    ['30  days', undefined],
  ])('GIVEN %j THEN its first period is %p days', (words, days) => {
    expect(daysIn(words)).toBe(days);
  });

  it.each<[string, number[]]>([
    ['30 days after the 2 weeks that follow', [30, 14]],
    ['within 24 hours, 5 business days or 1.5 months', [1, 5, 45]],
    ['a 12-month term of 2 clear years, 1 quarter', [360, 730, 91]],
    ['5 working, 6 calendar weeks', [42]],
    ['between 2 and 3 weeks, or 1 to 2 months', [14, 21, 30, 60]],
    ['no period', []],
  ])('GIVEN %j THEN its periods are %j days', (words, days) => {
    expect(allDaysIn(words)).toEqual(days);
  });

  it.each<[string, number[]]>([
    ['5% of the fees', [5]],
    ['5 % or 10 percent or 2.5 per cent', [5, 10, 2.5]],
    ['12.75% a year', [12.75]],
    ['5 dollars', []],
  ])('GIVEN %j THEN its percentages are %j', (words, percentages) => {
    expect(percentagesIn(words)).toEqual(percentages);
  });
});
