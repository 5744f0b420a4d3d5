import { describe, expect, it } from '@jest/globals';
import { findKeptWords } from '../../../../../functions/core/clauses/text/kept-words.ts';

/** The kept passages by their words, each checked to stand at its place in the other text. */
const kept = (before: string, after: string): string[] =>
  findKeptWords(before, after).passages.map(({ start, end, shift }) => {
    const words = before.slice(start, end);
    expect(after.slice(start + shift, end + shift)).toBe(words);
    return words.trim();
  });

describe('the words of a text that stand in another one', () => {
  const [rent, notice, loss] = ['Rent falls due at once.', 'No notice is given.', 'The Lessor bears no loss.'];
  const text = [rent, notice, loss].join(' ');

  it('GIVEN the same text THEN all of it stands', () => {
    expect(kept(text, text)).toEqual([text]);
    expect(findKeptWords('', '')).toEqual({ passages: [], insertions: [] });
  });

  it('GIVEN a sentence put in, changed or struck THEN the others stand where they moved', () => {
    expect(kept(text, `${rent} Interest runs. ${notice} ${loss}`)).toEqual([rent, `${notice} ${loss}`]);
    expect(kept(text, `${rent} ${loss}`)).toEqual([rent, loss]);
    expect(kept(text, text.replace('No notice', 'Ten days’ notice'))).toEqual([rent, `notice is given. ${loss}`]);
  });

  it('GIVEN words put in THEN they are told with their place', () => {
    const { insertions } = findKeptWords(text, `${rent} Interest runs. ${notice} ${loss}`);
    expect(insertions).toEqual([{ at: rent.length + 1, put: 'Interest runs. ' }]);
    expect(findKeptWords(text, text.replace(notice, 'Ten days are given.')).insertions).toEqual([]);
  });

  it('GIVEN another text, or none THEN nothing stands', () => {
    expect(kept(text, 'x')).toEqual([]);
    expect(kept(text, '')).toEqual([]);
    expect(kept('', text)).toEqual([]);
  });

  it('GIVEN a long contract in which every tenth sentence differs THEN the rest stands, found at once', () => {
    const long = Array.from({ length: 3000 }, (_, at) => `Section ${at} says what the parties owe each other.`);
    const changed = long.map((sentence, at) => (at % 10 ? sentence : sentence.replace('owe', 'do not owe')));
    const started = performance.now();
    const words = kept(long.join(' '), changed.join(' ')).join(' ');
    expect(words.length).toBeGreaterThan(long.join(' ').length * 0.97);
    expect(performance.now() - started).toBeLessThan(10_000);
  });
});
