import { createMatchMemo } from '../../../../../functions/core/clauses/findings/match-memo.ts';

describe('what is kept between readings of nearly the same text', () => {
  it('GIVEN words read again THEN what they decide alone is found once, also where it is nothing', () => {
    const memo = createMatchMemo();
    const asked: string[] = [];
    const find = (words: string): number | undefined => {
      asked.push(words);
      return words === 'none' ? undefined : words.length;
    };
    expect(['one', 'none', 'one', 'none'].map((words) => memo.find(find, words))).toEqual([3, undefined, 3, undefined]);
    expect(asked).toEqual(['one', 'none']);
  });

  it('GIVEN two patterns and two statements THEN each answer is that of its own pattern in its own words', () => {
    const memo = createMatchMemo();
    const answers = () =>
      ['may end', 'shall pay'].flatMap((words) =>
        [/\bmay\b/, /\bpay\b/].map((pattern) => memo.exec(pattern, { words })?.[0]),
      );
    expect(answers()).toEqual(['may', undefined, undefined, 'pay']);
    expect(answers()).toEqual(answers());
  });

  it('GIVEN a statement, and another one in the same words THEN a pattern is tried once', () => {
    const memo = createMatchMemo();
    const [one, other] = [{ words: 'may end' }, { words: 'may end' }];
    const found = memo.exec(/\bmay\b/, one);
    const pattern = /\bend\b/;
    expect(memo.exec(pattern, one)?.index).toBe(4);
    expect(memo.exec(pattern, other)).toBe(memo.exec(pattern, one));
    expect(found?.[0]).toBe('may');
  });

  it('GIVEN more statements than are kept THEN those beyond are still answered', () => {
    const memo = createMatchMemo();
    for (let place = 0; place < 5_000; place += 1) expect(memo.find(Number, String(place))).toBe(place);
    const late = { words: 'may end' };
    expect([memo.exec(/\bend\b/, late)?.index, memo.exec(/\bpay\b/, late)]).toEqual([4, null]);
  });
});
