import { describe, expect, it } from '@jest/globals';
import { asksForChange, besideQuote, besideTitle } from '../../shared/finding-words.ts';

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

  it('GIVEN a description that begins with the clause’s own words THEN what stands beside them is the rest', () => {
    const quote = 'The Lessee shall pay, within five (5) days, all rent. The Lessor need not ask.';
    const meaning = 'The time is short.';
    expect(besideQuote(`The Lessee must pay, within five days, all rent. ${meaning}`, quote)).toBe(meaning);
    expect(besideQuote(`It says “all rent.” ${meaning}`, quote)).toBe(meaning);
    expect(besideQuote(`The Lessee must pay all rent. ${meaning}`, quote)).toBe(
      `The Lessee must pay all rent. ${meaning}`,
    );
    expect(besideQuote('The Lessor need not ask.', quote)).toBe('');
    expect(besideQuote(meaning, '')).toBe(meaning);
  });

  it('GIVEN advice THEN it is told whether it only asks for a change', () => {
    expect(asksForChange({ description: 'Ask to strike “without notice”.' })).toBe(true);
    expect(asksForChange({ description: 'Ask for “thirty days” in place of “five days”.' })).toBe(true);
    expect(asksForChange({ description: 'Ask for a ceiling, and for proof of what was spent.' })).toBe(false);
  });
});
