import type { Page } from 'playwright-core';
import type { AccountClient } from './accounts.ts';

/** Signs somebody in within a page, as the page itself does, and leaves it at the given path. */
export const enterAs = async (
  page: Page,
  { email, password }: Pick<AccountClient, 'email' | 'password'>,
  path: string,
): Promise<void> => {
  await page.goto('/sign-in');
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
