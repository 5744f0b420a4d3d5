import { defineHazards } from '../hazard.ts';
import words from '../hazards/termination.json' with { type: 'json' };

/** How these hazards are recognised and whom they reach; what is said of them stands in the file of the same name. */
export const terminationHazards = defineHazards('termination', words, {
  'termination-at-will': {
    bears: 'counterpart',
    orElse: 'taker',
    pattern:
      /\b(?:may|can|right to|entitled to|reserves?|discretion|could|free to)\b[^.;]{0,110}\b(?:terminat|suspend|discontinu|cancel|deactivat|block|restrict (?:your )?access|refuse|end this|end the)\w*\b[^.;]{0,220}\b(?:at any time|for any(?: or no)? reason|without cause|with or without cause|for convenience|sole(?: and absolute)? discretion|at (?:its|our) (?:own |sole )?(?:option|discretion|election)|without (?:any )?(?:prior )?(?:notice|liability|reason)|immediately|immediate effect|no reason|when(?:ever)? (?:it|we|he) (?:wish|choos|pleas|see)\w*)|\b(?:at any time|for any(?: or no)? reason|in (?:its|our) sole discretion|without (?:prior )?notice)\b[^.;]{0,90}\b(?:terminat|suspend|discontinu|cancel|deactivat)\w*/,
    unless:
      /\bonly (?:if|upon|for)\b|\b(?:in the event|if|upon|unless)\b[^.;]{0,90}\b(?:breach|default|fails? to|insolven|bankrupt)/,
    replace: [
      // Where a notice period is agreed already, only the words that let it loose go.
      [/,? at any time,?(?=[^.;]{0,90}\bdays?\b[^.;]{0,20}\bnotice\b)/, ''],
      // A right of both parties to end without a reason takes nothing from the reader alone.
      [
        /(?<!\b(?:either|each|both|any) (?:of the )?part(?:y|ies)\b[^.;]{0,200})(?:\bwith or without cause\b|\bfor any or no reason\b|\bfor any reason(?: or no reason)?\b|\bwithout cause\b)/,
        'for an uncured material breach',
      ],
      [
        /,? ?(?:effective immediately |immediately )?(?:and )?(?:with or )?without (?:any )?(?:prior )?notice\b/,
        ' on reasonable prior written notice',
      ],
      [/\bat any time\b,?/, 'on reasonable prior written notice'],
      [/(?<=\b(?:in|at) (?:its|our|his|their) )(?:sole and absolute|sole|absolute) (?=discretion\b)/, 'reasonable '],
      [/\b(?:in|at) (?:its|our|his|their) (?:sole and absolute|sole|absolute) option\b,?/, 'acting reasonably'],
      [/\bimmediately\b/, 'on reasonable prior written notice'],
    ],
  },
  suspension: {
    bears: 'counterpart',
    orElse: 'taker',
    saidBy: ['termination-at-will', 'no-claim'],
    pattern:
      /\b(?:may|can|right to|reserves?|entitled to|will)\b[^.;]{0,90}\b(?:terminate|suspend|discontinue|cancel|deactivate|close|disable|revoke|limit|restrict|freeze|block)\b[^.;]{0,90}\b(?:your|account|access|service|services|subscription|licen[cs]e|user|membership|this agreement)\b/,
    unless:
      /\byou (?:may|can) (?:cancel|terminate|close|discontinue|delete|deactivate)\b|\b(?:either|each) part|\b(?:in the event|if|upon)\b[^.;]{0,90}\b(?:material breach|default|insolven|bankrupt)/,
    soft: /reasonable time to cure before it suspends/,
  },
  'no-right-to-terminate': {
    bears: 'subject',
    pattern:
      /\b(?:shall|will) have no right to (?:terminate|cancel)|\b(?:may|shall|can) ?not (?:terminate|cancel)\b|\bno right of termination\b|\bwaives? (?:any|its|all) rights? (?:to|of) terminat/,
    unless: /\b(?:neither|either) part/,
    replace: [
      [/\b(?:shall|will) have no right to terminate\b/, 'shall have the same right to terminate'],
      [/\b(?:may|shall|can) ?not terminate\b/, 'may, on the same terms as the other party, terminate'],
    ],
  },
  'one-way-termination': {
    bears: 'counterpart',
    saidBy: ['termination-at-will', 'suspension', 'excluded-party'],
    pattern:
      /\b(?:may|shall (?:have|be entitled)|has|have|is entitled|reserves)\b[^.;]{0,40}\b(?:the right to |to )?(?:terminate|cancel)\b[^.;]{0,60}\b(?:agreement|contract|order|lease|licen[cs]e|services?|employment)\b/,
    unless:
      /\b(?:either|each|any|both|the other|non-(?:breaching|defaulting)) (?:of the )?part|\bby either|\bmaterial(?:ly)? (?:breach|default)|\bin the event (?:of|that)|\bif\b/,
    soft: /both parties hold this right on the same terms/,
  },
  'immediate-termination': {
    bears: 'counterpart',
    saidBy: ['termination-at-will'],
    pattern:
      /\b(?:terminate|cancel)\b[^.;]{0,90}\b(?:immediately|forthwith|with immediate effect|effective immediately)\b|\b(?:immediately|forthwith) terminat/,
    unless: /\b(?:either|each) part/,
    replace: [
      [
        /\b(?:effective immediately|immediately|forthwith|with immediate effect)\b/,
        'after written notice and a reasonable time to cure',
      ],
    ],
  },
  'change-of-control': {
    bears: 'counterpart',
    pattern:
      /\bchange (?:of|in) (?:the )?control\b|\b(?:merger|consolidation|sale of (?:all or )?substantially all|acquired by)\b[^.;]{0,120}\b(?:terminat|consent|assign|default)/,
    soft: /is not a change of control/,
  },
});
