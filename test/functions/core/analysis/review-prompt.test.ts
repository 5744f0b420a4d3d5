import { createHash } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { promptMarker, promptVersion, reviewPrompt } from '../../../../functions/core/analysis/review-prompt.ts';

describe('the prompt', () => {
  it('GIVEN its words THEN its version ends in their digest, so that changed words need a version of their own', () => {
    const digest = createHash('sha256').update(reviewPrompt).digest('hex').slice(0, 8);
    expect(promptVersion).toMatch(/^[1-9]\d*-[0-9a-f]{8}$/);
    expect(promptVersion.split('-')[1]).toBe(digest);
  });

  it('THEN it holds its marker once, and nothing that differs from one question to the next', () => {
    expect(reviewPrompt.split(promptMarker)).toHaveLength(2);
    expect(reviewPrompt).not.toMatch(/\$\{|undefined/);
  });
});
