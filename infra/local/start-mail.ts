import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import path from 'node:path';
import { readBody } from './gateway/read-body.ts';
import { listen, type Listening } from './listen.ts';
import { refusalOf } from './signature.ts';
import { writeWholeFile } from './write-whole-file.ts';

interface MailOptions {
  readonly directory: string;
}

/** A mail as it was handed over. */
export interface ReceivedMail {
  readonly from: string;
  readonly to: readonly string[];
  readonly subject: string;
  /** The text for programs that show no HTML; the HTML where there is none. */
  readonly text: string;
  readonly html?: string;
  /** When it was handed over, ISO 8601. */
  readonly sentAt: string;
}

/** The most one message may hold, in bytes: 40 MB as base64 ("Service quotas in Amazon SES"). */
const maxMailBytes = 56 * 1024 * 1024;

/**
 * Starts SES version 2 as a mailbox: mail is kept instead of sent, newest first. `/` shows it as a page, `/mails` answers
 * it as JSON, and `/mails?to=<address>` what went to one address.
 */
export const startMail = async ({ directory }: MailOptions): Promise<Listening> => {
  await mkdir(directory, { recursive: true });
  return listen(
    createServer((request, response) => {
      serve(directory, request, response).catch(() => response.destroy());
    }),
  );
};

const serve = async (directory: string, request: IncomingMessage, response: ServerResponse): Promise<void> => {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://mailbox');
  if (request.method === 'GET' && pathname === '/') {
    response.writeHead(200, {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
    });
    response.end(mailboxPage(await readMails(directory)));
    return;
  }
  if (request.method === 'GET' && pathname === '/mails') {
    const to = searchParams.get('to')?.toLowerCase();
    const mails = await readMails(directory);
    response.writeHead(200, { 'content-type': 'application/json', 'x-content-type-options': 'nosniff' });
    response.end(JSON.stringify(mails.filter((mail) => to === undefined || isTo(mail, to))));
    return;
  }
  if (request.method !== 'POST' || pathname !== '/v2/email/outbound-emails') {
    response.writeHead(404).end();
    return;
  }
  const body = await readBody(request, maxMailBytes);
  const refusal = body && refusalOf('ses', request, body);
  if (refusal !== undefined) {
    response.writeHead(403, { 'content-type': 'application/json', 'x-amzn-errortype': refusal.__type });
    response.end(JSON.stringify({ message: refusal.message }));
    return;
  }
  const mail = body === undefined ? undefined : parseMail(body.toString('utf8'));
  response.setHeader('content-type', 'application/json');
  if (mail === undefined) {
    response.writeHead(400, { 'x-amzn-errortype': 'BadRequestException' });
    response.end(JSON.stringify({ message: 'The message needs a sender, a recipient and content.' }));
    return;
  }
  const id = randomUUID();
  if (!mail.to.every(isSimulated)) await keep(directory, id, mail);
  response.end(JSON.stringify({ MessageId: id }));
};

/** What goes to the mailbox simulator of SES reaches nobody. */
const isSimulated = (address: string): boolean => address.toLowerCase().endsWith('@simulator.amazonses.com');

const keep = async (directory: string, id: string, mail: ReceivedMail): Promise<void> => {
  await writeWholeFile(path.join(directory, `${nextPlace()}-${id}.json`), JSON.stringify(mail, undefined, 2));
};

let lastPlace = 0;

/** A number by which mails sort as they came, also within a millisecond. */
const nextPlace = (): number => {
  lastPlace = Math.max(lastPlace + 1, Date.now() * 1000);
  return lastPlace;
};

const isTo = ({ to }: ReceivedMail, address: string): boolean => to.some((one) => one.toLowerCase() === address);

interface SendEmail {
  readonly FromEmailAddress?: string;
  readonly Destination?: { readonly ToAddresses?: readonly string[] };
  readonly Content?: {
    readonly Simple?: {
      readonly Subject?: { readonly Data?: string };
      readonly Body?: { readonly Text?: { readonly Data?: string }; readonly Html?: { readonly Data?: string } };
    };
  };
}

const parseMail = (text: string): ReceivedMail | undefined => {
  let message: SendEmail;
  try {
    message = JSON.parse(text) as SendEmail;
  } catch {
    return undefined;
  }
  const { Subject: subject, Body: content } = message.Content?.Simple ?? {};
  const to = message.Destination?.ToAddresses ?? [];
  const html = content?.Html?.Data;
  const shown = content?.Text?.Data ?? html;
  if (!message.FromEmailAddress || to.length === 0 || shown === undefined) return undefined;
  return {
    from: message.FromEmailAddress,
    to,
    subject: subject?.Data ?? '',
    text: shown,
    ...(html !== undefined && { html }),
    sentAt: new Date().toISOString(),
  };
};

const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** Escapes a mail's text and makes its addresses links; nothing else in it is anything but text. */
const withLinks = (text: string): string =>
  text
    .split(/(https?:\/\/[^\s<>"']*[^\s<>"'.,;:!?)\]])/)
    .map((part, index) =>
      index % 2 === 1
        ? `<a href="${escapeHtml(part)}" target="_blank" rel="noopener noreferrer">${escapeHtml(part)}</a>`
        : escapeHtml(part),
    )
    .join('');

const readMails = async (directory: string): Promise<readonly ReceivedMail[]> => {
  const names = (await readdir(directory)).filter((name) => name.endsWith('.json'));
  const placeOf = (name: string): number => Number.parseInt(name, 10);
  names.sort((a, b) => placeOf(b) - placeOf(a));
  return Promise.all(
    names.map(async (name) => JSON.parse(await readFile(path.join(directory, name), 'utf8')) as ReceivedMail),
  );
};

const style =
  ':root{color-scheme:light dark}body{font:16px/1.5 system-ui;max-width:45rem;margin:2rem auto;padding:0 1rem;' +
  'overflow-wrap:anywhere}article{border-top:1px solid #8888;padding:1rem 0}h2{font-size:1.125rem;margin:0}' +
  'p{margin:0;opacity:.75}pre{font:inherit;white-space:pre-wrap;margin:.75rem 0 0}';

const mailboxPage = (mails: readonly ReceivedMail[]): string => {
  const articles = mails.map(
    ({ from, to, subject, text, sentAt }) =>
      `<article><h2>${escapeHtml(subject)}</h2>` +
      `<p>${escapeHtml(from)} to ${escapeHtml(to.join(', '))}, <time>${escapeHtml(sentAt)}</time></p>` +
      `<pre>${withLinks(text)}</pre></article>`,
  );
  return (
    '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Mailbox</title>' +
    `<meta name="viewport" content="width=device-width,initial-scale=1"><style>${style}</style></head>` +
    `<body><main><h1>Mailbox</h1>${articles.join('') || '<p>No mail yet.</p>'}</main></body></html>`
  );
};
