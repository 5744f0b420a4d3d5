import { beforeEach, describe, expect, it } from '@jest/globals';
import type { AnalysisSummary, AnalyzeResponse, AuditEntry, StoredAnalysis } from '../../shared/analysis.ts';
import type { Playbook, Template } from '../../shared/playbooks.ts';
import { limitationOfLiability } from '../support/clauses.ts';
import { type Client, newVisitor, productUrl } from '../support/client.ts';
import { pdfPages } from '../support/pdf-pages.ts';

const create = async (client: Client, input: Record<string, unknown>): Promise<Playbook> => {
  const { status, json } = await client.send<Playbook>('POST', '/api/playbooks', { json: input });
  expect(status).toBe(200);
  return json;
};

const analyze = async (client: Client, request: Record<string, unknown> = {}): Promise<AnalyzeResponse> => {
  const json = { clauseText: limitationOfLiability, contractType: 'saas-agreement', partyRole: 'customer', ...request };
  const answer = await client.send<AnalyzeResponse>('POST', '/api/analyze', { json });
  expect(answer.status).toBe(200);
  return answer.json;
};

const stored = async (client: Client, id: string): Promise<StoredAnalysis> =>
  (await client.send<StoredAnalysis>('GET', `/api/analyses/${id}`)).json;
const audit = async (client: Client, id: string): Promise<AuditEntry[]> =>
  (await client.send<AuditEntry[]>('GET', `/api/analyses/${id}/audit`)).json;
const newest = async (client: Client): Promise<AnalysisSummary | undefined> =>
  (await client.send<AnalysisSummary[]>('GET', '/api/analyses')).json[0];
/** The words of the report of an analysis. */
const report = async (client: Client, id: string): Promise<string> => {
  const headers = { cookie: client.cookie };
  const answer = await fetch(`${productUrl()}/api/analysis/${id}/pdf`, { headers });
  expect(answer.headers.get('content-type')).toBe('application/pdf');
  return (await pdfPages(new Uint8Array(await answer.arrayBuffer()))).join(' ');
};
const names = ({ analysis }: AnalyzeResponse): string[] => analysis.playbooks.map(({ name }) => name);

describe('playbooks in an analysis', () => {
  let client: Client;
  beforeEach(async () => {
    client = await newVisitor();
  });

  it('GIVEN none THEN the analysis, its summary and its audit entry say that none was used', async () => {
    const answer = await analyze(client);
    expect(answer.analysis).toMatchObject({ playbooks: [], playbookRules: [], templateComparisons: [] });
    expect((await stored(client, answer.analysisId)).playbookUsed ?? false).toBe(false);
    expect((await newest(client))?.playbookUsed).toBeUndefined();
    const [entry] = await audit(client, answer.analysisId);
    expect(entry?.details.playbookUsed).toBe(false);
    expect(entry?.details.playbooks).toBeUndefined();
  });

  it('GIVEN playbooks for all types, this one and another one, and one switched off THEN those that apply are used, oldest first', async () => {
    await create(client, { name: 'All' });
    await create(client, { name: 'SaaS', rules: { contractTypes: ['SaaS Agreement'] } });
    await create(client, { name: 'Leases', rules: { contractTypes: ['lease-agreement'] } });
    await create(client, { name: 'Off', isActive: false });
    const answer = await analyze(client);
    expect(names(answer)).toEqual(['All', 'SaaS']);
    expect(await stored(client, answer.analysisId)).toMatchObject({ playbookUsed: true, analysis: answer.analysis });
    expect((await newest(client))?.playbookUsed).toBe(true);
    expect(names(await analyze(client, { contractType: '' }))).toEqual(['All']);
    expect(names(await analyze(client, { contractType: 'lease-agreement' }))).toEqual(['All', 'Leases']);
    expect(names(await analyze(client, { usePlaybook: false }))).toEqual([]);
  });

  it('GIVEN several risk tolerances THEN the request’s applies, else the strictest playbook’s, else moderate', async () => {
    const tolerance = async (request: Record<string, unknown> = {}) =>
      (await stored(client, (await analyze(client, request)).analysisId)).riskTolerance;
    expect(await tolerance()).toBe('moderate');
    const bold = await create(client, { name: 'Bold', rules: { riskTolerance: 'aggressive' } });
    expect(await tolerance()).toBe('aggressive');
    await create(client, { name: 'Careful', rules: { riskTolerance: 'conservative' } });
    expect(await tolerance()).toBe('conservative');
    expect(await tolerance({ riskTolerance: 'moderate' })).toBe('moderate');
    expect(await tolerance({ usePlaybook: false })).toBe('moderate');
    expect((await client.send('DELETE', `/api/playbooks/${bold.id}`)).status).toBe(204);
    expect(names(await analyze(client))).toEqual(['Careful']);
  });

  it('GIVEN a later edit, then a deletion THEN analysis, audit entry and report keep the playbook as it was', async () => {
    const playbook = await create(client, { name: 'House rules', rules: { avoidanceKeywords: ['sole discretion'] } });
    const { analysis, analysisId } = await analyze(client);
    expect(analysis.playbooks).toEqual([{ id: playbook.id, name: 'House rules', version: 1 }]);
    const json = { name: 'New rules', version: 1, rules: { avoidanceKeywords: ['best efforts'] } };
    expect((await client.send('PUT', `/api/playbooks/${playbook.id}`, { json })).status).toBe(200);
    const [entry] = await audit(client, analysisId);
    expect(entry?.details).toMatchObject({ playbookUsed: true, playbooks: [{ name: 'House rules', version: 1 }] });
    expect((await stored(client, analysisId)).analysis).toEqual(analysis);
    expect((await analyze(client)).analysis.playbooks).toEqual([{ id: playbook.id, name: 'New rules', version: 2 }]);
    expect((await client.send('DELETE', `/api/playbooks/${playbook.id}`)).status).toBe(204);
    expect((await stored(client, analysisId)).analysis).toEqual(analysis);
    expect(await audit(client, analysisId)).toEqual([entry]);
    expect((await client.send('GET', `/api/analysis/${analysisId}/pdf`)).status).toBe(200);
  });

  it('GIVEN an active template THEN its nearest section is shown beside the clause; switched off it is not', async () => {
    const playbook = await create(client, { name: 'House rules' });
    const form = new FormData();
    form.append('playbookId', playbook.id);
    const text =
      '1. Fees\nThe fee is $100 a month.\n\n2. Limitation of Liability\nEach party’s total liability under this Agreement shall not exceed the fees paid by Customer in the twelve (12) months before the claim.';
    form.append('templateFile', new Blob([text]), 'standard.txt');
    const template = (await client.send<Template>('POST', '/api/templates', { form })).json;
    const { analysis } = await analyze(client);
    expect(analysis.templateComparisons).toEqual([
      expect.objectContaining({
        templateId: template.id,
        templateName: 'standard',
        playbookId: playbook.id,
        heading: expect.stringContaining('Limitation of Liability'),
      }),
    ]);
    await client.send('PUT', `/api/templates/${template.id}`, { json: { isActive: false } });
    expect((await analyze(client)).analysis.templateComparisons).toEqual([]);
  });

  it('GIVEN a ladder of positions THEN the analysis has a verdict on each with its proof, and the report prints them', async () => {
    const cap = {
      topic: 'Liability cap',
      standard: 'the fees of the twelve (12) months before the claim',
      fallbacks: [
        'the fees of the six (6) months before the claim',
        'the fees of the three (3) months before the claim',
      ],
      walkAway: 'no liability at all',
    };
    const fees = { topic: 'Fee increases', standard: 'at least ninety (90) days written notice of an increase' };
    const uptime = { topic: 'Uptime', standard: 'availability of at least 99.5% each month' };
    const playbook = await create(client, { name: 'Ladder', rules: { positions: [cap, fees, uptime] } });
    expect(playbook.rules.positions[0]).toEqual(cap);
    const { analysis, analysisId } = await analyze(client);
    expect(analysis.positionResults).toEqual([
      expect.objectContaining({ topic: 'Liability cap', verdict: 'fallback', fallback: 2, playbook: playbook.id }),
      expect.objectContaining({ topic: 'Fee increases', verdict: 'deviates', standard: fees.standard }),
      expect.objectContaining({ topic: 'Uptime', verdict: 'not-applicable', evidence: [] }),
    ]);
    for (const { verdict, evidence, decidedBy } of analysis.positionResults) {
      expect(decidedBy).toBe('engine');
      if (verdict !== 'not-applicable') expect(evidence).not.toEqual([]);
      for (const { quote, start, end } of evidence) expect(limitationOfLiability.slice(start, end)).toBe(quote);
    }
    expect(analysis.uncovered).not.toEqual([]);
    expect((await stored(client, analysisId)).analysis).toEqual(analysis);

    const text = await report(client, analysisId);
    const [deviating, fallback] = [text.indexOf('Deviates Fee increases'), text.indexOf('Fallback 2 Liability cap')];
    expect(deviating).toBeGreaterThan(0);
    expect(fallback).toBeGreaterThan(deviating);
    expect(text.indexOf('Not applicable Uptime')).toBeGreaterThan(fallback);
    for (const { title } of analysis.uncovered) expect(text.slice(fallback)).toContain(title);
    const [quoted] = analysis.positionResults[1]!.evidence;
    expect(text.slice(deviating)).toContain(`“${quoted!.quote}”`);
  });
});
