import { diffArrays } from 'diff';
import fc from 'fast-check';
import { alignPieces, type Run } from '../../../../../functions/core/clauses/text/align-pieces.ts';

const kept = (count: number): Run => ({ kind: 'kept', count });
const removed = (count: number): Run => ({ kind: 'removed', count });
const added = (count: number): Run => ({ kind: 'added', count });

describe('the alignment of two texts', () => {
  it.each<[string, number[], number[], Run[]]>([
    ['the same text', [1, 2, 3], [1, 2, 3], [kept(3)]],
    ['no text', [], [], []],
    ['a text that ends sooner', [1, 2, 3], [1, 2], [kept(2), removed(1)]],
    ['a text that goes on', [1, 2], [1, 2, 3, 4], [kept(2), added(2)]],
    ['a text of other pieces', [1, 2], [3, 4], [removed(2), added(2)]],
    ['a piece put in', [1, 2, 3], [1, 9, 2, 3], [kept(1), added(1), kept(2)]],
    ['a piece in place of another', [1, 2, 3], [1, 9, 3], [kept(1), removed(1), added(1), kept(1)]],
    ['a text without a text before', [], [1, 2], [added(2)]],
    ['nothing in place of a text', [1, 2], [], [removed(2)]],
  ])('GIVEN %s THEN its runs are told', (_, before, after, runs) => {
    expect(alignPieces(before, after, 100)).toEqual(runs);
  });

  it('GIVEN texts that differ in more pieces than may be THEN nothing is told', () => {
    expect(alignPieces([1, 2, 3], [4, 5, 6], 5)).toBeUndefined();
    expect(alignPieces([1, 2, 3], [4, 5, 6], 6)).toEqual([removed(3), added(3)]);
  });

  it('GIVEN any two texts THEN the runs are those of the library that redlines are made with', () => {
    const text = fc.array(fc.integer({ min: 0, max: 4 }), { maxLength: 30 });
    fc.assert(
      fc.property(text, text, fc.integer({ min: 1, max: 40 }), (before, after, mostEdits) => {
        const expected = diffArrays(before, after, { maxEditLength: mostEdits })?.map(({ count, removed, added }) => ({
          kind: removed ? 'removed' : added ? 'added' : 'kept',
          count,
        }));
        expect(alignPieces(before, after, mostEdits)).toEqual(expected);
      }),
      { numRuns: 2_000 },
    );
  });
});
