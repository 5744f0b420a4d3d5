import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { CreateEmailIdentityCommand, SESv2Client } from '@aws-sdk/client-sesv2';
import type { ReceivedMail } from '../../../infra/local/start-mail.ts';
import { emulatorConfig } from './resolve-template.ts';

/** Has SES take mail from the sender, as docs/operations.md says; the emulator verifies it at once. */
export const prepareMail = async (endpoint: string, sender: string): Promise<void> => {
  const client = new SESv2Client(emulatorConfig(endpoint));
  await client.send(new CreateEmailIdentityCommand({ EmailIdentity: sender }));
  client.destroy();
};

interface SentMail {
  readonly Source: string;
  readonly To: readonly string[];
  readonly Subject: string;
  readonly BodyText: string;
  readonly BodyHtml: string | null;
  readonly Timestamp: number | string;
}

const timeOf = (stamp: number | string): string =>
  new Date(typeof stamp === 'number' ? stamp * 1000 : stamp).toISOString();

const readMails = async (endpoint: string, to: string): Promise<readonly ReceivedMail[]> => {
  const answer = await fetch(`${endpoint}/_ministack/ses/messages`);
  const { messages } = (await answer.json()) as { readonly messages: Readonly<Record<string, readonly SentMail[]>> };
  return Object.values(messages)
    .flat()
    .filter(({ To }) => To.some((address) => address.toLowerCase() === to.toLowerCase()))
    .map(({ Source, To, Subject, BodyText, BodyHtml, Timestamp }) => ({
      from: Source,
      to: To,
      subject: Subject,
      text: BodyText || (BodyHtml ?? ''),
      ...(BodyHtml && { html: BodyHtml }),
      sentAt: timeOf(Timestamp),
    }))
    .reverse();
};

/** Answers `/mails?to=<address>` with what the emulator's SES was given, newest first, as the local mode's mailbox does. */
export const startMailbox = async (endpoint: string) => {
  const server = createServer((request, response) => {
    const to = new URL(request.url ?? '/', 'http://mailbox').searchParams.get('to') ?? '';
    readMails(endpoint, to).then(
      (mails) => response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(mails)),
      () => response.destroy(),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
};
