import { SendEmailCommand, SESv2Client } from '@aws-sdk/client-sesv2';
import { setting } from './environment.ts';

/** One mail to one person, in both forms that mail programs show. */
export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** How long all attempts to hand a mail over may take together, in milliseconds. */
const sendMs = 6_000;

const client = new SESv2Client({
  maxAttempts: 4,
  requestHandler: { connectionTimeout: 1_000, requestTimeout: 2_500, throwOnRequestTimeout: true },
});

const utf8 = (Data: string) => ({ Data, Charset: 'UTF-8' });

/**
 * Hands a mail to SES, with a few attempts within 6 seconds.
 * @throws what the SDK throws
 */
export const sendMail = async ({ to, subject, text, html }: Mail): Promise<void> => {
  await client.send(
    new SendEmailCommand({
      FromEmailAddress: setting('MAIL_SENDER'),
      Destination: { ToAddresses: [to] },
      Content: { Simple: { Subject: utf8(subject), Body: { Text: utf8(text), Html: utf8(html) } } },
    }),
    { abortSignal: AbortSignal.timeout(sendMs) },
  );
};
