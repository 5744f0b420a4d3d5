/** @jest-environment jest-fixed-jsdom */
import { describe, expect, it } from '@jest/globals';
import { forgetData, forgetEarly, readEarly, readUrl } from '../../../web/src/lib/data.ts';

const url = '/api/analyses';
const answering = (text: string) => () => Promise.resolve(new Response(text));
const readNow = async (): Promise<string> => (await readUrl(url, answering('asked now'))).text();

describe('what was asked for early', () => {
  it('GIVEN an early answer THEN it is taken once', async () => {
    readEarly(url, answering('asked early'));
    expect([await readNow(), await readNow()]).toEqual(['asked early', 'asked now']);
  });

  it.each([
    ['its data is forgotten', (): void => void forgetData(['/api/analyses'])],
    ['somebody else looks', forgetEarly],
  ])('GIVEN an early answer WHEN %s THEN it is asked for anew', async (_, forget) => {
    readEarly(url, answering('asked early'));
    forget();
    expect(await readNow()).toBe('asked now');
  });
});
