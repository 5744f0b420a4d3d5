import { describe, expect, it } from '@jest/globals';
import { parseStage, readStage, stages } from '../../infra/config.ts';

describe('stage parameters', () => {
  it.each(Object.keys(stages))('of %s are right', (name) => {
    expect(readStage(name).name).toBe(name);
  });

  it('name the stages there are where one is not known', () => {
    expect(() => readStage('prod')).toThrow('There is no stage prod: write -c stage=dev or -c stage=production');
    expect(() => readStage('toString')).toThrow('There is no stage toString');
  });

  it.each([
    [{ region: 'eu-central-1' }, 'region: write us-east-1'],
    [{ publicMode: 'yes' }, 'publicMode: write true'],
    [{ supportEmail: 'support' }, 'supportEmail: write the address'],
    [{ logRetentionDays: 8 }, 'logRetentionDays: write one of 1, 3'],
    [{ bedrockModelId: 'eu.vendor.model' }, 'bedrockModelId: write the id of a model'],
    [{ colour: 'red' }, 'colour: not a stage parameter'],
  ])('say what to write for %j', (change, message) => {
    expect(() => parseStage({ ...stages.dev, ...change })).toThrow(message);
  });
});
