import { pattern, somebody } from '../softenings/setting.ts';
import type { LimitAnswer } from './limit-answer.ts';

/** What statutes on homes and deposits leave to a landlord. */
export const homes: LimitAnswer = {
  words: [
    {
      find: /\b(damages?)((?: to [^,;:.()]{3,30})?),? (?:and |or |including )?((?:ordinary|normal|fair|reasonable)(?: and \w+)?) wear and tear\b/gi,
      put: '$1$2 beyond $3 wear and tear',
      when: ({ before, behind }) => !/\b(?:beyond|except|other than|excluding)\b/i.test(before + behind),
    },
    {
      find: pattern(
        String.raw`\b((?:any |all )?other) (sums?|amounts?|charges?) (?:which |that )?${somebody} (?:may )?(?:claims?|considers?|asserts?|believes?)(?: to be| is| are)? (?:due|owing|payable)`,
        'g',
      ),
      put: '$1 $2 due',
    },
    {
      find: /\bis (?:non-?refundable|not refundable)(?:,? and (?:is )?(?:deemed )?earned (?:by [A-Z][\w-]+ )?(?:on|upon) (?:receipt|payment))?/gi,
      put: 'is refundable, less what is properly spent',
    },
    {
      find: /\b(?:shall have|has|have|is under) no (?:duty|obligation) to (?:itemi[sz]e|account|give|provide|furnish|send)(?: (?:an? |any )?(?:itemi[sz]ed )?(?:list|statement|account)(?: of [^,;:.]{3,40})?)?/gi,
      put: 'shall give an itemized written statement of deductions within the time required by law',
    },
    {
      find: /\bwaives? (?:all |any )?(?:of )?(?:its |their |his |her |the )?rights? under (?:any |all |every )?(?:statutes?|laws?|acts?|ordinances?)(?=[^.;:]*)/gi,
      put: 'has the rights that applicable law gives under any statute',
    },
    {
      find: /,? without (?:prior |any )*(?:notice|warning)(?: (?:or|and) (?:without )?(?:due )?(?:process|process of law|legal process|a court order|order of court))?(?=[,;:. ])/gi,
      put: ' on at least twenty-four (24) hours’ written notice, except in an emergency, and as the law allows',
      when: ({ statement }) => /\b(?:enter|entry|inspect)\b/.test(statement.words),
    },
  ],
};
