import { describe, expect, it } from '@jest/globals';
import type { StageConfig } from '../../infra/config.ts';
import { stageWith, synthesise } from '../support/synthesise.ts';

const address = 'https://d111111abcdef8.cloudfront.net';
const domain = { name: 'app.a.example', certificateArn: 'arn:aws:acm:us-east-1:123456789012:certificate/a' };

/** Every parameter that changes which resources there are, each once. */
const stages: Readonly<Record<string, Partial<StageConfig>>> = {
  'as it is': {},
  'with a model': { model: { id: 'us.vendor.model-v1:0', guardrail: { id: 'a1b2c3d4e5f6', version: '3' } } },
  'with a domain': { address, domain },
  'with a sender': { mail: { sender: 'no-reply@a.example', identity: 'a.example', codesBy: 'ses' } },
  'in a network': {
    vpc: {
      id: 'vpc-0a1b2c3d4e5f60718',
      subnetIds: ['subnet-0a1b2c3d4e5f60718', 'subnet-1a1b2c3d4e5f60718'],
      securityGroupIds: ['sg-0a1b2c3d4e5f60718'],
    },
  },
  'with concurrency kept apart': { reservedConcurrency: { analyzeClause: 7 } },
  'with analyses that are deleted in time': { analysisRetentionDays: 30 },
};

describe("the rules of CDK and of cdk-nag's packs", () => {
  it.each(Object.entries(stages))('GIVEN dev %s THEN none is broken without a reason', (_, changes) => {
    expect(() => synthesise(stageWith(changes), { byRules: true })).not.toThrow();
  });

  it('GIVEN production THEN none is broken without a reason', () => {
    expect(() => synthesise(stageWith({}, 'production'), { byRules: true })).not.toThrow();
  });
});
