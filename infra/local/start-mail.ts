import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import path from 'node:path';
import { readBody } from './gateway/read-body.ts';
import { listen, type Listening } from './listen.ts';

interface MailOptions {
  readonly directory: string;
}

interface Mail {
  readonly from: string;
  readonly to: readonly string[];
  readonly subject: string;
  readonly text: string;
  readonly sentAt: string;
}

/** The most one message may hold, in bytes: 40 MB as base64 ("Service quotas in Amazon SES"). */
const maxMailBytes = 56 * 1024 * 1024;

/** Starts SES version 2 as a mailbox: mail is kept instead of sent, and shown on a page at `/`. */
export const startMail = async ({ directory }: MailOptions): Promise<Listening> => {
  await mkdir(directory, { recursive: true });
  return listen(
    createServer((request, response) => {
      serve(directory, request, response).catch(() => response.destroy());
    }),
  );
};

const serve = async (directory: string, request: IncomingMessage, response: ServerResponse): Promise<void> => {
  const path_ = (request.url ?? '/').split('?')[0];
  if (request.method === 'GET' && path_ === '/') {
    response.writeHead(200, {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
    });
    response.end(await mailboxPage(directory));
    return;
  }
  if (request.method !== 'POST' || path_ !== '/v2/email/outbound-emails') {
    response.writeHead(404).end();
    return;
  }
  const body = await readBody(request, maxMailBytes);
  const mail = body === undefined ? undefined : parseMail(body.toString('utf8'));
  response.setHeader('content-type', 'application/json');
  if (mail === undefined) {
    response.writeHead(400, { 'x-amzn-errortype': 'BadRequestException' });
    response.end(JSON.stringify({ message: 'The message needs a sender, a recipient and content.' }));
    return;
  }
  const id = randomUUID();
  await writeFile(path.join(directory, `${Date.now()}-${id}.json`), JSON.stringify(mail, undefined, 2), {
    mode: 0o600,
  });
  response.end(JSON.stringify({ MessageId: id }));
};

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

const parseMail = (text: string): Mail | undefined => {
  let message: SendEmail;
  try {
    message = JSON.parse(text) as SendEmail;
  } catch {
    return undefined;
  }
  const { Subject: subject, Body: content } = message.Content?.Simple ?? {};
  const to = message.Destination?.ToAddresses ?? [];
  const shown = content?.Text?.Data ?? content?.Html?.Data;
  if (!message.FromEmailAddress || to.length === 0 || shown === undefined) return undefined;
  return {
    from: message.FromEmailAddress,
    to,
    subject: subject?.Data ?? '',
    text: shown,
    sentAt: new Date().toISOString(),
  };
};

const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

const mailboxPage = async (directory: string): Promise<string> => {
  const files = (await readdir(directory))
    .filter((name) => name.endsWith('.json'))
    .sort()
    .reverse();
  const mails = await Promise.all(
    files.map(async (name) => JSON.parse(await readFile(path.join(directory, name), 'utf8')) as Mail),
  );
  const articles = mails.map(
    ({ from, to, subject, text, sentAt }) =>
      `<article><h2>${escapeHtml(subject)}</h2><p>${escapeHtml(from)} to ${escapeHtml(to.join(', '))}, ${sentAt}</p>` +
      `<pre>${escapeHtml(text)}</pre></article>`,
  );
  return (
    '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Mailbox</title>' +
    '<style>body{font:16px/1.5 system-ui;max-width:45rem;margin:2rem auto;padding:0 1rem}pre{white-space:pre-wrap}</style>' +
    `</head><body><h1>Mailbox</h1>${articles.join('') || '<p>No mail yet.</p>'}</body></html>`
  );
};
