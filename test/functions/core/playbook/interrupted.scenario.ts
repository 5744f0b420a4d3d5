import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, it, jest } from '@jest/globals';
import type { Caller } from '../../../../functions/core/caller.ts';
import { AppError } from '../../../../functions/core/app-error.ts';
import { storage, useServices } from '../../../support/own-services.ts';

jest.setTimeout(180_000);

const load = async () => {
  const [create, list, remove, add, templates, drop] = await Promise.all([
    import('../../../../functions/core/playbook/create-playbook.ts'),
    import('../../../../functions/core/playbook/list-playbooks.ts'),
    import('../../../../functions/core/playbook/delete-playbook.ts'),
    import('../../../../functions/core/template/create-template.ts'),
    import('../../../../functions/core/template/list-templates.ts'),
    import('../../../../functions/core/template/delete-template.ts'),
  ]);
  return { ...create, ...list, ...remove, ...add, ...templates, ...drop };
};

const bytes = new TextEncoder().encode('1. Confidentiality\nEach party keeps it secret.\n2. Term\nTwo years.');

describe('work that is interrupted half-way', () => {
  let product: Awaited<ReturnType<typeof load>>;
  useServices(async () => {
    process.env['PUBLIC_LIMITS'] = JSON.stringify({ uploadsPerDay: 100_000, uploadsPerAddress: 100_000 });
    product = await load();
  });

  const newCaller = (): Caller => ({ kind: 'visitor', id: `visitor-${randomUUID()}`, address: '' });
  const upload = (caller: Caller, playbookId: string, content = bytes) =>
    product.createTemplate({
      caller,
      document: { filename: 'nda.txt', mediaType: 'text/plain', bytes: content },
      input: { playbookId, templateType: 'NDA', isActive: true },
      deadlineMs: Date.now() + 60_000,
    });
  const newPlaybook = async (caller: Caller, templates: number): Promise<string> => {
    const rules = { contractTypes: [], focusAreas: [], avoidanceKeywords: [], preferredLanguage: [], positions: [] };
    const { id } = await product.createPlaybook({
      caller,
      input: {
        name: 'House rules',
        description: '',
        isActive: true,
        rules: { ...rules, riskTolerance: 'moderate', specialInstructions: '' },
      },
    });
    for (let at = 0; at < templates; at += 1) await upload(caller, id);
    return id;
  };
  const listed = async (caller: Caller) =>
    (await product.listPlaybooks({ caller, limit: 50, cursor: undefined })).playbooks;

  /** Does something again and again, interrupted one call later each time, until it is no longer interrupted. */
  const interruptEverywhere = async (
    losesAnswer: boolean,
    prepare: () => Promise<{ act: () => Promise<unknown>; check: () => Promise<void> }>,
  ): Promise<number> => {
    for (let calls = 0; calls < 200; calls += 1) {
      const { act, check } = await prepare();
      storage.interruptAfter(calls, losesAnswer);
      await act().catch(() => undefined);
      const wasInterrupted = storage.wasInterrupted();
      storage.resume();
      await check();
      if (!wasInterrupted) return calls;
    }
    throw new Error('it never came to an end');
  };

  it.each([false, true])(
    'GIVEN a deletion that stops at any call (its answer lost: %s) THEN the playbook stays listed, switched off, until deleting it again leaves nothing',
    async (losesAnswer) => {
      const calls = await interruptEverywhere(losesAnswer, async () => {
        const caller = newCaller();
        const id = await newPlaybook(caller, 2);
        expect((await storage.whatHolds(id)).length).toBe(2 + 2 + 4);
        return {
          act: () => product.deletePlaybook({ caller, id }),
          check: async () => {
            const [playbook] = await listed(caller);
            if (playbook) {
              await product.deletePlaybook({ caller, id });
              expect(await listed(caller)).toEqual([]);
            }
            expect(await storage.whatHolds(id)).toEqual([]);
          },
        };
      });
      expect(calls).toBeGreaterThan(8);
    },
  );

  it('GIVEN a deletion that stopped after it began THEN nothing of the playbook applies and nothing can be added', async () => {
    const caller = newCaller();
    const id = await newPlaybook(caller, 1);
    storage.interruptAfter(3);
    await expect(product.deletePlaybook({ caller, id })).rejects.toThrow();
    storage.resume();
    expect(await listed(caller)).toEqual([expect.objectContaining({ id, isActive: false })]);
    expect(await storage.whatHolds(`active#${caller.id} playbook#`)).toEqual([]);
    await expect(upload(caller, id)).rejects.toMatchObject({ code: 'conflict' });
    await product.deletePlaybook({ caller, id });
    expect(await storage.whatHolds(id)).toEqual([]);
  });

  it.each([false, true])(
    'GIVEN an upload that stops at any call (its answer lost: %s) THEN it is there whole or not at all, and goes with its playbook',
    async (losesAnswer) => {
      await interruptEverywhere(losesAnswer, async () => {
        const caller = newCaller();
        const id = await newPlaybook(caller, 0);
        return {
          act: () => upload(caller, id),
          check: async () => {
            const [playbook] = await listed(caller);
            const templates = await product.listTemplates({ caller, playbookId: id });
            expect(playbook?.templateCount).toBe(templates.length);
            if (templates[0]) expect(await storage.whatHolds(`${templates[0].id}/`)).toHaveLength(2);
            await product.deletePlaybook({ caller, id });
            expect(await storage.whatHolds(id)).toEqual([]);
          },
        };
      });
    },
  );

  it('GIVEN a large file whose sections cannot be stored THEN the file, still on its way, is not left behind', async () => {
    const caller = newCaller();
    const id = await newPlaybook(caller, 0);
    const before = await storage.whatHolds(id);
    storage.refuseObject('sections.json.gz');
    const large = new TextEncoder().encode('1. Confidentiality\n' + 'Each party keeps it secret.\n'.repeat(35_000));
    await expect(upload(caller, id, large)).rejects.toThrow();
    storage.resume();
    await wait(1_000);
    expect(await storage.whatHolds(id)).toEqual(before);
  });

  it('GIVEN an upload that is refused once its objects are stored THEN they are removed', async () => {
    const caller = newCaller();
    const id = await newPlaybook(caller, 20);
    const full = await storage.whatHolds(id);
    expect(full).toHaveLength(2 + 20 * 3);
    await expect(upload(caller, id)).rejects.toMatchObject({ code: 'conflict' });
    expect(await storage.whatHolds(id)).toEqual(full);
  });

  it.each([false, true])(
    'GIVEN a template’s deletion that stops at any call (its answer lost: %s) THEN deleting it again leaves nothing and the count is right',
    async (losesAnswer) => {
      await interruptEverywhere(losesAnswer, async () => {
        const caller = newCaller();
        const playbookId = await newPlaybook(caller, 2);
        const [template] = await product.listTemplates({ caller, playbookId });
        const id = template!.id;
        return {
          act: () => product.deleteTemplate({ caller, id }),
          check: async () => {
            await product.deleteTemplate({ caller, id }).catch((error: unknown) => {
              if (!(error instanceof AppError && error.code === 'not_found')) throw error;
            });
            expect(await storage.whatHolds(id)).toEqual([]);
            expect(await product.listTemplates({ caller, playbookId })).toHaveLength(1);
            expect(await listed(caller)).toEqual([expect.objectContaining({ templateCount: 1 })]);
          },
        };
      });
    },
  );
});
