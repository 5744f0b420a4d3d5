import { forces, isBan, isGrant, isOwn, isOwed, isTheirRight, saysNothingOf, all, type Softening } from './setting.ts';

/** What a promise or a grant says more than it must. */
export const unbounded: readonly Softening[] = [
  {
    find: /\bperpetual(?:,| and)? irrevocable\b/gi,
    put: 'limited-term',
    when: isGrant,
  },
  {
    find: /\ban? (?:(?:perpetual|irrevocable|unrestricted|unlimited|unconditional)(?:,? and|,)? )+(?=[a-z])/gi,
    put: 'a ',
    when: (setting) => isOwed(setting) || isGrant(setting),
  },
  {
    find: /\b(?:absolutely|unconditionally|irrevocably)(?:,? (?:and )?(?:absolutely|unconditionally|irrevocably)){0,2} /gi,
    put: '',
    when: isOwed,
  },
  { find: /\b(?:best|utmost) (efforts|endeavou?rs)\b/gi, put: 'reasonable $1', when: isOwed },
  {
    find: /\bany (?:and (?:all|every) )?(breach|default|violation|non-?compliance)(?=[ ,;:.)])/gi,
    put: 'any material $1',
    // What they answer for, or do not, is not for breaches of weight alone.
    when: all(isTheirRight, forces('right'), saysNothingOf(/\bmaterial|\bcure|\bremed|\bliab|\bclaims?\b|\bdamages\b/)),
  },
  {
    find: /((?:without|except with|unless with) (?:first obtaining |having )?(?:the )?(?:(?:[A-Z]\w+|our|its)(?:['’]s)? )?(?:prior )?(?:express )?(?:written )?(?:consent|approval|permission)(?: of (?:the )?[A-Z]\w+)?)(?=[;:.)]|,(?! which)|$)/g,
    put: '$1 (not to be unreasonably withheld, conditioned or delayed)',
    when: all(
      isOwn,
      isBan,
      saysNothingOf(
        /\bunreasonabl|\bdisclos|\bsolicit|\bhire|\bcompet|\bcopy|\bconfidential|\bname\b|\btrade ?mark|\bpublic/,
      ),
    ),
  },
];
