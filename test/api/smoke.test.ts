import { describe, expect, it } from '@jest/globals';
import { smokeChecks } from '../../infra/operate/smoke-checks.ts';
import { newAccount, privateProduct } from '../support/accounts.ts';
import { productUrl } from '../support/client.ts';

describe('the checks of a deployment', () => {
  const here = smokeChecks.filter(({ needs }) => needs !== 'https' && needs !== 'api');

  it.each(here)('GIVEN the product as it should be THEN $name', async ({ run }) => {
    const { url } = privateProduct();
    const { email, password } = await newAccount();
    await run({ url, person: { email, password } });
  });

  it.each(['nobody is let in', 'the method that streams'])(
    'GIVEN public mode THEN the check that begins with "%s" holds there too',
    async (words) => {
      await smokeChecks.find(({ name }) => name.startsWith(words))!.run({ url: productUrl() });
    },
  );

  it.each(['https', 'api'])(
    'GIVEN a product without what %s brings THEN the check that needs it fails',
    async (needs) => {
      const { url } = privateProduct();
      for (const { run } of smokeChecks.filter((check) => check.needs === needs)) {
        await expect(run({ url, api: url })).rejects.toThrow();
      }
    },
  );
});
