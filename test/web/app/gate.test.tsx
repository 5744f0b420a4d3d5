/** @jest-environment jest-fixed-jsdom */
import '../support/browser-stubs.ts';
import { afterEach, describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { disconnected, serveApi, silence } from '../support/fake-api.ts';
import { endApp, renderApp } from '../support/render-app.tsx';

afterEach(endApp);

describe('gate', () => {
  it('GIVEN the check has not answered THEN it says Loading...', () => {
    serveApi({ 'GET /api/auth/public-mode': silence });
    renderApp('/playbooks');
    expect(screen.getByText('Loading...')).toBeTruthy();
    expect(screen.queryByRole('navigation')).toBeNull();
  });

  it('GIVEN public mode THEN the shell shows with its badge, a public visitor and no Sign Out', async () => {
    serveApi();
    renderApp('/playbooks');
    expect(await screen.findByText('Public Mode')).toBeTruthy();
    expect(screen.getByText('Public visitor')).toBeTruthy();
    expect(screen.queryByText('Sign Out')).toBeNull();
    expect((await screen.findByRole('link', { name: 'help@example.com' })).getAttribute('href')).toBe(
      'mailto:help@example.com',
    );
  });

  it('GIVEN public mode is off THEN nothing of the application shows, only that signing in comes later', async () => {
    const sent = serveApi({ 'GET /api/auth/public-mode': () => ({ body: { publicMode: false } }) });
    renderApp('/recent-analyses');
    expect(await screen.findByRole('heading', { name: 'Sign In to Clausewise' })).toBeTruthy();
    expect(screen.queryByRole('navigation')).toBeNull();
    expect(sent.some(({ url }) => url.startsWith('/api/analyses'))).toBe(false);
  });

  it('GIVEN the check fails once WHEN it is asked again THEN its second answer counts', async () => {
    let asked = 0;
    serveApi({
      'GET /api/auth/public-mode': () => {
        asked += 1;
        return asked === 1 ? { status: 503, body: 'Later' } : { body: { publicMode: true } };
      },
    });
    renderApp('/playbooks');
    expect(await screen.findByText('Public Mode')).toBeTruthy();
    expect(asked).toBe(2);
  });

  it('GIVEN the check fails twice THEN the application stays closed and says so', async () => {
    const sent = serveApi({ 'GET /api/auth/public-mode': disconnected });
    renderApp('/playbooks');
    expect(await screen.findByRole('alert')).toBeTruthy();
    expect(screen.queryByText('Public Mode')).toBeNull();
    expect(sent.filter(({ url }) => url === '/api/auth/public-mode')).toHaveLength(2);
  });
});
