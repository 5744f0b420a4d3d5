import { randomUUID } from 'node:crypto';
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { gzipSync } from 'node:zlib';
import { visitorSeconds } from '../../../../shared/limits.ts';
import { analysisSchema } from '../../../../shared/analysis.ts';
import { playbookInputSchema } from '../../../../shared/playbooks.ts';
import type { Caller } from '../../../../functions/core/caller.ts';
import { unpackContent } from '../../../../functions/adapters/entities/analysis.ts';
import { analyseClause } from '../../../../functions/core/clauses/analyse-clause.ts';
import { accountCaller } from '../../../support/account-caller.ts';
import { limitationOfLiability } from '../../../support/clauses.ts';
import { useServices } from '../../../support/own-services.ts';

jest.setTimeout(60_000);

const load = async () => {
  const [create, list, guidance, add, get] = await Promise.all([
    import('../../../../functions/core/playbook/create-playbook.ts'),
    import('../../../../functions/core/playbook/list-playbooks.ts'),
    import('../../../../functions/core/playbook/load-guidance.ts'),
    import('../../../../functions/core/template/create-template.ts'),
    import('../../../../functions/core/template/get-template.ts'),
  ]);
  return { ...create, ...list, ...guidance, ...add, ...get };
};

describe('how long playbooks last', () => {
  let product: Awaited<ReturnType<typeof load>>;
  useServices(async () => {
    product = await load();
  });
  afterEach(() => {
    jest.restoreAllMocks();
  });

  const newPlaybook = async (caller: Caller) => {
    const { id: playbookId } = await product.createPlaybook({
      caller,
      input: playbookInputSchema.parse({ name: 'A' }),
    });
    const { id } = await product.createTemplate({
      caller,
      document: { filename: 'a.txt', mediaType: 'text/plain', bytes: new TextEncoder().encode('1. Term\nOne year.') },
      input: { playbookId, templateType: 'NDA', isActive: true },
      deadlineMs: Date.now() + 20_000,
    });
    return { playbookId, id };
  };
  const seenBy = async (caller: Caller) => ({
    listed: (await product.listPlaybooks({ caller, limit: 50, cursor: undefined })).playbooks.length,
    applied: (await product.loadGuidance({ caller, contractType: '' })).map(({ templates }) => templates.length),
  });
  const letPass = (seconds: number) => {
    const now = Date.now();
    jest.spyOn(Date, 'now').mockImplementation(() => now + seconds * 1000);
  };

  it('GIVEN the organisation’s THEN it stays', async () => {
    const caller = accountCaller();
    await newPlaybook(caller);
    expect(await seenBy(caller)).toEqual({ listed: 1, applied: [1] });
    letPass(10 * 365 * 24 * 60 * 60);
    expect(await seenBy(caller)).toEqual({ listed: 1, applied: [1] });
  });

  it('GIVEN a public visitor’s WHEN 30 days have passed and storage has not removed it yet THEN it is gone all the same', async () => {
    const caller: Caller = { kind: 'visitor', id: `visitor-${randomUUID()}`, address: '' };
    const { id } = await newPlaybook(caller);
    expect(await seenBy(caller)).toEqual({ listed: 1, applied: [1] });
    letPass(visitorSeconds - 60);
    expect(await seenBy(caller)).toEqual({ listed: 1, applied: [1] });
    letPass(120);
    expect(await seenBy(caller)).toEqual({ listed: 0, applied: [] });
    await expect(product.getTemplate({ caller, id })).rejects.toMatchObject({ code: 'not_found' });
  });

  it('GIVEN an analysis that was stored before there were playbooks THEN it reads back whole', async () => {
    const analysis = await analyseClause({
      clauseText: limitationOfLiability,
      contractType: '',
      partyRole: '',
      riskTolerance: 'moderate',
    });
    const missing = { playbooks: [], playbookRules: [], templateComparisons: [], positionResults: [], uncovered: [] };
    const older = Object.fromEntries(Object.entries(analysis).filter(([name]) => !(name in missing)));
    const read = unpackContent(gzipSync(JSON.stringify([limitationOfLiability, older])));
    expect(read.analysis).toEqual({ ...older, ...missing });
    expect(analysisSchema.safeParse(read.analysis).success).toBe(true);
  });
});
