import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

interface Sent {
  readonly FromEmailAddress: string;
  readonly Destination: { readonly ToAddresses: readonly string[] };
  readonly Content: {
    readonly Simple: {
      readonly Subject: { readonly Data: string };
      readonly Body: { readonly Text: { readonly Data: string }; readonly Html: { readonly Data: string } };
    };
  };
}

describe('mails about accounts', () => {
  let ses: Server;
  let mails: typeof import('../../../../functions/core/mail/send-account-mails.ts');
  const sent: Sent[] = [];
  let attempts = 0;
  let failures = 0;

  beforeAll(async () => {
    ses = createServer((request, response) => {
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('end', () => {
        attempts += 1;
        const fails = attempts <= failures;
        if (!fails) sent.push(JSON.parse(Buffer.concat(chunks).toString()) as Sent);
        response.writeHead(fails ? 503 : 200, { 'content-type': 'application/json' });
        response.end(JSON.stringify(fails ? { message: 'busy' } : { MessageId: 'm-1' }));
      });
    });
    await new Promise<void>((resolve) => ses.listen(0, '127.0.0.1', resolve));
    Object.assign(process.env, {
      AWS_REGION: 'us-east-1',
      AWS_ACCESS_KEY_ID: 'local',
      AWS_SECRET_ACCESS_KEY: 'local',
      AWS_ENDPOINT_URL_SESV2: `http://127.0.0.1:${(ses.address() as AddressInfo).port}`,
      MAIL_SENDER: 'no-reply@clausewise.example',
      SUPPORT_EMAIL: 'support@clausewise.example',
      APP_URL: 'https://app.example',
    });
    mails = await import('../../../../functions/core/mail/send-account-mails.ts');
  });
  afterEach(() => {
    [attempts, failures] = [0, 0];
    sent.length = 0;
    jest.restoreAllMocks();
  });
  afterAll(() => void ses.close());

  const ada = { name: 'Ada', email: 'ada@example.com' };

  it('GIVEN an approval THEN its owner reads where to sign in, in text and HTML', async () => {
    await mails.sendApproved(ada);
    const [mail] = sent;
    expect(mail?.FromEmailAddress).toBe('no-reply@clausewise.example');
    expect(mail?.Destination.ToAddresses).toEqual(['ada@example.com']);
    const { Text, Html } = mail?.Content.Simple.Body ?? {};
    expect(Text?.Data).toBe(
      'Hello Ada,\n\nYour account was approved. You can sign in now.\n\nSign in: https://app.example/\n\nClausewise\n',
    );
    expect(Html?.Data).toContain('<p>Your account was approved. You can sign in now.</p>');
    expect(Html?.Data).toContain('<a href="https://app.example/">Sign in</a>');
  });

  it('acceptance 12: GIVEN markup, line breaks and reversed text in a name THEN they stay on one line and inert', async () => {
    await mails.sendRejected({ ...ada, name: '<a href="https://evil.example">x</a>\r\nBcc: all@example.com\u202e' });
    const { Subject, Body } = sent[0]?.Content.Simple ?? {};
    expect(Body?.Text.Data).toContain('Hello <a href="https://evil.example">x</a> Bcc: all@example.com,\n');
    expect(Body?.Html.Data).not.toMatch(/<a |\u202e/);
    expect(Subject?.Data).not.toContain('evil');
  });

  it('GIVEN a service that is busy at first THEN the mail is sent all the same', async () => {
    failures = 2;
    await mails.sendApproved(ada);
    expect([attempts, sent.length]).toEqual([3, 1]);
  });

  it('acceptance 24: GIVEN a mail that cannot be sent THEN nothing fails, and the log names neither person nor text', async () => {
    failures = 99;
    const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    await expect(mails.sendRequestToReview({ admin: 'boss@example.com', person: ada })).resolves.toBeUndefined();
    expect(sent).toEqual([]);
    const lines = logged.mock.calls.flat().join('\n');
    expect(lines).toContain('request to review');
    expect(lines).not.toMatch(/@example|Ada|decision/);
  });
});
