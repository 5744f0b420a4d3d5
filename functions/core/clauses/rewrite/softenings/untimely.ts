import {
  forces,
  isBan,
  isOfLaw,
  isOwn,
  isOwed,
  isTheirRight,
  isTheirs,
  saysNothingOf,
  all,
  somebody,
  pattern,
  type Softening,
} from './setting.ts';

const namesNotice = /\bnotice|\bnotif|\bdays\b/;

/** What comes at once, at any time, behind one's back, or never ends. */
export const untimely: readonly Softening[] = [
  {
    find: /\bat any time and (?:from time to time|as often as [^,;.()]{3,60})(?=[ ,;.])/gi,
    put: 'not more than once in any period of twelve months',
    when: isTheirRight,
  },
  {
    find: /,? (?:at any time,? )?(?:and |or )?without (?:any |giving )?(?:prior |further |advance |previous )*(?:written )?notice(?: or (?:demand|liability|delay|consent|explanation|cause|reason))?(?: (?:of any kind|to (?:you|the )?\w*))?(?=[,;:.]| and | or | [a-z]|$)/gi,
    put: ' on thirty (30) days’ written notice',
    when: isTheirRight,
  },
  {
    find: /\b(?:immediately|forthwith|instantly|at once|with immediate effect)\b(?! (?:following|after|before|prior|preceding|available|due|upon|on|by|if))/gi,
    put: 'on thirty (30) days’ written notice',
    when: all(isTheirRight, saysNothingOf(namesNotice)),
  },
  {
    find: /\b(?:immediately|forthwith|instantly|at once)\b(?! (?:following|before|prior|preceding|available|due))/gi,
    put: 'promptly',
    when: all(isOwed, forces('duty', 'promise')),
  },
  {
    find: /\bat any time\b(?! (?:after|before|during|within|prior|when|while|in|since|and|or|by|on|upon|of|without|with))/gi,
    put: 'on thirty (30) days’ written notice',
    when: all(isTheirRight, saysNothingOf(namesNotice), ({ statement }) =>
      /\b(?:terminat|chang|amend|modif|vary|suspend|withdraw|relocat|increas|revok|cancel|substitut|discontinu|enter\b|inspect|audit|rais|adjust|replac)/.test(
        statement.words,
      ),
    ),
  },
  {
    find: /\b(?:up)?on (?:first |written |the first |(?:the )?[A-Z]\w+['’]s (?:first |written )?)*demand\b/g,
    put: 'within thirty (30) days after a written demand',
    when: all(isOwed, saysNothingOf(/\bguarant/)),
  },
  {
    find: pattern(String.raw`\bwhenever ${somebody} (?:so )?(?:asks?|requests?|requires?|demands?)(?: it)?\b`, 'g'),
    put: 'within thirty (30) days after a written request',
    when: all(isOwed, isTheirs),
  },
  {
    find: /\b(?:as|which may be|as may be) (?:amended|updated|varied|revised|changed|issued|published|notified|adopted)(?: (?:and|or) \w+)?(?: by [^,;:.()]{2,40})? from time to time\b/gi,
    put: 'as in force at the date of this Agreement',
    when: all(isOwn, forces('duty'), (setting) => !isOfLaw(setting)),
  },
  {
    find: /\b(retroactive(?:ly)?|with retroactive effect|retrospectively)(?=[ ,;.])/gi,
    put: 'for the future only',
    when: ({ found }) => !/^retroactive$/i.test(found),
  },
  {
    find: /(?:,? (?:the same|such obligations?) surviving|,)? (?:in perpetuity|perpetually|forever|indefinitely|without limit (?:in|of|as to) time|for an unlimited period|for all time)(?=[ ,;.]|$)/gi,
    put: ' for three (3) years',
    when: (setting) => isOwed(setting) || (isOwn(setting) && isBan(setting)),
  },
  {
    find: /,? time being of the essence(?: (?:in|as to|for|of|with respect to) [^,;:.()]{3,60})?/gi,
    put: '',
  },
  {
    find: /,? (?:and )?(?:with )?no (?:[a-z-]+ ){1,4}being (?:allowed|made|given|due|payable|kept|permitted|granted|required)(?: (?:for|on|in|to|by) [^,;:.()]{0,60})?(?=[,;:.]|$)/gi,
    put: '',
  },
];
