import type { RiskLevel } from '../../../../shared/analysis.ts';

/**
 * Who carries the burden of a wording: the party that acts in the sentence, the one across from it, the one across from
 * the party named in or right after the wording, a fixed side of the exchange, or both alike.
 */
export type Bearer = 'subject' | 'counterpart' | 'other-than-named' | 'taker' | 'giver' | 'both';

/**
 * One thing a clause can do to a party. `pattern` is matched against a folded, lower-case sentence. In texts,
 * {bearer} is the party that carries it and {gainer} the one it serves, as the clause calls them.
 */
export interface Hazard {
  readonly id: string;
  /** The kind of clause, in the field's words; opens the title of the finding. */
  readonly category: string;
  readonly title: string;
  readonly level: RiskLevel;
  readonly bears: Bearer;
  readonly pattern: RegExp;
  /** Wording in the same sentence that makes it harmless. */
  readonly unless?: RegExp;
  /** Graver hazards that, in the same sentence, already say this one; it is then not listed apart. */
  readonly saidBy?: readonly string[];
  /** Who carries it where the sentence names nobody who acts: the side that usually does. */
  readonly orElse?: 'taker' | 'giver';
  /** Its level for a consumer or other taker of ready-made terms, where the corpus of unfair terms rates it higher. */
  readonly consumerLevel?: RiskLevel;
  /** Wording in the same sentence that takes off most of it. */
  readonly milder?: RegExp;
  /** Wording anywhere in the clause that takes off most of it. */
  readonly soft?: RegExp;
  readonly why: string;
  /** Said as a benefit, to the party it serves. */
  readonly gain?: string;
  /** What to ask for at the table. */
  readonly ask: string;
  /** Wording to replace in the sentence. */
  readonly replace?: readonly (readonly [find: RegExp, put: string])[];
  /** A sentence to add to the clause, which `soft` recognises. */
  readonly add?: string;
}

export const hazards: readonly Hazard[] = [
  // Indemnity
  {
    id: 'indemnity',
    category: 'Indemnification',
    title: 'one-way indemnity',
    level: 'high',
    bears: 'subject',
    pattern:
      /\b(?:shall|will|must|agrees? to|hereby|undertakes? to|agree that you will)(?:,? (?:to|at (?:its|his|her|their|your) (?:own |sole )?(?:cost|expense),?|jointly and severally|fully|also|and hereby does)){0,3} (?:defend|indemnify|hold)\b[^.;]{0,60}\b(?:indemnify|harmless|indemnified|from and against|against|for)\b/,
    soft: /indemnif(?:y|ies)[^.]{0,160}on the same terms/,
    why: '{bearer} must make good the losses of {gainer}. An indemnity goes further than damages for breach: it can cover third-party claims, legal costs and remote loss.',
    gain: '{bearer} must hold {gainer} harmless, which moves the cost of claims away from {gainer}.',
    ask: 'Ask for a mutual indemnity, limited to third-party claims caused by the breach or negligence of the party that indemnifies.',
    add: '{gainer} shall indemnify {bearer} on the same terms for third-party claims to the extent caused by the negligence, wilful misconduct or breach of {gainer}.',
  },
  {
    id: 'indemnity-own-fault',
    category: 'Indemnification',
    title: 'covers loss the other side causes itself',
    level: 'high',
    bears: 'subject',
    pattern:
      /\b(?:including|even|whether or not|regardless of whether|irrespective of)[^.;]{0,60}\b(?:caused by|arising (?:from|out of)|resulting from|due to)\b[^.;]{0,50}\b(?:negligence|wil?lful misconduct|fault)\b/,
    why: '{bearer} would pay even for harm that {gainer} causes by its own fault. Courts read such wording narrowly, and some refuse it.',
    gain: '{gainer} is protected even where it is at fault itself.',
    ask: 'Carve out loss caused by the other side’s own negligence or wilful misconduct.',
    replace: [
      [
        /,? ?(?:including(?: without limitation)?|even)[^.;]{0,40}\b(?:those |if |when )?(?:caused by|arising from|arising out of|resulting from|due to) (?=[^.;]{0,50}(?:negligence|misconduct|fault))/,
        ', except to the extent attributable to ',
      ],
    ],
  },
  // Liability
  {
    id: 'exclusion-of-liability',
    category: 'Limitation of Liability',
    title: 'exclusion of liability',
    level: 'high',
    bears: 'counterpart',
    orElse: 'taker',
    milder:
      /beyond\b[^.]{0,40}\bcontrol|force majeure|delayed performance|\bexcept\b[^.]{0,90}\b(?:negligen|wil?lful|fraud|intent)/,
    pattern:
      /\b(?:shall|will|is|are|be|does|do|assumes?|accepts?|have|has|bears?)\b[^.;]{0,24}\b(?:not|no|never)\b(?! (?:cap|limit|ceiling|less|more))[^.;]{0,60}?\b(?:liab(?:le|ility)|responsib(?:le|ility))\b|\bwe're not (?:liable|responsible)\b|\bin no event\b[^.;]{0,90}\b(?:be )?(?:held )?(?:liable|responsible)\b|\bunder no circumstances\b[^.;]{0,90}\b(?:liable|responsible|liability)\b|\b(?:disclaims?|excludes?)\b[^.;]{0,50}\bliability\b|\bliability\b[^.;]{0,60}\b(?:is|are|shall be|hereby) (?:expressly )?(?:excluded|disclaimed)\b|\b(?:neither|nor)\b[^.;]{0,120}\b(?:shall|will|is) (?:be )?(?:held )?(?:liable|responsible)\b|\bwithout (?:any )?liability\b/,
    unless: /nothing in (?:this|these)[^.]{0,60}(?:exclude|limit)|do(?:es)? not purport to limit|cannot be excluded/,
    soft: /(?:does|do|shall) not (?:exclude or limit|apply to|limit or exclude)[^.]{0,90}(?:fraud|wil?lful|gross negligence|death)/,
    why: '{gainer} would not answer for loss, so damages that {bearer} suffers stay with {bearer}.',
    gain: '{gainer} does not answer for the loss described here.',
    ask: 'Ask that the exclusion leaves out death and injury, fraud, wilful misconduct, gross negligence, confidentiality and data breaches.',
    add: 'This limitation of liability does not apply to death or personal injury, fraud, gross negligence, wilful misconduct or breach of confidentiality, for which each party remains responsible to the other.',
  },
  {
    id: 'consequential-loss',
    category: 'Limitation of Liability',
    title: 'waiver of consequential and indirect damages',
    level: 'medium',
    bears: 'counterpart',
    orElse: 'taker',
    saidBy: ['exclusion-of-liability'],
    pattern:
      /\b(?:consequential|indirect|incidental|punitive|special|exemplary)\b[^.;]{0,60}\b(?:damages?|loss(?:es)?)\b|\bloss of (?:profits?|business|data|goodwill|revenue)\b|\blost profits\b/,
    unless:
      /\b(?:including|indemnif|entitled to (?:recover|claim)|shall be liable for)\b[^.;]{0,80}\b(?:consequential|indirect)\b/,
    soft: /(?:does|do|shall) not (?:exclude or limit|apply to|limit or exclude)[^.]{0,90}(?:fraud|wil?lful|gross negligence|death)/,
    why: '{bearer} could not recover lost profit or other indirect loss, which is often the larger part of a real loss.',
    gain: '{gainer} need not pay lost profit or other indirect loss.',
    ask: 'Name the losses that count as direct, and carve out confidentiality, data protection and indemnities.',
    add: 'This exclusion of indirect damages does not apply to fraud, gross negligence, wilful misconduct or breach of confidentiality.',
  },
  {
    id: 'unlimited-liability',
    category: 'Limitation of Liability',
    title: 'uncapped liability',
    level: 'high',
    bears: 'subject',
    pattern:
      /\bliability\b[^.;]{0,90}\b(?:shall be|is|will be) (?:unlimited|uncapped|without limit)\b|\bunlimited liability\b|\bno (?:cap|limit|ceiling|limitation)\b[^.;]{0,30}\bliab|\bliable\b[^.;]{0,60}\bwithout (?:any )?limit|\bliability\b[^.;]{0,60}\b(?:not|never) (?:be )?(?:limited|capped)|\b(?:fully|solely|personally) (?:liable|responsible) for (?:any and )?all\b|\bliable (?:to [^.;]{0,40} )?for (?:any and )?all\b|\bnot (?:be )?(?:subject to|limited by)\b[^.;]{0,40}\b(?:cap|limit)/,
    why: 'Nothing caps what {bearer} could owe. One event could cost more than the contract is worth.',
    gain: '{gainer} can recover its loss without a cap.',
    ask: 'Ask for a cap, commonly a multiple of the yearly fees, with short carve-outs.',
    replace: [
      [
        /\b(?:shall be|is|will be) (?:unlimited|uncapped|without limit)\b/,
        'shall not exceed the total amounts paid and payable under this Agreement',
      ],
      [/\bfor (?:any and )?all\b/, 'for, to the extent it causes them,'],
    ],
  },
  {
    id: 'cap',
    category: 'Limitation of Liability',
    title: 'cap on liability',
    level: 'medium',
    bears: 'counterpart',
    orElse: 'taker',
    pattern:
      /\bliability\b[^.;]{0,160}\b(?:exceed|limited to|capped at|not be (?:greater|more) than)\b|\b(?:not|no event)\b[^.;]{0,60}\bliab(?:le|ility)\b[^.;]{0,90}\b(?:excess of|exceed|more than)\b|\bnever\b[^.;]{0,30}\b(?:owe|pay|exceed)\b[^.;]{0,20}\bmore than|\bdamages\b[^.;]{0,40}\b(?:exceed|limited to)\b/,
    soft: /(?:does|do|shall) not (?:exclude or limit|apply to|limit or exclude)[^.]{0,90}(?:fraud|wil?lful|gross negligence|death)/,
    why: 'What {bearer} can recover from {gainer} ends at the cap, whatever the loss.',
    gain: 'The exposure of {gainer} ends at the cap.',
    ask: 'Set the cap against the loss that could really occur, make it mutual, and carve out the grave cases.',
    add: 'The cap does not apply to fraud, gross negligence, wilful misconduct or breach of confidentiality.',
  },
  {
    id: 'exclusive-remedy',
    category: 'Limitation of Liability',
    title: 'limited liability through a sole and exclusive remedy',
    level: 'medium',
    bears: 'taker',
    pattern:
      /\b(?:sole|exclusive|only) (?:and exclusive |and sole )?(?:remed(?:y|ies)|recourse|obligation and liability)\b/,
    unless: /\bnot (?:be )?(?:the |its |an? )?(?:sole|exclusive)\b|non-exclusive/,
    why: '{bearer} gives up every other remedy. If the one remedy fails, nothing is left.',
    gain: '{gainer} owes one remedy only.',
    ask: 'Ask that the remedy is exclusive only while it works, and that termination stays open.',
    replace: [[/\b(?:sole and exclusive|exclusive and sole|sole|exclusive|only) (?=remed|recourse)/, 'first ']],
  },
  {
    id: 'own-risk',
    category: 'Limitation of Liability',
    title: 'use at own risk, liability moved',
    level: 'medium',
    bears: 'subject',
    orElse: 'taker',
    pattern:
      /\b(?:at (?:your|its|their|his|user's|customer's|the user's|the customer's) (?:own |sole )+risk|assumes? (?:the |all |any )?(?:entire |full |sole )?(?:risk|responsibility|liability)|bears? (?:the |all )?(?:entire |full |sole )?risk|solely responsible|entire risk)\b/,
    why: '{bearer} carries the whole risk, also where {gainer} could have prevented the harm.',
    gain: 'The risk stays with {bearer}.',
    ask: 'Leave each risk with the party that controls it.',
    replace: [
      [/\b(?:entire|full|sole) (?=risk|responsibility|liability)/, 'ordinary '],
      [/\bsolely responsible\b/, 'responsible, to the extent within its control,'],
    ],
  },
  {
    id: 'as-is',
    category: 'Warranty Disclaimer',
    title: 'no warranty, provided as is',
    level: 'high',
    bears: 'counterpart',
    orElse: 'taker',
    pattern:
      /\bas[- ]is\b|\bas[- ]available\b|\bwithout (?:any )?(?:warrant(?:y|ies)|representations?)\b|\b(?:disclaims?|makes? no|no) (?:and excludes? )?(?:any |all |other |express(?:ed)? |or |implied |representations? |and )*warrant(?:y|ies)\b|\b(?:does|do|cannot|can|will) ?(?:not)? (?:warrant|guarantee|represent)\b[^.;]{0,60}\b(?:that|the|any|accura|uninterrupted|error|qualit)/,
    unless: /\bdo(?:es)? (?:warrant|guarantee)\b/,
    soft: /nothing in this clause takes away the warranties/,
    why: '{gainer} promises nothing about quality or fitness. If what is delivered does not work, {bearer} has no warranty claim.',
    gain: '{gainer} gives no warranty of quality or fitness.',
    ask: 'Ask for a short warranty: conformity with the description, professional care and no infringement.',
    add: 'Nothing in this clause takes away the warranties that what is supplied conforms to its description, is provided with reasonable care and does not infringe the rights of others.',
  },
  {
    id: 'short-claim-period',
    category: 'Limitation of Liability',
    title: 'short time limit for claims and damages',
    level: 'medium',
    bears: 'subject',
    orElse: 'taker',
    pattern:
      /\b(?:claim|cause of action|action|suit)s?\b[^.;]{0,90}\b(?:must|shall|may) (?:not )?be (?:filed|brought|commenced|made|instituted)\b[^.;]{0,50}\b(?:within|more than|after)\b|\b(?:forever|permanently) barred\b/,
    why: 'A claim made later is lost, although the law would still allow it.',
    gain: 'Late claims against {gainer} are cut off.',
    ask: 'Keep the statutory limitation period, or count from the day the loss is discovered.',
    replace: [[/\b(?:forever|permanently) barred\b/, 'subject to the statutory limitation period']],
  },
  // Termination
  {
    id: 'termination-at-will',
    category: 'Termination for Convenience',
    title: 'unilateral right to terminate at any time',
    level: 'high',
    bears: 'counterpart',
    orElse: 'taker',
    pattern:
      /\b(?:may|can|right to|entitled to|reserves?|discretion|could|free to)\b[^.;]{0,110}\b(?:terminat|suspend|discontinu|cancel|deactivat|block|restrict (?:your )?access|refuse|end this|end the)\w*\b[^.;]{0,220}\b(?:at any time|for any(?: or no)? reason|without cause|with or without cause|for convenience|sole(?: and absolute)? discretion|at (?:its|our) (?:own |sole )?(?:option|discretion|election)|without (?:any )?(?:prior )?(?:notice|liability|reason)|immediately|immediate effect|no reason|when(?:ever)? (?:it|we|he) (?:wish|choos|pleas|see)\w*)|\b(?:at any time|for any(?: or no)? reason|in (?:its|our) sole discretion|without (?:prior )?notice)\b[^.;]{0,90}\b(?:terminat|suspend|discontinu|cancel|deactivat)\w*/,
    unless:
      /\bonly (?:if|upon|for)\b|\b(?:in the event|if|upon|unless)\b[^.;]{0,90}\b(?:breach|default|fails? to|insolven|bankrupt)/,
    why: '{gainer} can end or suspend the relationship without having to show a breach, so {bearer} cannot rely on it lasting.',
    gain: '{gainer} can leave without having to show a breach.',
    ask: 'Ask for the same right, a notice period, and payment for work done and costs that cannot be undone.',
    replace: [
      [
        /\bwith or without cause\b|\bfor any or no reason\b|\bfor any reason(?: or no reason)?\b|\bwithout cause\b/,
        'for an uncured material breach',
      ],
      [
        /,? ?(?:effective immediately |immediately )?(?:and )?without (?:any )?(?:prior )?notice\b/,
        ' on reasonable prior written notice',
      ],
      [/\bat any time\b,?/, 'on reasonable prior written notice'],
      [
        /\b(?:in|at) (?:its|our|his|their) (?:sole|absolute|sole and absolute) (?:discretion|option)\b,?/,
        'acting reasonably',
      ],
      [/\bimmediately\b/, 'on reasonable prior written notice'],
    ],
  },
  {
    id: 'suspension',
    category: 'Termination for Convenience',
    title: 'right to suspend, discontinue or terminate',
    level: 'medium',
    bears: 'counterpart',
    orElse: 'taker',
    saidBy: ['termination-at-will', 'no-claim'],
    pattern:
      /\b(?:may|can|right to|reserves?|entitled to|will)\b[^.;]{0,90}\b(?:terminate|suspend|discontinue|cancel|deactivate|close|disable|revoke|limit|restrict|freeze|block)\b[^.;]{0,90}\b(?:your|account|access|service|services|subscription|licen[cs]e|user|membership|this agreement)\b/,
    unless:
      /\byou (?:may|can) (?:cancel|terminate|close|discontinue|delete|deactivate)\b|\b(?:either|each) part|\b(?:in the event|if|upon)\b[^.;]{0,90}\b(?:material breach|default|insolven|bankrupt)/,
    why: '{gainer} can cut {bearer} off. The clause should say for what causes and after what notice.',
    gain: '{gainer} can end or suspend performance.',
    ask: 'Tie suspension and termination to named causes, with notice and time to cure.',
  },
  {
    id: 'no-right-to-terminate',
    category: 'Termination for Convenience',
    title: 'no right to terminate for one party',
    level: 'high',
    bears: 'subject',
    pattern:
      /\b(?:shall|will) have no right to (?:terminate|cancel)|\b(?:may|shall|can) ?not (?:terminate|cancel)\b|\bno right of termination\b|\bwaives? (?:any|its|all) rights? (?:to|of) terminat/,
    unless: /\b(?:neither|either) part/,
    why: '{bearer} is bound without a way out, even where the contract no longer serves it.',
    gain: '{bearer} cannot end the contract early.',
    ask: 'Ask at least for termination for material breach and insolvency.',
    replace: [
      [/\b(?:shall|will) have no right to terminate\b/, 'shall have the same right to terminate'],
      [/\b(?:may|shall|can) ?not terminate\b/, 'may, on the same terms as the other party, terminate'],
    ],
  },
  {
    id: 'one-way-termination',
    category: 'Termination for Convenience',
    title: 'only one party may terminate',
    level: 'medium',
    bears: 'counterpart',
    saidBy: ['termination-at-will', 'suspension', 'excluded-party'],
    pattern:
      /\b(?:may|shall (?:have|be entitled)|has|have|is entitled|reserves)\b[^.;]{0,40}\b(?:the right to |to )?(?:terminate|cancel)\b[^.;]{0,60}\b(?:agreement|contract|order|lease|licen[cs]e|services?|employment)\b/,
    unless:
      /\b(?:either|each|any|both|the other|non-(?:breaching|defaulting)) (?:of the )?part|\bby either|\bmaterial(?:ly)? (?:breach|default)|\bin the event (?:of|that)|\bif\b/,
    why: 'Here {gainer} may end the contract; the same right is not given to {bearer}.',
    gain: '{gainer} holds a right to end the contract.',
    ask: 'Ask for the same right on the same notice.',
  },
  {
    id: 'immediate-termination',
    category: 'Termination for Cause',
    title: 'immediate termination without time to cure',
    level: 'medium',
    bears: 'counterpart',
    saidBy: ['termination-at-will'],
    pattern:
      /\b(?:terminate|cancel)\b[^.;]{0,90}\b(?:immediately|forthwith|with immediate effect|effective immediately)\b|\b(?:immediately|forthwith) terminat/,
    unless: /\b(?:either|each) part/,
    why: 'The contract can end at once, so {bearer} has no time to put things right.',
    gain: '{gainer} can end the contract at once.',
    ask: 'Ask for written notice and time to cure before termination.',
    replace: [
      [
        /\b(?:effective immediately|immediately|forthwith|with immediate effect)\b/,
        'after written notice and a reasonable time to cure',
      ],
    ],
  },
  {
    id: 'change-of-control',
    category: 'Change of Control',
    title: 'termination or consent on change of control',
    level: 'medium',
    bears: 'counterpart',
    pattern:
      /\bchange (?:of|in) (?:the )?control\b|\b(?:merger|consolidation|sale of (?:all or )?substantially all|acquired by)\b[^.;]{0,120}\b(?:terminat|consent|assign|default)/,
    why: 'A sale or merger of {bearer} could trigger a consent or end the contract.',
    gain: '{gainer} is not forced to deal with a new owner of {bearer}.',
    ask: 'Exclude group reorganisations and buyers who are no competitor.',
    add: 'A reorganisation within the same group of companies is not a change of control for the purposes of this clause.',
    soft: /is not a change of control/,
  },
  // Changes
  {
    id: 'unilateral-change',
    category: 'Amendment',
    title: 'unilateral change of terms',
    level: 'high',
    bears: 'counterpart',
    orElse: 'taker',
    saidBy: ['price-increase'],
    pattern:
      /\b(?:may|can|right to|reserves?(?: the right)?(?: to)?|entitled to|discretion|will|free to|might)\b[^.;]{0,110}\b(?:amend|modif(?:y|ies)|change|revise|update|alter|vary|replace|add to|supplement)\b[^.;]{0,200}\b(?:at any time|from time to time|without (?:the |any |your )?(?:prior )?(?:consent|notice|approval|liability)|sole(?: and absolute)? discretion|at (?:its|our) (?:own |sole )?discretion|unilateral|when(?:ever)? (?:it|we) (?:wish|choos|pleas|see)\w*|terms|agreement|conditions|polic(?:y|ies)|features?|functionality|services?|prices?|fees?)\b/,
    unless:
      /\b(?:mutual|both parties|signed by|written agreement of|parties may|each of the parties|agreed in writing|you (?:may|can) (?:change|modify|update|amend))\b/,
    why: '{gainer} can change the bargain alone after {bearer} has signed. {bearer} may be held to terms it never agreed to.',
    gain: '{gainer} can adapt the terms without asking.',
    ask: 'Ask that changes need written agreement, or at least notice and a right to leave without cost.',
    soft: /no change (?:to these terms|of terms) binds/,
    replace: [
      [
        /\bwithout (?:the |any |your )?(?:prior )?(?:consent|approval)(?: of| from)?(?= [a-z])/,
        'with the prior written consent of',
      ],
      [/\bwithout (?:the |any |your )?(?:prior )?notice\b/, 'on reasonable prior written notice'],
      [/\b(?:in|at) (?:its|our) (?:sole|absolute|own|sole and absolute) discretion\b,?/, 'acting reasonably'],
      [/\bat any time\b,?/, 'on reasonable prior written notice'],
    ],
    add: 'No change to these terms binds {bearer} before {bearer} has agreed to it in writing.',
  },
  {
    id: 'price-increase',
    category: 'Payment Terms',
    title: 'right to increase prices or fees',
    level: 'high',
    bears: 'counterpart',
    orElse: 'taker',
    pattern:
      /\b(?:may|can|right to|reserves?|entitled to|discretion|shall have)\b[^.;]{0,60}\b(?:increase|raise|adjust|change|modify)\b[^.;]{0,60}\b(?:fees?|prices?|pricing|rates?|charges?|rent|premium)\b/,
    unless: /\bnot (?:increase|raise|adjust|change)\b/,
    soft: /no (?:price|fee) increase may exceed/,
    why: '{bearer} cannot plan its cost: {gainer} may raise it. Without a ceiling there is no fixed price.',
    gain: '{gainer} can raise its price.',
    ask: 'Ask for a ceiling tied to an index, notice, and a right to leave.',
    replace: [
      [/\bat any time and by any amount without notice\b/, 'once a year on at least [90] days’ written notice'],
      [/\bwithout (?:any )?(?:prior )?notice\b/, 'on reasonable prior written notice'],
    ],
    add: 'No fee increase may exceed the change of the consumer price index over the same period, and {bearer} may terminate without charge before it takes effect.',
  },
  {
    id: 'deemed-acceptance',
    category: 'Contract by using',
    title: 'acceptance by using the service',
    level: 'high',
    bears: 'taker',
    pattern:
      /\b(?:by|when(?:ever)?|if you)\b[^.;]{0,60}\b(?:us(?:e|ing)|access(?:ing)?|brows(?:e|ing)|continu(?:e|ing)|visit(?:ing)?|creat(?:e|ing)|register(?:ing)?|download(?:ing)?|click(?:ing)?|install(?:ing)?|plac(?:e|ing)|subscrib(?:e|ing)|submit(?:ting)?|check(?:ing)?|enter(?:ing)? into)\b[^.;]{0,160}\b(?:agree|agreed|agreement to|accept|accepted|accepts|acceptance|consent|bound|acknowledge|agrees)\b|\b(?:continued|your|any|further) use\b[^.;]{0,120}\b(?:accepts?|acceptance|agrees?|agreement to|consents?|constitutes?|bound|means)\b|\b(?:deemed|considered) (?:an? )?(?:accept|agreement|consent)|\b(?:agree|agreeing|accept)\w* to be bound\b|\btacitly accept/,
    why: '{bearer} is bound merely by using what {gainer} offers, possibly without having read the terms.',
    gain: 'Use counts as agreement, which spares {gainer} a signature.',
    ask: 'Ask that terms and changes bind only after express acceptance.',
    add: 'These terms and later changes bind {bearer} only after express acceptance by {bearer}, recorded in writing.',
    soft: /bind [^.]{0,60}only after express acceptance/,
  },
  {
    id: 'content-removal',
    category: 'Content removal',
    title: 'right to remove content',
    level: 'high',
    bears: 'counterpart',
    orElse: 'taker',
    pattern:
      /\b(?:may|can|right|reserves?|discretion|entitled|will|shall)\b[^.;]{0,130}\b(?:remov|delet|block|disabl|refus|edit|screen|monitor|reject|take down|withdraw|eras|censor|filter)\w*\b[^.;]{0,90}\b(?:content|materials?|posts?|posting|postings|submissions?|information|reviews?|data|listings?|communications?|accounts?|usernames?|profiles?)\b|\b(?:content|materials?|submissions?|posts?|reviews?)\b[^.;]{0,80}\b(?:may|can|will) be (?:removed|deleted|blocked|edited|refused|rejected)\b/,
    unless: /\byou (?:may|can) (?:remove|delete|edit|request)\b|\bat your request\b/,
    why: '{gainer} may take down or refuse what {bearer} posts or stores. The clause should say why and how {bearer} can object.',
    gain: '{gainer} may remove content.',
    ask: 'Ask for named grounds, notice, and a way to have content restored.',
    add: '{gainer} shall remove content only where it breaches this Agreement or the law, shall tell {bearer} the reason, and shall restore it where the removal proves unfounded.',
    soft: /remove content only where it breaches/,
  },
  // Discretion and one-sidedness
  {
    id: 'sole-discretion',
    category: 'One-sided discretion',
    title: 'sole discretion of one party',
    level: 'medium',
    bears: 'counterpart',
    orElse: 'taker',
    saidBy: ['termination-at-will', 'unilateral-change', 'content-removal', 'withhold-payment', 'price-increase'],
    pattern:
      /\b(?:sole|absolute|unfettered|own|complete|exclusive) (?:and (?:absolute|exclusive|unfettered) )?(?:discretion|option|judg(?:e)?ment|opinion|determination|election)\b/,
    why: 'The decision lies with {gainer} alone, with no standard {bearer} could hold it to.',
    gain: '{gainer} decides alone.',
    ask: 'Replace sole discretion by reasonableness and good faith.',
    replace: [
      [
        /\b(?:in|at) (?:its|our|his|her|their|the) (?:sole|absolute|unfettered|own|complete|exclusive|sole and absolute|sole and exclusive) (?:discretion|option|judg(?:e)?ment|opinion|determination|election)\b/,
        'acting reasonably and in good faith',
      ],
    ],
  },
  {
    id: 'excluded-party',
    category: 'One-sided right',
    title: 'right or duty expressly for one party only',
    level: 'high',
    bears: 'counterpart',
    pattern:
      /\(but not [^)]{2,40}\)(?= (?:may|shall have|is entitled|has the right|will have|can))|\bonly [^.;]{2,30}\b(?:shall be|is|are) entitled\b/,
    why: 'The clause gives this right to {gainer} and expressly denies it to {bearer}.',
    gain: 'The right belongs to {gainer} alone.',
    ask: 'Make the right mutual.',
    replace: [
      [/\b[a-z][\w-]*(?: [a-z][\w-]*)? \(but not [^)]{2,40}\)/, 'either party'],
      [/\bonly (?:the )?[a-z][\w-]*(?: [a-z][\w-]*)? shall be entitled\b/, 'either party shall be entitled'],
    ],
  },
  {
    id: 'excluded-duty',
    category: 'One-sided obligation',
    title: 'duty for one party only',
    level: 'high',
    bears: 'subject',
    pattern: /\(but not [^)]{2,40}\)(?= (?:shall(?! have)|must|will(?! have)|agrees|undertakes|indemnif))/,
    why: 'The clause binds {bearer} and expressly leaves {gainer} free of the same duty.',
    gain: 'Only {bearer} is bound.',
    ask: 'Make the duty mutual.',
    replace: [[/\b[a-z][\w-]*(?: [a-z][\w-]*)? \(but not [^)]{2,40}\)/, 'each party']],
  },
  {
    id: 'no-obligation',
    category: 'One-sided obligation',
    title: 'no obligation on one party',
    level: 'medium',
    bears: 'counterpart',
    pattern:
      /\b(?:shall|will|is|are|has|have|be)\b[^.;]{0,12}\b(?:under no|no|not) (?:be )?(?:obligat(?:ion|ed)|obliged|required|duty)\b/,
    why: '{gainer} takes on no duty here, so {bearer} cannot insist on performance.',
    gain: '{gainer} takes on no duty here.',
    ask: 'Ask for a duty to use commercially reasonable efforts.',
  },
  {
    id: 'no-claim',
    category: 'Waiver',
    title: 'loss of rights and claims for one party',
    level: 'high',
    bears: 'subject',
    orElse: 'taker',
    saidBy: ['class-waiver'],
    pattern:
      /\b(?:shall|will) have no (?:further )?(?:claim|right|recourse|remedy)s?\b|\b(?:hereby |irrevocably |expressly |knowingly |unconditionally |forever |voluntarily )*(?:gives? up|surrenders?|abandons?|waives?|releases?|relinquish(?:es)?|forfeits?|discharges?|renounces?)\b[^.;]{0,70}\b(?:any|all|its|every|his|her|your)\b[^.;]{0,60}\b(?:rights?|claims?|remed(?:y|ies)|defen[cs]es?|actions?|demands?|trial|participat)/,
    unless:
      /\b(?:each|both|either|neither) (?:of the )?part|\bno waiver\b|\bnot (?:be )?(?:deemed|construed|constitute)/,
    soft: /nothing in this clause takes away a right [^.]{0,60}cannot be waived/,
    why: '{bearer} gives up rights before knowing whether they will be needed.',
    gain: '{bearer} gives up rights against {gainer}.',
    ask: 'Limit the waiver to named, known claims and make it mutual.',
    add: 'Nothing in this clause takes away a right that by law cannot be waived, nor any claim of {bearer} for breach, fraud or wilful misconduct.',
  },
  {
    id: 'covenant-not-to-sue',
    category: 'Covenant Not To Sue',
    title: 'promise not to sue or challenge',
    level: 'medium',
    bears: 'subject',
    pattern:
      /\b(?:covenants?|agrees?|shall|will|undertakes?)\b[^.;]{0,40}\bnot\b[^.;]{0,60}\b(?:sue|challenge|contest|attack|assert (?:any )?(?:claim|patent|right)|institute|commence (?:any )?(?:action|suit|proceeding)|bring (?:any )?(?:action|suit|claim))\b/,
    why: '{bearer} cannot go to court over the matters named, even if its own rights are hurt.',
    gain: '{gainer} is safe from suits on these matters.',
    ask: 'Limit it to the term and to named rights, and keep claims for breach open.',
    add: 'This covenant does not bar a claim for breach of this Agreement and ends with it.',
    soft: /does not bar a claim for breach/,
  },
  // Competition
  {
    id: 'non-compete',
    category: 'Non-Compete',
    title: 'restriction on competing',
    level: 'high',
    bears: 'subject',
    pattern:
      /\b(?:shall|will|may|agrees?|covenants?|undertakes?)\b[^.;]{0,60}\b(?:not|neither|nor|refrain)\b[^.;]{0,160}\b(?:compet(?:e|es|ing|itive|itor|itors|ition))\b/,
    unless: /\bcompetitive (?:price|bid|rate)/,
    soft: /restriction (?:on competing )?applies only (?:to|in|where)[^.]{0,160}reasonabl/,
    why: '{bearer} is kept out of business it could otherwise do. Length, place and field decide whether a court would uphold it.',
    gain: '{bearer} may not compete with {gainer}.',
    ask: 'Shorten it and tie it to the place and field of real work; ask for pay for the time it lasts.',
    replace: [[/\banywhere in the world\b/, 'in the territory in which it performs this Agreement']],
    add: 'The restriction on competing applies only in the territory and field in which {bearer} performs this Agreement, and no longer than is reasonably needed to protect a legitimate interest.',
  },
  {
    id: 'exclusivity',
    category: 'Exclusivity',
    title: 'exclusive dealing',
    level: 'medium',
    bears: 'subject',
    pattern:
      /\b(?:shall|will|agrees?(?: to)?|must|may)\b[^.;]{0,60}\b(?:exclusively|only from|solely from|exclusive (?:supplier|provider|distributor|agent|partner|basis|right))\b|\bsole and exclusive (?:supplier|provider|distributor|agent|partner|source)\b|\bshall not\b[^.;]{0,60}\b(?:any other|third part|other than)\b[^.;]{0,60}\b(?:purchase|sell|supply|distribut|market|provid|licen)/,
    unless: /non-?exclusiv|exclusive (?:jurisdiction|venue|remed)/,
    why: '{bearer} ties itself to one partner and loses other channels or sources.',
    gain: '{gainer} gets an exclusive position.',
    ask: 'Tie exclusivity to minimum volumes or performance, a field and a time limit.',
    add: 'Exclusivity ends if {gainer} fails to meet its obligations under this Agreement within a reasonable time after written notice.',
    soft: /exclusivity ends if/,
  },
  {
    id: 'non-solicit',
    category: 'Non-Solicitation',
    title: 'no solicitation of employees or customers',
    level: 'medium',
    bears: 'subject',
    pattern:
      /\bnot\b[^.;]{0,120}\b(?:solicit|entice|induce|hire|recruit|divert|poach|employ)\w*\b[^.;]{0,120}\b(?:employee|customer|client|personnel|staff|consultant|supplier|business)/,
    why: '{bearer} may not approach certain people or customers, which limits its own hiring and sales.',
    gain: '{bearer} may not approach the people or customers of {gainer}.',
    ask: 'Allow general advertising and answers to unsolicited approaches; limit the time.',
    add: 'General advertising and dealings that the other person starts are not solicitation.',
    soft: /general advertis[^.]{0,80}not (?:be )?(?:deemed )?(?:a )?(?:breach|solicitation)/,
  },
  {
    id: 'non-disparagement',
    category: 'Non-Disparagement',
    title: 'ban on disparaging statements',
    level: 'medium',
    bears: 'subject',
    pattern:
      /\bdisparag\w*|\bderogatory\b|\bdefamatory (?:statement|remark)|\bdetrimental to the (?:reputation|image)\b/,
    unless: /\bcontent\b[^.;]{0,60}\bdefamatory/,
    why: '{bearer} may be held liable for critical statements, even true ones.',
    gain: '{gainer} is protected against damaging statements.',
    ask: 'Make it mutual, and allow true statements to courts, regulators and in good faith.',
    add: 'Truthful statements made to a court or an authority or required by law are not disparagement, and the same restraint binds {gainer}.',
    soft: /are not disparagement/,
  },
  // Money
  {
    id: 'withhold-payment',
    category: 'Payment Terms',
    title: 'right to reduce, withhold or set off payment',
    level: 'high',
    bears: 'counterpart',
    pattern:
      /\b(?:may|right to|entitled to|shall have|reserves?)\b[^.;]{0,50}\b(?:reduce|withhold|set[- ]?off|deduct|offset|suspend payment|retain)\b[^.;]{0,90}\b(?:amount|payment|fee|sum|price|invoice|compensation|deposit|salary|wages?|money|funds?)/,
    unless: /\bgood faith disput|\bwithholding tax|\brequired by (?:applicable )?law/,
    why: '{bearer} may not be paid what it has earned, because {gainer} can hold the money back.',
    gain: '{gainer} can hold money back.',
    ask: 'Limit set-off to sums that are undisputed or decided by a court.',
    replace: [
      [/\bat any time in (?:its|their|our) sole discretion\b/, 'only for sums that are undisputed or finally decided'],
      [/\bin (?:its|their|our) sole discretion\b/, 'only for sums that are undisputed or finally decided'],
    ],
  },
  {
    id: 'late-interest',
    category: 'Payment Terms',
    title: 'heavy interest on late payment',
    level: 'medium',
    bears: 'taker',
    pattern:
      /\binterest\b[^.;]{0,60}\b(?:per month|monthly|compounded)\b|\b(?:per month|monthly)\b[^.;]{0,30}\binterest\b|\blate (?:fee|charge|payment charge)s?\b/,
    unless: /whichever is (?:less|lower)|lesser of|maximum (?:rate|amount) (?:permitted|allowed)/,
    why: 'A monthly rate adds up fast: {bearer} pays it on every late sum.',
    gain: 'Late payment costs the payer, which helps {gainer} to be paid on time.',
    ask: 'Ask for the lower of a stated yearly rate and the legal maximum, after a reminder.',
    replace: [[/\bper month\b/, 'per month or the maximum rate permitted by law, whichever is lower']],
  },
  {
    id: 'non-refundable',
    category: 'Payment Terms',
    title: 'fees are not refundable',
    level: 'medium',
    bears: 'subject',
    orElse: 'taker',
    pattern:
      /\bnon-?refundable\b|\bno refunds?\b|\bnot (?:be )?(?:entitled to (?:a |any )?)?refund(?:ed|able)?\b|\bforfeit(?:ed|ure|s)?\b/,
    why: '{bearer} loses what it has paid even if it gets nothing for it.',
    gain: 'Money once paid stays with {gainer}.',
    ask: 'Ask for a refund of what was not delivered.',
    add: 'Sums paid for goods, services or time not provided are refunded pro rata.',
    soft: /refunded pro rata|pro rata refund/,
  },
  {
    id: 'minimum-commitment',
    category: 'Minimum Commitment',
    title: 'minimum purchase or payment commitment',
    level: 'medium',
    bears: 'taker',
    pattern:
      /\bminimum (?:annual |monthly |quarterly |yearly |purchase |order |volume |payment |guarantee|commitment|royalt|quantit|spend|fee|sales)+|\btake[- ]or[- ]pay\b|\b(?:at least|not less than|no less than|a minimum of)\b[^.;]{0,60}\b(?:units?|purchases?|orders?|[mk]wh|tons?|barrels|hours|per (?:contract |calendar |fiscal |lease )?(?:year|month|quarter)|(?:each|every) (?:contract |calendar )?(?:year|month|quarter)|annually)\b|\b(?:purchase|order|take|buy|pay)\b[^.;]{0,40}\b(?:at least|not less than|no less than|minimum)\b|\bpay\b[^.;]{0,60}\bshortfall\b/,
    why: '{bearer} pays or buys a minimum even if it has no need for it.',
    gain: '{gainer} can count on a minimum.',
    ask: 'Ask for a lower minimum, carry-over of shortfalls, and relief for causes outside your control.',
    add: 'A shortfall may be made up in the following period, and the minimum is reduced for any time in which {gainer} does not perform.',
    soft: /shortfall may be made up|minimum is reduced/,
  },
  {
    id: 'liquidated-damages',
    category: 'Liquidated Damages',
    title: 'penalty, termination fee or liquidated damages',
    level: 'medium',
    bears: 'subject',
    pattern:
      /\bliquidated damages?\b|\bpenalt(?:y|ies)\b|\b(?:early )?(?:termination|cancell?ation|break-?up) (?:fee|charge|payment)s?\b/,
    unless: /\bnot (?:as )?a penalty\b|under penalty of perjury/,
    why: '{bearer} pays a fixed sum, whatever the real loss is.',
    gain: 'A fixed sum spares {gainer} the proof of its loss.',
    ask: 'Ask for proof of loss, or a sum that shrinks over time and is the only remedy.',
    add: 'Any fixed sum payable under this clause is a genuine estimate of loss, is capped at the loss actually suffered, and is the only remedy for the event.',
    soft: /genuine (?:pre-?)?estimate/,
  },
  {
    id: 'price-limits',
    category: 'Price Restrictions',
    title: 'price restriction or most favoured nation promise',
    level: 'medium',
    bears: 'giver',
    pattern:
      /\bmost[- ]favou?red\b|\bno less favou?rabl[ey]\b|\bnot (?:to )?(?:increase|raise|exceed)\b[^.;]{0,60}\b(?:prices?|fees?|rates?)\b|\blowest price\b|\bprices?\b[^.;]{0,60}\b(?:shall|will) (?:not (?:be )?(?:increase|exceed)|remain (?:firm|fixed))/,
    why: '{bearer} cannot price freely and must pass better terms on.',
    gain: '{gainer} gets the better price.',
    ask: 'Limit it to like volumes and terms, and to the future.',
    add: 'The comparison of prices covers only like volumes, terms and territories.',
    soft: /only like volumes/,
  },
  {
    id: 'revenue-share',
    category: 'Revenue/Profit Sharing',
    title: 'royalty, commission or revenue share to pay',
    level: 'low',
    bears: 'subject',
    pattern:
      /\b(?:shall|will|agrees? to|must) pay\b[^.;]{0,120}\b(?:royalt|commission|(?:percent|%)[^.;]{0,40}\b(?:of|on)\b[^.;]{0,30}\b(?:net|gross|revenue|sales|profit|proceeds|receipts)|(?:share|portion) of (?:the |its |all )?(?:net |gross )?(?:revenue|profit|proceeds|sales))/,
    why: '{bearer} shares its income; what counts as revenue decides what it costs.',
    gain: '{gainer} takes part in the income.',
    ask: 'Define the base, the deductions and when it becomes due.',
  },
  {
    id: 'costs',
    category: 'Dispute Resolution / Arbitration',
    title: 'one party bears all costs of a dispute',
    level: 'high',
    bears: 'subject',
    pattern:
      /\b(?:pay|reimburse|bear|liable for)\b[^.;]{0,60}\b(?:attorneys?'?s? fees|legal (?:fees|costs)|costs? of collection|collection costs|court costs)\b[^.;]{0,60}\b(?:regardless|whatever|incurred by|of|in any (?:case|event))\b/,
    unless: /prevailing party|non-prevailing|each party/,
    why: '{bearer} pays the lawyers of {gainer}, perhaps even after winning.',
    gain: '{bearer} pays for the dispute.',
    ask: 'Ask that the loser pays, or that each party bears its own costs.',
    replace: [
      [
        /\bregardless of the outcome of any dispute\b/,
        'to the extent a court so orders in favour of the prevailing party',
      ],
    ],
  },
  // Forum and law
  {
    id: 'forum',
    category: 'Jurisdiction',
    title: 'exclusive forum of the other side',
    level: 'medium',
    bears: 'subject',
    orElse: 'taker',
    milder: /\bnon-exclusive\b/,
    pattern:
      /\b(?:exclusive|sole|personal|non-exclusive) (?:and (?:exclusive|sole) )?(?:jurisdiction|venue|forum)\b|\b(?:submit|consent|attorn)s? to\b[^.;]{0,60}\b(?:jurisdiction|courts?|venue)\b|\bcourts? (?:of|in|located)\b[^.;]{0,80}\b(?:jurisdiction|exclusive|shall|only|competent)\b|\b(?:resolved|brought|litigated|decided|settled|heard|instituted|filed)\b[^.;]{0,90}\bcourts?\b(?! order)|\bjurisdiction of the\b|\b(?:heard|decided|resolved|settled|brought)\b[^.;]{0,60}\bwhere\b[^.;]{0,50}\b(?:headquarter|principal|office|seat|based|resid|domicil)/,
    unless:
      /\b(?:consumer'?s?|your|you) (?:place of )?(?:residen|domicil|home|jurisdiction|country|live)|\b(?:residen|domicil)\w*\b[^.]{0,30}\bof the consumer|\bwhere you (?:live|reside)|\bcourts? of competent jurisdiction/,
    why: '{bearer} may have to sue and defend in courts that are far away or that suit {gainer}.',
    gain: 'Disputes go to the courts that suit {gainer}.',
    ask: 'Ask for the courts at the defendant’s seat, or a neutral place.',
    replace: [[/\bcourts chosen by (?:the )?[a-z]+\b/, 'courts at the seat of the party that is sued']],
    add: 'Each party may also bring a claim before the courts at the seat or home of the party that is sued.',
    soft: /courts at the seat(?: or home)? of the party/,
  },
  {
    id: 'forum-chosen',
    category: 'Jurisdiction',
    title: 'courts chosen by the other party',
    level: 'high',
    bears: 'subject',
    pattern: /\bcourts? (?:chosen|selected|designated|elected) by\b/,
    why: '{bearer} does not even know where it may be sued: {gainer} chooses.',
    gain: '{gainer} chooses the court.',
    ask: 'Name one court, neutral to both.',
    replace: [
      [
        /\bcourts? (?:chosen|selected|designated|elected) by (?:the )?[a-z]+(?: [a-z]+)?/,
        'courts at the seat of the party that is sued',
      ],
    ],
  },
  {
    id: 'arbitration',
    category: 'Dispute Resolution / Arbitration',
    title: 'mandatory arbitration of disputes',
    level: 'medium',
    bears: 'taker',
    consumerLevel: 'high',
    pattern:
      /\b(?:binding |final |mandatory |individual |confidential )?arbitration\b[^.;]{0,120}|\barbitrat(?:e|ed|or|ors)\b|\bmandator(?:y|ily)\b[^.;]{0,40}\bmediation/,
    unless: /\b(?:mutually agree|may agree) to arbitrat|opt[- ]out of (?:this )?arbitration/,
    why: 'A dispute goes to a private tribunal: less appeal, less discovery and often costs in advance.',
    gain: 'Disputes stay private and are decided by arbitrators.',
    ask: 'Agree on the rules, the seat and who pays; keep small claims and urgent relief with the courts.',
    add: 'Either party may instead bring a small claim or ask for urgent relief before a court of competent jurisdiction.',
    soft: /small claim/,
  },
  {
    id: 'class-waiver',
    category: 'Dispute Resolution / Arbitration',
    title: 'class action or jury waiver',
    level: 'high',
    bears: 'subject',
    orElse: 'taker',
    pattern:
      /\bclass[- ]?(?:action|wide|arbitration|or representative)|\bwaiv\w+\b[^.;]{0,60}\bjury\b|\bjury trial\b|\btrial by jury\b|\brepresentative (?:action|proceeding)/,
    why: '{bearer} loses the jury or the chance to join others with the same claim, which makes small claims not worth bringing.',
    gain: '{gainer} faces single claims only.',
    ask: 'Strike the waiver, or limit it to disputes between businesses.',
    replace: [
      [/, and any right to participate in a class action\b/, ''],
      [/\bany right to a trial by jury, ?/, ''],
    ],
  },
  {
    id: 'choice-of-law',
    category: 'Governing Law',
    title: 'choice of law and applicable law',
    level: 'low',
    bears: 'taker',
    consumerLevel: 'medium',
    pattern:
      /\bgoverned\b[^.;]{0,90}\blaws?\b|\b(?:construed|interpreted) (?:in accordance )?(?:with|under|by)\b[^.;]{0,30}\blaws?\b|\blaws? of\b[^.;]{0,60}\b(?:govern|apply|applies|applicable)\b|\bapplicable law\b[^.;]{0,30}\b(?:is|shall be)\b/,
    unless:
      /\b(?:mandatory|consumer protection|country (?:where|in which) you (?:live|reside)|your (?:local |home )?(?:jurisdiction|country|state))\b/,
    why: 'The law named here decides every question of this contract. If it is foreign to {bearer}, advice and suits cost more.',
    gain: 'The law that {gainer} knows applies.',
    ask: 'Ask for the law of a neutral place, and keep mandatory protection of your home law.',
    add: 'Mandatory rules that protect {bearer} under the law of its seat or home remain applicable.',
    soft: /mandatory rules[^.]{0,90}remain applicable/,
  },
  // Intellectual property and data
  {
    id: 'ip-assignment',
    category: 'IP Ownership Assignment',
    title: 'intellectual property assigned away',
    level: 'high',
    bears: 'subject',
    pattern:
      /\b(?:hereby |irrevocably |agrees? to |shall |will |does hereby |and )+(?:assigns?|transfers?|conveys?|grants?)\b[^.;]{0,120}\b(?:right, title|rights, title|ownership|all (?:of its |his |her )?(?:right|intellectual|title)|(?:present|future|existing)[^.;]{0,30}(?:intellectual|invention|right))|\b(?:assigns?|transfers?|conveys?)\b[^.;]{0,90}\b(?:intellectual property|inventions|copyrights?|patents?|know-how)\b/,
    unless: /\b(?:not|neither|nor)\b[^.;]{0,90}\b(?:assign|transfer|convey|grant)/,
    why: '{bearer} loses ownership of what it creates or already owns.',
    gain: '{gainer} becomes the owner.',
    ask: 'Limit it to paid-for deliverables, keep existing rights, and take a licence back.',
    replace: [
      [/\bwithout additional consideration\b/, 'against payment of the agreed price'],
      [
        /,? including intellectual property created before the date of this agreement/,
        ', excluding intellectual property created before the date of this Agreement',
      ],
    ],
    add: '{bearer} keeps everything it owned or made outside this Agreement, and receives a licence to go on using its general know-how.',
    soft: /keeps everything it owned/,
  },
  {
    id: 'ip-preexisting',
    category: 'IP Ownership Assignment',
    title: 'pre-existing intellectual property included',
    level: 'high',
    bears: 'subject',
    saidBy: ['ip-assignment'],
    pattern:
      /\bintellectual property\b[^.;]{0,60}\b(?:created|owned|made|existing|developed) (?:before|prior to)\b|\bpre-existing\b[^.;]{0,40}\b(?:assign|transfer|vest)/,
    unless: /\bexclud|\bretain|\bremain|\bother than|\bexcept/,
    why: 'Even what {bearer} made before this contract changes hands.',
    ask: 'Exclude everything made before or outside the contract.',
    replace: [
      [/,? including intellectual property created before/, ', excluding intellectual property created before'],
    ],
  },
  {
    id: 'joint-ip',
    category: 'Joint IP Ownership',
    title: 'jointly owned intellectual property',
    level: 'low',
    bears: 'both',
    pattern: /\bjoint(?:ly)?[- ]own|\bjoint (?:ownership|invention|intellectual property|patent)|\bco-?own/,
    why: 'Joint owners may block each other: licensing, enforcing and selling need rules the law fills differently from place to place.',
    ask: 'Say who may use, license and enforce, and how income is shared.',
  },
  {
    id: 'broad-licence',
    category: 'License Grant',
    title: 'perpetual, irrevocable or broad licence',
    level: 'medium',
    bears: 'subject',
    pattern:
      /\bgrants?\b[^.;]{0,160}\b(?:perpetual|irrevocable|royalty[- ]free|worldwide|transferable|sublicen[cs]able|unlimited)\b/,
    why: '{bearer} lets {gainer} use its rights widely and cannot take that back.',
    gain: '{gainer} receives wide rights of use.',
    ask: 'Limit the licence to the purpose and the term, with a way to revoke it for breach.',
    replace: [
      [/\bperpetual,? ?/, ''],
      [/\birrevocable,? ?/, ''],
    ],
  },
  {
    id: 'narrow-licence',
    category: 'Non-Transferable License',
    title: 'limited, revocable or non-transferable licence',
    level: 'low',
    bears: 'counterpart',
    pattern: /\bgrants?\b[^.;]{0,120}\b(?:limited|revocable|non-?transferable|non-?sublicen[cs]able|personal)\b/,
    unless: /\birrevocable\b/,
    why: '{bearer} can use the rights itself only, and cannot pass them on in a sale or to its group.',
    gain: '{gainer} keeps control over who uses its rights.',
    ask: 'Ask for use by affiliates and contractors, and transfer with the business.',
  },
  {
    id: 'privacy',
    category: 'Privacy included',
    title: 'personal data use by reference to a privacy policy',
    level: 'medium',
    bears: 'taker',
    pattern:
      /\b(?:agree|accept|consent|acknowledge|subject|bound|permission|authori[sz]e)\b[^.;]{0,160}\b(?:privacy (?:policy|statement|notice)|personal (?:data|information)|cookie policy)\b|\b(?:may|will|right to)\b[^.;]{0,60}\b(?:share|disclose|sell|transfer|use|collect)\b[^.;]{0,60}\b(?:your|personal|user) (?:personal )?(?:data|information)\b|\bprivacy policy\b[^.;]{0,60}\b(?:incorporated|part of|form)/,
    why: '{bearer} agrees to data use that another document sets, and that document may change.',
    gain: '{gainer} may use the data.',
    ask: 'Ask for a data processing agreement that limits purpose, recipients and time.',
    add: 'Personal data are processed only for the purposes of this Agreement and as data protection law permits.',
    soft: /personal data (?:are|is|shall be) processed only/,
  },
  {
    id: 'ip-vests',
    category: 'IP Ownership Assignment',
    title: 'intellectual property becomes the other side’s',
    level: 'medium',
    bears: 'other-than-named',
    pattern:
      /\b(?:shall|will|is|are|be|becomes?)\b[^.;]{0,40}\b(?:property of|owned (?:solely |exclusively )?by|belongs? to|vests? (?:solely |exclusively )?in)\b/,
    unless: /\b(?:remain|retain|continue)/,
    saidBy: ['ip-grab', 'ip-assignment'],
    why: 'What is made under this contract will be owned by {gainer}, so {bearer} may not use it again.',
    gain: 'The results belong to {gainer}.',
    ask: 'Ask for a licence back, and that tools and know-how stay with the maker.',
    add: '{bearer} keeps everything it owned or made outside this Agreement, and receives a licence to go on using its general know-how.',
    soft: /keeps everything it owned/,
  },
  {
    id: 'ip-grab',
    category: 'IP Ownership Assignment',
    title: 'intellectual property taken without pay or link to the work',
    level: 'high',
    bears: 'other-than-named',
    pattern:
      /\b(?:invention|know-how|intellectual property|works?\b|improvement|material|idea|patent|copyright)[^.;]{0,160}\b(?:become|belong to|property of|owned by|vest)\b[^.;]{0,120}\b(?:free of charge|without (?:additional |further |any )?(?:consideration|compensation|payment)|for no (?:compensation|consideration)|whether or not)\b|\bwhether or not related\b[^.;]{0,120}\b(?:property of|owned by|belong to|vest)\b/,
    why: '{bearer} loses what it makes, even without pay or without a link to the work for {gainer}.',
    gain: 'Everything the other side makes goes to {gainer}.',
    ask: 'Limit it to results of the paid work.',
    add: 'This applies only to results that {bearer} makes in the course of the paid work under this Agreement; {bearer} keeps everything it owned or made outside it.',
    soft: /only to results that/,
  },
  {
    id: 'renewal-locked',
    category: 'Renewal Term',
    title: 'renewal in one party’s hands',
    level: 'high',
    bears: 'subject',
    pattern:
      /\b(?:cannot|may not|shall not|no right to|not be entitled to) (?:prevent|stop|refuse|oppose|object to|opt out of|avoid|decline)\b[^.;]{0,40}\b(?:extension|renewal|prolongation)/,
    why: '{bearer} cannot stop the contract from going on.',
    gain: '{bearer} cannot stop the renewal.',
    ask: 'Ask for a right to give notice against renewal.',
    replace: [
      [
        /\b(?:cannot|may not|shall not) (?:prevent|stop|refuse|oppose|object to|opt out of|avoid|decline)\b/,
        'may by written notice prevent',
      ],
    ],
  },
  {
    id: 'renewal-option',
    category: 'Renewal Term',
    title: 'only one party decides on renewal',
    level: 'high',
    bears: 'other-than-named',
    pattern:
      /\b(?:renew|extend|extension|renewal|prolong)\w*\b[^.;]{0,120}\b(?:unless|only (?:if|by)|at the (?:sole )?(?:option|election|discretion) of)\b(?! (?:either|both|the parties|neither))/,
    unless: /\b(?:either|both|neither|each) (?:of the )?part|\bmutual|\bparties\b/,
    why: 'Whether the contract goes on is up to {gainer}; {bearer} has no say.',
    gain: '{gainer} decides whether the contract goes on.',
    ask: 'Ask that both sides can stop or ask for a renewal.',
    add: 'Either party may prevent renewal by written notice before the current term ends.',
    soft: /either party may prevent (?:the )?renewal/,
  },
  {
    id: 'deemed-consent',
    category: 'Contract by using',
    title: 'deemed acceptance of terms or changes',
    level: 'medium',
    bears: 'subject',
    orElse: 'taker',
    pattern:
      /\bdeemed to (?:have )?(?:accept|agree|consent|approve|waive)\w*|\bbound by (?:every|any|each|all|such|the) (?:future )?(?:revision|change|amendment|modification|version)/,
    why: '{bearer} is held to have agreed although it said nothing.',
    gain: 'Silence counts as agreement, which serves {gainer}.',
    ask: 'Ask that agreement must be given expressly.',
    replace: [[/\bdeemed to have (?:accepted|agreed to|approved)\b/, 'asked expressly to accept']],
  },
  // Term, assignment
  {
    id: 'auto-renewal',
    category: 'Renewal Term',
    title: 'automatic renewal',
    level: 'medium',
    bears: 'both',
    pattern:
      /\b(?:automatic(?:ally)?|successive|tacit(?:ly)?)\b[^.;]{0,40}\b(?:renew|extend|prolong)\w*|\b(?:renew|extend)\w*\b[^.;]{0,60}\b(?:automatic|successive|year to year|month to month)/,
    soft: /either party may prevent (?:the )?renewal/,
    why: 'The contract goes on unless someone acts in time. A missed date costs another full term.',
    ask: 'Ask for a reminder, a short notice window and shorter renewal terms.',
    add: 'Either party may prevent renewal by written notice before the current term ends, and each party shall be reminded of that date in good time.',
  },
  {
    id: 'anti-assignment',
    category: 'Anti-Assignment',
    title: 'no assignment by one party',
    level: 'medium',
    bears: 'subject',
    pattern:
      /\b(?:may|shall|will|can) ?not\b[^.;]{0,60}\b(?:assign|transfer|delegate|sublet|sublease|subcontract|sublicen[cs]e|encumber)\b|\b(?:prohibited|barred|precluded|forbidden|prevented) from\b[^.;]{0,40}\b(?:assign|transfer|delegat|sublet|subcontract)/,
    unless: /unreasonably (?:be )?(?:withheld|delayed|conditioned)/,
    why: '{bearer} cannot pass the contract on, for example when it sells its business, without asking.',
    gain: '{gainer} keeps control over whom it deals with.',
    ask: 'Ask for consent not to be unreasonably withheld, and free transfer within the group or with the business.',
    replace: [
      [/\bunder any circumstances\b/, 'without prior written consent, which may not be unreasonably withheld'],
      [
        /\bwithout (?:the )?(?:prior |express |written )*(?:written )?consent of (?:the )?[a-z]+(?: [a-z]+)?(?=[.,;])/,
        'without prior written consent, which may not be unreasonably withheld',
      ],
      [
        /\bwithout (?:the )?(?:other party's|[a-z]+'s) (?:express |prior |written )*consent\b/,
        'without prior written consent, which may not be unreasonably withheld',
      ],
    ],
  },
  {
    id: 'free-assignment',
    category: 'Anti-Assignment',
    title: 'free assignment by one party',
    level: 'medium',
    bears: 'counterpart',
    pattern:
      /\b(?:may|can|is free to|is entitled to|shall be entitled to|shall have the right to) (?:freely )?(?:assign|transfer|novate|sell)\b[^.;]{0,120}\b(?:without|freely|any (?:person|third party|other)|anyone|anybody|whomever|at any time)\b|\bfreely (?:assign|transfer)/,
    why: '{gainer} can hand the contract to anyone, so {bearer} may end up with a partner it never chose.',
    gain: '{gainer} can pass the contract on.',
    ask: 'Ask for the same freedom, or notice and a right to object.',
    replace: [
      [
        /\bfreely assign this agreement without notice or consent\b/,
        'assign this Agreement with prior written consent, which may not be unreasonably withheld',
      ],
    ],
  },
  // Control and intrusion
  {
    id: 'audit',
    category: 'Audit Rights',
    title: 'audit and inspection by the other side',
    level: 'low',
    bears: 'counterpart',
    pattern: /\b(?:right to|may|shall have|entitled to)\b[^.;]{0,60}\b(?:audit|inspect|examine)\b/,
    why: '{bearer} must open its books or premises, which costs time and exposes confidential matters.',
    gain: '{gainer} can check the figures.',
    ask: 'Limit audits to once a year, on notice, in business hours, under confidentiality.',
  },
  {
    id: 'entry',
    category: 'Entry and Inspection',
    title: 'right to enter the premises',
    level: 'medium',
    bears: 'taker',
    pattern:
      /\b(?:enter|entry|access)\b[^.;]{0,40}\b(?:premises|property|apartment|dwelling|unit|leased)\b[^.;]{0,80}\b(?:at any time|without (?:prior )?notice|at all (?:reasonable )?times)\b/,
    why: '{gainer} may come in while {bearer} has the right to quiet use.',
    gain: '{gainer} may enter.',
    ask: 'Ask for notice, business hours and an exception for emergencies only.',
    replace: [
      [
        /\bat any time(?: without (?:prior )?notice)?\b|\bwithout (?:prior )?notice\b/,
        'on reasonable prior notice, save in an emergency',
      ],
    ],
  },
  {
    id: 'no-bond',
    category: 'Confidentiality',
    title: 'injunction without bond or proof',
    level: 'low',
    bears: 'subject',
    pattern: /\bwithout\b[^.;]{0,50}\b(?:bond|security|proof of (?:actual )?damages?|proving)\b|\birreparabl[ey]\b/,
    why: '{bearer} concedes in advance that {gainer} may stop it by court order.',
    gain: '{gainer} gets to an injunction faster.',
    ask: 'Say that relief may be sought, not that it is granted.',
  },
  {
    id: 'perpetual-duty',
    category: 'Survival',
    title: 'obligation without end',
    level: 'medium',
    bears: 'subject',
    pattern:
      /\b(?:in perpetuity|perpetually|indefinitely|forever|at all times thereafter|without limit(?:ation)? (?:in|of) time|unlimited (?:duration|period))\b/,
    unless: /trade secret/,
    why: '{bearer} is bound without end, which costs control and records for good.',
    gain: 'The protection of {gainer} never ends.',
    ask: 'Ask for a fixed time, with trade secrets protected as long as they are secret.',
    replace: [
      [
        /\b(?:in perpetuity|perpetually|indefinitely|forever)\b/,
        'for a period of [three] years after the end of this Agreement',
      ],
    ],
  },
  {
    id: 'joint-several',
    category: 'Limitation of Liability',
    title: 'joint and several liability or personal guarantee',
    level: 'high',
    bears: 'subject',
    pattern: /\bjoint(?:ly)? and several(?:ly)?\b|\bpersonal(?:ly)? guarant/,
    why: '{bearer} may have to pay the whole debt, also the share of others.',
    gain: '{gainer} can collect everything from one debtor.',
    ask: 'Ask for several liability, each for its own share.',
    replace: [
      [/\bjointly and severally\b/, 'severally and not jointly'],
      [/\bjoint and several\b/, 'several'],
    ],
  },
  // Premises, employment, energy
  {
    id: 'tenant-repairs',
    category: 'Maintenance and Repairs',
    title: 'all repairs on one party',
    level: 'medium',
    bears: 'subject',
    pattern: /\bat (?:its|his|their) (?:own |sole )+(?:cost|expense)\b/,
    why: '{bearer} pays for this alone, also for what lies outside its control.',
    gain: '{bearer} bears this cost.',
    ask: 'Ask that structural and pre-existing defects stay with the owner, or share the cost.',
    replace: [
      [
        /\bat (?:its|his|their) (?:own |sole |own and sole )+(?:cost|expense)(?: and expense)?\b/,
        'at a cost shared in fair proportion',
      ],
    ],
  },
  {
    id: 'holdover',
    category: 'Surrender / Holding Over',
    title: 'raised rent after the end',
    level: 'medium',
    bears: 'taker',
    pattern: /\bhold(?:s|ing)?[- ]?over\b|\b(?:double|twice|150%|200%)\b[^.;]{0,40}\brent\b/,
    why: '{bearer} pays more for every day it stays beyond the end.',
    gain: '{gainer} is paid more if the premises are kept.',
    ask: 'Ask for a grace period and the ordinary rent pro rata.',
  },
  {
    id: 'deposit-kept',
    category: 'Security Deposit',
    title: 'deposit can be kept',
    level: 'medium',
    bears: 'taker',
    pattern: /\b(?:retain|keep|apply|forfeit)\b[^.;]{0,60}\b(?:security )?deposit\b/,
    why: '{bearer} may not see its deposit again unless the deductions are limited and shown.',
    gain: '{gainer} holds security.',
    ask: 'Ask for an account of deductions and a date for the return.',
  },
  {
    id: 'at-will-employment',
    category: 'Termination for Convenience',
    title: 'at-will employment, terminable for any reason',
    level: 'medium',
    bears: 'giver',
    pattern: /\bat[- ]will\b/,
    why: 'The employment of {bearer} can end any day, without a reason.',
    gain: '{gainer} keeps its freedom to end the employment.',
    ask: 'Ask for notice or severance.',
  },
  {
    id: 'curtailment',
    category: 'Purchase and Sale of Energy',
    title: 'curtailment without compensation',
    level: 'high',
    bears: 'giver',
    pattern:
      /\bcurtail\w*\b[^.;]{0,120}\b(?:without (?:any )?(?:compensation|liability|payment)|no (?:compensation|payment|liability)|any reason|discretion)\b/,
    why: '{bearer} loses the income from energy it could have delivered.',
    gain: '{gainer} need not take or pay for energy.',
    ask: 'Ask for deemed-energy payments above a yearly allowance.',
    replace: [
      [
        /\bwithout (?:any )?(?:compensation|liability|payment)\b/,
        'against payment for the energy that would have been delivered',
      ],
    ],
  },
  {
    id: 'third-party-excluded',
    category: 'Third Party Beneficiary',
    title: 'third party rights',
    level: 'low',
    bears: 'both',
    pattern: /\bthird[- ]party beneficiar/,
    unless: /\bno (?:intended )?third|\bnot (?:be )?(?:intended|construed|confer|create)|\bnothing\b/,
    why: 'Someone outside the contract may enforce it, and the parties can no longer change it freely.',
    ask: 'Name the beneficiaries and what they may enforce.',
  },
  {
    id: 'first-refusal',
    category: 'ROFR/ROFO/ROFN',
    title: 'right of first refusal or offer',
    level: 'medium',
    bears: 'counterpart',
    pattern: /\b(?:right of )?first (?:refusal|offer|negotiation)\b|\bpre-?empti(?:on|ve)\b/,
    why: '{bearer} must offer to {gainer} first, which slows and may cheapen a sale.',
    gain: '{gainer} may buy first.',
    ask: 'Set short periods and an end date, and exclude group transfers.',
  },
  // Wording
  {
    id: 'broad-notwithstanding',
    category: 'One-sided right',
    title: 'overrides the rest of the contract',
    level: 'low',
    bears: 'counterpart',
    saidBy: ['termination-at-will', 'sole-discretion'],
    pattern:
      /\bnotwithstanding (?:anything|any other provision|the foregoing)\b[^.;]{0,120}\b(?:may|shall not|sole|no obligation|right)\b/,
    why: 'This sentence beats every other promise in the contract, in favour of {gainer}.',
    gain: 'This sentence goes before every other one.',
    ask: 'Strike the override or limit it to named clauses.',
  },
  {
    id: 'without-notice',
    category: 'Notices',
    title: 'steps without notice',
    level: 'medium',
    bears: 'counterpart',
    orElse: 'taker',
    saidBy: [
      'termination-at-will',
      'unilateral-change',
      'price-increase',
      'entry',
      'free-assignment',
      'content-removal',
    ],
    pattern: /\bwithout (?:any |further |giving |prior )*notice\b|\bwith or without (?:prior )?notice\b/,
    why: '{gainer} may act before {bearer} hears of it.',
    gain: '{gainer} may act without notice.',
    ask: 'Ask for written notice in advance.',
    replace: [
      [
        /\bwith or without (?:prior )?notice\b|\bwithout (?:any |further |giving |prior )*notice\b/,
        'on reasonable prior written notice',
      ],
    ],
  },
  {
    id: 'absolute-words',
    category: 'Absolute wording',
    title: 'absolute promise',
    level: 'low',
    bears: 'subject',
    saidBy: ['indemnity', 'unlimited-liability', 'no-claim', 'as-is', 'exclusion-of-liability', 'anti-assignment'],
    pattern:
      /\b(?:best efforts|under any circumstances|in all respects|at all times|any and all|strict(?:ly)? compl|ensure that|guarantees? that|unconditional(?:ly)?|of any kind|whatsoever)\b/,
    why: 'The promise has no exception, so {bearer} breaks it even when it is not at fault.',
    ask: 'Replace absolutes by reasonable efforts or named exceptions.',
    replace: [
      [/\bbest efforts\b/, 'commercially reasonable efforts'],
      [/\bshall ensure that\b/, 'shall use reasonable efforts so that'],
    ],
  },
  {
    id: 'vague-words',
    category: 'Vague wording',
    title: 'open-ended wording',
    level: 'low',
    bears: 'both',
    pattern:
      /\b(?:as (?:it )?(?:deems?|sees) (?:fit|necessary|appropriate)|from time to time|as appropriate|reasonable (?:time|period)|as soon as (?:reasonably )?(?:possible|practicable)|in a timely manner|or otherwise|including without limitation|among other things|and the like|substantial(?:ly)?|adequate|satisfactory|customary)\b/,
    why: 'Words like these leave open what is owed and when, and invite dispute.',
    ask: 'Put a figure, a date or a test in their place.',
  },
];
