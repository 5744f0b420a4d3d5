import { plainTextBuilder, sourceSpan } from '../../../../../functions/core/clauses/text/plain-text.ts';

describe('words rewritten for reading', () => {
  const source = 'The  Supplier shall pay';

  it('GIVEN a sentence copied as it stands THEN runs of spaces become one and each letter knows its place', () => {
    const builder = plainTextBuilder();
    builder.copy(source, 0, source.length);
    const plain = builder.build();
    expect(plain.words).toBe('The Supplier shall pay');
    expect(plain.from.slice(0, 6)).toEqual([0, 1, 2, 3, 5, 6]);
    expect(plain.to.slice(0, 6)).toEqual([1, 2, 3, 4, 6, 7]);
    expect(sourceSpan(plain, 4, 12)).toEqual({ start: 5, end: 13 });
  });

  it('GIVEN words in place of others THEN each of their letters stands for the whole passage', () => {
    const builder = plainTextBuilder();
    builder.put('[a]', 0, 13);
    builder.copy(source, 13, source.length);
    const plain = builder.build();
    expect(plain.words).toBe('[a] shall pay');
    expect(plain.from.slice(0, 5)).toEqual([0, 0, 0, 13, 14]);
    expect(plain.to.slice(0, 5)).toEqual([13, 13, 13, 14, 15]);
    expect(sourceSpan(plain, 1, 9)).toEqual({ start: 0, end: 19 });
  });

  it.each([
    ['a text that begins with spaces', '   pay', 'pay'],
    ['a text that ends with spaces', 'pay   ', 'pay '],
    ['nothing but spaces', '   ', ''],
  ])('GIVEN %s THEN no space stands at its beginning and none beside another', (_, text, words) => {
    const builder = plainTextBuilder();
    builder.copy(text, 0, text.length);
    expect(builder.build().words).toBe(words);
    expect(builder.length).toBe(words.length);
  });

  it('GIVEN a space put behind a space THEN one stands', () => {
    const builder = plainTextBuilder();
    builder.put('a ', 0, 1);
    builder.put(' b', 1, 2);
    expect(builder.length).toBe(3);
    expect(builder.build()).toEqual({ words: 'a b', from: [0, 0, 1], to: [1, 1, 2] });
  });

  it('GIVEN passages that stand in another order than in the source THEN the span holds them all', () => {
    const builder = plainTextBuilder();
    builder.copy('one two', 4, 7);
    builder.put(' ', 3, 4);
    builder.copy('one two', 0, 3);
    const plain = builder.build();
    expect(plain.words).toBe('two one');
    expect(sourceSpan(plain, 0, 7)).toEqual({ start: 0, end: 7 });
    expect(sourceSpan(plain, 0, 3)).toEqual({ start: 4, end: 7 });
  });
});
