import type { Page } from 'playwright-core';
import type { AccountClient } from './accounts.ts';
import { quietPath } from './browser.ts';

/** Signs somebody in within a page, as the page itself does, and leaves it at the given path. */
export const enterAs = async (
  page: Page,
  { email, password }: Pick<AccountClient, 'email' | 'password'>,
  path: string,
): Promise<void> => {
  // The application itself need not run before it is known who is here.
  await page.goto(quietPath);
  const status = await page.evaluate(
    async (body) =>
      (
        await fetch('/api/auth/login', {
          method: 'POST',
          credentials: 'include',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(body),
        })
      ).status,
    { email, password },
  );
  if (status !== 200) throw new Error(`signing in answers ${status}`);
  await page.goto(path);
};

/** Makes a page a visitor of its own in public mode, before the application runs in it. */
export const becomeVisitor = async (page: Page): Promise<void> => {
  await page.goto('/api/auth/public-mode');
};
