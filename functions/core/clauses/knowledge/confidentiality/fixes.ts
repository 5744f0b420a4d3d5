import type { TopicFixes } from '../issue.ts';

/** How clauses about confidentiality are mended. */
export const fixes: TopicFixes = {
  'confidentiality-one-way': [
    {
      restate:
        "Each party shall hold the other's Confidential Information in confidence, use it only for the purposes of this Agreement and protect it with at least reasonable care.",
    },
  ],
  'everything-confidential': [
    {
      find: /,? without (?:any )?exceptions?,?(?: including [^.;]{0,160})?/,
      put: 'other than information that is or becomes public without breach, was lawfully known to {bearer} before, is lawfully received from a third party or is independently developed',
    },
    {
      find: /,? including (?:information|what|such|anything)[^.;]{0,60}\b(?:public|already|beforehand|third part|another source)\w*[^.;]{0,120}/,
      put: 'other than information that is or becomes public without breach, was lawfully known to {bearer} before, is lawfully received from a third party or is independently developed',
    },
    {
      find: /,? (?:whether or not|even (?:if|though)|regardless of whether|irrespective of whether|notwithstanding that)\b[^.;]{0,40}\b(?:public\w*|known|generally available|independently|knew)\b[^.;,]{0,50}/,
      put: 'other than information that is or becomes public without breach, was lawfully known to {bearer} before, is lawfully received from a third party or is independently developed',
    },
    {
      restate:
        'Confidential Information means non-public information that is marked confidential or that a reasonable person would understand to be confidential, and excludes information that is or becomes public without breach, was lawfully known to {bearer} before disclosure, is lawfully received from a third party or is independently developed.',
    },
  ],
  'usual-exclusions': [
    {
      add: '{gainer} shall show by its records that an exclusion applies, and personal data remains protected in every case.',
    },
  ],
  'perpetual-confidentiality': [
    {
      find: /\bat (?:all|any) times? (?:thereafter|after(?:wards)?(?: the (?:termination|expiry|expiration|end) (?:of|hereof)[^,.;]{0,40})?)/,
      put: 'for three (3) years thereafter and, for trade secrets, for as long as they remain trade secrets',
    },
    {
      find: /\b(?:shall |will |do |does )?(?:never|not) (?:expire|lapse|end|cease)\b[^.;]*/,
      put: 'end three (3) years after disclosure, except that trade secrets stay protected for as long as they remain trade secrets',
    },
    {
      find: /\b(?:in perpetuity|perpetually|indefinitely|for ?ever|without (?:any )?limit(?:ation)? (?:of|in|as to)(?: point of)? time|for all time|permanently|without end)\b/,
      put: 'for three (3) years after disclosure and, for trade secrets, for as long as they remain trade secrets',
    },
    {
      restate:
        "{bearer}'s duties of confidence last for three (3) years after the end of this Agreement and, for trade secrets, for as long as they remain trade secrets.",
    },
  ],
  'confidentiality-years': [
    {
      add: 'Trade secrets stay protected for as long as they remain trade secrets, and personal data for as long as {gainer} holds it.',
    },
  ],
  'residuals-clause': [
    {
      restate:
        "Nothing in this Agreement prevents {gainer} from using the general skills and experience of its personnel, provided that it does not use or disclose {bearer}'s Confidential Information.",
    },
  ],
  'recipient-decides': [
    {
      find: /\bmay (?:disclose|share|release|pass on|reveal|show) [^.;]{0,220}/,
      put: 'may disclose Confidential Information only to those of its personnel and professional advisers who need to know it for the purpose and are bound by equal duties of confidence',
    },
    {
      find: /,? (?:as|that|which) (?:the )?\[\w+\],? (?:in its [^,.;]{0,40},? |acting in its [^,.;]{0,40},? )?(?:considers?|deems?|regards?|thinks?|determines?|believes?)[^.;]{0,80}/,
      put: 'that is marked confidential or that a reasonable person would understand to be confidential',
    },
    {
      restate:
        'Information is confidential if it is marked so or if a reasonable person would understand it to be confidential from its nature or the circumstances of its disclosure.',
    },
  ],
  'discloser-decides': [
    {
      find: /\b(?:shall be|is|are|will be) (?:final|conclusive|binding)(?:,? and (?:binding|conclusive|final))*(?: (?:up)?on (?:the )?\[\w+\])?/,
      put: 'is open to challenge on objective grounds',
    },
    { find: /,? (?:and|which) (?:the )?\[\w+\] may not (?:dispute|contest|challenge)[^.;]*/, put: '' },
    { find: /\b(?:in|at) its (?:sole |absolute |sole and absolute )?discretion\b/, put: 'acting reasonably' },
    {
      restate:
        'Information is confidential if it is marked so at or before disclosure or if a reasonable person would understand it to be confidential from its nature or the circumstances.',
    },
  ],
  'marking-required': [
    {
      find: /\b(?:that|which) (?:is|are|has been|have been|bears?|carr(?:y|ies)) (?:\w+ ){0,3}?(?:marked|labeled|labelled|designated|identified|stamped|legend|notice)[^.;]{0,90}/,
      put: 'that is marked confidential or that a reasonable person would understand to be confidential from its nature or the circumstances of its disclosure',
    },
    {
      find: /\bonly (?:if|when|where) (?:it|they) (?:is|are|has been|have been|bears?) (?:\w+ ){0,3}?(?:marked|labeled|labelled|designated|identified|stamped|legend)[^.;]{0,90}/,
      put: 'if it is marked confidential or if a reasonable person would understand it to be confidential from its nature or the circumstances of its disclosure',
    },
    {
      restate:
        'Information is protected if it is marked confidential or if a reasonable person would understand it to be confidential from its nature or the circumstances of its disclosure.',
    },
  ],
  'oral-disclosure-lost': [
    {
      find: /\b(?:only )?(?:if|where|when) (?:(?:it|they) (?:is|are) )?(?:(?:identified|designated) as (?:confidential|such) (?:when disclosed|at the time(?: of (?:the )?disclosure)?|upon disclosure)(?:,? and (?:is |are )?)?)?(?:subsequently |thereafter )?(?:confirmed|reduced|summari[sz]ed|followed)[^.;]{0,160}/,
      put: 'in the same way as information disclosed in writing',
    },
    {
      restate:
        'Information is protected in whatever form it is disclosed, whether in writing, orally, visually or otherwise.',
    },
  ],
  'care-own-discretion': [
    {
      find: /\b(?:with|by|using|use) (?:such|whatever) (?:\w+ )?(?:care|measures|precautions|steps|means|safeguards) (?:as|that|which)? ?(?:the )?(?:\[\w+\]|it)[^,.;]{0,60}/,
      put: 'with the care that it uses for its own confidential information, and never less than reasonable care',
    },
    {
      find: /\bin (?:the|any|whatever) (?:way|manner|fashion) (?:that )?(?:the )?(?:\[\w+\]|it)[^,.;]{0,50}(?:,? however that (?:is|may be))?/,
      put: 'with no less than reasonable care',
    },
    { find: /,? whatever that (?:care )?(?:may be|is)/, put: 'and never less than reasonable care' },
    {
      restate:
        '{gainer} shall protect the Confidential Information with the care that it uses for its own confidential information, and never less than reasonable care.',
    },
  ],
  'exclusions-swallow': [
    {
      find: /\bwith or without (?:the )?(?:use|reference|help)[^.;,]{0,60}/,
      put: "without use of or reference to {bearer}'s information",
    },
    { find: /\bby whatever (?:cause|means|route)[^,.;]{0,70}/, put: 'otherwise than by breach of this Agreement' },
    {
      find: /,? (?:even|whether or not|no matter how)\b[^.;]{0,60}\b(?:breach|disclosure by)[^.;]{0,60}/,
      put: 'otherwise than by breach of this Agreement',
    },
    {
      restate:
        'Confidential Information excludes only information that {gainer} shows by its records to be public without breach, lawfully known to it before disclosure, lawfully received from a third party or independently developed without use of it; a combination is not excluded merely because its parts are.',
    },
  ],
  'burden-of-proof-exclusions': [
    {
      find: /,? (?:by|as (?:evidenced|shown|proven) by) (?:its |the \[\w+\]'s )?(?:\w+ ){0,2}(?:records|documents|files|evidence)(?: in existence at the time of (?:the )?disclosure)?,?/,
      put: '',
    },
    {
      restate:
        'The ordinary rules on the burden of proof apply, and any competent evidence may be used to show that an exclusion applies.',
    },
  ],
  'reps-liability': [
    {
      add: 'This does not apply to a Representative that has signed its own undertaking of confidence with {gainer} or is bound to secrecy by professional rules.',
    },
  ],
  'representatives-not-answered-for': [
    {
      restate:
        '{gainer} shall bind each person to whom it passes the information to duties no less protective than these, and is liable for a breach of them as for its own.',
    },
  ],
  'share-with-anyone': [
    {
      find: /\bto (?:any (?:third |other )?(?:person|party|parties)|anyone)[^.;]{0,120}/,
      put: 'to employees and professional advisers who need to know it for the purpose and are bound by duties no less protective than these',
    },
    {
      find: /\band such other persons as (?:it|the \[\w+\])[^.;]*/,
      put: 'in each case only where they need to know it for the purpose and are bound by duties no less protective than these',
    },
    {
      restate:
        '{gainer} may disclose the information only to its employees and professional advisers who need to know it for the purpose and are bound by duties no less protective than these, and is liable for them.',
    },
  ],
  'no-sharing-with-staff': [
    {
      find: /,? (?:including|even|not even)\b[^.;]{0,120}\b(?:employees|advisers|advisors|counsel|lawyer|staff|personnel|insurer)\b[^.;,]{0,60}/,
      put: 'other than employees, affiliates, professional advisers and insurers who need to know it for the purpose and are bound to secrecy',
    },
    {
      restate:
        '{bearer} may share the information with its employees, affiliates, professional advisers and insurers who need to know it for the purpose and are bound to secrecy, and is responsible for their compliance.',
    },
  ],
  'compelled-disclosure-free': [
    {
      find: /\b(?:shall|will) (?:have|be under) no (?:obligation|duty) to (?:notify|inform|tell|alert|give notice to) (?:the )?\[\w+\][^.;]*/,
      put: 'shall, where lawful, give {bearer} prompt prior notice of it and disclose no more than is legally required',
    },
    {
      find: /\b(?:need not|is not obliged to|is not required to|shall not be required to) (?:first )?(?:notify|inform|tell|alert|give notice to) (?:the )?\[\w+\][^.;]*/,
      put: 'shall, where lawful, give {bearer} prompt prior notice of it and disclose no more than is legally required',
    },
    {
      find: /\bwithout (?:\w+ ){0,2}?(?:notice|notification|telling|informing|notifying)(?: to)?(?: (?:the )?\[\w+\])?/,
      put: 'after giving {bearer} prompt written notice where lawful',
    },
    {
      find: /,? (?:and|but) (?:(?:the )?\[\w+\] )?(?:need not|(?:shall be |is )?under no obligation to|is not obliged to|shall not be required to) (?:inform|tell|notify|give notice to|alert)[^.;]*/,
      put: 'after giving {bearer} prompt written notice where lawful, and only so far as is legally required',
    },
    {
      restate:
        "If the law or a court compels disclosure, {gainer} shall, where lawful, give {bearer} prompt written notice, cooperate at {bearer}'s cost in seeking protection, and disclose no more than is required.",
    },
  ],
  'compelled-disclosure-barred': [
    {
      find: /,? even (?:if|where|when|under|in response to|pursuant to)\b[^.;,]{0,100}/,
      put: 'unless and to the extent that the law, a court or a regulator requires it and {gainer} is given prompt notice where lawful',
    },
    {
      restate:
        '{bearer} may disclose information that the law, a court or a regulator requires it to disclose, after giving notice to {gainer} where lawful, and nothing in this Agreement bars reports of possible violations of law to an authority.',
    },
  ],
  'no-return-of-information': [
    {
      restate:
        "Within thirty (30) days after {bearer}'s written request {gainer} shall return or destroy the information and confirm this in writing, and copies in routine backups stay subject to this Agreement while they are kept.",
    },
  ],
  'destruction-absolute': [
    {
      restate:
        'Within thirty (30) days after written request {bearer} shall return or destroy the information, except for one copy kept for compliance and routine backups, which stay subject to this Agreement while they are kept.',
    },
  ],
  'return-or-destroy': [
    {
      add: '{bearer} may choose between return and destruction, has thirty (30) days to comply, and may keep one copy for compliance and copies in routine backups, subject to this Agreement.',
    },
  ],
  'retained-copies': [
    { add: 'Copies so kept shall not be used and stay subject to this Agreement for as long as they are kept.' },
  ],
  'confidentiality-too-short': [
    {
      find: /\b(?:cease|end|expire|terminate|lapse)s? (?:up)?on (?:the )?(?:termination|expir\w+)(?: or (?:termination|expiration|expiry))? of this agreement(?: for any reason)?/,
      put: 'continue for three (3) years after the end of this Agreement and, for trade secrets, for as long as they remain trade secrets',
    },
    { find: /\b(?:\d+ (?:days|months|weeks)|(?:six|twelve) months)\b(?!')/, put: 'three (3) years' },
    {
      restate:
        'The duties of confidence continue for three (3) years after the end of this Agreement and, for trade secrets, for as long as they remain trade secrets.',
    },
  ],
  'confidence-breach-capped': [
    { restate: 'No limit or exclusion of liability in this Agreement applies to a breach of confidence by {gainer}.' },
  ],
  'confidence-injunction-waived': [
    {
      restate:
        '{bearer} may seek an injunction or other equitable relief against an actual or threatened breach in any court of competent jurisdiction, in addition to its other remedies.',
    },
  ],
  'injunction-conceded': [
    { find: /\b(?:shall be|is|will be) entitled to (?:immediate )?(?=injuncti|equitable|specific)/, put: 'may seek ' },
    {
      restate:
        '{gainer} may seek an injunction against an actual or threatened breach, and the court decides whether the conditions for it, including any bond, are met.',
    },
  ],
  'nda-non-solicit': [
    {
      find: /\b(?:hire|employ|engage|recruit|offer employment to|take on|solicit)(?: for (?:employment|hire))?(?:,? (?:or|and) (?:solicit|entice|hire|engage|employ|recruit)\w*(?: for (?:employment|hire))?)*(?= (?:any|the|employees|staff|personnel|persons|anyone))/,
      put: 'actively solicit, other than by general advertising,',
    },
    {
      restate:
        'For twelve (12) months {bearer} shall not actively solicit the senior employees of {gainer} whom it met in the talks, but may use general advertisements and engage anyone who responds to them or approaches it unprompted.',
    },
    { strike: true },
  ],
  'nda-non-compete': [
    {
      restate:
        'Nothing in this Agreement prevents {bearer} from carrying on any business or developing any product, provided that it does not use or disclose the Confidential Information.',
    },
  ],
  'nda-no-contact': [
    {
      restate:
        "{bearer} shall not discuss the proposed transaction with persons first introduced to it by {gainer} without {gainer}'s consent, and is otherwise free to continue its dealings in the ordinary course.",
    },
  ],
  'nda-standstill': [
    {
      restate:
        'For six (6) months {bearer} shall not make a public offer for {gainer} without an invitation; this promise ends at once if a third party announces an offer, and private proposals to the board remain allowed.',
    },
  ],
  'nda-takes-rights': [
    {
      find: /\bhereby assigns? (?:to (?:the )?\[\w+\] )?all (?:of )?(?:its |such )?rights?(?:, title and interest)? (?:therein|thereto|in (?:them|the same))/,
      put: 'retains all rights therein',
    },
    {
      restate:
        "The Confidential Information remains {gainer}'s, no license is granted except for the purpose of this Agreement, and nothing in it gives {gainer} any right in {bearer}'s own developments.",
    },
  ],
  'nda-indemnity': [
    {
      restate:
        '{bearer} is liable, under the general law, for foreseeable loss that its own breach of this Agreement causes to {gainer}, which shall take reasonable steps to mitigate it.',
    },
  ],
  'penalty-per-breach': [{ restate: '{gainer} may recover the loss that it proves to have been caused by a breach.' }],
  'intent-required': [
    {
      restate:
        '{gainer} is liable for every use or disclosure in breach of this Agreement, whether intentional or negligent.',
    },
  ],
  'residuals-beyond-memory': [
    { find: /,? (?:or|and) in (?:\S+ )?(?:notes|notebooks)[^,.;]{0,40},?/, put: '' },
    {
      find: /,? (?:regardless|irrespective) of whether[^.;]*/,
      put: 'provided that it was not memorized in order to be reused',
    },
    {
      find: /,? (?:and )?whether or not (?:\S+ ){0,4}(?:intentional\w*|deliberate\w*|memori[sz]ed|stud(?:y|ied))(?: \S+){0,7}$/,
      put: 'provided that it was not memorized in order to be reused',
    },
    {
      restate:
        'Residuals are limited to ideas and general know-how that personnel keep in unaided recollection without having noted or learned them in order to use them again, and do not include trade secrets, source code or personal data',
    },
  ],
  'source-of-leak-presumed': [{ restate: '{gainer} shall prove the breach of this Agreement that it claims.' }],
  'confidence-without-fault': [
    {
      find: /,? ?(?:\b(?:regardless|irrespective) of (?:any )?(?:fault|negligence)|\bwithout regard to (?:any )?(?:fault|negligence)|\bwhether or not (?:(?:it|\[\w+\]) (?:is|was) )?(?:negligent|at fault)|\beven (?:if|where|though) (?:it|\[\w+\]) (?:has |have )?(?:taken|took|used) (?:all |every )?(?:reasonable|due|proper) care)\b/,
      put: "so far as it results from {bearer}'s failure to take reasonable care",
    },
    {
      restate:
        '{bearer} is liable for a disclosure or use of the Confidential Information that results from its failure to take reasonable care.',
    },
  ],
  'penalty-besides-damages': [
    {
      find: /\b(?:(?:is|are|shall be|will be) (?:in addition to|on top of|over and above|without prejudice to)|(?:is|are|shall|will|does|do) not (?:be )?(?:credited|set off|counted|affect|limit|replace|reduce|prejudice|exclude))\b[^.;]*/,
      put: 'counts toward any damages for the same breach',
    },
    {
      find: /,? ?\b(?:in addition to|on top of|over and above|without prejudice to)\b[^.;]*/,
      put: 'and the sum counts toward any damages for the same breach',
    },
    { restate: 'Whatever is paid under this clause counts toward any damages for the same breach.' },
  ],
  'penalty-for-each-day': [
    { find: /\bfor (?:each|every|any) day\b[^.;,:]*/, put: 'for the breach as a whole' },
    {
      restate:
        '{gainer} may recover the loss that it proves to have been caused by a breach; what has one cause counts as one breach.',
    },
  ],
  'residuals-reserve-thin': [
    {
      find: /\b(?:any )?(?:(?:issued|valid|granted|registered) )?(?:patents?|copyrights?) (?:and|or) (?:(?:issued|valid|granted|registered) )?(?:patents?|copyrights?)\b/,
      put: 'patents, copyrights, pending applications, trade secrets and unregistered rights',
    },
    {
      restate:
        "Nothing in this Agreement as to residuals grants a license under {bearer}'s patents, copyrights, pending applications, trade secrets or unregistered rights, or extends to source code, formulas or financial data.",
    },
  ],
  'protection-unequal': [
    {
      find: /,? ?\b(?:of whatever (?:nature|kind)|in whatever (?:form|medium)|whether or not (?:\w+ )?(?:marked|designated|labell?ed)|marked or not|(?:all of it )?without (?:any )?marking|however (?:disclosed|communicated))\b(?:,? (?:whether or not (?:\w+ )?(?:marked|designated|labell?ed)|marked or not)\b)?/,
      put: 'so far as it is marked confidential or a reasonable person would take it to be confidential',
    },
    {
      restate:
        'Each party shall protect the information of the other that is marked confidential or that a reasonable person would take to be confidential from its nature or the circumstances of its disclosure.',
    },
  ],
  'regulator-or-insurer-barred': [
    {
      find: /,? ?\b(?:including(?: to)?|not even(?: to)?|even to) (?:a |an |any |its |the )?(?:\S+ )?(?:regulat|insurer|supervis|authorit|police|law enforcement)[^,.;]*,?(?= without\b)/,
      put: 'other than regulators, insurers and professional advisers,',
    },
    {
      restate:
        "{bearer} may inform regulators, law enforcement, insurers and professional advisers at any time; any public statement about the matter needs {gainer}'s consent, which shall not be unreasonably withheld or delayed.",
    },
  ],
};
