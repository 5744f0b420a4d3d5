import { writeFile } from 'node:fs/promises';
import { describe, expect, it } from '@jest/globals';
import type { AnalysisSummary, AnalyzeResponse, RereadResponse, StoredAnalysis } from '../../shared/analysis.ts';
import type { CurrentUser } from '../../shared/accounts.ts';
import type { User } from '../../shared/administration.ts';
import type { ErrorBody } from '../../shared/errors.ts';
import type { Playbook } from '../../shared/playbooks.ts';
import { smokeChecks } from '../../infra/operate/smoke-checks.ts';
import { limitationOfLiability } from '../support/clauses.ts';
import { type Client, clientWith } from '../support/client.ts';
import {
  type KeptThings,
  deployedUrl,
  keptThingsFile,
  password,
  registerAndConfirm,
  signInAt,
} from './support/people.ts';

const url = deployedUrl();

/**
 * What the emulator cannot answer: its tokens name the pool at AWS's own address, and its storage answers no preflight.
 * `npm run smoke` asks a deployed stage, `test/api/smoke.test.ts` the local services.
 */
const beyondEmulator = new Set([
  'the user pool answers nobody who comes past the API',
  'storage lets no page in but this one',
]);
const answerable = smokeChecks.filter(
  ({ name, needs }) => needs !== 'https' && needs !== 'api' && !beyondEmulator.has(name),
);

describe('a stage that was just deployed', () => {
  let admin: Client;
  let user: Client;
  let kept: KeptThings;

  it('GIVEN nobody is signed in THEN nothing is let through, and errors are JSON', async () => {
    for (const path of ['/api/analyses', '/api/playbooks', '/api/admin/users', '/api/subscription/plans']) {
      const { status, json } = await clientWith('', url).send<ErrorBody>('GET', path);
      expect([path, status, json.code]).toEqual([path, 401, 'unauthenticated']);
    }
    expect((await clientWith('', url).send<ErrorBody>('GET', '/api/nothing')).json.code).toBe('not_found');
  });

  it('GIVEN the configured first admin registers and confirms THEN it is admin and approved', async () => {
    await registerAndConfirm('admin@clausewise.example', 'First Admin');
    admin = await signInAt('admin@clausewise.example');
    const { json } = await admin.send<CurrentUser>('GET', '/api/auth/user');
    expect(json).toMatchObject({ role: 'admin', approvalStatus: 'approved', isActive: true });
  });

  it('GIVEN somebody registers and confirms THEN they wait, and are let in once the admin approves', async () => {
    const email = 'ada@customer.example';
    await registerAndConfirm(email, 'Ada Byron');
    user = await signInAt(email);
    expect((await user.send<ErrorBody>('GET', '/api/analyses')).json.code).toBe('account_pending');
    expect((await user.send<ErrorBody>('GET', '/api/admin/users')).status).toBe(403);
    const { json: users } = await admin.send<User[]>('GET', '/api/admin/users?state=pending');
    const waiting = users.find((found) => found.email === email);
    expect((await admin.send('POST', `/api/admin/users/${waiting!.id}/approve`, { json: {} })).status).toBe(200);
    expect((await user.send('GET', '/api/analyses')).status).toBe(200);
    kept = { email, analysisId: '', analysis: undefined, playbookId: '' };
  });

  it('GIVEN a clause THEN it is analysed, listed, read back, audited and exported', async () => {
    const json = {
      clauseText: limitationOfLiability,
      contractType: 'saas-agreement',
      partyRole: 'customer',
      title: 'Kept',
    };
    const made = await user.send<AnalyzeResponse>('POST', '/api/analyze', { json });
    expect(made.status).toBe(200);
    const id = made.json.analysisId;
    const listed = await user.send<AnalysisSummary[]>('GET', '/api/analyses');
    expect(listed.json.map((summary) => summary.id)).toEqual([id]);
    const stored = await user.send<StoredAnalysis>('GET', `/api/analyses/${id}`);
    expect(stored.json).toMatchObject({ clauseText: limitationOfLiability, analysis: made.json.analysis });
    expect((await user.send<unknown[]>('GET', `/api/analyses/${id}/audit`)).json.length).toBeGreaterThan(0);
    const report = await fetch(`${url}/api/analysis/${id}/pdf`, { headers: { cookie: user.cookie } });
    expect(report.headers.get('content-type')).toBe('application/pdf');
    expect(
      Buffer.from(await report.arrayBuffer())
        .subarray(0, 5)
        .toString('latin1'),
    ).toBe('%PDF-');
    expect((await admin.send('GET', `/api/analyses/${id}`)).status).toBe(404);
    kept = { ...kept, analysisId: id, analysis: stored.json };
  });

  it('GIVEN the analysis THEN a finding is decided about, and the clause is read again with its change', async () => {
    const path = `/api/analyses/${kept.analysisId}`;
    const { json: stored } = await user.send<StoredAnalysis>('GET', path);
    const { findingId } = stored.analysis.suggestedImprovement.changes[0]!;
    const json = { revision: stored.revision, decisions: [{ findingId, verdict: 'accepted' }] };
    expect((await user.send('PUT', `${path}/decisions`, { json })).status).toBe(200);
    const decided = await user.send<StoredAnalysis>('GET', path);
    expect(decided.json).toMatchObject({ revision: 1, decisions: [{ findingId, verdict: 'accepted' }] });
    const again = await user.send<RereadResponse>('POST', `${path}/reread`, { json: { accepted: [findingId] } });
    expect(again.status).toBe(200);
    expect(again.json.overallRiskScore).toBeLessThanOrEqual(stored.analysis.overallRiskScore);
    kept = { ...kept, analysis: decided.json };
  });

  it('GIVEN a playbook THEN it is made, changed, applied and read back', async () => {
    const rules = { avoidanceKeywords: ['consequential'] };
    const made = await user.send<Playbook>('POST', '/api/playbooks', { json: { name: 'Ours', rules } });
    expect(made.status).toBeLessThan(300);
    const changed = await user.send<Playbook>('PUT', `/api/playbooks/${made.json.id}`, {
      json: { name: 'Our rules', rules, version: made.json.version },
    });
    expect(changed.json.name).toBe('Our rules');
    const { json } = await user.send<Playbook[]>('GET', '/api/playbooks');
    expect(json.map(({ id, name }) => [id, name])).toEqual([[made.json.id, 'Our rules']]);
    kept = { ...kept, playbookId: made.json.id };
  });

  it('GIVEN the plans THEN somebody can be put on another one', async () => {
    const token = /__Host-identity=([^;]+)/.exec(user.cookie)?.[1] ?? '';
    const headers = { authorization: `Bearer ${token}` };
    expect((await user.send('POST', '/api/subscription/create', { json: { planId: 'team' }, headers })).status).toBe(
      200,
    );
    const { json } = await user.send<{ subscription: { planId: string } }>('GET', '/api/subscription/status');
    expect(json.subscription.planId).toBe('team');
  });

  it.each(answerable)('GIVEN the smoke test THEN $name', async ({ run }) =>
    run({ url, person: { email: kept.email, password } }),
  );

  it('GIVEN the checks left to a deployed stage THEN they are checks of the smoke test', () => {
    expect(smokeChecks.filter(({ name }) => beyondEmulator.has(name))).toHaveLength(beyondEmulator.size);
  });

  it('GIVEN what came about THEN the next release is asked for it', async () => {
    expect(kept.analysis).toBeDefined();
    await writeFile(keptThingsFile(), JSON.stringify(kept));
  });
});
