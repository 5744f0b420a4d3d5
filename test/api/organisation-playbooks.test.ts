import { beforeAll, describe, expect, it } from '@jest/globals';
import type { AnalyzeResponse, AuditEntry } from '../../shared/analysis.ts';
import type { ErrorBody } from '../../shared/errors.ts';
import type { Playbook, Template } from '../../shared/playbooks.ts';
import { type AccountClient, newAccount } from '../support/accounts.ts';
import { limitationOfLiability } from '../support/clauses.ts';
import type { Client } from '../support/client.ts';

const text = '1. Confidentiality\nEach party keeps it secret.\n2. Term\nTwo years.';

const create = (client: Client, input: Record<string, unknown> = {}) =>
  client.send<Playbook & ErrorBody>('POST', '/api/playbooks', { json: { name: 'House rules', ...input } });

const upload = (client: Client, playbookId: string) => {
  const form = new FormData();
  form.append('playbookId', playbookId);
  form.append('isActive', 'false');
  form.append('templateFile', new Blob([text]), 'nda.txt');
  return client.send<Template & ErrorBody>('POST', '/api/templates', { form });
};

const find = async (client: Client, id: string): Promise<Playbook | undefined> => {
  const { json } = await client.send<Playbook[]>('GET', '/api/playbooks?limit=100');
  return json.find((playbook) => playbook.id === id);
};

describe('playbooks of the organisation', () => {
  let maker: AccountClient;
  let colleague: AccountClient;
  let admin: AccountClient;
  beforeAll(async () => {
    [maker, colleague, admin] = await Promise.all([
      newAccount({ name: 'Mary Maker' }),
      newAccount({ name: 'Carl Colleague' }),
      newAccount({ name: 'Alma Admin', role: 'admin' }),
    ]);
  });

  it('GIVEN a playbook and a template of somebody THEN every approved user reads and downloads them and sees who made them', async () => {
    const { json: made } = await create(maker, { isActive: false });
    const { json: template } = await upload(maker, made.id);
    expect(made).toMatchObject({ createdBy: { id: maker.id, name: 'Mary Maker' }, canEdit: true });
    for (const [reader, canEdit] of [
      [maker, true],
      [colleague, false],
      [admin, true],
    ] as const) {
      expect(await find(reader, made.id)).toEqual({ ...made, templateCount: 1, canEdit });
      const listed = await reader.send<Template[]>('GET', `/api/templates?playbookId=${made.id}`);
      expect(listed.json).toEqual([{ ...template, canEdit }]);
      expect((await reader.send('GET', `/api/templates/${template.id}`)).status).toBe(200);
      const redirect = await reader.send('GET', `/api/templates/${template.id}/file`);
      expect(await (await fetch(redirect.headers.get('location') ?? '')).text()).toBe(text);
    }
  });

  it('GIVEN somebody else’s playbook THEN a user may neither change it nor its templates, and an admin may', async () => {
    const { json: made } = await create(maker, { isActive: false });
    const { json: template } = await upload(maker, made.id);
    const attempts = (client: Client) => [
      () => client.send<ErrorBody>('PUT', `/api/playbooks/${made.id}`, { json: { name: 'Taken', isActive: false } }),
      () => client.send<ErrorBody>('PUT', `/api/templates/${template.id}`, { json: { isActive: true } }),
      () => upload(client, made.id),
      () => client.send<ErrorBody>('DELETE', `/api/templates/${template.id}`),
      () => client.send<ErrorBody>('DELETE', `/api/playbooks/${made.id}`),
    ];
    for (const attempt of attempts(colleague)) {
      const { status, json } = await attempt();
      expect([status, json.code]).toEqual([403, 'forbidden']);
      expect(json.error).toMatch(/Mary Maker/);
    }
    expect(await find(maker, made.id)).toEqual({ ...made, templateCount: 1 });
    const [change, ...others] = attempts(admin);
    expect((await change?.())?.status).toBe(200);
    expect(await find(maker, made.id)).toMatchObject({
      name: 'Taken',
      version: 2,
      createdBy: { name: 'Mary Maker' },
      updatedBy: { id: admin.id, name: 'Alma Admin' },
      canEdit: true,
    });
    for (const attempt of others) expect((await attempt()).status).toBeLessThan(300);
    expect(await find(maker, made.id)).toBeUndefined();
  });

  it('GIVEN a stale version THEN the answer names who changed it', async () => {
    const { json: made } = await create(maker, { isActive: false });
    const json = { name: 'By the admin', isActive: false, version: 1 };
    await admin.send('PUT', `/api/playbooks/${made.id}`, { json });
    const stale = await maker.send<ErrorBody>('PUT', `/api/playbooks/${made.id}`, { json });
    expect([stale.status, stale.json.code]).toEqual([409, 'conflict']);
    expect(stale.json.error).toMatch(/^Alma Admin changed this playbook/);
    expect((await maker.send('DELETE', `/api/playbooks/${made.id}`)).status).toBe(204);
  });

  it('GIVEN a colleague’s active playbook THEN it applies to one’s analysis, whose audit entry names who analysed', async () => {
    // A type of its own, so that other tests at this product neither see nor fill it.
    const contractType = `lease-of-${maker.id}`;
    const { json: made } = await create(maker, { name: 'Leases', rules: { contractTypes: [contractType] } });
    const { json } = await colleague.send<AnalyzeResponse>('POST', '/api/analyze', {
      json: { clauseText: limitationOfLiability, contractType },
    });
    expect(json.analysis.playbooks).toContainEqual({ id: made.id, name: 'Leases', version: 1 });
    const { json: entries } = await colleague.send<AuditEntry[]>('GET', `/api/analyses/${json.analysisId}/audit`);
    expect(entries[0]?.details).toMatchObject({ actor: 'Carl Colleague', playbookUsed: true });
    expect(entries[0]?.details.playbooks).toContainEqual({ name: 'Leases', version: 1 });
    expect((await maker.send('DELETE', `/api/playbooks/${made.id}`)).status).toBe(204);
  });
});
