/** @jest-environment jest-fixed-jsdom */
import '../../support/browser-stubs.ts';
import './editor-stubs.ts';
import { ChakraProvider } from '@chakra-ui/react';
import { afterEach, describe, expect, it } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import { render } from '@testing-library/react';
import { Profiler } from 'react';
import { MemoryRouter } from 'react-router';
import { OptionsForm } from '../../../../web/src/features/analysis/options-form.tsx';
import { ClausePane } from '../../../../web/src/features/analysis/clause-pane.tsx';
import { ResultsPane } from '../../../../web/src/features/analysis/results/results-pane.tsx';
import { useWorkspace } from '../../../../web/src/features/analysis/use-workspace.ts';
import { dataDefaults } from '../../../../web/src/lib/data.ts';
import { system } from '../../../../web/src/theme/system.ts';
import { SWRConfig } from 'swr';
import { serveApi } from '../../support/fake-api.ts';
import { endApp } from '../../support/render-app.tsx';
import { buildStored, clauseText } from './build-analysis.ts';
import { findEditor, linesOf, paste } from './editor-stubs.ts';

afterEach(endApp);

const commits = new Map<string, number>();
const count = (id: string) => commits.set(id, (commits.get(id) ?? 0) + 1);
const nothing = () => undefined;

/** The screen as the page composes it, with a counter around each part that typing must leave alone. */
const Screen = () => {
  const workspace = useWorkspace();
  count('screen');
  return (
    <>
      <ClausePane workspace={workspace} uploadButton={null} />
      <Profiler id="selectors" onRender={count}>
        <OptionsForm setup={workspace.setup} />
      </Profiler>
      <Profiler id="results" onRender={count}>
        <ResultsPane
          stored={workspace.analysis}
          isWaiting={workspace.isLoading}
          loadError={workspace.loadError}
          clause={workspace.clause}
          marks={workspace.marks}
          review={workspace.review}
          canNegotiate
          onShow={nothing}
          onAuditTrail={nothing}
        />
      </Profiler>
    </>
  );
};

describe('typing', () => {
  it('GIVEN results on show WHEN a person types THEN results, selectors and screen render 0 times', async () => {
    serveApi({ 'GET /api/analyses/stored-1': () => ({ body: buildStored() }) });
    render(
      <ChakraProvider value={system}>
        <SWRConfig value={{ ...dataDefaults, dedupingInterval: 0 }}>
          <MemoryRouter initialEntries={['/?analysis=stored-1']}>
            <Screen />
          </MemoryRouter>
        </SWRConfig>
      </ChakraProvider>,
    );
    const editor = await findEditor();
    await screen.findByRole('article', { name: 'Unlimited indemnity' });
    const pause = () => act(() => new Promise((resolve) => setTimeout(resolve, 400)));
    await pause();
    expect(commits.get('results')).toBeGreaterThan(0);
    expect(commits.get('selectors')).toBeGreaterThan(0);

    commits.clear();
    for (const letter of 'Thirty keys are pressed here, ok') act(() => paste(editor, letter));
    await pause();

    expect(linesOf(editor)[0]).toBe(`Thirty keys are pressed here, ok${clauseText.split('\r\n')[0]}`);
    expect(Object.fromEntries(commits)).toEqual({});
  });

  it('GIVEN 200,000 characters WHEN they are pasted THEN they are there to the letter, and typing goes on', async () => {
    serveApi();
    render(
      <ChakraProvider value={system}>
        <SWRConfig value={dataDefaults}>
          <MemoryRouter>
            <Screen />
          </MemoryRouter>
        </SWRConfig>
      </ChakraProvider>,
    );
    const editor = await findEditor();
    const long = `${'The Supplier shall deliver the Goods in time. '.repeat(4)}\n`.repeat(1070);
    expect(long.length).toBeGreaterThan(195_000);
    act(() => paste(editor, long));
    act(() => paste(editor, 'End'));
    expect(linesOf(editor)).toHaveLength(1071);
    expect(linesOf(editor).join('\n')).toBe(`${long}End`);
    expect(screen.getByRole<HTMLButtonElement>('button', { name: /^Analyze/ }).disabled).toBe(false);
  });
});
