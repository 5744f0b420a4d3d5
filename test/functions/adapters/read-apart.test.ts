import { describe, expect, it } from '@jest/globals';
import { readApart } from '../../../functions/adapters/read-apart.ts';

const moduleUrl = new URL('../../support/documents/apart-child.ts', import.meta.url).href;

describe('a document that is read in a process of its own', () => {
  it('is too costly by its own processor time', async () => {
    const job = { milliseconds: 60_000 };
    const reading = await readApart({ moduleUrl, name: 'work', job, processorMs: 1_500, waitMs: 60_000 });
    expect(reading).toEqual({ failure: 'too-costly' });
  });

  it('is read however long it had to wait for the processor', async () => {
    const job = { milliseconds: 4_000 };
    const reading = await readApart({ moduleUrl, name: 'wait', job, processorMs: 2_500, waitMs: 60_000 });
    expect(reading).toEqual({ result: 'read' });
  });

  it('is not called damaged where nobody can wait any longer', async () => {
    const job = { milliseconds: 60_000 };
    const reading = await readApart({ moduleUrl, name: 'wait', job, processorMs: 2_500, waitMs: 1_000 });
    expect(reading).toEqual({ failure: 'busy' });
  });
});
