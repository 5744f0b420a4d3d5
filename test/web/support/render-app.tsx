import { cleanup, configure, getConfig, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { mutate, SWRConfig } from 'swr';
import { App } from '../../../web/src/app/app.tsx';
import { closeApi } from './fake-api.ts';

// What a test waits for comes at once on an idle machine; a busy one is given time.
configure({ asyncUtilTimeout: 20_000 });

/**
 * While something is waited for, each look that does not find it yet would write down the whole page. What is never found
 * tells the page once, when its time is over.
 */
const { getElementError } = getConfig();
const isWaiting = (): boolean => Reflect.get(getConfig(), '_disableExpensiveErrorDiagnostics') === true;
configure({
  getElementError: (message, container) => {
    if (!isWaiting()) return getElementError(message, container);
    return Object.assign(new Error(message ?? ''), { name: 'TestingLibraryElementError' });
  },
});

/** Each test reads for itself: what the one before asked for is not shared with it. */
const dataOptions = { dedupingInterval: 0 };

/** Draws the whole application at an address, with nothing remembered from before. */
export const renderApp = (address = '/') => {
  window.history.replaceState(null, '', address);
  return {
    user: userEvent.setup(),
    ...render(
      <SWRConfig value={dataOptions}>
        <App />
      </SWRConfig>,
    ),
  };
};

/** Takes the application down, and forgets what it read and kept. */
export const endApp = async (): Promise<void> => {
  cleanup();
  await closeApi();
  await mutate(() => true, undefined, { revalidate: false });
  localStorage.clear();
  sessionStorage.clear();
  document.cookie = 'sidebar_state=; path=/; max-age=0';
};
