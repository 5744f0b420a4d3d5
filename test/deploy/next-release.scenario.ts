import { readFile } from 'node:fs/promises';
import { beforeAll, describe, expect, it } from '@jest/globals';
import type { AnalysisSummary, StoredAnalysis } from '../../shared/analysis.ts';
import type { Playbook } from '../../shared/playbooks.ts';
import type { Client } from '../support/client.ts';
import { type KeptThings, keptThingsFile, signInAt } from './support/people.ts';

describe('a stage after an upgrade', () => {
  let kept: KeptThings;
  let user: Client;

  beforeAll(async () => {
    kept = JSON.parse(await readFile(keptThingsFile(), 'utf8')) as KeptThings;
    user = await signInAt(kept.email);
  });

  it('GIVEN an account of the release before THEN it signs in and finds what it made, to the letter', async () => {
    const { json } = await user.send<StoredAnalysis>('GET', `/api/analyses/${kept.analysisId}`);
    expect(json).toEqual(kept.analysis);
    const { json: listed } = await user.send<AnalysisSummary[]>('GET', '/api/analyses');
    expect(listed.map(({ id }) => id)).toEqual([kept.analysisId]);
    const { json: playbooks } = await user.send<Playbook[]>('GET', '/api/playbooks');
    expect(playbooks.map(({ id }) => id)).toEqual([kept.playbookId]);
  });
});
