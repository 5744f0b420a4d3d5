/** @jest-environment jest-fixed-jsdom */
import '../../support/browser-stubs.ts';
import './editor-stubs.ts';
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import type { AnalyzeRequest } from '../../../../shared/analysis.ts';
import { toast as showToast } from '../../../../web/src/lib/toast.ts';
import { disconnected, serveApi, silence, type Replier, type SentRequest } from '../../support/fake-api.ts';
import { endApp, renderApp } from '../../support/render-app.tsx';
import { buildAnalysis, buildStored, clauseText } from './build-analysis.ts';
import { findEditor, linesOf, paste } from './editor-stubs.ts';

afterEach(async () => {
  await endApp();
  // One notification is visible at a time: this takes the place of what the test left.
  showToast({ title: 'Next test' });
});

const analysed: Replier = () => ({ body: { analysis: buildAnalysis(), analysisId: 'new-1' } });

const open = async (repliers: Readonly<Record<string, Replier>> = {}, address = '/') => {
  const sent = serveApi({ 'POST /api/analyze': analysed, ...repliers });
  const app = renderApp(address);
  const editor = await findEditor();
  return { sent, editor, ...app };
};
const analyzeButton = (): HTMLButtonElement => screen.getByRole('button', { name: /^Analyz/ });
const analyzeCalls = (sent: readonly SentRequest[]) => sent.filter(({ url }) => url === '/api/analyze');
const bodyOf = (request: SentRequest | undefined): AnalyzeRequest =>
  JSON.parse(request?.init.body as string) as AnalyzeRequest;
const keyOf = (request: SentRequest | undefined) => new Headers(request?.init.headers).get('idempotency-key');
const toast = async (title: string, description: string) => {
  expect(await screen.findByText(title)).toBeTruthy();
  expect(screen.getByText(description)).toBeTruthy();
};

describe('Analyze', () => {
  it('GIVEN no text or white space only THEN it can not be pressed; GIVEN a clause THEN it can', async () => {
    const { editor } = await open();
    expect(analyzeButton().disabled).toBe(true);
    act(() => paste(editor, '  \n '));
    expect(analyzeButton().disabled).toBe(true);
    act(() => paste(editor, 'x'));
    expect(analyzeButton().disabled).toBe(false);
  });

  it('WHEN it runs THEN the button says so and skeletons hold the places of the results', async () => {
    const { editor, user, sent } = await open({ 'POST /api/analyze': silence });
    act(() => paste(editor, clauseText));
    await user.click(analyzeButton());
    expect(analyzeButton().disabled).toBe(true);
    expect(analyzeButton().textContent).toBe('Analyzing (this may take 5-10 seconds)...');
    expect(screen.getByTestId('results-skeleton')).toBeTruthy();
    expect(analyzeCalls(sent)).toHaveLength(1);
  });

  it('GIVEN a model that may be turned off WHEN it is THEN the call says so; GIVEN none THEN there is no such switch', async () => {
    const { editor, user, sent } = await open({
      'GET /runtime-config.json': () => ({ body: { canTurnModelOff: true } }),
    });
    act(() => paste(editor, clauseText));
    await user.click(await screen.findByRole('switch', { name: 'Use language model' }));
    await user.click(analyzeButton());
    await waitFor(() => expect(analyzeCalls(sent)).toHaveLength(1));
    expect(bodyOf(analyzeCalls(sent)[0])).toMatchObject({ modelReview: 'off' });
    await endApp();
    await open();
    expect(screen.queryByRole('switch', { name: 'Use language model' })).toBeNull();
  });

  it('GIVEN a stored analysis without the model THEN the switch stands as it was asked for, and can be put back', async () => {
    const stored = { ...buildStored(), modelReview: 'off' as const };
    const { user } = await open(
      { [`GET /api/analyses/${stored.id}`]: () => ({ body: stored }) },
      `/?analysis=${stored.id}`,
    );
    const modelSwitch = await screen.findByRole<HTMLInputElement>('switch', { name: 'Use language model' });
    expect(modelSwitch.checked).toBe(false);
    await user.click(modelSwitch);
    expect(await screen.findByText('The model choice has changed since this analysis.')).toBeTruthy();
  });

  it('GIVEN a model that still reads THEN the engine’s findings are there with a word about it, and its own join them', async () => {
    const pending: Replier = () => ({
      body: { analysis: buildAnalysis(), analysisId: 'new-1', modelReview: 'pending' },
    });
    let answer: (reply: { body: unknown }) => void = () => undefined;
    const { editor, user, sent } = await open({
      'POST /api/analyze': pending,
      'POST /api/analyses/new-1/model-review': () => new Promise((resolve) => (answer = resolve)),
    });
    act(() => paste(editor, clauseText));
    await user.click(analyzeButton());
    expect(await screen.findByText(/The language model is still reading/)).toBeTruthy();
    const [first] = buildAnalysis().risks;
    expect(screen.getAllByText(first!.title).length).toBeGreaterThan(0);
    const found = { ...first!, id: 'model-risk-1', title: 'Found by the model alone' };
    const base = buildAnalysis();
    const analysis = { ...base, risks: [...base.risks, found], source: { ...base.source, model: 'test.model-v1' } };
    act(() => answer({ body: buildStored({ id: 'new-1', analysis }) }));
    expect((await screen.findAllByText('Found by the model alone')).length).toBeGreaterThan(0);
    await toast('Review Complete', 'The language model’s findings were added.');
    expect(screen.queryByText(/The language model is still reading/)).toBeNull();
    // How far it is may be asked for meanwhile; the review itself is asked for once.
    const calls = sent.filter(({ url }) => url.endsWith('/model-review')).map(({ method }) => method);
    expect(calls.filter((method) => method === 'POST')).toEqual(['POST']);
    expect(calls.filter((method) => method !== 'POST' && method !== 'GET')).toEqual([]);
  });

  it('GIVEN a pending analysis that is opened anew WHEN its review fails THEN it says so, and can be asked for again', async () => {
    let isReached = false;
    const stored = buildStored({ modelReview: 'pending' });
    const { user } = await open(
      {
        [`GET /api/analyses/${stored.id}`]: () => ({ body: stored }),
        [`POST /api/analyses/${stored.id}/model-review`]: () =>
          isReached
            ? { body: buildStored() }
            : { status: 400, body: { error: 'It does not answer.', code: 'invalid_request', requestId: 'r-1' } },
      },
      `/?analysis=${stored.id}`,
    );
    expect(await screen.findByText('The language model’s review is not here yet. It does not answer.')).toBeTruthy();
    isReached = true;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await toast('Review Complete', 'The language model added nothing. The notes say why, where there is a reason.');
  });

  describe('GIVEN a pending contract so long that the model reads it in parts', () => {
    const stored = buildStored({
      modelReview: 'pending',
      clauseText: `${clauseText}\n${'More words. '.repeat(11_000)}`,
    });
    const progressCall = `GET /api/analyses/${stored.id}/model-review`;
    const reviewCall = `POST /api/analyses/${stored.id}/model-review`;
    const refusal = (status: number, code: string) => ({ status, body: { error: 'No.', code, requestId: 'r-1' } });
    const openLong = (repliers: Readonly<Record<string, Replier>>) => {
      expect(stored.clauseText.length).toBeGreaterThan(120_000);
      return open(
        { [`GET /api/analyses/${stored.id}`]: () => ({ body: stored }), ...repliers },
        `/?analysis=${stored.id}`,
      );
    };
    const bar = () => screen.getByRole('progressbar', { name: 'The language model’s reading' });

    it('WHEN it reads THEN the page says politely how many parts are read, as it is told; what fails of that ends nothing', async () => {
      const replies = [
        refusal(404, 'not_found'),
        ...[0, 2].map((read) => ({ body: { parts: 3, read, cost: 0, found: [] } })),
      ];
      let answer: (reply: { body: unknown }) => void = () => undefined;
      const { sent } = await openLong({
        [progressCall]: () => replies.shift() ?? refusal(503, 'unavailable'),
        [reviewCall]: () => new Promise((resolve) => (answer = resolve)),
      });
      expect(await screen.findByText(/The language model is still reading/)).toBeTruthy();
      expect(await screen.findByText('0 of 3 parts read', undefined, { timeout: 8_000 })).toBeTruthy();
      expect(screen.queryByText(/of today’s budget/)).toBeNull();
      expect(await screen.findByText('2 of 3 parts read', undefined, { timeout: 8_000 })).toBeTruthy();
      expect([bar().ariaValueNow, bar().ariaValueMax, bar().ariaValueText]).toEqual(['2', '3', '2 of 3 parts read']);
      expect(bar().closest('[aria-live]')?.getAttribute('aria-live')).toBe('polite');
      const polls = () => sent.filter(({ method, url }) => `${method} ${url}` === progressCall).length;
      await waitFor(() => expect(polls()).toBeGreaterThan(3), { timeout: 8_000 });
      expect(screen.getByText('2 of 3 parts read')).toBeTruthy();
      expect(screen.getByText(/The language model is still reading/)).toBeTruthy();
      act(() => answer({ body: { ...stored, modelReview: undefined } }));
      await toast('Review Complete', 'The language model added nothing. The notes say why, where there is a reason.');
      expect(screen.queryByText(/parts read/)).toBeNull();
      expect(sent.filter(({ method, url }) => `${method} ${url}` === reviewCall)).toHaveLength(1);
    }, 40_000);

    it('WHEN all parts are read THEN the page says that they are looked at together', async () => {
      await openLong({
        [progressCall]: () => ({ body: { parts: 3, read: 3, cost: 0.3, found: [] } }),
        [reviewCall]: () => silence({ method: '', url: '', init: {} }),
      });
      expect(await screen.findByText('3 of 3 parts read', undefined, { timeout: 8_000 })).toBeTruthy();
      expect(screen.getByText(/the parts are looked at together without you/)).toBeTruthy();
      expect(screen.getByText('$0.30 of today’s budget for the language model used so far')).toBeTruthy();
    });

    it('GIVEN what sections there are and what may be spent in a day THEN progress is told by section and the cost beside that limit', async () => {
      const progress = { parts: 3, read: 1, sections: { all: 400, read: 133 }, cost: 0.3, dayLimit: 20, found: [] };
      await openLong({
        [progressCall]: () => ({ body: progress }),
        [reviewCall]: () => silence({ method: '', url: '', init: {} }),
      });
      const words = '133 of 400 sections read, in 1 of 3 parts';
      expect(await screen.findByText(words, undefined, { timeout: 8_000 })).toBeTruthy();
      expect([bar().ariaValueNow, bar().ariaValueMax, bar().ariaValueText]).toEqual(['133', '400', words]);
      expect(screen.getByText('$0.30 of your $20.00 a day for the language model used so far')).toBeTruthy();
    });

    it('WHEN it finds the same in two parts THEN both are told, as one after the other', async () => {
      const found = ['0#0', '1#0'].map((id) => ({ id, title: 'No cap', level: 'high' }));
      const errors = jest.spyOn(console, 'error').mockImplementation(() => undefined);
      await openLong({
        [progressCall]: () => ({ body: { parts: 3, read: 2, cost: 0, found } }),
        [reviewCall]: () => silence({ method: '', url: '', init: {} }),
      });
      const list = await screen.findByRole('list', { name: 'Found by the language model so far' });
      expect(
        within(list)
          .getAllByRole('listitem')
          .map(({ textContent }) => textContent),
      ).toEqual(['No cap (high)', 'No cap (high)']);
      expect(errors).not.toHaveBeenCalled();
      errors.mockRestore();
    });

    it('WHEN it stops on the way THEN what is read is told, and Continue asks for the rest by the same call', async () => {
      let isReached = false;
      const { user, sent } = await openLong({
        [progressCall]: () => ({ body: { parts: 3, read: 1, cost: 0.2, found: [] } }),
        [reviewCall]: () => (isReached ? silence({ method: '', url: '', init: {} }) : refusal(400, 'invalid_request')),
      });
      expect(await screen.findByText('The language model’s review is not here yet. No.')).toBeTruthy();
      expect(await screen.findByText('1 of 3 parts read')).toBeTruthy();
      isReached = true;
      await user.click(screen.getByRole('button', { name: 'Continue' }));
      expect(await screen.findByText(/The language model is still reading/)).toBeTruthy();
      expect(screen.getByText('1 of 3 parts read')).toBeTruthy();
      expect(sent.filter(({ method, url }) => `${method} ${url}` === reviewCall)).toHaveLength(2);
    });
  });

  it('WHEN it succeeds THEN text and options went out, the address names it and nothing is fetched again', async () => {
    const { editor, user, sent } = await open();
    act(() => paste(editor, clauseText));
    await user.selectOptions(screen.getByRole('combobox', { name: 'Contract type' }), 'service-agreement');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Your side' }), 'client');
    await user.type(screen.getByRole('textbox', { name: 'Title (optional)' }), ' Indemnity ');
    await user.click(analyzeButton());

    await toast('Analysis Complete', 'Your contract clause has been analyzed successfully.');
    expect(bodyOf(analyzeCalls(sent)[0])).toEqual({
      clauseText,
      contractType: 'service-agreement',
      riskTolerance: '',
      partyRole: 'client',
      usePlaybook: true,
      modelReview: 'later',
      title: 'Indemnity',
    });
    expect(await screen.findByRole('heading', { name: 'High risk' })).toBeTruthy();
    expect(window.location.search).toBe('?analysis=new-1');
    expect(sent.some(({ url }) => url.startsWith('/api/analyses/'))).toBe(false);
    expect(linesOf(editor)).toEqual(clauseText.split('\r\n'));
  });

  it('WHEN Ctrl+Enter is pressed in the editor THEN it runs', async () => {
    const { editor, user, sent } = await open({ 'POST /api/analyze': silence });
    act(() => paste(editor, clauseText));
    act(() => editor.focus());
    await user.keyboard('{Control>}{Enter}{/Control}');
    expect(analyzeCalls(sent)).toHaveLength(1);
    expect(linesOf(editor)).toEqual(clauseText.split('\r\n'));
  });

  it.each([
    [
      'server words',
      { status: 503, body: { error: 'The store is away.', code: 'unavailable', requestId: 'r' } },
      'The store is away.',
    ],
    ['none', { status: 500, body: 'oops' }, 'Failed to analyze the contract clause. Please try again.'],
  ])('WHEN it fails with %s THEN a toast says why, results clear and the text stays', async (_, reply, words) => {
    const { editor, user } = await open({ 'POST /api/analyze': () => reply });
    act(() => paste(editor, clauseText));
    await user.click(analyzeButton());
    await toast('Analysis Failed', words);
    await waitFor(() => expect(screen.queryByTestId('results-skeleton')).toBeNull());
    expect(window.location.search).toBe('');
    expect(linesOf(editor)).toEqual(clauseText.split('\r\n'));
    expect(analyzeButton().disabled).toBe(false);
  });

  it('GIVEN results on show WHEN another analysis fails THEN only they clear', async () => {
    const { editor, user } = await open(
      {
        'GET /api/analyses/stored-1': () => ({ body: buildStored() }),
        'POST /api/analyze': () => ({ status: 500, body: '' }),
      },
      '/?analysis=stored-1',
    );
    await screen.findByRole('heading', { name: 'High risk' });
    await user.click(analyzeButton());
    await screen.findByText('Analysis Failed');
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'High risk' })).toBeNull());
    expect(linesOf(editor)).toEqual(clauseText.split('\r\n'));
    expect(window.location.search).toBe('');
  });

  it('GIVEN a lost connection WHEN it is pressed again THEN the key is the same; GIVEN another text THEN it is not', async () => {
    const { editor, user, sent } = await open({ 'POST /api/analyze': disconnected });
    act(() => paste(editor, clauseText));
    await user.click(analyzeButton());
    await toast('Network error', 'Please check your connection and try again');
    await waitFor(() => expect(analyzeButton().disabled).toBe(false));
    await user.click(analyzeButton());
    await waitFor(() => expect(analyzeCalls(sent)).toHaveLength(2));
    await waitFor(() => expect(analyzeButton().disabled).toBe(false));
    act(() => paste(editor, 'more'));
    await user.click(analyzeButton());
    await waitFor(() => expect(analyzeCalls(sent)).toHaveLength(3));
    const [first, second, third] = analyzeCalls(sent).map(keyOf);
    expect(first).toBeTruthy();
    expect(second).toBe(first);
    expect(third).not.toBe(first);
  });

  it('GIVEN a success WHEN it is pressed again THEN that is another analysis, under another key', async () => {
    const { editor, user, sent } = await open();
    act(() => paste(editor, clauseText));
    await user.click(analyzeButton());
    await screen.findByRole('heading', { name: 'High risk' });
    await user.click(analyzeButton());
    await waitFor(() => expect(analyzeCalls(sent)).toHaveLength(2));
    expect(keyOf(analyzeCalls(sent)[1])).not.toBe(keyOf(analyzeCalls(sent)[0]));
  });

  it('WHEN it is stopped THEN the waiting ends, and the answer that comes later changes nothing here', async () => {
    let answer: (reply: { body: unknown }) => void = () => undefined;
    const { editor, user } = await open({ 'POST /api/analyze': () => new Promise((resolve) => (answer = resolve)) });
    act(() => paste(editor, clauseText));
    await user.click(analyzeButton());
    await user.click(screen.getByRole('button', { name: 'Stop' }));
    expect(analyzeButton().disabled).toBe(false);
    expect(screen.queryByTestId('results-skeleton')).toBeNull();
    await act(async () => {
      answer({ body: { analysis: buildAnalysis(), analysisId: 'late' } });
      await new Promise((resolve) => setTimeout(resolve, 20));
    });
    expect(window.location.search).toBe('');
    expect(screen.queryByText('Analysis Complete')).toBeNull();
  });
});

describe('options', () => {
  it('GIVEN no contract type THEN no side is asked for; WHEN the type changes THEN the side is empty again', async () => {
    const { user } = await open();
    const type = screen.getByRole('combobox', { name: 'Contract type' });
    expect(screen.queryByRole('combobox', { name: 'Your side' })).toBeNull();
    await user.selectOptions(type, 'nda');
    const side = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Your side' });
    expect(
      within(side())
        .getAllByRole('option')
        .map((option) => option.textContent),
    ).toEqual(['Not given', 'Discloser', 'Recipient']);
    await user.selectOptions(side(), 'recipient');
    expect(side().value).toBe('recipient');
    await user.selectOptions(type, 'lease-agreement');
    expect(side().value).toBe('');
    await user.selectOptions(type, '');
    expect(screen.queryByRole('combobox', { name: 'Your side' })).toBeNull();
  });

  it('THEN an analysis begins with the playbook, and with its tolerance or the moderate one', async () => {
    const { user } = await open();
    const tolerance = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Risk tolerance' });
    const use = screen.getByRole<HTMLInputElement>('switch', { name: 'Use company playbook' });
    expect(use.checked).toBe(true);
    expect(tolerance.selectedOptions[0]?.textContent).toBe('Playbook’s or moderate');
    await user.click(use);
    expect(tolerance.selectedOptions[0]?.textContent).toBe('Moderate (default)');
  });
});

describe('the address', () => {
  it('GIVEN ?analysis= THEN the stored analysis, its text and its options are in both panes', async () => {
    const { editor } = await open(
      { 'GET /api/analyses/stored-1': () => ({ body: buildStored() }) },
      '/?analysis=stored-1',
    );
    expect(await screen.findByRole('heading', { name: 'High risk' })).toBeTruthy();
    expect(linesOf(editor)).toEqual(clauseText.split('\r\n'));
    expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Contract type' }).value).toBe('service-agreement');
    expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Your side' }).value).toBe('client');
    expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Risk tolerance' }).value).toBe('conservative');
    expect(screen.getByRole<HTMLInputElement>('switch', { name: 'Use company playbook' }).checked).toBe(false);
  });

  it('WHEN it is left for a new analysis THEN both panes are cleared', async () => {
    const { user } = await open(
      { 'GET /api/analyses/stored-1': () => ({ body: buildStored() }) },
      '/?analysis=stored-1',
    );
    await screen.findByRole('heading', { name: 'High risk' });
    await user.click(screen.getByRole('button', { name: 'Clear and start a new analysis' }));
    expect(await screen.findByRole('heading', { name: 'The analysis appears here' })).toBeTruthy();
    expect(linesOf(await findEditor())).toEqual(['']);
  });

  it('GIVEN an analysis that is gone THEN that is said, with a way out', async () => {
    const { user } = await open({}, '/?analysis=gone');
    expect(await screen.findByRole('heading', { name: 'This analysis could not be found' })).toBeTruthy();
    const main = within(screen.getByRole('region', { name: 'Results' }));
    await user.click(main.getByRole('link', { name: 'New Analysis' }));
    expect(await screen.findByRole('heading', { name: 'The analysis appears here' })).toBeTruthy();
    expect(window.location.search).toBe('');
  });
});

describe('the draft', () => {
  it('GIVEN unfinished work WHEN the page is loaded again THEN it is there', async () => {
    const first = await open();
    act(() => paste(first.editor, clauseText));
    await first.user.selectOptions(screen.getByRole('combobox', { name: 'Contract type' }), 'nda');
    first.unmount();
    const { editor } = await open();
    expect(linesOf(editor)).toEqual(clauseText.split('\r\n'));
    expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Contract type' }).value).toBe('nda');
  });

  it('WHEN a new analysis is begun THEN the text goes, and Undo brings it back', async () => {
    const { editor, user } = await open();
    act(() => paste(editor, clauseText));
    await user.click(screen.getByRole('button', { name: 'Clear and start a new analysis' }));
    await screen.findByText('The text was cleared.');
    expect(linesOf(editor)).toEqual(['']);
    const notification = screen.getByText('The text was cleared.').closest('li');
    await user.click(within(notification as HTMLElement).getByRole('button', { name: 'Undo' }));
    expect(linesOf(editor)).toEqual(clauseText.split('\r\n'));
  });

  it('GIVEN a changed text of a stored analysis WHEN it is opened again THEN the changes are there and marks stay on their words', async () => {
    const repliers = { 'GET /api/analyses/stored-1': () => ({ body: buildStored() }) };
    const first = await open(repliers, '/?analysis=stored-1');
    await screen.findByRole('heading', { name: 'High risk' });
    act(() => paste(first.editor, 'NOTE '));
    first.unmount();
    const { editor } = await open(repliers, '/?analysis=stored-1');
    await screen.findByRole('heading', { name: 'High risk' });
    await waitFor(() => expect(linesOf(editor)[0]).toBe(`NOTE ${clauseText.split('\r\n')[0]}`));
    expect([...editor.querySelectorAll('.clause-mark-high')].map((mark) => mark.textContent)).toContain(
      'shall indemnify the Provider',
    );
  });
});
