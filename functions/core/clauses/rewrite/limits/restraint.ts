import { pattern, type Setting } from '../softenings/setting.ts';
import type { LimitAnswer } from './limit-answer.ts';

const restrains = ({ statement }: Setting): boolean =>
  /^(?:ban|duty|definition|acknowledgement|fact)$/.test(statement.force);

/** How long, where, in what and toward whom somebody may be kept from competing. */
export const restraint: LimitAnswer = {
  words: [
    // For how long.
    {
      find: /\b(?:eighteen|twenty-?four|thirty-?six|forty-?eight|sixty|18|24|30|36|48|60)(?: \(\d+\))? months(?= (?:after|from|following|immediately|commencing|beginning|of)\b)/gi,
      put: 'twelve (12) months',
      when: restrains,
    },
    {
      find: /\b(?:two|three|four|five|ten|[2-9]|10)(?: \(\d+\))? years(?= (?:after|from|following|immediately|commencing|beginning|of)\b)/gi,
      put: 'twelve (12) months',
      when: restrains,
    },
    {
      find: /\(without (?:any )?(?:reduction|deduction|allowance) (?:for|in respect of) ((?:any )?(?:time|period)s? (?:spent|served)? ?on garden leave)\)/gi,
      put: '(less $1)',
    },
    {
      find: /\b(?:shall be |is |are )?(?:disregarded|ignored|left out of account) in (?:computing|calculating|reckoning|determining) (?=(?:the |that |this |such )?(?:said )?(?:period|time)\b)/gi,
      put: 'shall be deducted from ',
      when: ({ statement }) => /\bgarden leave\b/.test(statement.words),
    },
    // Where.
    {
      find: /\b(?:anywhere|any place|in any (?:part|place|country)) (?:in|of|throughout) the (?:world|universe)\b/gi,
      put: 'in any territory for which {counterpart} was responsible in the twelve (12) months before it ended',
    },
    // In what.
    {
      find: /\b(competes?|(?:is|are|be) in competition|competing) or (?:which )?(?:may|might|could|is likely to|are likely to|will)(?: at any time)?(?: in (?:the )?future)?(?: (?:compete|be in competition|do so))?(?: in (?:the )?future)?(?= with\b|[,;:.)]| )/gi,
      put: '$1',
    },
    {
      find: /\b(is|are) or (?:may|might|could) be (?=(?:in competition|competing|competitive))/gi,
      put: '$1 ',
    },
    {
      find: /(?:, | )in any capacity(?: whatsoever| whatever)?(?=[,;:. ])/gi,
      put: ' in a capacity like the one held before',
    },
    { find: /,? whether (?:paid or unpaid|alone or jointly(?: with others)?)(?=[,;:.])/gi, put: '' },
    { find: /\b(carried on|conducted) or (?:planned|proposed|contemplated|intended)\b/gi, put: '$1' },
    // Toward whom.
    {
      find: /\b(?:has|have|had) at any time been (an? )?(clients?|customers?|suppliers?)(?:( of),? or (?:has|have|had) made (?:an? )?(?:enquir(?:y|ies)|inquir(?:y|ies)) of,?)?/gi,
      put: 'was, while {counterpart} had material dealings with that person in the twelve (12) months before the end, $1$2$3',
    },
    {
      find: /\b(?:has|have|had) at any time been (employed|engaged)\b/gi,
      put: 'was in the twelve (12) months before the end $1',
    },
    {
      find: /\b(who|which|that) (?:was|were) at any time (an? )?(clients?|customers?|suppliers?)\b/gi,
      put: '$1 was in the twelve (12) months before the end $2$3',
    },
    {
      find: pattern(
        String.raw`,? whether or not (?:the |that )?[A-Z][\w-]+ (?:has |have )?(?:had|ever had|dealt|has had)(?: any)? (?:dealings?|contact|business)?(?: with (?:that|such|the) (?:person|customer|client|business))?(?=[,;:.]|$)`,
        'g',
      ),
      put: ' with whom {counterpart} had material dealings in the twelve (12) months before the end',
    },
    // What stays where one part is too wide.
    {
      find: /\b(?:shall |will |must )?stand or fall together\b/gi,
      put: 'shall each be separate and severable',
    },
    {
      find: /\b(read|treated|construed|regarded|taken) as (?:a single|one|one entire|an? indivisible|a single and indivisible) (?:covenant|undertaking|restriction|restraint)\b/gi,
      put: '$1 as separate and severable covenants',
    },
    {
      find: /\bforms? (?:a single|one|one entire|an? indivisible) (?:covenant|undertaking|restriction)\b/gi,
      put: 'are separate covenants',
    },
    {
      find: /,? including (?:where|when|if) (?:the same|it|this|that|the (?:termination|employment|agreement|contract)) (?:is|was|has been) [^;:.()]*?\bbreach\b[^,;:.()]*(?=[,;:.]|$)/gi,
      put: '',
    },
  ],
};
