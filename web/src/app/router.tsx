import { lazy } from 'react';
import { Route, Routes } from 'react-router';
import { ShellLayout } from './shell/shell-layout.tsx';

const loaders = {
  '/': () => import('../pages/new-analysis-page.tsx'),
  '/recent-analyses': () => import('../pages/recent-analyses-page.tsx'),
  '/negotiations': () => import('../pages/negotiations-page.tsx'),
  '/playbooks': () => import('../pages/playbooks-page.tsx'),
  '/subscription': () => import('../pages/subscription-page.tsx'),
  '/admin': () => import('../pages/admin-page.tsx'),
  '/verify': () => import('../pages/verify-page.tsx'),
} as const;

const NewAnalysisPage = lazy(() => loaders['/']().then((page) => ({ default: page.NewAnalysisPage })));
const RecentAnalysesPage = lazy(() =>
  loaders['/recent-analyses']().then((page) => ({ default: page.RecentAnalysesPage })),
);
const NegotiationsPage = lazy(() => loaders['/negotiations']().then((page) => ({ default: page.NegotiationsPage })));
const PlaybooksPage = lazy(() => loaders['/playbooks']().then((page) => ({ default: page.PlaybooksPage })));
const SubscriptionPage = lazy(() => loaders['/subscription']().then((page) => ({ default: page.SubscriptionPage })));
const AdminPage = lazy(() => loaders['/admin']().then((page) => ({ default: page.AdminPage })));
const VerifyPage = lazy(() => loaders['/verify']().then((page) => ({ default: page.VerifyPage })));
const NotFoundPage = lazy(() => import('../pages/not-found-page.tsx').then((page) => ({ default: page.NotFoundPage })));

/**
 * Starts loading a screen's code ahead of its being shown: beside the gate's own check, or when a link is pointed at.
 * A failure is left to the screen itself, which asks again.
 */
export const preloadPage = (path: string): void => {
  if (Object.hasOwn(loaders, path)) loaders[path as keyof typeof loaders]().catch(() => undefined);
};

/** The screens and their addresses. */
export const AppRoutes = () => (
  <Routes>
    <Route element={<ShellLayout onIntent={preloadPage} />}>
      <Route index element={<NewAnalysisPage />} />
      <Route path="recent-analyses" element={<RecentAnalysesPage />} />
      <Route path="negotiations" element={<NegotiationsPage />} />
      <Route path="playbooks" element={<PlaybooksPage />} />
      <Route path="subscription" element={<SubscriptionPage />} />
      <Route path="admin" element={<AdminPage />} />
      <Route path="verify" element={<VerifyPage />} />
      <Route path="*" element={<NotFoundPage />} />
    </Route>
  </Routes>
);
