import { describe, expect, it } from '@jest/globals';
import { applyRedline, measureRedline } from '../../../../../web/src/features/analysis/suggestion/redline.ts';
import { redlineOf } from '../../../../../web/src/lib/redline.ts';
import fc from '../../../../support/properties.ts';

const words = fc
  .array(
    fc.constantFrom(
      'The',
      'Client',
      'shall',
      'may',
      'pay',
      'a',
      '$5,000',
      'within',
      '30',
      'days',
      '.',
      ',',
      '\n',
      '(b)',
    ),
    {
      maxLength: 40,
    },
  )
  .map((list) => list.join(' '));

const redline = (original: string, revised: string) => {
  const parts = redlineOf(original, revised);
  if (!parts) throw new Error('no redline');
  return parts;
};
const idsOf = (parts: ReturnType<typeof redline>) => parts.flatMap((part) => (part.kind === 'change' ? [part.id] : []));

describe('redline', () => {
  it('GIVEN any two texts WHEN every change is taken THEN the suggestion comes out, and the clause when every one is left', () => {
    fc.assert(
      fc.property(words, words, (original, revised) => {
        const parts = redline(original, revised);
        expect(applyRedline(parts, new Set())).toBe(revised);
        expect(applyRedline(parts, new Set(idsOf(parts)))).toBe(original);
      }),
    );
  });

  it.each([
    ['thirty (30) days', 'sixty (60) days', 'thirty (30)', 'sixty (60)'],
    ['a fee of five dollars ($5.00).', 'a fee of fifty euros (€50).', 'five dollars ($5.00)', 'fifty euros (€50)'],
    ['within sixty (30) days', 'within sixty (60) days', '(30)', '(60)'],
  ])(
    'GIVEN %p WHEN it becomes %p THEN a figure in brackets is struck whole',
    (original, revised, deleted, inserted) => {
      expect(redline(original, revised).filter(({ kind }) => kind === 'change')).toEqual([
        { kind: 'change', id: 0, deleted, inserted },
      ]);
    },
  );

  it('GIVEN one change that is left WHEN the redline is applied THEN only that place keeps the words of the clause', () => {
    const parts = redline(
      'Payment is due within ten days. The Vendor may end this Agreement at any time.',
      'Payment is due within thirty days. The Vendor may end this Agreement with ninety days of notice.',
    );
    expect(idsOf(parts)).toEqual([0, 1]);
    expect(applyRedline(parts, new Set([0]))).toBe(
      'Payment is due within ten days. The Vendor may end this Agreement with ninety days of notice.',
    );
    expect(applyRedline(parts, new Set([1]))).toBe(
      'Payment is due within thirty days. The Vendor may end this Agreement at any time.',
    );
  });

  it('GIVEN any decisions THEN each change gives its own words and no other is touched', () => {
    fc.assert(
      fc.property(words, words, fc.infiniteStream(fc.boolean()), (original, revised, coin) => {
        const parts = redline(original, revised);
        const left = new Set(idsOf(parts).filter(() => coin.next().value === true));
        const expected = parts
          .map((part) => (part.kind === 'kept' ? part.text : left.has(part.id) ? part.deleted : part.inserted))
          .join('');
        expect(applyRedline(parts, left)).toBe(expected);
        expect(measureRedline(parts, left).changes).toBe(idsOf(parts).length - left.size);
      }),
    );
  });

  it('GIVEN changed words with a short word between them THEN they are one change, not crumbs', () => {
    const parts = redline('notice of ten of them', 'notice by five of many');
    expect(idsOf(parts)).toEqual([0]);
  });

  it('GIVEN a paragraph break between two changes THEN each paragraph has its own change', () => {
    const parts = redline('one\ntwo', 'three\nfour');
    expect(idsOf(parts)).toEqual([0, 1]);
  });

  it('GIVEN texts that differ by more than the limit THEN there is no redline', () => {
    expect(redlineOf('a b c d e f', 'u v w x y z', 3)).toBeUndefined();
  });

  it('GIVEN a change WHEN it is measured THEN words in, words out and the shares that stay and change are counted', () => {
    const parts = redline('The Client pays ten dollars', 'The Client pays twenty dollars promptly');
    // Of the 7 words in the redline 1 is struck and 2 are inserted.
    expect(measureRedline(parts, new Set())).toEqual({
      changes: 2,
      deletedWords: 1,
      insertedWords: 2,
      keptShare: 0.8,
    });
    expect(measureRedline(parts, new Set(idsOf(parts)))).toEqual({
      changes: 0,
      deletedWords: 0,
      insertedWords: 0,
      keptShare: 1,
    });
  });
});
