import { requiredLiterals } from '../../../../../functions/core/clauses/text/required-literals.ts';
import { issues } from '../../../../../functions/core/clauses/knowledge/issues.ts';

describe('the words a pattern needs', () => {
  it.each([
    [/\b(?:terminat|cancel|walk away)/, [['terminat', 'cancel', 'walk away']]],
    [/at any time(?:,? (?:and )?for any)?/, [['at any time']]],
    [/\[a\]'s (?:sole|absolute) discretion/, [[' discretion'], ["[a]'s "], ['sole', 'absolute']]],
    [/x?yz+foo/, [['foo']]],
    [/(?<!not )liable/, [['liable']]],
    [/liab(?!ility)le/, [['liable']]],
    [/(?<=\b(?:cap|limit) [^.]{0,9})applies(?= to)/, [['applies'], [' to'], ['cap', 'limit']]],
    [/appl(?=ies )ies/, [['applies'], ['ies ']]],
    [/fees(?=now)?/, [['fees']]],
    [/\d{1,3} days/, [[' days']]],
    [/fees+?now/, [['fees'], ['now']]],
    [/[\]a]fees{x/, [['fees{x']]],
    [/one.three.fifteen.seven/, [['fifteen'], ['three'], ['seven']]],
    [/^fees\.$/, [['fees.']]],
    [/fe\bes/, [['fees']]],
    [/\p{Lu}ental\P{L}/u, [['ental']]],
    [/\u{1F4C4}file\u00e9x/u, [['file']]],
    [/\x41fees\cM/, [['fees']]],
    [/(?<who>we|us) pays? \k<who>self/, [[' pay'], ['self']]],
  ])('GIVEN %s THEN one of each group stands in every text it matches', (pattern, literals) => {
    expect(requiredLiterals(pattern)).toEqual(literals);
  });

  it.each([/(?:ab|abc)d/, /[a-z]+/, /(?:fee)?/, /a.b.c/])('GIVEN %s THEN it is tried on every text', (pattern) => {
    expect(requiredLiterals(pattern)).toEqual([]);
  });

  it('GIVEN every pattern of every rule WHEN it matches a text THEN one literal of each of its groups stands in the text', () => {
    const patterns = issues.flatMap(({ rules }) => rules.flatMap(({ all }) => all));
    const words =
      'in no event shall [a] be liable for lost profits; [a] may terminate this agreement at any time without cause on 30 days notice and all fees paid in advance are not refundable';
    for (const pattern of patterns) {
      if (!pattern.test(words)) continue;
      for (const group of requiredLiterals(pattern))
        expect(group.some((literal) => words.includes(literal))).toBe(true);
    }
  });
});
