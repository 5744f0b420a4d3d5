import {
  all,
  costsReader,
  forces,
  isOwn,
  isTheirs,
  pattern,
  says,
  saysNothingOf,
  somebody,
  type Setting,
  type Softening,
} from './setting.ts';

/** What is said of the reader or of nobody in particular, and not of what it need not do. */
const isReaders = ({ statement }: Setting): boolean =>
  statement.standing !== 'counterpart' && !/^(?:no-duty|exclusion)$/.test(statement.force);

/** A failure of what the other side supplies. */
const failure = String.raw`(?:(?:unavailability|downtime|outage|failure|interruption|delay|suspension|shortfall|default)s?)`;

/** What was not delivered or made through no fault of whoever should have. */
const excused =
  /\b(?:curtail|at the direction of|instruct|excused|force majeure|by reason of|because of|network|grid|suspension|caused by)\w*/;

/** Denials that a careful redline turns round: what was denied is given, within what is usual. */
export const reversals: readonly Softening[] = [
  // A failure leaves a way out.
  {
    find: pattern(
      String.raw`\b[Nn]o (?:such )?(${failure}) (?:shall|will|does|can) (?:entitle|give) ((?:the )?[A-Z][\w-]+|you|us) (?:(?:any|the|a) right )?to (terminate|cancel|end|withdraw)`,
      'g',
    ),
    put: 'repeated or serious $1 shall entitle $2 to $3',
    when: costsReader,
  },
  {
    find: /\bno right (?:to|of) (terminat(?:e|ion)|cancel(?:lation)?) (?:shall |will )?(?:arises?|exists?|accrues?|follows?)(?: (?:from|out of|by reason of) (?:it|them|this|that))?/gi,
    put: 'a right to terminate arises where that failure is repeated or serious',
    when: costsReader,
  },
  {
    find: /\b(?:shall|will|does|do) not (entitle|give) ((?:the )?[A-Z][\w-]+|you|us) (?:(?:any|the|a) right )?to (terminate|cancel|end|withdraw)\b/g,
    put: 'shall, where repeated or serious, $1 $2 to $3',
    when: costsReader,
  },
  {
    find: /\bmay neither (terminate|cancel|end)((?: [^,;:.()]{2,50}?)?) nor (?=[a-z])/gi,
    put: 'may $1$2 or ',
    when: all(isOwn, forces('ban', 'no-right', 'right')),
  },
  // What was kept back by the other side counts as given.
  {
    find: /\b(be|is|are) (counted|treated|regarded|deemed|considered)( to have been| to be| as)? (?:undelivered|not delivered|unperformed|a (?:shortfall|failure|default)|non-delivery)\b/gi,
    put: '$1 $2 as delivered',
    when: all(isReaders, says(excused)),
  },
  {
    find: /\bshall not be (deducted from|credited against|credited toward|counted toward|counted towards|taken into account in|left out of|relieved of)(?= (?:the |its |any )?(?:guarantee|minimum|commitment|output|quantity|target|threshold|level)\w*)/gi,
    put: 'shall be $1',
    when: all(isReaders, says(excused)),
  },
  {
    find: /\b[Nn]o payment (?:shall be|is|will be|becomes) (?:due|payable|made) (?=(?:in respect of|for|on account of)\b)/g,
    put: 'payment is due at the contract price ',
    when: all(isReaders, says(excused), saysNothingOf(/\bforce majeure\b/)),
  },
  {
    find: /\bwhich (?:shall|does|do|will) not (?:constitute|count as|be|amount to) (?=[A-Z][a-z]+ [A-Z])/g,
    put: 'which counts as ',
    when: all(isReaders, says(excused)),
  },
  // A bargain that grows costs more.
  {
    find: /\bno (increase|adjustment|addition|uplift|variation) (?:shall|will|may|is to) be (?:made|allowed|given|due|payable)(?: (?:to|in|of) (the (?:[A-Z]\w+ ?){1,3}|the [a-z]+))?(?= (?:by reason of|for|because of|on account of|in respect of))/gi,
    put: (found) =>
      found.replace(
        /^no (\w+) (?:shall|will|may|is to) be (?:made|allowed|given|due|payable)/i,
        'an equitable $1 shall be made',
      ),
    when: isReaders,
  },
  {
    find: /\bno (?:variance|difference|discrepancy|change)( (?:between|in|of) [^.;:]{3,160}?) shall (?:give rise to|entitle|lead to|result in) any (adjustment|increase|change)\b/gi,
    put: 'a material difference$1 shall give rise to an equitable $2',
    when: isReaders,
  },
  {
    find: /\bno (?:additional|further|extra) (sum|payment|amount|charge|compensation|remuneration|fee)s? (?:shall be|is|will be|are|becomes) (?:due|payable|paid)(?= for (?:work|services|goods|time))/gi,
    put: 'a reasonable additional $1 is due',
    when: ({ statement, giver }) => statement.standing !== 'counterpart' && giver === 'own',
  },
  // What limits one side limits the other.
  {
    find: /\b(?:are|is|shall|do|does|will) not (?:be )?(?:counted|count|credited|applied) (?:toward|towards|against) (?=(?:the |any |its )?(?:limits?|caps?|limitations?)\b)/gi,
    put: (found) => (/\b(?:shall|will)\b/i.test(found) ? 'shall count toward ' : 'count toward '),
    when: all(isReaders, (setting) => setting.giver === 'own'),
  },
  {
    find: /\b(is|are|shall be|will be) not (?=(?:subject to|limited by|bound by) (?:the )?(?:limits?|limitations?|caps?|[Ss]ection \d+(?:\.\d+)? ?\((?:[Ll]imitation|[Ll]imit|[Cc]ap)))/g,
    put: '$1 ',
    when: all(isOwn, ({ statement }) => !forces('right')({ statement } as Setting)),
  },
  {
    find: /\b(are|is|shall be) without prejudice to any other (?:right|remedy|rights|remedies)(?: (?:or|and) (?:right|remedy|rights|remedies))?(?: of (?:the )?[A-Z][\w-]+)?(?= in respect of the same\b)/g,
    put: '$1 the sole financial remedy',
    when: all((setting) => setting.giver === 'own', says(/\bcredits?\b/)),
  },
  // An override falls into line with what it overrides.
  {
    find: /\bnotwithstanding (?=(?:clause|section|article|paragraph|condition) \d)/gi,
    put: 'subject to ',
    when: (setting) => costsReader(setting) && !/\bshall be (?:paid|entitled)\b/.test(setting.statement.words),
  },
  // What follows of itself is asked for first.
  {
    find: pattern(
      String.raw`\btreat (?:this |the |that )?(agreement|contract|order|subscription|lease) as (?:having been )?(?:ended|terminated|repudiated|cancell?ed) by (?:you|(?:the )?[A-Z][\w-]+)`,
      'g',
    ),
    put: 'end the $1 by thirty (30) days’ written notice unless the cause is put right within that time',
    when: isTheirs,
  },
  {
    find: pattern(String.raw`\bit does not matter (?:how|why|when)(?: or (?:by whom|why|when|how))?\b`),
    put: 'it matters how and by whom',
    when: isReaders,
  },
  {
    find: pattern(
      String.raw`\b((?:the )?[A-Z][\w-]+|you|we) (?:is|are) released from (?:all|any|every|its|their)(?: (?:of )?(?:its|their))? (?=obligations|liabilit|duties)`,
      'g',
    ),
    put: '$1 remains bound, with the transferee, by the ',
    when: ({ statement, whose }) => (whose ?? statement.standing) === 'counterpart',
  },
  {
    find: new RegExp(
      String.raw`\b${somebody} (?:may|need) (?:retain or delete|delete or retain|keep or delete) (it|them|the data) (?:at|in) (?:its|their|our) (?:sole )?(?:discretion|option|election)`,
      'g',
    ),
    put: '{counterpart} shall delete $1 securely and confirm that in writing',
    when: isTheirs,
  },
];
