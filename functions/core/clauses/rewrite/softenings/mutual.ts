import { all, forces, isOwn, isTheirs, pattern, saysNothingOf, somebody, type Softening } from './setting.ts';

/** Costs of a dispute. */
const costs = String.raw`(?:attorneys?['’]? fees|legal (?:fees|costs|expenses)|solicitors['’] (?:fees|costs)|counsel fees|costs of suit)`;

/** What either side of a contract may do alike. */
const alike =
  '(?=(?:terminate|cancel|end|assign|transfer|refer|appoint|seek|apply|bring|commence|recover|claim|extend|renew|set off|suspend|elect|call|dispute|propose|request|give notice)\\b)';

/** What one side alone has, and the market gives to both. */
export const mutual: readonly Softening[] = [
  {
    find: pattern(
      String.raw`\b${somebody} (shall|will|must|agrees to) (pay|reimburse|bear) (?:all (?:of )?)?(?:(?:the )?[A-Z][\w-]+['’]s?|our|its|their) (?:reasonable )?(${costs})(?=[^.;:()]{0,30} in (?:any|an|the) (?:\w+ )?(?:proceedings?|actions?|suits?|litigation|disputes?))`,
      'g',
    ),
    put: "the losing party $1 $2 the other party's reasonable $3",
    when: all(isOwn, saysNothingOf(/\bprevail|\bsuccessful|\blosing/)),
  },
  {
    find: pattern(
      String.raw`\b${somebody} (shall|will|may|is entitled to|shall be entitled to) (recover|be awarded|receive)(?: from (?:you|(?:the )?[A-Z][\w-]+))? (?:all (?:of )?)?(?:its|our|their) (?:reasonable )?(${costs})(?=[^.;:()]{0,60}\b(?:proceedings?|actions?|suits?|litigation|disputes?|enforc))`,
      'g',
    ),
    put: 'the prevailing party $1 $2 its reasonable $3',
    when: all(isTheirs, saysNothingOf(/\bprevail|\bsuccessful|\blosing/)),
  },
  {
    find: pattern(
      String.raw`\b(awarded|allowed|payable|granted|paid|recoverable) (?:only )?(to|by) ${somebody} (?:only|alone)\b`,
      'g',
    ),
    put: '$1 $2 the prevailing party',
    when: all(isTheirs, ({ statement }) => /\bfees\b|\bcosts\b/.test(statement.words)),
  },
  {
    find: pattern(
      String.raw`\b[Oo]nly ${somebody} (?:may|(?:shall be|is|are) entitled to|(?:shall have|has|have) the right to|can) ${alike}`,
      'g',
    ),
    put: 'either party may ',
    when: isTheirs,
  },
  {
    find: pattern(
      String.raw`\b${somebody},? (?:alone|only),? (?:may|(?:shall be|is|are) entitled to|(?:shall have|has|have) the right to|can) ${alike}`,
      'g',
    ),
    put: 'either party may ',
    when: isTheirs,
  },
  {
    find: pattern(
      String.raw`\b${somebody} (?:hereby |irrevocably |knowingly |expressly |voluntarily |unconditionally |and ){0,4}waives? (?=[^,;:.()]{0,40}\bjury\b)`,
      'g',
    ),
    put: 'each party waives ',
    when: all(isOwn, forces('waiver')),
  },
  {
    find: /\bno (like|similar|corresponding|reciprocal) (waiver|indemnity|undertaking|release|warranty|right|obligation) is (given|made|owed) by\b/gi,
    put: 'a $1 $2 is $3 by',
    when: ({ whose }) => whose !== 'own',
  },
];
