import { describe, expect, it } from '@jest/globals';
import { familyNames, familyOf, plainest } from '../../../functions/adapters/model-families.ts';

describe('a model’s family', () => {
  it.each([
    ['anthropic.claude-opus-4-20250514-v1:0', 'anthropic.claude-opus-4'],
    ['anthropic.claude-opus-4-6-v1', 'anthropic.claude-opus-4-6'],
    ['anthropic.claude-3-haiku-20240307-v1:0:48k', 'anthropic.claude-3-haiku'],
    ['us.anthropic.claude-haiku-4-5-20251001-v1:0', 'anthropic.claude-haiku-4-5'],
    ...['us', 'eu', 'apac', 'jp', 'au', 'us-gov', 'global'].map(
      (geography) => [`${geography}.anthropic.claude-opus-5-5`, 'anthropic.claude-opus-5-5'] as const,
    ),
  ])('of %s is that of %s', (id, same) => {
    expect(familyOf(id)).toEqual(familyOf(same));
    expect(familyOf(id)).not.toBe(plainest);
  });

  it.each([
    'test.model-v1',
    'anthropic.claude-opus-9',
    'anthropic.claude-opus-4-9',
    'anthropic.toString',
    'arn:aws:bedrock:eu-central-1:123456789012:application-inference-profile/abc',
    '',
  ])('of %s is not known: it is asked for nothing that any model refuses', (id) => {
    expect(familyOf(id)).toBe(plainest);
  });

  it('THEN what is refused since a version is refused by the later ones, too', () => {
    const sampled = familyNames.filter((name) => familyOf(`anthropic.${name}`).takesSampling);
    expect(
      sampled.filter((name) => /(?:opus-4-[78]|-5(?:$|-\d$)|fable|mythos)/.test(name) && !/4-5/.test(name)),
    ).toEqual([]);
    const forced = familyNames.filter((name) => familyOf(`anthropic.${name}`).takesForcedTool);
    expect(forced.filter((name) => /-5-[15]$/.test(name))).toEqual([]);
  });
});
