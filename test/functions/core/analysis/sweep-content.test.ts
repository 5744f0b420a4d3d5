import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { startLocalStorage } from '../../../support/local-storage.ts';

jest.setTimeout(60_000);

const load = async () => ({
  ...(await import('../../../../functions/core/analysis/analyses.ts')),
  ...(await import('../../../../functions/adapters/entities/owner-statistics.ts')),
  ...(await import('../../../../functions/adapters/object-store.ts')),
});

describe('texts that no analysis refers to', () => {
  let storage: Awaited<ReturnType<typeof startLocalStorage>>;
  let product: Awaited<ReturnType<typeof load>>;
  beforeAll(async () => {
    storage = await startLocalStorage();
    product = await load();
  });
  afterAll(() => storage.close());

  const storeText = async () => {
    const [ownerId, id] = [randomUUID(), randomUUID()];
    await product.putObject(`analyses/${ownerId}/${id}.json.gz`, new Uint8Array([1]), 'application/gzip');
    return { ownerId, id };
  };

  it('GIVEN one whose call has ended WHEN two others find it at once THEN both go on, and nothing of it is left', async () => {
    const { ownerId, id } = await storeText();
    const { abandoned } = await product.leaseContent(ownerId, id, Date.now() - 1);
    expect(abandoned).toEqual([id]);
    await Promise.all([product.sweepContent(ownerId, abandoned), product.sweepContent(ownerId, abandoned)]);
    await product.sweepContent(ownerId, abandoned);
    expect(await storage.whatHolds(id)).toEqual([]);
    expect(await product.readStatistics(ownerId)).toEqual({ analysisCount: 0, abandoned: [] });
  });

  it('GIVEN one an analysis came to refer to meanwhile THEN it stays', async () => {
    const { ownerId, id } = await storeText();
    await product.sweepContent(ownerId, [id]);
    expect(await storage.whatHolds(id)).toHaveLength(1);
  });

  it('GIVEN one that is still being stored THEN nobody takes it for left behind', async () => {
    const { ownerId, id } = await storeText();
    expect((await product.leaseContent(ownerId, id, Date.now() + 60_000)).abandoned).toEqual([]);
  });
});
