import { defineHazards } from '../hazard.ts';
import words from '../hazards/changes.json' with { type: 'json' };

/** How these hazards are recognised and whom they reach; what is said of them stands in the file of the same name. */
export const changesHazards = defineHazards('changes', words, {
  'unilateral-change': {
    bears: 'counterpart',
    orElse: 'taker',
    saidBy: ['price-increase'],
    pattern:
      /\b(?:may|can|right to|reserves?(?: the right)?(?: to)?|entitled to|discretion|will|free to|might)\b[^.;]{0,110}\b(?:amend|modif(?:y|ies)|change|revise|update|alter|vary|replace|add to|supplement)\b[^.;]{0,200}\b(?:at any time|from time to time|without (?:the |any |your )?(?:prior )?(?:consent|notice|approval|liability)|sole(?: and absolute)? discretion|at (?:its|our) (?:own |sole )?discretion|unilateral|when(?:ever)? (?:it|we) (?:wish|choos|pleas|see)\w*|terms|agreement|conditions|polic(?:y|ies)|features?|functionality|services?|prices?|fees?)\b/,
    unless:
      /\b(?:mutual|both parties|signed by|written agreement of|parties may|each of the parties|agreed in writing|you (?:may|can) (?:change|modify|update|amend))\b/,
    soft: /no change (?:to these terms|of terms) binds/,
    replace: [
      [
        /\bwithout (?:the |any |your )?(?:prior )?(?:consent|approval)(?: of| from)?(?= [a-z])/,
        'with the prior written consent of',
      ],
      [/\b(?:with or )?without (?:the |any |your )?(?:prior )?notice\b/, 'on reasonable prior written notice'],
      [/(?<=\b(?:in|at) (?:its|our) )(?:sole and absolute|sole|absolute|own) (?=discretion\b)/, 'reasonable '],
      [/\bat any time\b,?(?!.*\bnotice\b)/, 'on reasonable prior written notice'],
    ],
  },
  'price-increase': {
    bears: 'counterpart',
    orElse: 'taker',
    pattern:
      /\b(?:may|can|right to|reserves?|entitled to|discretion|shall have)\b[^.;]{0,60}\b(?:increase|raise|adjust|change|modify)\b[^.;]{0,60}\b(?:fees?|prices?|pricing|rates?|charges?|rent|premium)\b/,
    unless: /\bnot (?:increase|raise|adjust|change)\b/,
    soft: /no (?:price|fee) increase may exceed/,
    replace: [
      [/\bat any time and by any amount without notice\b/, 'once a year on at least [90] days’ written notice'],
      [/\b(?:with or )?without (?:any )?(?:prior )?notice\b/, 'on reasonable prior written notice'],
    ],
  },
  'deemed-acceptance': {
    bears: 'taker',
    pattern:
      /\b(?:by|when(?:ever)?|if you)\b[^.;]{0,60}\b(?:us(?:e|ing)|access(?:ing)?|brows(?:e|ing)|continu(?:e|ing)|visit(?:ing)?|creat(?:e|ing)|register(?:ing)?|download(?:ing)?|click(?:ing)?|install(?:ing)?|plac(?:e|ing)|subscrib(?:e|ing)|submit(?:ting)?|check(?:ing)?|enter(?:ing)? into)\b[^.;]{0,160}\b(?:agree|agreed|agreement to|accept|accepted|accepts|acceptance|consent|bound|acknowledge|agrees)\b|\b(?:continued|your|any|further) use\b[^.;]{0,120}\b(?:accepts?|acceptance|agrees?|agreement to|consents?|constitutes?|bound|means)\b|\b(?:deemed|considered) (?:an? )?(?:accept|agreement|consent)|\b(?:agree|agreeing|accept)\w* to be bound\b|\btacitly accept/,
    soft: /bind [^.]{0,60}only after express acceptance/,
  },
  'content-removal': {
    bears: 'counterpart',
    orElse: 'taker',
    pattern:
      /\b(?:may|can|right|reserves?|discretion|entitled|will|shall)\b[^.;]{0,130}\b(?:remov|delet|block|disabl|refus|edit|screen|monitor|reject|take down|withdraw|eras|censor|filter)\w*\b[^.;]{0,90}\b(?:content|materials?|posts?|posting|postings|submissions?|information|reviews?|data|listings?|communications?|accounts?|usernames?|profiles?)\b|\b(?:content|materials?|submissions?|posts?|reviews?)\b[^.;]{0,80}\b(?:may|can|will) be (?:removed|deleted|blocked|edited|refused|rejected)\b/,
    unless: /\byou (?:may|can) (?:remove|delete|edit|request)\b|\bat your request\b/,
    soft: /remove content only where it breaches/,
  },
});
