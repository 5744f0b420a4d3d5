import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { currentUserSchema, emailSchema, isStrongPassword, passwordPolicy } from '../../shared/accounts.ts';
import type { Cognito } from './cognito/start-cognito.ts';
import type { ReceivedMail } from './start-mail.ts';
import { writeWholeFile } from './write-whole-file.ts';

/** Whoever is admin from the first start on. */
export interface FirstAdmin {
  readonly email: string;
  readonly password: string;
}

/** The first admin where LOCAL_ADMIN_EMAIL and LOCAL_ADMIN_PASSWORD name no other. */
export const defaultFirstAdmin: FirstAdmin = { email: 'admin@example.com', password: 'Admin-local-1' };

/**
 * Reads the first admin from the environment.
 * @throws RangeError saying what is wrong with the address or the password
 */
export const firstAdminOf = (env: Readonly<Record<string, string | undefined>>): FirstAdmin => {
  const email = emailSchema.safeParse(env['LOCAL_ADMIN_EMAIL'] || defaultFirstAdmin.email);
  const password = env['LOCAL_ADMIN_PASSWORD'] || defaultFirstAdmin.password;
  if (!email.success) throw new RangeError('LOCAL_ADMIN_EMAIL must be an email address.');
  if (!isStrongPassword(password)) throw new RangeError(`LOCAL_ADMIN_PASSWORD is too weak. ${passwordPolicy.text}`);
  return { email: email.data, password };
};

/** What became of the first admin. */
export interface FirstAdminOutcome {
  readonly email: string;
  /** Whether the password that was given is the account's; a person may have set another. */
  readonly hasGivenPassword: boolean;
  /** Why the account could not be made; the next start tries again. */
  readonly problem?: string;
}

interface Services {
  /** Where the API answers. */
  readonly url: string;
  readonly mailUrl: string;
  readonly cognito: Cognito;
  readonly dataDir: string;
}

/**
 * Makes the first admin as a person would: registers, confirms the address with the code that was mailed, and signs in
 * once. Each step is taken only where it has not been, so that an interrupted start goes on where it stopped.
 */
export const ensureFirstAdmin = async (services: Services, admin: FirstAdmin): Promise<FirstAdminOutcome> => {
  const { cognito, dataDir } = services;
  const done = path.join(dataDir, 'first-admin.json');
  const made = await readFile(done, 'utf8').catch(() => undefined);
  try {
    if (made !== JSON.stringify(admin.email) || cognito.stateOf(admin.email) === 'absent') {
      await makeAdmin(services, admin);
      await writeWholeFile(done, JSON.stringify(admin.email));
    }
  } catch (error) {
    if (!(error instanceof StepFailed)) throw error;
    return { email: admin.email, hasGivenPassword: false, problem: error.message };
  }
  return { email: admin.email, hasGivenPassword: await cognito.isPasswordOf(admin.email, admin.password) };
};

class StepFailed extends Error {}

const administrator = 'Administrator';

const makeAdmin = async ({ url, mailUrl, cognito }: Services, { email, password }: FirstAdmin): Promise<void> => {
  const state = cognito.stateOf(email);
  // A start that was interrupted may have used the code and set no password.
  const isUnfinished = !cognito.hasSignedIn(email) && !(await cognito.isPasswordOf(email, password));
  if (state !== 'confirmed' || isUnfinished) {
    const since = new Date().toISOString();
    if (state === 'absent') await post(`${url}/api/auth/register`, { email, password, name: administrator });
    else await post(`${url}/api/auth/confirm/resend`, { email });
    const code = await mailedCode(mailUrl, email, since);
    await post(`${url}/api/auth/confirm`, { email, code, password, name: administrator });
  }
  // Whoever has set another password has signed in before.
  if (!(await cognito.isPasswordOf(email, password))) return;
  const cookie = (await post(`${url}/api/auth/login`, { email, password })).headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  const answer = await fetch(`${url}/api/auth/user`, { headers: { cookie } });
  const user = currentUserSchema.safeParse(await answer.json());
  if (!user.success || user.data.role !== 'admin') throw new StepFailed('the account is not an admin’s');
  await post(`${url}/api/auth/logout`, undefined, cookie);
};

const post = async (url: string, body: unknown, cookie?: string): Promise<Response> => {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(cookie !== undefined && { cookie }) },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new StepFailed(`${new URL(url).pathname} answers ${answer.status}: ${await answer.text()}`);
  return answer;
};

const mailedCode = async (mailUrl: string, email: string, since: string): Promise<string> => {
  const answer = await fetch(`${mailUrl}/mails?to=${encodeURIComponent(email)}`);
  const mails = (await answer.json()) as readonly ReceivedMail[];
  for (const { sentAt, text } of mails) {
    const code = /\b\d{6}\b/.exec(text)?.[0];
    if (code !== undefined && sentAt >= since) return code;
  }
  throw new StepFailed('no confirmation code came by mail');
};
