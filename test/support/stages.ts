import { readStage, type StageConfig } from '../../infra/config.ts';

/** The parameters of the stage dev, or of another one, with some of them changed. */
const stageWith = (changes: Partial<StageConfig> = {}, name = 'dev'): StageConfig => ({
  ...readStage(name),
  ...changes,
});

const address = 'https://d111111abcdef8.cloudfront.net';
const certificateArn = 'arn:aws:acm:us-east-1:123456789012:certificate/a';

/** The stages that are deployed as they are, and dev with every parameter that changes what is there, each once. */
export const stages = {
  dev: stageWith(),
  /** The same once more: the same sources make the same templates. */
  devAgain: stageWith(),
  production: stageWith({}, 'production'),
  /** With everything that is watched. */
  productionWithRetention: stageWith({ analysisRetentionDays: 1_000 }, 'production'),
  withAddress: stageWith({ address }),
  withDomain: stageWith({ address, domain: { name: 'app.a.example', certificateArn } }),
  withModel: stageWith({ model: { id: 'us.vendor.model-v1:0', guardrail: { id: 'a1b2c3d4e5f6', version: '3' } } }),
  withModelOfOneRegion: stageWith({
    model: { id: 'vendor.model-v2', region: 'us-west-2', mayBeTurnedOff: false, isShadow: true },
  }),
  withEuropeanModel: stageWith({ model: { id: 'eu.vendor.model-v1:0', region: 'eu-central-2' } }),
  withGlobalModel: stageWith({ model: { id: 'global.vendor.model-v1:0' } }),
  withApplicationProfile: stageWith({
    model: {
      id: 'arn:aws:bedrock:ap-northeast-1:123456789012:application-inference-profile/abc123def456',
      copiedFrom: 'jp.vendor.model-v1:0',
      region: 'ap-northeast-1',
    },
  }),
  withSender: stageWith({ mail: { sender: 'no-reply@a.example', codesBy: 'ses' } }),
  withVerifiedDomain: stageWith({ mail: { sender: 'no-reply@a.example', identity: 'a.example', codesBy: 'ses' } }),
  withConcurrency: stageWith({ reservedConcurrency: { analyzeClause: 7 } }),
  withRetention: stageWith({ analysisRetentionDays: 30 }),
  inNetwork: stageWith({
    vpc: {
      id: 'vpc-0123456789abcdef0',
      subnetIds: ['subnet-0123456789abcdef0', 'subnet-0123456789abcdef1'],
      securityGroupIds: ['sg-0123456789abcdef0'],
    },
  }),
} as const;

export type StageName = keyof typeof stages;

/** The client of dev's user pool that the deployed API still uses, in the templates named `withFormerClient`. */
export const formerClient = 'former1client';
