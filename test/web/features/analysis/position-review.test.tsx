/** @jest-environment jest-fixed-jsdom */
import '../../support/browser-stubs.ts';
import './editor-stubs.ts';
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import type { PositionResult } from '../../../../shared/analysis.ts';
import { serveApi } from '../../support/fake-api.ts';
import { endApp, renderApp } from '../../support/render-app.tsx';
import { buildAnalysis, buildStored, evidenceOf } from './build-analysis.ts';
import { findEditor } from './editor-stubs.ts';

afterEach(endApp);

const result = (topic: string, fields: Partial<PositionResult>): PositionResult => ({
  id: `id-${topic}`,
  playbook: 'p1',
  topic,
  verdict: 'standard',
  standard: `what is asked of ${topic}`,
  explanation: `About ${topic}.`,
  evidence: [],
  decidedBy: 'engine',
  ...fields,
});

const positionResults: readonly PositionResult[] = [
  result('scope', { verdict: 'not-applicable' }),
  result('parties', { verdict: 'standard' }),
  result('consent', { verdict: 'fallback', fallback: 1 }),
  result('payment', { verdict: 'fallback', fallback: 2, evidence: [evidenceOf('within ten days')] }),
  result('tone', { verdict: 'not-assessed' }),
  result('cap', { verdict: 'missing' }),
  result('settlement', { verdict: 'deviates', decidedBy: 'model' }),
  result('indemnity', { verdict: 'deviates', isWalkAway: true, evidence: [evidenceOf('shall indemnify')] }),
];

const open = async (fields: Parameters<typeof buildAnalysis>[0]) => {
  const stored = buildStored({ analysis: buildAnalysis(fields) });
  serveApi({ 'GET /api/analyses/stored-1': () => ({ body: stored }) });
  const { user } = renderApp('/?analysis=stored-1');
  const editor = await findEditor();
  await screen.findByRole('region', { name: 'Verdict' });
  const tab = screen.queryByRole('tab', { name: /^Playbook/ });
  if (tab) await user.click(tab);
  return { user, editor };
};
const playbooks = [{ id: 'p1', name: 'Vendor paper', version: 1 }];
const chosenWords = (editor: HTMLElement) =>
  [...editor.querySelectorAll('.clause-mark-chosen')].map((mark) => mark.textContent).join('');

describe('the verdicts on positions', () => {
  it('THEN each is a word and a sign, what asks for action first', async () => {
    await open({ playbooks, positionResults: [...positionResults] });
    const cards = within(screen.getByRole('region', { name: 'Positions' })).getAllByRole('article');
    const titles = cards.map((card) => within(card).getByRole('heading').textContent);
    expect(titles).toEqual(['indemnity', 'settlement', 'cap', 'tone', 'payment', 'consent', 'parties', 'scope']);
    const verdicts = cards.map((card) => within(card).getByRole('heading').nextElementSibling?.textContent);
    expect(verdicts).toEqual([
      '✕Deviates: walk away',
      '≠Deviates',
      '○Missing',
      '?Could not be assessed',
      '↓Fallback 2',
      '↓Fallback 1',
      '✓Standard',
      '–Not applicable',
    ]);
    expect(cards[1]?.textContent).toContain('Standard: what is asked of settlement · Judged by the model');
  });

  it('WHEN one is clicked THEN the clause shows its place, and of what no position covers too', async () => {
    const { user, editor } = await open({
      playbooks,
      positionResults: [...positionResults],
      uncovered: [{ title: 'Settlement of claims', evidence: [evidenceOf('may settle any claim')] }],
    });
    const positions = within(screen.getByRole('region', { name: 'Positions' }));
    await user.click(positions.getByRole('button', { name: 'Show in the clause: within ten days' }));
    await waitFor(() => expect(chosenWords(editor)).toBe('within ten days'));
    positions.getByRole('heading', { name: 'Covered by no position' });
    await user.click(positions.getByText('Settlement of claims'));
    await waitFor(() => expect(chosenWords(editor)).toBe('may settle any claim'));
  });

  it('WHEN the analysis is copied as text THEN they are in it', async () => {
    const { user } = await open({
      playbooks,
      positionResults: [...positionResults],
      uncovered: [{ title: 'Settlement of claims', evidence: [] }],
    });
    const written = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await user.click(screen.getByRole('button', { name: 'Copy as text' }));
    const copied = String(written.mock.lastCall?.[0]);
    expect(copied).toContain('- [fallback 2] payment: About payment.\n  “within ten days”');
    expect(copied).toContain('- [covered by no position] Settlement of claims');
  });

  it('GIVEN no positions THEN nothing is said of them', async () => {
    await open({ playbooks });
    expect(screen.queryByRole('region', { name: 'Positions' })).toBeNull();
  });
});
