import { preloadAdministration } from '../features/administration/administration-data.ts';
import { preloadPlaybooks } from '../features/playbook/use-playbooks.ts';
import { preloadAnalyses } from '../features/recent-analyses/use-analyses.ts';
import { preloadPlans } from '../features/subscription/subscription-data.ts';
import { dataKeys, pathOfKey, readEarly } from '../lib/data.ts';
import { mayHaveSession } from '../lib/session.ts';
import { preloadPage } from './router.tsx';

/**
 * Starts fetching what an address will show, its code and its data, beside the question who may see it: what comes
 * first then waits for one answer of the server, not for three in a row. Failures are left to whoever shows the data.
 */
export const preloadAddress = ({ pathname, search, hash }: Pick<Location, 'pathname' | 'search' | 'hash'>): void => {
  preloadPage(pathname);
  readEarly(pathOfKey(dataKeys.runtimeConfig));
  const analysisId = new URLSearchParams(search).get('analysis');
  if (pathname === '/' && analysisId) readEarly(pathOfKey(dataKeys.analysis(analysisId)));
  if (pathname === '/recent-analyses') preloadAnalyses();
  if (pathname === '/playbooks') preloadPlaybooks();
  // What a visitor is not given is not asked for where there is nobody else.
  if (!mayHaveSession()) return;
  if (pathname === '/subscription') preloadPlans();
  if (pathname === '/admin') preloadAdministration({ search, hash });
};
