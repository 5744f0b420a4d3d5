import { pattern } from '../softenings/setting.ts';
import type { LimitAnswer } from './limit-answer.ts';

/** Pay that counts as earned stays earned. */
export const wages: LimitAnswer = {
  words: [
    {
      find: /\bmay (?=(?:deduct|withhold|set off|recover)\b)/gi,
      put: 'may, as far as the law allows and with written authority, ',
      when: ({ statement }) => statement.standing === 'own',
    },
    {
      find: /\b(?:the )?gross (amount|sum|value)\b/gi,
      put: 'the net $1',
      when: ({ statement }) => statement.standing !== 'own',
    },
    {
      find: /\bfor any reason(?: whatsoever| whatever)?\b/gi,
      put: 'by resignation without good reason or dismissal for cause',
      when: ({ statement }) => /\brepa(?:y|id)|\brefund/.test(statement.words),
    },
  ],
};

/** An employer owns what the job brings about. */
export const inventions: LimitAnswer = {
  words: [
    {
      find: /,? (?:and )?(?:whether or not|regardless of whether|irrespective of whether) (?:made |conceived |created |developed |they are |it is )?(?:in|during|within|outside|with|using|on|by|related|relating)[^;:.()]{3,120}(?=[,;:.]|$)/gi,
      put: ' that relate to the business of {own} or are made with its equipment or confidential information',
    },
    {
      find: /,? (?:or|and) (?:for |within |during )(?:a (?:further )?period of )?(?:[\w-]+ )?(?:\(\d+\) )?(?:months?|years?) (?:thereafter|after (?:it|that|its end|termination|the end)|following (?:it|termination|the end))(?=[,;:. ])/gi,
      put: '',
    },
  ],
  add: {
    unless: /\bown time\b|\b2870\b|\bstatut/i,
    put: 'This does not cover what {counterpart} makes entirely on its own time without equipment or confidential information of {own} and without relation to its business, or what statute leaves to employees.',
  },
};

/** A wide power is used with reason and notice. */
export const employerPowers: LimitAnswer = {
  words: [
    {
      find: /\b(?:at any time|without (?:prior |any )*notice|from time to time)(?: (?:and|or) (?:without (?:prior |any )*notice|for any reason))?(?=[ ,;.])/gi,
      put: 'on reasonable written notice and for good reason',
      when: ({ statement }) => statement.standing === 'own' && statement.force === 'right',
    },
  ],
};

/** Payment does not hang on another's payment for ever. */
export const payWhenPaid: LimitAnswer = {
  words: [
    {
      find: pattern(
        String.raw`\b(?:only )?(?:if|when|once|after|upon),? (?:and (?:only )?(?:when|to the extent that|if) |and to the extent that )?(?=[^.;]{3,60}\b(?:paid|pays|receives?|received|receipt)\b)`,
      ),
      put: 'no later than sixty (60) days after the invoice and, if earlier, when ',
      when: ({ statement }) => statement.standing === 'own' && /\bpay/.test(statement.words),
    },
  ],
};

/** Personal data have a purpose and an end. */
export const privacy: LimitAnswer = {
  words: [
    {
      find: /\bfor (?:any|all|its own|any lawful)(?: \w+)? purposes?(?: (?:whatsoever|whatever|of its own))?(?=[ ,;.])/gi,
      put: 'to provide its services and, once aggregated and irreversibly anonymized, to improve them',
      when: ({ statement }) => statement.standing !== 'counterpart',
    },
  ],
  add: {
    unless: /\b(?:data protection law|gdpr|personal data (?:is|are|shall|only))\b/i,
    put: 'Personal data is used only as data protection law allows.',
  },
};

/** A term that one side may change gives notice and a way out. */
export const unfairTerms: LimitAnswer = {
  words: [
    {
      find: /\b(?:at any time,? )?(?:without (?:prior |any |further )*notice|with immediate effect|straight away|immediately|at any time)(?=[ ,;.])/gi,
      put: 'on thirty (30) days’ written notice',
      when: ({ statement }) => statement.standing !== 'counterpart' && /^(?:right|fact)$/.test(statement.force),
    },
  ],
  add: {
    where: /\b(?:chang|amend|modif|increas|vary|rais)\w*/i,
    unless: /\b(?:may|can) (?:end|cancel|terminate)\b/i,
    put: 'Whoever does not agree to a change may end this Agreement before it applies and is refunded what is prepaid for the time after.',
  },
};

/** A time to find a fault in is long enough to find it. */
export const shortTime: LimitAnswer = {
  words: [
    {
      find: /\bwithin (?:(?:twenty-four|forty-eight|seventy-two|24|48|72)(?: \(\d+\))? hours|(?:one|two|three|four|five|six|seven|eight|nine|ten|[1-9]|10)(?: \(\d+\))? (?:business |working |calendar )?days?)(?= (?:of|after|from|following)\b)/gi,
      put: 'within thirty (30) days',
      when: ({ statement }) => statement.standing !== 'own',
    },
  ],
  add: {
    unless: /\b(?:latent|hidden|could not (?:reasonably )?(?:have )?be)/i,
    put: 'Defects that could not reasonably be found on inspection may be notified within thirty (30) days after they are found.',
  },
};

/** Silence renews where somebody was reminded. */
export const renewal: LimitAnswer = {
  words: [],
  add: {
    unless: /\bremind/i,
    put: '{own} shall send a written reminder at least thirty (30) days before the last day on which notice can be given.',
  },
};

/** The law protects reports. */
export const speech: LimitAnswer = {
  words: [],
  add: {
    unless: /\b(?:authorit|regulator|whistle|required by law|agency)/i,
    put: 'Nothing in this clause prevents reports to an authority or anything that the law compels or protects.',
  },
};

/** Fraud is excluded by nobody. */
export const fraud: LimitAnswer = {
  words: [],
  add: { unless: /\bfraud/i, put: 'Nothing in this Agreement excludes liability for fraud.' },
};

/** What is excluded is named. */
export const impliedTerms: LimitAnswer = {
  words: [],
  add: {
    unless: /\bmerchantab|\bsatisfactory quality/i,
    put: 'As far as the law allows, this covers the implied warranties of merchantability and fitness for a particular purpose; the express promises of this Agreement stay in place.',
  },
};

/** Whoever contests a right may lose the license; a ban on contesting it may be void. */
export const competition: LimitAnswer = {
  words: [
    {
      find: /\b(?:the )?[A-Z][\w-]+ (?:shall|will|agrees) not,?(?: to)?(?: at any time)?(?:,? directly or indirectly,?)? (?=(?:challenge|contest|dispute|attack|oppose)\b)/g,
      put: '{own} may end the license of the right concerned by written notice if {counterpart} should ',
    },
    { find: /, nor (?=(?:challenge|contest|dispute|attack|oppose|assist)\b)/gi, put: ', or ' },
  ],
};

/** Payment between businesses comes within sixty days. */
export const latePayment: LimitAnswer = {
  words: [
    {
      find: /\b(?:ninety|one hundred (?:and )?twenty|seventy-five|[79]5|90|1[0-9]{2})(?: \(\d+\))? days\b/gi,
      put: 'sixty (60) days',
      when: ({ statement }) => statement.standing !== 'counterpart' && /\bpa(?:y|id)/.test(statement.words),
    },
  ],
};
