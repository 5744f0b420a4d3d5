import { randomInt, randomUUID } from 'node:crypto';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it, jest } from '@jest/globals';
import { userPoolClientId, userPoolId } from '../../../../infra/local/cognito/pool.ts';
import { type Cognito, startCognito } from '../../../../infra/local/cognito/start-cognito.ts';
import type { Listening } from '../../../../infra/local/listen.ts';
import { type ReceivedMail, startMail } from '../../../../infra/local/start-mail.ts';
import { outcomeOf, startAccountTable } from '../../../support/account-table.ts';
import fc from '../../../support/properties.ts';
import { rounds, runsWhole, sampled } from '../../../support/rounds.ts';
import { startSecrets } from '../../../support/secrets-server.ts';

/*
 * Two people and one address. The owner reads the mail that goes to it; the stranger does not, and has an address and
 * mail of their own. Whatever they do in whatever order, the stranger is never let in under the owner's address, and
 * the account is the owner's by its password, name and role.
 */

jest.setTimeout(600_000);

const load = async () => ({
  ...(await import('../../../../functions/core/account/register.ts')),
  ...(await import('../../../../functions/core/account/confirm-email.ts')),
  ...(await import('../../../../functions/core/account/resend-confirmation.ts')),
  ...(await import('../../../../functions/core/account/request-password-reset.ts')),
  ...(await import('../../../../functions/core/account/reset-password.ts')),
  ...(await import('../../../../functions/core/account/sign-in.ts')),
  ...(await import('../../../../functions/core/account/recognise-account.ts')),
  ...(await import('../../../../functions/adapters/user-pool.ts')),
});

const adminEmail = 'first-admin@example.com';

/** What has passed on the user pool's clock: it mails an address so many codes an hour. */
let passedMs = 0;
let folder: string;
let table: Awaited<ReturnType<typeof startAccountTable>>;
let secrets: Awaited<ReturnType<typeof startSecrets>>;
let mail: Listening;
let cognito: Cognito;
let product: Awaited<ReturnType<typeof load>>;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'takeover-'));
  [table, secrets, mail] = await Promise.all([
    startAccountTable(),
    startSecrets(),
    startMail({ directory: path.join(folder, 'mail') }),
  ]);
  cognito = await startCognito({
    directory: path.join(folder, 'cognito'),
    mailUrl: mail.url,
    sender: 'no-reply@clausewise.example',
    now: () => Date.now() + passedMs,
  });
  Object.assign(process.env, {
    AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER: cognito.url,
    AWS_ENDPOINT_URL_SESV2: mail.url,
    USER_POOL_ID: userPoolId,
    USER_POOL_CLIENT_ID: userPoolClientId,
    TOKEN_ISSUER: `${cognito.url}/${userPoolId}`,
    MAIL_SENDER: 'no-reply@clausewise.example',
    ADMIN_EMAIL: adminEmail,
    // How often something is tried is another matter (limit-attempts.test.ts).
    SIGN_IN_LIMITS: JSON.stringify({ perAccountAndAddress: 1_000, perAddress: 1_000, mailsPerEmail: 1_000 }),
  });
  product = await load();
});
afterAll(async () => {
  await Promise.all([cognito.close(), table.close(), secrets.close()]);
  await mail.close();
  await rm(folder, { recursive: true, force: true });
});

const mailsTo = async (email: string): Promise<readonly ReceivedMail[]> =>
  (await (await fetch(`${mail.url}/mails?to=${encodeURIComponent(email)}`)).json()) as readonly ReceivedMail[];

const newestCode = async (email: string): Promise<string | undefined> => {
  for (const { text } of await mailsTo(email)) {
    const code = /\b\d{6}\b/.exec(text)?.[0];
    if (code !== undefined) return code;
  }
  return undefined;
};

type Who = 'owner' | 'stranger';
type Does = 'register' | 'resend' | 'confirm' | 'forgot' | 'reset' | 'signIn';
interface Step {
  readonly who: Who;
  readonly does: Does;
}

const doings: readonly Does[] = ['register', 'resend', 'confirm', 'forgot', 'reset', 'signIn'];
const names = { owner: 'Ada Byron', stranger: 'Mallory' } as const;

/** What must hold of the address, known from what its owner did alone. */
interface Model {
  /** Whether the owner has entered a code. */
  isProved: boolean;
  password?: string;
  /** What the newest code that was mailed is good for, until it was used. */
  code?: 'signUp' | 'reset' | undefined;
  isAsked: boolean;
}

/** What a step comes to; where it is a mail, which code it brings. */
const expectedOf = (model: Model, { who, does }: Step, password: string): string => {
  const mailCode = (): void => {
    if (model.isAsked) model.code = model.isProved ? 'reset' : 'signUp';
  };
  switch (does) {
    case 'register':
      model.isAsked = true;
      if (!model.isProved) mailCode();
      return 'done';
    case 'resend':
      mailCode();
      return 'done';
    case 'forgot':
      if (model.isProved) mailCode();
      return 'done';
    case 'confirm':
    case 'reset': {
      const isGood = model.code !== undefined && (does === 'confirm' || model.code === 'reset');
      if (who === 'stranger' || !isGood) return 'invalid_code';
      model.isProved = true;
      model.password = password;
      model.code = undefined;
      return 'done';
    }
    case 'signIn':
      return who === 'owner' && model.isProved ? 'done' : 'invalid_credentials';
  }
};

/** Plays the steps at an address of its own, and says after each what must hold. */
const play = async (email: string, steps: readonly Step[]): Promise<void> => {
  const model: Model = { isProved: false, isAsked: false };
  const strangersEmail = `stranger-${randomUUID()}@example.com`;
  const address = { owner: '198.51.100.7', stranger: '203.0.113.9' } as const;
  const passwords = { owner: 'Owners-horse-1', stranger: 'Strangers-horse-1' };
  await product.register({
    email: strangersEmail,
    name: 'Mallory',
    password: 'Own-horse-1234',
    address: address.stranger,
  });

  /** The owner enters the code of the newest mail; the stranger one that went to themselves, or a guess. */
  const codeOf = async (who: Who, at: number): Promise<string> => {
    const right = (await newestCode(email)) ?? '000000';
    if (who === 'owner') return right;
    const other = (at % 2 === 0 && (await newestCode(strangersEmail))) || String(randomInt(1_000_000)).padStart(6, '0');
    return other === right ? (right === '111111' ? '222222' : '111111') : other;
  };

  for (const [at, step] of steps.entries()) {
    const { who, does } = step;
    // Another password each time, so that an old one that still works shows.
    if (does === 'register' || does === 'confirm' || does === 'reset') passwords[who] = `${names[who]}-horse-${at}`;
    const password = does === 'signIn' && who === 'owner' ? (model.password ?? passwords.owner) : passwords[who];
    const from = { email, address: address[who] };
    const code = await codeOf(who, at);
    const acts: Readonly<Record<Does, () => Promise<unknown>>> = {
      register: () => product.register({ ...from, password, name: names[who] }),
      resend: () => product.resendConfirmation(from),
      confirm: () => product.confirmEmail({ ...from, code, password, name: names[who] }),
      forgot: () => product.requestPasswordReset(from),
      reset: () => product.resetPassword({ ...from, code, password }),
      signIn: () => product.signIn({ ...from, password }),
    };
    const outcome = await outcomeOf(acts[does]());
    const expected = expectedOf(model, step, password);
    expect({ at, ...step, outcome }).toEqual({ at, ...step, outcome: expected });
  }

  // Nobody is in, nor asked for, before the owner's proof; afterwards the account is theirs.
  const asked = (await mailsTo(adminEmail)).filter(({ text }) => text.includes(email));
  expect(asked.filter(({ text }) => text.includes(names.stranger))).toEqual([]);
  for (const password of [passwords.stranger, ...steps.map((_, at) => `${names.stranger}-horse-${at}`)].slice(0, 2))
    expect(await outcomeOf(product.signIn({ email, password, address: address.stranger }))).toBe('invalid_credentials');
  if (!model.isProved || model.password === undefined) {
    expect(asked).toEqual([]);
    return;
  }
  const {
    tokens: { idToken },
  } = await product.signIn({ email, password: model.password, address: address.owner });
  const caller = await product.recogniseAccount(idToken);
  const isAdmin = email === adminEmail;
  expect(caller?.user).toMatchObject({
    email,
    name: names.owner,
    role: isAdmin ? 'admin' : 'user',
    approvalStatus: isAdmin ? 'approved' : 'pending',
  });
};

const anyStep: fc.Arbitrary<Step> = fc.record({
  who: fc.constantFrom('owner' as const, 'stranger' as const),
  does: fc.constantFrom(...doings),
});

/** Begins with a table and a mailbox that hold nothing, and gives the address it is about. */
const beginWith = async (isFirstAdmin: boolean): Promise<string> => {
  await table.useEmptyTable();
  passedMs += 2 * 60 * 60 * 1000;
  process.env['CONFIRM_EMAIL'] = String(!isFirstAdmin);
  await rm(path.join(folder, 'mail'), { recursive: true, force: true });
  await mkdir(path.join(folder, 'mail'));
  if (!isFirstAdmin) return `${randomUUID()}@example.com`;
  await product.deletePoolUser(adminEmail);
  return adminEmail;
};

it('GIVEN an owner and a stranger WHEN they register, ask for codes, confirm, reset and sign in in any order THEN the stranger is never let in and the account is the owner’s', async () => {
  const seen = new Set<string>();
  await fc.assert(
    fc.asyncProperty(
      // Four wrong codes and a score of mails are what the pool bears in an hour.
      fc
        .array(anyStep, { minLength: 4, maxLength: 9 })
        .filter((steps) => steps.filter(({ does }) => does === 'confirm' || does === 'reset').length <= 4),
      fc.boolean(),
      async (steps, isFirstAdmin) => {
        await play(await beginWith(isFirstAdmin), steps);
        steps.forEach(({ who, does }) => seen.add(`${who} ${does}`));
      },
    ),
    { numRuns: rounds(60), endOnFailure: true },
  );
  // A few runs need not come to everything.
  expect(seen.size).toBeGreaterThanOrEqual(runsWhole ? 2 * doings.length : doings.length);
});

const ordersOf = <Item>(items: readonly Item[]): Item[][] =>
  items.length < 2
    ? [[...items]]
    : items.flatMap((first, at) => ordersOf(items.toSpliced(at, 1)).map((rest) => [first, ...rest]));

it('GIVEN the steps of a takeover in every order THEN it fails in each, for the first admin’s address too', async () => {
  const steps: readonly Step[] = [
    { who: 'stranger', does: 'register' },
    { who: 'owner', does: 'register' },
    { who: 'owner', does: 'confirm' },
    { who: 'stranger', does: 'resend' },
    { who: 'stranger', does: 'signIn' },
  ];
  for (const [index, order] of sampled(ordersOf(steps), 12).entries())
    await play(await beginWith(index % 2 === 0), order);
});
