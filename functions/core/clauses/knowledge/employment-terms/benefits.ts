import { defineBenefits } from '../benefit.ts';
import file from './benefits.json' with { type: 'json' };

/** What protects a party in clauses of this topic. */
export const benefits = defineBenefits('employment-terms', file, {
  'away-from-work-on-notice': [
    {
      force: ['right', 'fact', 'acknowledgement', 'duty'],
      all: [
        /\b(?:require|ask|direct|place|instruct|put|send|exclud)\w*\b/,
        /\b(?:not (?:to )?(?:attend|come|work|report|perform|contact|carry out)|garden(?:ing)? leave|stay (?:at home|away)|from (?:its|the \S+) (?:premises|workplace)|no duties)\b/,
        /\b(?:notice|garden)\b/,
      ],
      none: [/\bmay not require|\bunpaid\b|\bwithout pay\b/],
    },
  ],
  'paid-during-leave': [
    {
      bears: 'giver',
      force: ['duty', 'right', 'fact', 'promise'],
      types: ['employment-contract'],
      all: [
        /\b(?:continues? to (?:receive|be paid|be entitled to|pay)|remains? entitled to|(?:shall|will) (?:receive|be paid|pay))\b/,
        /\b(?:salary|pay|remuneration|benefits)\b/,
      ],
      none: [/\b(?:only|not|unpaid|bonus(?:es)?|lieu|sick(?:ness)?|severance|installments?)\b/],
      clause: [/\bgarden(?:ing)? leave\b/],
    },
    {
      all: [
        /\b(?:garden(?:ing)? leave|during (?:that|this|such|the) (?:time|period|leave)|while (?:\S+ ){0,4}(?:leave|away|excluded))\b/,
        /\b(?:receiv\w*|paid|pay|remain entitled|entitled to|continue[sd]?)\b/,
        /\b(?:salary|pay|remuneration|benefits)\b/,
      ],
      none: [
        /\b(?:no (?:salary|pay|benefits)|not (?:be )?(?:entitled|paid|receive)|unpaid|without|only|cease\w*|sick(?:ness)?|parental|probation)\b/,
      ],
      types: ['employment-contract'],
    },
    {
      bears: 'giver',
      force: ['duty', 'fact', 'right', 'promise', 'ban'],
      all: [
        /\b(?:garden leave|(?:keep|keeps|kept|released?|relieved?|excluded?|sent?) .{0,30}(?:from|away from|of|home)\b.{0,20}\b(?:work|duties|premises)?|not (?:be )?required to (?:work|attend)|no work|during (?:the )?notice)\b/,
        /\b(?:salary|pay|remuneration|benefits|wages)\b/,
        /\b(?:continues?|goes? on|go on|full|as usual|remains? (?:payable|entitled)|keeps?|still|paid|receives?)\b/,
      ],
      none: [/\b(?:without pay|unpaid|no (?:salary|pay)|not (?:be )?(?:paid|entitled)|reduced)\b/],
      clause: [/\bemploy|\bexecutive|\bworker|\bstaff|\[\w+\]/],
    },
  ],
  'leave-shortens-restraint': [
    {
      force: ['fact', 'duty', 'promise', 'right'],
      all: [
        /\b(?:garden(?:ing)? leave|released from (?:\S+ ){0,4}duties)\b.{0,80}\b(?:is|are|shall be|will be|be) (?:deducted|set off|subtracted|credited|taken off|counted|offset)\b.{0,30}\b(?:from|against|toward)/,
      ],
      none: [/\bnot (?:be )?(?:deduct|credit|set off)|\bholiday|\bsalary|\bannual leave\b/],
    },
    {
      force: ['fact', 'duty', 'promise', 'right', 'ban'],
      all: [
        /\b(?:restrict\w*|restraints?|covenants?|period of \d+ months)\b.{0,120}\b(?:less|reduced by|shortened by|after deduct\w*)\b.{0,60}\bgarden(?:ing)? leave\b/,
      ],
    },
    {
      all: [
        /\b(?:garden(?:ing)? leave|(?:that|such) (?:leave|period)|leave under)\b/,
        /\b(?:deduct\w*|reduc\w*|set off|shorten\w*|count(?:s|ed)? (?:toward|against)|less any)\b/,
        /\b(?:restrict\w*|restraints?|covenants?|non-?compet\w*)\b/,
      ],
      none: [/\bnot (?:be )?(?:deduct|reduc|count)|\bno (?:reduction|deduction)/],
    },
  ],
  'equal-notice': [
    {
      mutual: true,
      bears: 'both',
      types: ['employment-contract'],
      force: ['duty', 'right', 'fact', 'promise'],
      all: [
        /\[each\].{0,60}\b(?:gives?|giving|terminat\w+|end|ends|resign\w*)\b.{0,120}\b\d+ (?:calendar |full |clear )?(?:weeks?|months?|days?)'?s? (?:prior |written |advance )*notice\b/,
      ],
      none: [/\bwithout notice|\bbreach|\bcure|\bprobation\w* period/],
    },
    {
      all: [
        /\[each\]|\b(?:the same|same (?:period|length|notice)|likewise|either party|each party)\b/,
        /\b\d+ (?:calendar |full )?(?:weeks?|months?|days?)(?:\'s?)? (?:prior |written |advance )*notice|\bnotice of (?:not less than |at least )?\d+ (?:weeks?|months?|days?)|\bgive (?:\S+ ){0,3}the same\b/,
        /\b(?:end|terminat\w*|employment|resign\w*)\b/,
      ],
      none: [/\bwithout notice|\bbreach|\bcure/],
      types: ['employment-contract'],
    },
  ],
  'dismissal-needs-process': [
    {
      all: [
        /\b(?:dismiss\w*|terminat\w*|cause)\b/,
        /\b(?:only (?:for|if|after|where)|not (?:\S+ ){0,4}(?:unless|except|until))\b/,
        /\b(?:gross misconduct|investigation|hearing|opportunity to (?:respond|be heard|cure)|material(?:ly)? breach|serious(?:ly)? (?:breach|misconduct)|appeal|cure[sd]?|put(?:ting)? (?:it|that) right)\b/,
      ],
      none: [/\bneed not\b|\bno (?:hearing|appeal|investigation)|\bwithout (?:a |any )?(?:hearing|investigation)/],
      types: ['employment-contract'],
    },
    {
      bears: 'giver',
      force: ['ban', 'duty', 'no-right', 'right', 'promise', 'fact'],
      all: [
        /\b(?:dismiss\w*|terminat\w*|discharge|end (?:the|this) employment|summarily)\b/,
        /\b(?:before|until|unless|only (?:if|after|for)|except for|without (?:first )?|prior|requires?|must be preceded)\b/,
        /\b(?:warnings?|hearing|improve|opportunity|investigation|reasons? in writing|written reasons|disciplinary (?:procedure|process)|appeal)\b/,
      ],
      none: [
        /\b(?:no (?:warning|hearing)|without (?:any )?(?:warning|hearing|notice)|lease|supplier|customer|vendor)\b|\[each\]/,
      ],
    },
  ],
  'severance-payable': [
    {
      force: ['duty', 'right', 'promise', 'fact'],
      all: [
        /\b(?:severance|continu\w+ (?:to pay )?(?:\S+ ){0,4}(?:base )?salary|\d+ (?:months?|weeks?)(?:\'s?)? (?:of )?(?:base )?(?:salary|pay)|lump sum)\b/,
        /\b(?:without cause|good reason|redundan\w+|other than for cause|not for cause)\b/,
      ],
      none: [/\b(?:no severance|not (?:be )?(?:entitled|eligible|receive|pay)|forfeit\w*|waive\w*|repay)\b/],
    },
    {
      bears: 'giver',
      force: ['right', 'duty', 'fact', 'promise'],
      all: [
        /\b(?:redundan\w+|severance|without cause|other than for cause|end of (?:the )?employment|dismiss\w*|terminat\w*|laid off|lay-?off|good reason|change of control)\b/,
        /\b\d+ (?:weeks?|months?|years?)'?s? (?:of )?(?:\w+ )?(?:pay|salary|wages|remuneration|compensation|base)\b|\bseverance (?:pay|payment|equal|of)\b/,
        /\b(?:entitled|receives?|pays?|paid|continue|payable|shall|will)\b/,
      ],
      none: [
        /\b(?:no severance|not (?:be )?entitled|repay|clawback|forfeit\w*|in lieu of notice only|notice period of)\b/,
      ],
    },
  ],
  'severance-needs-release': [
    {
      all: [
        /\b(?:sign\w*|execut\w*|deliver\w*|enter\w* into)\b[^.;]{0,60}\b(?:general |full |valid |effective )*(?:release|settlement agreement|waiver of claims)\b/,
        /\b(?:subject to|condition\w*|provided|if|unless|contingent|not revoke|effective|irrevocable)\b/,
      ],
      none: [/\bno release|\bnot (?:be )?(?:required|condition|subject)|\bnot require/],
      clause: [/\bseverance\b|\bwithout cause\b|\bgood reason\b|\bseparation (?:pay|benefit)/],
      types: ['employment-contract'],
    },
    {
      all: [
        /\b(?:severance|separation (?:pay|benefits?)|payments?)\b/,
        /\b(?:release of (?:all )?(?:\S+ )?claims|general release|(?:sign\w*|execut\w*|deliver\w*) (?:\S+ ){0,8}(?:release|settlement agreement))\b/,
        /\b(?:subject to|condition\w*|only if|provided|upon|if|unless|contingent)\b/,
      ],
      none: [/\bno release|\bnot (?:be )?(?:required|condition|subject)|\bnot require/],
      types: ['employment-contract'],
    },
  ],
  'own-time-inventions-excluded': [
    {
      all: [
        /\binventions?\b|\bworks?\b|\bideas\b|\bdevelopments?\b|\bintellectual property\b/,
        /\b(?:own time|outside (?:working|business|office) hours|personal time)\b/,
        /\b(?:(?:does|do|shall|will) not (?:apply|extend|cover|include|assign|belong)|exclud\w*|except\w*|remains?|retains?|keeps?|belongs? to|not (?:be )?assigned|no claim)\b/,
      ],
      none: [/\bwhether or not\b|\beven if\b|\bincluding\b|\bregardless/],
    },
  ],
  'outside-work-consent-fair': [
    {
      all: [
        /\b(?:outside|other|charitable|civic|volunteer|passive investments?|side|external|teaching)\b/,
        /\b(?:work|activit\w*|employment|business|engagements?|invest\w*|boards?)\b/,
        /\b(?:not (?:be )?unreasonably|may (?:engage|serve|hold|undertake|invest|teach|do|take)|nothing (?:\S+ ){0,4}prevents?|free to)\b/,
      ],
      none: [/\bmay not\b|\bonly with\b/],
      types: ['employment-contract'],
    },
  ],
  'lawful-disclosure-protected': [
    {
      all: [
        /\b(?:nothing|does not|shall not|no provision|not (?:be )?(?:prohibit|prevent|restrict)\w*)\b/,
        /\b(?:report\w*|communicat\w*|discuss\w*|disclos\w*|testify\w*|cooperat\w*|filing|file)\b/,
        /\b(?:government(?:al)? (?:agency|agencies|official|authority)|wages|working conditions|whistle\w*|violations? of law|regulator\w*|protected (?:disclosure|activity)|sec\b|eeoc|nlrb)/,
      ],
      none: [/\bcustomer data\b/],
    },
  ],
  'property-returned': [
    {
      force: ['duty', 'promise'],
      all: [
        /\[a\](?:,[^,]{0,40},)? (?:shall|must|will|agrees to)\b.{0,60}\b(?:return|hand (?:back|over)|deliver up|surrender|give back)\b/,
        /(?<!\w)(?:company|employer|\[o\](?:'s)?) ?(?:property|equipment|documents|materials|assets|laptops?|records|keys)|\b(?:property|equipment|documents|materials|keys)\b.{0,30}\b(?:of|belonging to) (?:the )?(?:company|employer|\[o\])/,
      ],
      none: [/\bnot (?:be )?required\b|\[each\]/],
    },
  ],
  'full-time-devotion': [
    {
      types: ['employment-contract'],
      force: ['duty', 'ban', 'promise'],
      all: [
        /\bdevote\w*\b|\bfull[- ]time\b|\bwhole (?:working )?time\b|\bnot (?:\w+ )?engage in any other\b|\bno other (?:work|employment)\b/,
        /\b(?:time|attention|efforts|business|work|employment)\b/,
      ],
      none: [/\bnot (?:be )?required/],
    },
  ],
  'summary-dismissal': [
    {
      types: ['employment-contract'],
      force: 'right',
      all: [
        /\b(?:terminat\w*|dismiss\w*|end (?:the|this) employment)\b/,
        /\b(?:without notice|immediately|summarily|at once|with immediate effect)\b/,
        /\b(?:gross misconduct|cause|misconduct|dishonest\w*|fraud|serious breach)\b/,
      ],
      none: [/\b(?:without cause|may not|other than for cause|for any reason)\b/],
      test: (_, { actor }) => /company|employer|firm|board/.test(actor?.word ?? ''),
    },
  ],
  probation: [
    {
      types: ['employment-contract'],
      mutual: true,
      bears: 'both',
      all: [/\bprobation\w*|\btrial period\b/, /\b(?:notice|terminat\w*|dismiss\w*|end)\b/, /\[each\]|\beither\b/],
    },
  ],
  'notice-guaranteed': [
    {
      types: ['employment-contract'],
      force: ['ban', 'duty', 'fact', 'right'],
      all: [
        /\bnotice\b/,
        /\b(?:by|from) (?:the )?(?:company|employer|\[\w+\])\b|(?<!\w)(?:company|employer|\[\w+\]) (?:shall|must|will) give\b/,
        /\b(?:not be less than|at least|no less than|not less than|minimum of)\b.{0,20}\b\d+ (?:weeks?|months?)/,
      ],
      test: (_, { words }) => /\b(?:[2-9]|1[0-2]) months\b|\b(?:8|9|1\d|2\d) weeks\b/.test(words),
      none: [/\b(?:from|by) (?:the )?(?:employee|executive)|\brenewal/],
    },
  ],
  'garden-leave-limited': [
    {
      types: ['employment-contract'],
      all: [
        /\b(?:garden(?:ing)? leave|release \[\w+\] from|relieve \[\w+\] (?:of|from)|not to (?:attend|come to) work|stay away|exclude \[\w+\] from)\b/,
        /\b(?:no longer than|not (?:exceed\w*|more than|longer than)|maximum of|up to|at most|limited to)\b.{0,20}\b\d+ (?:calendar )?(?:weeks?|months?|days?)\b/,
      ],
      none: [/\bholiday\b/],
    },
    {
      types: ['employment-contract'],
      within: 'sentence',
      all: [
        /\b(?:release the \[\w+\] from|relieve the \[\w+\] (?:of|from)|garden(?:ing)? leave)\b.{0,200}\b(?:no longer than|not (?:exceed\w*|more than|longer than)|maximum of|at most)\b.{0,12}\b\d+ (?:weeks?|months?|days?)\b/,
      ],
    },
  ],
  'pay-in-lieu-full': [
    {
      types: ['employment-contract'],
      force: ['right', 'duty', 'fact', 'promise'],
      all: [
        /\b(?:in lieu of (?:\S+ ){0,4}notice|instead of (?:\S+ ){0,4}notice|by paying|for the (?:unexpired |remainder of the )?notice period)\b/,
        /\b(?:salary|pay|wages)\b.{0,60}\b(?:and|plus|together with|including)\b.{0,40}\b(?:benefits?|bonus|allowances?|commission|car)\b/,
      ],
      none: [
        /\b(?:excluding|not includ\w*|without|no) (?:\S+ ){0,4}(?:benefits|bonus)|\bbasic salary only\b|\bnot (?:be )?entitled/,
      ],
    },
  ],
  'hours-stated': [
    {
      types: ['employment-contract'],
      mutual: true,
      force: ['fact', 'duty', 'promise', 'definition'],
      all: [
        /\b(?:normal|basic|standard|regular|usual|working|contractual) (?:\w+ )?hours\b.{0,40}\b(?:are|is|be|of|from)\b.{0,20}\b\d+|\b(?:work|works)\b.{0,20}\b\d+(?:\.\d+)? hours (?:a|per|each) (?:week|day|month)\b/,
      ],
      none: [/\bat least\b|\bminimum of\b|\b24 hours\b.{0,10}\bnotice\b.{0,5}$|\bno (?:fixed|normal)|\b48[- ]hours?\b/],
    },
  ],
  'opt-out-revocable': [
    {
      types: ['employment-contract'],
      bears: 'giver',
      force: ['right', 'fact', 'promise'],
      all: [
        /\bmay (?:\w+ ){0,2}?(?:withdraw|revoke|cancel|end|opt back in|terminate)\b.{0,40}\b(?:agreement|opt-?out|consent|waiver|this (?:clause|section))?\b.{0,40}\b\d+ (?:days?|weeks?|months?)'?s? (?:prior |written )*notice\b/,
      ],
      clause: [/\b(?:48|forty-eight)[- ]hours?\b|\bworking time (?:regulations|directive)|\bopt(?:s|ed)?[- ]?out/i],
    },
  ],
  'good-leaver-protected': [
    {
      types: ['employment-contract'],
      mutual: true,
      force: ['definition', 'fact', 'no-duty', 'duty', 'right', 'ban'],
      all: [
        /\bgood leaver\b.{0,80}\b(?:means|is|includes)\b/,
        /\b(?:death|disab\w+|redundan\w+|without cause|ill(?:ness| health)|retire\w*)\b/,
      ],
    },
    {
      types: ['employment-contract'],
      mutual: true,
      force: ['no-duty', 'fact', 'exclusion', 'ban'],
      all: [
        /\b(?:no (?:repayment|clawback|sum|amount)|not (?:be )?(?:repa\w+|required to repay|due|payable|apply)|need not repay|waived)\b/,
        /\b(?:repa\w+|clawback|claw back|recover\w*)\b/,
        /\b(?:death|dies|disab\w+|redundan\w+|without cause|ill(?:ness| health))\b/,
      ],
    },
  ],
  'duties-run-on-leave': [
    {
      types: ['employment-contract'],
      force: ['duty', 'fact', 'ban', 'promise'],
      all: [
        /\b(?:remain\w*|continue\w*|stay\w*)\b.{0,30}\b(?:bound|subject|owe|employed)\b.{0,80}\b(?:fidelity|good faith|loyalty|confidential\w*|duties|terms of)\b/,
      ],
      clause: [/\bgarden(?:ing)? leave|\bnot to attend|\brelease|\bnotice period/i],
    },
  ],
  'holiday-used-up': [
    {
      types: ['employment-contract'],
      force: ['duty', 'fact', 'right', 'promise'],
      all: [
        /\b(?:take|use up|taken|deemed to (?:have )?taken?)\b.{0,40}\b(?:accrued|untaken|unused|outstanding|remaining)\b.{0,30}\b(?:holiday|leave|vacation)\b|\b(?:accrued|untaken|unused)\b.{0,20}\b(?:holiday|vacation|annual leave)\b.{0,40}\b(?:deemed|treated as) (?:to (?:be|have been) )?taken\b/,
      ],
      none: [/\b(?:paid (?:for|in lieu)|payment in lieu|may carry)\b/],
    },
  ],
  'workplace-fixed': [
    {
      types: ['employment-contract'],
      force: ['ban', 'no-right', 'duty'],
      all: [
        /\b(?:relocat\w*|move|transfer|change)\b.{0,60}\b(?:place of work|workplace|work location|principal (?:office|place)|office|base)\b/,
        /\bwithout (?:\S+ ){0,5}?(?:consent|agreement)|\bmore than \d+ (?:miles|km|kilomet\w+)/,
      ],
      none: [/\[each\]|\bmay at any time/],
    },
  ],
});
