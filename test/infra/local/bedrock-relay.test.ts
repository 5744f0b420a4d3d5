import {
  BedrockRuntimeClient,
  ConverseCommand,
  ConverseStreamCommand,
  type ConverseStreamOutput,
} from '@aws-sdk/client-bedrock-runtime';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Listening } from '../../../infra/local/listen.ts';
import { startBedrockRelay } from '../../../infra/local/start-bedrock-relay.ts';
import { type ModelServer, startModelServer } from '../../support/bedrock-server.ts';

let service: ModelServer;
let relay: Listening;
let client: BedrockRuntimeClient;

const clientOf = (endpoint: string, key: string) =>
  new BedrockRuntimeClient({
    endpoint,
    region: 'eu-central-1',
    maxAttempts: 1,
    credentials: { accessKeyId: key, secretAccessKey: key },
  });

beforeAll(async () => {
  service = await startModelServer();
  relay = await startBedrockRelay({ region: 'eu-central-1', client: clientOf(service.url, 'real') });
  client = clientOf(relay.url, 'local');
});
afterAll(async () => {
  client.destroy();
  await relay.close();
  await service.close();
});

const modelId = 'eu.anthropic.claude-opus-5-5';
const ask = (fields: object = {}, signal?: AbortSignal) =>
  client.send(
    new ConverseCommand({ modelId, messages: [{ role: 'user', content: [{ text: 'Hello?' }] }], ...fields }),
    signal ? { abortSignal: signal } : {},
  );

describe('a real model on this machine', () => {
  it('GIVEN a call of a function THEN it is made with the credentials of whoever started the product', async () => {
    service.script({ kind: 'text', text: 'Hello.' });
    const answer = await ask({ inferenceConfig: { maxTokens: 100 } });
    expect(answer.output?.message?.content?.at(-1)).toEqual({ text: 'Hello.' });
    expect(answer).toMatchObject({ stopReason: 'end_turn', usage: { inputTokens: 1_200, cacheReadInputTokens: 300 } });
    expect(service.calls).toEqual([
      { messages: [{ role: 'user', content: [{ text: 'Hello?' }] }], inferenceConfig: { maxTokens: 100 } },
    ]);
    expect(service.signers.at(-1)).toBe('real');
  });

  const write = async () => {
    const { stream = [] } = await client.send(
      new ConverseStreamCommand({ modelId, messages: [{ role: 'user', content: [{ text: 'Hello?' }] }] }),
    );
    const events: ConverseStreamOutput[] = [];
    for await (const event of stream) events.push(event);
    return events;
  };

  it('GIVEN an answer that comes as it is written THEN it is passed on event by event', async () => {
    const question = { title: 'What is that?', quotes: ['“Hello”'] };
    service.script({ kind: 'tool', input: question });
    const events = await write();
    const written = events.map(({ contentBlockDelta }) => contentBlockDelta?.delta?.toolUse?.input ?? '').join('');
    expect(JSON.parse(written)).toEqual(question);
    expect(events.filter(({ contentBlockDelta }) => contentBlockDelta).length).toBeGreaterThan(10);
    expect(events).toContainEqual({ messageStop: { stopReason: 'tool_use' } });
    expect(events.at(-1)?.metadata?.usage).toMatchObject({ inputTokens: 1_200, outputTokens: 800 });
    expect(service.signers.at(-1)).toBe('real');
  });

  it('GIVEN a service that breaks off while it writes THEN the function hears its error', async () => {
    service.script({ kind: 'tool', input: {}, breaksOff: { after: 0.5, type: 'throttlingException' } });
    await expect(write()).rejects.toMatchObject({ name: 'ThrottlingException' });
  });

  it('GIVEN a refusal THEN the function hears the service’s own words', async () => {
    service.script({ kind: 'text', text: 'Hello.' });
    await expect(ask({ inferenceConfig: { temperature: 0 } })).rejects.toMatchObject({
      name: 'ValidationException',
      message: expect.stringContaining('`temperature` is deprecated'),
      $metadata: { httpStatusCode: 400 },
    });
  });

  it('GIVEN a throttled call THEN the function hears that', async () => {
    service.script({ kind: 'error', status: 429, type: 'ThrottlingException' });
    await expect(ask()).rejects.toMatchObject({ name: 'ThrottlingException' });
  });

  it('GIVEN nobody’s credentials THEN the function hears that nobody knows them', async () => {
    const nobody = await startBedrockRelay({
      region: 'eu-central-1',
      client: new BedrockRuntimeClient({
        endpoint: service.url,
        region: 'eu-central-1',
        credentials: () => Promise.reject(Object.assign(new Error('none'), { name: 'CredentialsProviderError' })),
      }),
    });
    const own = clientOf(nobody.url, 'local');
    const asked = own.send(new ConverseCommand({ modelId, messages: [{ role: 'user', content: [{ text: 'Hi' }] }] }));
    await expect(asked).rejects.toMatchObject({ name: 'UnrecognizedClientException' });
    own.destroy();
    await nobody.close();
  });

  it('GIVEN a function that waits no longer THEN the call is ended, and the next one is answered', async () => {
    service.script({ kind: 'hang' });
    await expect(ask({}, AbortSignal.timeout(300))).rejects.toThrow();
    service.script({ kind: 'text', text: 'Again.' });
    expect((await ask()).output?.message?.content?.at(-1)).toEqual({ text: 'Again.' });
  });
});
