/*
 * What the user pool's one client may do, on AWS and on one machine alike: the auth stack writes it into the template, and
 * the local user pool refuses what it does not allow.
 */

/** The attributes whoever signs up may write; everything else of an account is written with permissions of AWS. */
export const writableAttributes = ['email'] as const;

/** The attributes that identity tokens tell. */
export const readableAttributes = ['email', 'email_verified', 'name'] as const;

/** The output by which earlier releases gave the API stack the id of their client, which had no secret. */
export const formerClientOutput = 'ExportsOutputRefAccountsPage41A831601B549BA5';
