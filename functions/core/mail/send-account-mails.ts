import { optionalSetting } from '../../adapters/environment.ts';
import { sendMail } from '../../adapters/mailer.ts';
import { composeMail, type MailContent, oneLine } from './compose-mail.ts';

/*
 * The mails about accounts. None of these functions fails: what was decided stands whether or not the mail arrives,
 * and a mail that could not be handed over is a line in the log, without its address and text.
 */

interface Person {
  readonly name: string;
  readonly email: string;
}

const page = (path: string): string | undefined => {
  const base = optionalSetting('APP_URL');
  return base === undefined ? undefined : new URL(path, base).href;
};

const support = (): string => {
  const address = optionalSetting('SUPPORT_EMAIL');
  return address === undefined ? 'support' : `support at ${address}`;
};

const send = async (kind: string, content: MailContent): Promise<void> => {
  try {
    await sendMail(composeMail(content));
  } catch (error) {
    console.error(
      JSON.stringify({ mail: kind, isSent: false, error: error instanceof Error ? error.name : 'unknown' }),
    );
  }
};

/**
 * Tells a person that their request waits for review. It goes to an address nobody may have proven to be theirs, so it
 * repeats nothing of what was written into the form.
 */
export const sendRegistrationReceived = ({ email }: Pick<Person, 'email'>): Promise<void> =>
  send('registration received', {
    to: email,
    subject: 'We received your request for a Clausewise account',
    paragraphs: [
      'Thank you for signing up!',
      "Your account is pending our team's review and you'll get a decision within 48 hrs. We will send it to this address.",
      `If you did not ask for an account, please tell ${support()}.`,
    ],
  });

/**
 * Asks an admin to review a request.
 * @param admin the admin's address
 */
export const sendRequestToReview = ({ admin, person }: { admin: string; person: Person }): Promise<void> =>
  send('request to review', {
    to: admin,
    subject: 'A Clausewise account waits for review',
    paragraphs: [
      `${oneLine(person.name)} (${oneLine(person.email)}) asked for an account.`,
      'People are promised a decision within 48 hrs.',
    ],
    link: { label: 'Review the request', url: page('/admin') },
  });

/** Tells the owner of an address that somebody asked for an account with it although it has one. */
export const sendAddressHasAccount = ({ email }: Pick<Person, 'email'>): Promise<void> =>
  send('address has an account', {
    to: email,
    subject: 'You already have a Clausewise account',
    paragraphs: [
      'Somebody asked for a Clausewise account with your address. You already have one, and nothing about it was changed.',
      'If it was you, please sign in, or choose Forgot password on the sign-in page to set a new password.',
      'If it was not you, you need not do anything.',
    ],
    link: { label: 'Sign in', url: page('/') },
  });

/**
 * Sends a mail that nobody gets, where one to somebody would tell by its time that an address is known. SES takes it as
 * any other; its mailbox simulator counts neither as bounced nor as a complaint.
 */
export const sendToNobody = (): Promise<void> =>
  send('nobody', { to: 'success@simulator.amazonses.com', subject: 'Nothing', paragraphs: ['This goes to nobody.'] });

/** Tells a person that an admin let them in. */
export const sendApproved = ({ name, email }: Person): Promise<void> =>
  send('approved', {
    to: email,
    subject: 'Your Clausewise account is approved',
    paragraphs: [`Hello ${oneLine(name)},`, 'Your account was approved. You can sign in now.'],
    link: { label: 'Sign in', url: page('/') },
  });

/** Tells a person that an admin refused their request. */
export const sendRejected = ({ name, email }: Person): Promise<void> =>
  send('rejected', {
    to: email,
    subject: 'Your request for a Clausewise account',
    paragraphs: [
      `Hello ${oneLine(name)},`,
      'Your account has been denied access.',
      `For more information, or to ask for another review, please contact ${support()}.`,
    ],
  });
