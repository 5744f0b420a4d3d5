import { describe, expect, it } from '@jest/globals';
import { asksForChange, besideTitle } from '../../shared/finding-words.ts';

describe('the words of a finding', () => {
  it('GIVEN a description that begins with its heading THEN what stands beside it is the rest', () => {
    const title = 'Client must pay the fees in advance';
    expect(besideTitle({ title, description: 'Client must pay the fees in advance. Nothing secures them.' })).toBe(
      'Nothing secures them.',
    );
    expect(besideTitle({ title, description: 'Client must pay the fees in advance.' })).toBe('');
    expect(besideTitle({ title, description: 'Client must pay the fees in advance and in cash.' })).toBe(
      'Client must pay the fees in advance and in cash.',
    );
  });

  it('GIVEN advice THEN it is told whether it only asks for a change', () => {
    expect(asksForChange({ description: 'Ask to strike “without notice”.' })).toBe(true);
    expect(asksForChange({ description: 'Ask for “thirty days” in place of “five days”.' })).toBe(true);
    expect(asksForChange({ description: 'Ask for a ceiling, and for proof of what was spent.' })).toBe(false);
  });
});
