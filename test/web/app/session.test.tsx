/** @jest-environment jest-fixed-jsdom */
import { setWindowWidth } from '../support/browser-stubs.ts';
import { ChakraProvider } from '@chakra-ui/react';
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, Route, Routes } from 'react-router';
import type { CurrentUser } from '../../../shared/accounts.ts';
import { canSeeAdmin, SessionContext, type Session } from '../../../web/src/app/session.ts';
import { ShellLayout } from '../../../web/src/app/shell/shell-layout.tsx';
import { system } from '../../../web/src/theme/system.ts';
import { serveApi } from '../support/fake-api.ts';
import { endApp } from '../support/render-app.tsx';

afterEach(async () => {
  setWindowWidth(1280);
  await endApp();
});

const ada: CurrentUser = {
  id: 'ada',
  createdAt: '2026-03-03T14:05:09.000Z',
  name: 'Ada Field',
  email: 'ada@example.com',
  role: 'user',
  approvalStatus: 'approved',
  isActive: true,
};

const renderShell = (session: Session) => {
  serveApi();
  return render(
    <ChakraProvider value={system}>
      <SessionContext value={session}>
        <MemoryRouter>
          <Routes>
            <Route element={<ShellLayout onIntent={() => undefined} />}>
              <Route index element={<p>The screen</p>} />
            </Route>
          </Routes>
        </MemoryRouter>
      </SessionContext>
    </ChakraProvider>,
  );
};

describe('the shell of somebody signed in', () => {
  it('GIVEN a user THEN the footer names them and their role, and Sign Out signs out', async () => {
    const signOut = jest.fn<() => void>();
    renderShell({ isPublic: false, user: ada, signOut });
    for (const words of ['Ada Field', 'ada@example.com', 'User']) expect(screen.getByText(words)).toBeTruthy();
    expect(screen.queryByText('Public Mode')).toBeNull();
    expect(screen.queryByRole('link', { name: 'Admin' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Sign Out' }));
    expect(signOut).toHaveBeenCalledTimes(1);
  });

  it('GIVEN a phone THEN the top bar signs out', async () => {
    setWindowWidth(360);
    const signOut = jest.fn<() => void>();
    renderShell({ isPublic: false, user: ada, signOut });
    await userEvent.click(screen.getByRole('button', { name: 'Sign Out' }));
    expect(signOut).toHaveBeenCalledTimes(1);
  });

  it('GIVEN an admin THEN the Admin entry and the role show', () => {
    renderShell({ isPublic: false, user: { ...ada, role: 'admin' } });
    expect(screen.getAllByText('Admin')).toHaveLength(2);
  });
});

describe('who sees the Admin entry', () => {
  const admin: CurrentUser = { ...ada, role: 'admin' };
  it.each([
    ['a public visitor', { isPublic: true, user: null }, true],
    ['nobody', { isPublic: false, user: null }, false],
    ['a user', { isPublic: false, user: ada }, false],
    ['an admin', { isPublic: false, user: admin }, true],
    ['a pending admin', { isPublic: false, user: { ...admin, approvalStatus: 'pending' } }, false],
    ['an inactive admin', { isPublic: false, user: { ...admin, isActive: false } }, false],
  ] as const)('GIVEN %s THEN it is decided so', (_, session, sees) => {
    expect(canSeeAdmin(session)).toBe(sees);
  });
});
