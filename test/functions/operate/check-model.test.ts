import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { describeFailure } from '../../../functions/operate/model-probe.ts';
import { type ModelServer, startModelServer } from '../../support/bedrock-server.ts';
import { goodAnswer } from '../../support/model-answers.ts';
import { runProgram } from '../../support/run-program.ts';

jest.setTimeout(60_000);

const root = path.resolve(import.meta.dirname, '../../..');

let server: ModelServer;
beforeAll(async () => {
  server = await startModelServer();
});
afterAll(() => server.close());

const check = async (...args: string[]) => {
  const { code, output } = await runProgram(process.execPath, ['infra/operate/smoke.ts', ...args], {
    cwd: root,
    timeoutMs: 50_000,
    env: {
      ...process.env,
      NODE_OPTIONS: '',
      AWS_ENDPOINT_URL_BEDROCK_RUNTIME: server.url,
      AWS_ACCESS_KEY_ID: 'a',
      AWS_SECRET_ACCESS_KEY: 'b',
    },
  });
  return { code, lines: output.trim().split('\n') };
};

describe('npm run smoke -- --model', () => {
  it('GIVEN a model that answers by the tool THEN one line says so, how long it took and what it read and wrote', async () => {
    server.script({ kind: 'tool', input: goodAnswer });
    const { code, lines } = await check('--model', 'eu.anthropic.claude-opus-5-5', '--region', 'eu-central-1');
    expect(lines).toEqual([
      expect.stringMatching(
        /^ok +eu\.anthropic\.claude-opus-5-5 in eu-central-1 answers by the tool in \d+\.\d s \(1600 tokens in, 800 out\)$/,
      ),
    ]);
    expect(code).toBe(0);
    expect(server.operations).toEqual(['converse', 'converse-stream']);
  });

  it.each([
    [
      'that may not be streamed',
      { kind: 'error', status: 403, type: 'AccessDeniedException' } as const,
      'they need bedrock:InvokeModelWithResponseStream, too',
    ],
    [
      'that breaks off as it streams',
      { kind: 'tool', input: { word: 'ready' }, breaksOff: { after: 0.5, type: 'modelStreamErrorException' } } as const,
      'The answer broke off.',
    ],
  ])('GIVEN a model that answers, but %s THEN it fails and one line says so', async (_, behaviour, says) => {
    server.script({ kind: 'tool', input: goodAnswer }, behaviour);
    const { code, lines } = await check('--model', 'vendor.model');
    expect(lines).toEqual([
      expect.stringContaining('FAILED    vendor.model in us-east-1 answers, but not as it is written: '),
    ]);
    expect(lines[0]).toContain(says);
    expect(code).toBe(1);
  });

  it('GIVEN a model that does not use the tool THEN it fails and says so', async () => {
    server.script({ kind: 'text', text: 'Hello.' });
    const { code, lines } = await check('--model', 'vendor.model');
    expect(lines).toEqual([
      expect.stringContaining('FAILED    vendor.model in us-east-1 answers, but not by the tool'),
    ]);
    expect(code).toBe(1);
  });

  it('GIVEN credentials without the permission THEN it says which is needed', async () => {
    server.script({ kind: 'error', status: 403, type: 'AccessDeniedException' });
    const { code, lines } = await check('--model', 'vendor.model');
    expect(lines).toEqual([expect.stringContaining('they need bedrock:InvokeModel')]);
    expect(code).toBe(1);
  });
});

describe('what is wrong with a model', () => {
  const failure = (name: string, message: string, probe = {}) =>
    describeFailure(
      { modelId: 'anthropic.claude-sonnet-5', region: 'us-east-1', ...probe },
      Object.assign(new Error(message), { name }),
    );

  it.each([
    ['ValidationException', 'The provided model identifier is invalid.', 'no such model or profile in that region'],
    [
      'ValidationException',
      'Invocation of model ID x with on-demand throughput isn’t supported.\nRetry with a profile.',
      'through an inference profile only',
    ],
    ['ResourceNotFoundException', 'Model use case details have not been submitted.', 'ask for access to the model'],
    ['ResourceNotFoundException', 'This model version has reached the end of its life.', 'choose a later one'],
    ['ValidationException', '`temperature` is deprecated for this model.', 'refuses how it is asked'],
    ['AccessDeniedException', 'User is not authorized.', 'bedrock:InvokeModel'],
    ['ThrottlingException', 'Too many tokens.', 'quota'],
    ['ExpiredTokenException', 'Expired.', 'have expired'],
    ['CredentialsProviderError', 'Could not load credentials.', 'AWS_BEARER_TOKEN_BEDROCK'],
    ['TimeoutError', 'The operation was aborted.', 'too slow for an analysis'],
    ['ECONNREFUSED', 'connect', 'could not be reached'],
  ])('GIVEN %s: %s THEN one line says what to do', (name, message, says) => {
    const { isWell, line } = failure(name, message);
    expect(isWell).toBe(false);
    expect(line).toContain('anthropic.claude-sonnet-5 in us-east-1');
    expect(line).toContain(says);
    expect(line).toContain(name);
    expect(line).not.toContain('\n');
  });

  it.each([
    [{ modelId: 'eu.anthropic.claude-sonnet-5' }, true],
    [{ modelId: 'eu.anthropic.claude-sonnet-5', region: 'eu-west-1' }, false],
    [{ modelId: 'us.anthropic.claude-sonnet-5' }, false],
    [{ modelId: 'global.anthropic.claude-sonnet-5' }, false],
    [{ modelId: 'arn:aws:bedrock:us-east-1:1:x', copiedFrom: 'jp.anthropic.claude-sonnet-5' }, true],
  ])('GIVEN %j THEN it is said whether the region is the wrong one: %s', (probe, isWrong) => {
    const { line } = failure('ValidationException', 'The provided model identifier is invalid.', probe);
    expect(line.includes('not called in this region')).toBe(isWrong);
  });
});
