/** @jest-environment jest-fixed-jsdom */
import '../../support/browser-stubs.ts';
import { ChakraProvider } from '@chakra-ui/react';
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SWRConfig } from 'swr';
import type { AuditEntry } from '../../../../shared/analysis.ts';
import { AuditTrailDialog } from '../../../../web/src/features/audit/audit-trail-dialog.tsx';
import { dataDefaults } from '../../../../web/src/lib/data.ts';
import { exactTime } from '../../../../web/src/lib/relative-time.ts';
import { system } from '../../../../web/src/theme/system.ts';
import { serveApi, silence, type Replier } from '../../support/fake-api.ts';
import { endApp } from '../../support/render-app.tsx';

afterEach(endApp);

const onClose = jest.fn();
const dialogFor = (analysisId: string | null, open: boolean) => (
  <ChakraProvider value={system}>
    <SWRConfig value={{ ...dataDefaults, dedupingInterval: 0 }}>
      <AuditTrailDialog analysisId={analysisId} open={open} onClose={onClose} />
    </SWRConfig>
  </ChakraProvider>
);
const serve = (reply: Replier) => serveApi({ 'GET /api/analyses/a1/audit': reply });

const anHourAgo = new Date(Date.now() - 61 * 60_000).toISOString();
const analyzed: AuditEntry = {
  id: 'e1',
  action: 'Clause analyzed',
  timestamp: anHourAgo,
  details: { model: 'clausewise-engine 1.2.0', playbookUsed: true, riskScore: 7.5 },
};
const exported: AuditEntry = { id: 'e2', action: 'Report exported', timestamp: anHourAgo, details: {} };

describe('audit trail', () => {
  it('GIVEN it is closed, or there is no analysis THEN nothing is asked', () => {
    const sent = serve(() => ({ body: [] }));
    const { rerender } = render(dialogFor('a1', false));
    expect(screen.queryByRole('dialog')).toBeNull();
    rerender(dialogFor(null, true));
    expect(sent).toEqual([]);
  });

  it('GIVEN it is being read THEN it says Loading audit trail...', async () => {
    serve(silence);
    render(dialogFor('a1', true));
    expect(await screen.findByRole('dialog', { name: 'Analysis Audit Trail' })).toBeTruthy();
    expect(screen.getByText('Loading audit trail...')).toBeTruthy();
  });

  it('GIVEN no entries THEN it says No audit trail entries found.', async () => {
    serve(() => ({ body: [] }));
    render(dialogFor('a1', true));
    expect(await screen.findByText('No audit trail entries found.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Print' })).toBeNull();
  });

  it('GIVEN entries THEN the keyboard reaches what scrolls, by its name', async () => {
    serve(() => ({ body: [analyzed, exported] }));
    render(dialogFor('a1', true));
    const entries = await screen.findByRole('region', { name: 'Analysis Audit Trail' });
    expect(within(entries).getByText('Report exported')).toBeTruthy();
    expect(entries.tabIndex).toBe(0);
  });

  it.each([
    [0.1234, '$0.12'],
    [0.004, 'less than $0.01'],
  ])('GIVEN a model that cost %d dollars THEN it says what it took of the day’s budget', async (cost, told) => {
    serve(() => ({ body: [{ ...exported, action: 'Language model’s review added', details: { cost } }] }));
    render(dialogFor('a1', true));
    expect(await screen.findByText(`The language model’s reading took ${told} of the day’s budget.`)).toBeTruthy();
  });

  it('GIVEN playbooks were used THEN who did it, and each playbook with its version at that time', async () => {
    const details = { ...analyzed.details, actor: 'Ann Lee', playbooks: [{ name: 'Vendor paper', version: 3 }] };
    serve(() => ({ body: [{ ...analyzed, details }] }));
    render(dialogFor('a1', true));
    expect(
      await screen.findByText('AI analysis using clausewise-engine 1.2.0 with company playbook rules'),
    ).toBeTruthy();
    expect(screen.getByText(`By Ann Lee, on ${exactTime(anHourAgo)}.`)).toBeTruthy();
    expect(screen.getByText('Playbook: Vendor paper (version 3)')).toBeTruthy();
  });

  it('GIVEN a model was asked THEN the version of its prompt shows, and nothing of one where none was', async () => {
    serve(() => ({ body: [{ ...analyzed, details: { ...analyzed.details, prompt: '3-0a1b2c3d' } }, exported] }));
    render(dialogFor('a1', true));
    expect(await screen.findByText('Prompt version 3-0a1b2c3d')).toBeTruthy();
    expect(screen.getAllByText(/Prompt version/)).toHaveLength(1);
  });

  it('GIVEN the model was turned off for one of two analyses THEN that one says so', async () => {
    serve(() => ({
      body: [
        { ...analyzed, details: { ...analyzed.details, modelReview: 'off' } },
        { ...analyzed, id: 'e9' },
      ],
    }));
    render(dialogFor('a1', true));
    expect(await screen.findAllByText('The language model was turned off.')).toHaveLength(1);
  });

  it('GIVEN a model read the clause in shadow THEN the trail says so', async () => {
    const details = { ...analyzed.details, shadowModel: 'test.model-v1' };
    serve(() => ({ body: [{ ...analyzed, details }] }));
    render(dialogFor('a1', true));
    expect(
      await screen.findByText('test.model-v1 read the clause too, to be measured. Nothing of its answer is shown.'),
    ).toBeTruthy();
  });

  it('GIVEN an analysis THEN action, times, model, playbook, score and completion show', async () => {
    serve(() => ({ body: [analyzed] }));
    render(dialogFor('a1', true));
    expect(
      await screen.findByText('AI analysis using clausewise-engine 1.2.0 with company playbook rules'),
    ).toBeTruthy();
    expect(screen.getByText('Clause analyzed')).toBeTruthy();
    expect(screen.getByText('1 hour ago').getAttribute('title')).toBe(exactTime(anHourAgo));
    expect(screen.getByText(`By a public visitor, on ${exactTime(anHourAgo)}.`)).toBeTruthy();
    expect(screen.getByText('Risk Score: 7.5/10')).toBeTruthy();
    expect(screen.getByText('Analysis Completed')).toBeTruthy();
  });

  it('GIVEN an analysis without model, playbook or score THEN the label is OpenAI, and no note and no chip come', async () => {
    serve(() => ({ body: [{ ...analyzed, details: { playbookUsed: false } }] }));
    render(dialogFor('a1', true));
    expect(await screen.findByText('AI analysis using OpenAI')).toBeTruthy();
    expect(screen.queryByText(/Risk Score/)).toBeNull();
  });

  it('GIVEN an entry that is no analysis THEN no model is claimed for it', async () => {
    serve(() => ({ body: [exported] }));
    render(dialogFor('a1', true));
    expect(await screen.findByText('Report exported')).toBeTruthy();
    expect(screen.queryByText(/AI analysis using/)).toBeNull();
    expect(screen.queryByText('Analysis Completed')).toBeNull();
  });

  it('GIVEN decisions THEN the findings they are about are named, and none where an entry names none', async () => {
    const findings = ['Unlimited indemnity', 'Liability cap'];
    const accepted = { ...exported, id: 'e3', action: 'Suggestion accepted', details: { actor: 'Ann Lee', findings } };
    serve(() => ({ body: [accepted, exported] }));
    render(dialogFor('a1', true));
    const named = await screen.findAllByRole('list', { name: 'Findings' });
    expect(named).toHaveLength(1);
    expect(named.flatMap((list) => within(list).getAllByRole('listitem')).map((item) => item.textContent)).toEqual(
      findings,
    );
    expect(screen.queryByText(/AI analysis using/)).toBeNull();
  });

  it('GIVEN it is opened again THEN what came since is there', async () => {
    serve(() => ({ body: [analyzed] }));
    const { rerender } = render(dialogFor('a1', true));
    await screen.findByText('Clause analyzed');
    rerender(dialogFor('a1', false));
    serve(() => ({ body: [exported, analyzed] }));
    rerender(dialogFor('a1', true));
    expect(await screen.findByText('Report exported')).toBeTruthy();
  });

  it('GIVEN it cannot be read THEN the reason shows, and trying again reads it', async () => {
    serve(() => ({ status: 404, body: { error: 'There is no such analysis.', code: 'not_found' } }));
    render(dialogFor('a1', true));
    expect(await screen.findByText('There is no such analysis.')).toBeTruthy();
    serve(() => ({ body: [analyzed] }));
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Clause analyzed')).toBeTruthy();
  });

  it('GIVEN entries THEN they can be printed, and Close closes', async () => {
    const print = jest.fn<() => void>();
    window.print = print;
    serve(() => ({ body: [analyzed] }));
    render(dialogFor('a1', true));
    await userEvent.click(await screen.findByRole('button', { name: 'Print' }));
    expect(print).toHaveBeenCalledTimes(1);
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(onClose).toHaveBeenCalledTimes(1);
  });
});
