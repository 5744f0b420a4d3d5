import { describe, expect, it } from '@jest/globals';
import { stages } from '../support/stages.ts';
import { synthesise } from '../support/synthesise.ts';

describe("the rules of CDK and of cdk-nag's packs", () => {
  it.each(Object.entries(stages))('GIVEN the stage %s THEN none is broken without a reason', (_, stage) => {
    expect(() => synthesise(stage, { byRules: true })).not.toThrow();
  });
});
