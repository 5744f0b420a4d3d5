import { listAdminEmails } from '../../adapters/entities/accounts.ts';
import { firstAdminEmail } from './first-admin.ts';

/** A request is mailed to this many admins at most: where there are more, somebody among these reads it. */
const mostReviewers = 50;

/**
 * The addresses a request to review goes to: every active admin's, and the first admin's, who may still have to
 * register. It does not fail: the request stands whether or not anybody is mailed about it.
 */
export const listReviewers = async (): Promise<readonly string[]> => {
  const first = firstAdminEmail();
  const admins = await listAdminEmails(mostReviewers).catch((error: unknown) => {
    console.error(JSON.stringify({ reviewers: error instanceof Error ? error.name : 'unknown' }));
    return [];
  });
  return [...new Set([...(first === undefined ? [] : [first]), ...admins])];
};
