import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { type ModelServer, startModelServer } from '../../support/bedrock-server.ts';
import { goodAnswer } from '../../support/model-answers.ts';
import { startRunner } from '../../support/run-start.ts';

const { start, endAll, close } = await startRunner();
afterEach(endAll);
afterAll(close);

describe('npm start with the id of a real model', () => {
  const clause = 'The Supplier may terminate this Agreement at any time without notice.';
  const said = {
    ...goodAnswer,
    risks: [{ level: 'high', title: 'A sudden end', description: 'By the model.', quotes: [clause] }],
  };
  const key = { AWS_ACCESS_KEY_ID: 'AKIAFROMKEYS', AWS_SECRET_ACCESS_KEY: 'never-real' };

  let service: ModelServer;
  let home: string;
  beforeEach(async () => {
    service = await startModelServer();
    home = await mkdtemp(path.join(tmpdir(), 'start-aws-'));
  });
  afterEach(async () => {
    await service.close();
    await rm(home, { recursive: true, force: true });
  });

  /** Files of the SDK's, as a person has them: where Bedrock is called stands in them, for no setting may say so here. */
  const writeFiles = async () => {
    const [config, credentials] = ['config', 'credentials'].map((name) => path.join(home, name));
    const profile = 'services = here';
    const services = `[services here]\nbedrock_runtime =\n  endpoint_url = ${service.url}\n`;
    await writeFile(config!, `[default]\n${profile}\n[profile lawyer]\n${profile}\n${services}`);
    const keys = 'aws_access_key_id = AKIAFROMPROFILE\naws_secret_access_key = never-real\n';
    await writeFile(credentials!, `[lawyer]\n${keys}`);
    return { AWS_CONFIG_FILE: config, AWS_SHARED_CREDENTIALS_FILE: credentials };
  };

  it.each([
    ['a profile', { AWS_PROFILE: 'lawyer' }, 'AKIAFROMPROFILE'],
    ['keys', key, 'AKIAFROMKEYS'],
    ['a bearer token of Bedrock’s', { AWS_BEARER_TOKEN_BEDROCK: 'token-of-bedrock' }, 'token-of-bedrock'],
  ])(
    'GIVEN %s THEN Bedrock is asked with it, at once and as it is written, and its findings are in the analysis',
    async (_, env, signer) => {
      service.script({ kind: 'tool', input: said });
      const modelId = 'eu.anthropic.claude-opus-5-5';
      const product = await start(['--fresh'], {
        ...(await writeFiles()),
        ...env,
        BEDROCK_MODEL_ID: modelId,
        BEDROCK_REGION: 'eu-central-1',
      });
      expect(product.written()).toContain(`Model:       ${modelId}`);

      const send = (where: string, body: object, cookie = '') =>
        fetch(`${product.url}${where}`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', cookie },
          body: JSON.stringify(body),
        });
      const atOnce = await send('/api/analyze', { clauseText: clause });
      const { analysis } = (await atOnce.json()) as { readonly analysis: { readonly source: object } };
      expect(analysis.source).toMatchObject({ model: modelId });
      expect(JSON.stringify(analysis)).toContain('By the model.');

      const later = await send('/api/analyze', { clauseText: clause, modelReview: 'later' });
      const { analysisId } = (await later.json()) as { readonly analysisId: string };
      const cookie = later.headers.getSetCookie()[0]?.split(';')[0] ?? '';
      const reviewed = await send(`/api/analyses/${analysisId}/model-review`, {}, cookie);
      expect(await reviewed.text()).toContain('By the model.');

      expect(service.operations).toEqual(['converse', 'converse-stream']);
      expect(new Set(service.signers)).toEqual(new Set([signer]));
      expect(product.written()).not.toContain('never-real');
      await product.end('SIGTERM');
    },
    90_000,
  );

  it('GIVEN nobody’s credentials THEN the engine’s analysis stands, and says that the service refused', async () => {
    const product = await start(['--fresh'], {
      ...(await writeFiles()),
      AWS_EC2_METADATA_DISABLED: 'true',
      BEDROCK_MODEL_ID: 'eu.anthropic.claude-opus-5-5',
    });
    const answer = await fetch(`${product.url}/api/analyze`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ clauseText: clause }),
    });
    const { analysis } = (await answer.json()) as { readonly analysis: { readonly notes: readonly string[] } };
    expect(analysis.notes.at(-1)).toContain('its service refused the request');
    expect(service.calls).toEqual([]);
    await product.end('SIGTERM');
  }, 90_000);
});
