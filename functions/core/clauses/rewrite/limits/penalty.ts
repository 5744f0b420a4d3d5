import { pattern, type Setting, somebody } from '../softenings/setting.ts';
import type { LimitAnswer } from './limit-answer.ts';

const isRead = ({ statement }: Setting): boolean => statement.force !== 'definition';
const isOwedByOther = ({ statement }: Setting): boolean => statement.standing !== 'own';

/** That a sum leaves what else is claimed as it is. */
const besides =
  '(?:(?:and|but) )?(?:not (?:in lieu of|instead of|in place of|by way of substitution for)|without being (?:credited|set off|counted) (?:against|toward|towards)|without (?:any )?(?:credit|deduction|set-off) (?:for|against))';
/** What a loss is made good by. */
const damages = String.raw`(?:(?:any|all|the|its|their|other|such|actual|general|further|${somebody}['’]s?) ){0,4}(?:damages|loss(?:es)?|compensation)\b`;

/** What losing a bargain or breaking it costs at most: a fair estimate of the loss, asked for once. */
export const penalty: LimitAnswer = {
  words: [
    // The sum is owed for a loss.
    {
      find: pattern(
        String.raw`,? (?:whether or not|even (?:if|where|though)|regardless of whether|irrespective of whether) ${somebody} (?:has|have|had|shall have|actually|did|does|do)?(?: not| no)?(?: in fact| actually)? ?(?:sustained|suffered|incurred|sustains?|suffers?|incurs?) (?:any |no )?(?:actual )?(?:loss|losses|damages?|harm)`,
      ),
      put: '',
    },
    { find: /,? without (?:any )?(?:proof|evidence) of (?:actual )?(?:loss|damage)s?/gi, put: '' },
    // It is an estimate, not a threat.
    {
      find: /\b(?:as|by way of) (?:an? )?(?:deterrent|deterrence|penalty|punishment|fine|sanction)\b/gi,
      put: 'as a reasonable estimate of the loss and not as a penalty',
    },
    // Small breaches do not cost what grave ones do.
    {
      find: /,? (?:and )?(?:of whatever (?:nature|kind|gravity|degree)(?: or [a-z]+)?|(?:irrespective|regardless) of (?:its |the )?(?:nature|gravity|importance|seriousness|extent|materiality|size)(?:,? (?:or|and) [a-z]+)?(?: of [^,;:.()]{3,60})?|however (?:minor|trivial|small|slight|technical|brief))(?=[,;:.()]|$)/gi,
      put: '',
      when: isOwedByOther,
    },
    // It is not claimed twice.
    {
      find: pattern(String.raw`\b(be|is|are) in addition to,? (?:${besides},?|(?=${damages}))`),
      put: (found) => `${found.slice(0, found.indexOf(' '))} credited against${/\s$/.test(found) ? ' ' : ''}`,
      when: isRead,
    },
    {
      find: pattern(String.raw`\bin addition to,? ${besides},?`),
      put: 'to be credited against',
      when: isRead,
    },
    {
      find: pattern(String.raw`\bin addition to (?=${damages})`),
      put: 'to be credited against ',
      when: isRead,
    },
    {
      find: /\b(?:and )?in addition to (?=(?:any |all |the |its )*(?:service )?credits\b)/gi,
      put: 'less ',
      when: isRead,
    },
    {
      find: /\b(?:is|are|shall be|will be) (?:cumulative with|without prejudice to) (?=(?:any |all )?(?:other )?(?:damages|claim for damages))/gi,
      put: 'shall be credited against ',
      when: isRead,
    },
    { find: /\bnot (?=(?:be )?(?:credited|set off) against\b)/gi, put: '', when: isRead },
    // Rent and fees to come are worth less today, and less what another pays.
    {
      find: /\bwithout (?:any )?discount(?:ing)?(?: (?:to|for) (?:its |their )?(?:present value|early receipt|accelerated receipt))?/gi,
      put: 'discounted to present value',
    },
    { find: /\bundiscounted\b/gi, put: 'discounted to present value' },
    {
      find: /\bwithout (?:any |giving )?(?:credit|allowance|deduction) (?:for|in respect of|on account of) /gi,
      put: 'with credit for ',
      when: ({ statement }) => !(statement.standing === 'own' && statement.force === 'duty'),
    },
    // Whoever claims a loss keeps it small.
    {
      find: /\b(?:(?:shall|will) have|has|have|is under|are under|shall be under) no (?:duty|obligation) to (?=(?:re-?let|mitigate|resell|find|seek)\b)/gi,
      put: 'shall use commercially reasonable efforts to ',
    },
    {
      find: /\b(?:is|are|shall|will) not (?:be )?(?:obliged|obligated|required|bound) to (?=(?:re-?let|mitigate|resell)\b)/gi,
      put: 'shall use commercially reasonable efforts to ',
    },
    {
      find: pattern(String.raw`,? ${somebody} having no (?:duty|obligation) to (?:re-?let|mitigate)[^,;:.()]*`, 'g'),
      put: ' less what commercially reasonable efforts to relet or to mitigate would bring',
    },
    // Several times the price is no estimate of its loss.
    {
      find: /\b(?:three|four|five|six|seven|eight|nine|ten|twelve|twenty|fifty|[3-9]|[1-9]\d) times (?=(?:the |its |their )?(?:[a-z]+ ){0,3}(?:price|fees?|rates?|royalt(?:y|ies)|charges?|rent|amount|sum|value|remuneration|salary)\b)/gi,
      put: 'one and a half times ',
      when: isOwedByOther,
    },
  ],
  add: {
    where:
      /\b(?:shall|must|will|agrees? to|to) pay\b[^.]*?(?:[$£€] ?\d|\b(?:usd|eur|gbp) ?\d|\d ?%|\bper ?cent|percent|\b(?:dollars|pounds|euros)\b)/i,
    unless: /\b(?:pre-?estimate|estimate of|forecast of|not (?:as )?a penalty|legitimate interest)\b/i,
    put: 'The parties agree that this sum is a reasonable estimate of the loss, which is difficult to determine in advance, and is not a penalty.',
  },
};
