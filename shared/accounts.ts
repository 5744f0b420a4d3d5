import * as z from 'zod/mini';

/** What an account is, how one is asked for, and how a session begins and ends. */

/** What a caller sends as `Prefer` to be told by `null`, not by a refusal, that nobody is signed in. */
export const nobodyAsNull = 'nobody=null';

export const roles = ['admin', 'user'] as const;
export type Role = (typeof roles)[number];

export const approvalStatuses = ['pending', 'approved', 'rejected'] as const;
export type ApprovalStatus = (typeof approvalStatuses)[number];

/** How long a session can be renewed without signing in again, in seconds: 30 days, as long as a refresh token is good. */
export const sessionSeconds = 30 * 24 * 60 * 60;

/** For how long a browser that signed in is known by it, in seconds: half a year. */
export const knownBrowserSeconds = 180 * 24 * 60 * 60;

const maxEmailLength = 254;
const maxNameLength = 100;

/** What a person's password must hold; Cognito's policy says the same. */
export const passwordPolicy = {
  minLength: 10,
  maxLength: 128,
  text: 'Use at least 10 characters, with upper and lower case letters and a digit.',
} as const;

/** Whether a password meets the policy. */
export const isStrongPassword = (password: string): boolean =>
  password.length >= passwordPolicy.minLength &&
  password.length <= passwordPolicy.maxLength &&
  /\p{Ll}/u.test(password) &&
  /\p{Lu}/u.test(password) &&
  /\d/.test(password);

/** An address as it is compared and stored: without surrounding space, in lower case. */
export const emailSchema = z.pipe(
  z.string().check(z.trim(), z.toLowerCase(), z.maxLength(maxEmailLength, 'Please enter a shorter email address.')),
  z.string().check(z.email('Please enter a valid email address.')),
);

/** A password somebody chooses. */
const newPasswordSchema = z.string().check(z.refine(isStrongPassword, passwordPolicy.text));

/** A password somebody signs in with: whatever it is, it is either right or wrong. */
const givenPasswordSchema = z.string().check(z.minLength(1, 'Please enter your password.'), z.maxLength(1_000));

/** The code a mail brought. */
const mailedCodeSchema = z.string().check(z.trim(), z.minLength(1, 'Please enter the code.'), z.maxLength(20));

const nameSchema = z
  .string()
  .check(
    z.trim(),
    z.minLength(1, 'Please enter your full name.'),
    z.maxLength(maxNameLength, `Please enter at most ${maxNameLength} characters.`),
  );

export const registerRequestSchema = z.object({ email: emailSchema, password: newPasswordSchema, name: nameSchema });

/** The same for every address, known or not; whether a code was mailed depends on the configuration alone. */
export const registerResponseSchema = z.object({ success: z.literal(true), confirmationRequired: z.boolean() });

export const loginRequestSchema = z.object({ email: emailSchema, password: givenPasswordSchema });

/** Password and name come with the code: those of the registration may be anybody's. */
export const confirmEmailRequestSchema = z.object({
  email: emailSchema,
  code: mailedCodeSchema,
  password: newPasswordSchema,
  name: nameSchema,
});
export const emailRequestSchema = z.object({ email: emailSchema });
export const resetPasswordRequestSchema = z.object({
  email: emailSchema,
  code: mailedCodeSchema,
  password: newPasswordSchema,
});

export const successSchema = z.object({ success: z.literal(true) });

/** The person who is signed in (specification, section 3). */
export const currentUserSchema = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  role: z.enum(roles),
  approvalStatus: z.enum(approvalStatuses),
  isActive: z.boolean(),
  createdAt: z.string(),
});
export type CurrentUser = z.infer<typeof currentUserSchema>;

/** The identity token for calls that carry it as bearer, and when it ends, in epoch milliseconds. */
export const sessionSchema = z.object({ token: z.string(), expiresAt: z.int() });
export type SessionToken = z.infer<typeof sessionSchema>;
