import { describe, expect, it } from '@jest/globals';
import * as fc from 'fast-check';
import { readSoFar } from '../../../../functions/core/analysis/read-so-far.ts';

describe('what is whole of an answer that is being written', () => {
  it.each([
    ['', undefined],
    ['{', undefined],
    ['{"risks":[{"title":"A"', undefined],
    ['{"risks":[{"title":"A"}', { risks: [{ title: 'A' }] }],
    ['{"risks":[{"title":"A"},{"title":"B, }] and', { risks: [{ title: 'A' }] }],
    ['{"risks":[{"title":"A \\"}, {\\" so"}],"score":4', { risks: [{ title: 'A "}, {" so' }] }],
    ['{"risks":[],"score":4,"why":"', { risks: [], score: 4 }],
    ['{"risks":[]} and more', { risks: [] }],
    ['no JSON, at all]', undefined],
  ])('GIVEN %j', (json, read) => {
    expect(readSoFar(json)).toEqual(read);
  });

  const entry = fc.record({ title: fc.string(), quotes: fc.array(fc.string(), { maxLength: 3 }), level: fc.integer() });
  const answer = fc.record({ risks: fc.array(entry, { maxLength: 4 }), benefits: fc.array(entry, { maxLength: 3 }) });

  it('GIVEN any answer, cut anywhere THEN only whole findings are read, in their order, and all of them once it is whole', () => {
    fc.assert(
      fc.property(answer, fc.nat(), (whole, place) => {
        const json = JSON.stringify(whole);
        expect(readSoFar(json)).toEqual(whole);
        const read = (readSoFar(json.slice(0, place % json.length)) ?? {}) as Partial<typeof whole>;
        for (const name of ['risks', 'benefits'] as const) {
          const found = read[name] ?? [];
          expect(found).toEqual(whole[name].slice(0, found.length));
        }
      }),
    );
  });
});
