import {
  all,
  ending,
  forces,
  isOwed,
  isTheirRight,
  pattern,
  saysNothingOf,
  type Setting,
  type Softening,
} from './setting.ts';

/** A release or an indemnity by the reader, or an exclusion for the other side, that speaks of the other side's fault. */
const answersForFault = ({ statement, found, whose }: Setting): boolean => {
  const { standing, force, words } = statement;
  const isShielded =
    (standing === 'counterpart' && force === 'exclusion') ||
    (standing === 'own' && (force === 'waiver' || /\b(?:indemnif|hold harmless|releas|defend)/.test(words)));
  return isShielded && whose !== 'own' && !/\bthird part/i.test(found);
};

/** What stretches a burden to cases in which it is not due: what is left says the same of the ordinary case. */
export const stretching: readonly Softening[] = [
  // A release, an exclusion or an indemnity is not only of the ordinary case: what the other side's own fault causes is left out.
  {
    find: /,? (?:and )?(?:regardless of(?: whether)?|irrespective of(?: whether)?|even (?:if|where|though|when)|whether or not|including(?: where| when| if| any| such as (?:is|are))?|notwithstanding)(?! (?:such|the foregoing)) (?:[^,;:.()"“”]{0,90}?)\b(?:negligen\w+|fault|willful misconduct|wilful default|recklessness)\b[^,;:.()"“”]{0,60}(?:(?:, [^,;:.()]{1,40}){0,4},? (?:or|and) [^,;:.()]{1,40})?(?=[,;:.]|$)/gi,
    put: ', except to the extent caused by the negligence or willful misconduct of {counterpart}',
    when: all(answersForFault, saysNothingOf(/\bexcept to the extent\b|\bto the extent (?:that )?caused\b/)),
  },
  {
    find: /(?:,? and|,? or|,)? (?:including (?:by|for|where|when|if|even|in respect of|(?:those|any|such) (?:\w+ )?(?:resulting|arising|caused)) |whether or not|irrespective of|regardless of|without regard to|even (?:if|where|though|when)|whatever the (?:cause|reason)|whoever (?:causes|caused)|however (?:it is |it was )?(?:caused|arising)|howsoever (?:caused|arising)|no matter (?:how|who|why|what)|without limit(?:ation)? (?:in|as to))(?! (?:such|the foregoing))[^,;:.()"“”]{3,160}(?:(?:, [^,;:.()]{1,40}){0,6},? (?:or|and) (?!(?:(?:is|are) (?:due|payable)|shall|may|must|will)\b)[^,;:.()]{1,40})?(?= and whether| or whether| \(|[,;:.]|$)/gi,
    put: '',
    // That one was told of a possible loss changes nothing of what one answers for.
    when: ({ statement, found }) =>
      !(statement.standing === 'own' && /^(?:exclusion|no-duty)$/.test(statement.force)) &&
      !/\b(?:advised|aware|informed|told|notified)\b[^,;.]*\bpossib/i.test(found),
  },
  {
    find: / \((?:whether|regardless of|irrespective of|howsoever|however|of whatever|of whatsoever|whatever|by whomsoever|scheduled or otherwise|or not|even if)[^()]{0,160}\)/gi,
    put: '',
  },
  {
    find: pattern(
      String.raw`,? (?:(?:by|for|from|of|in|due to|on) )?(?:what(?:so)?ever|how(?:so)?ever|whom(?:so)?ever|who(?:so)?ever|when(?:so)?ever|where(?:so)?ever|whichever) (?:the |it is |it was |it may be |the same (?:is|are|was|were) )?(?:causes?|reasons?|circumstances|capacity|outcome|result|arising|arises|arose|caused|occasioned|occurring|incurred|sustained|suffered|made|installed|created|performed|held|located|situated|brought|owned|introduced)(?: or (?:\w+ )?(?:arising|caused|occasioned|occurring|incurred))?${ending}`,
    ),
    put: '',
  },
  {
    find: pattern(
      String.raw`,? for (?:any|every|whatever|whatsoever) (?:cause|reason)(?: (?:or no reason(?: at all)?|what(?:so)?ever|at all))?${ending}`,
    ),
    put: '',
    when: (setting) => !forces('right', 'no-duty')(setting),
  },
  // "Whatever its age", "howsoever and whensoever it came about": what is left says the same of the ordinary case.
  {
    find: /,? (?:whatever (?:its|their|his|her|your|the) (?!cost\b|price\b)|(?:how|when|where|which)soever (?:(?:and|or) (?:how|when|where)soever )?(?:the |any |it |they )?)[^,;:.()"“”]{3,90}(?=[,;:.]|$)/gi,
    put: '',
  },
  // What the other side is to answer for itself stands among what the reader answers for.
  {
    find: pattern(
      String.raw`\bincluding (?=[^;:.()]{0,120}\b(?:(?:fair|ordinary|normal|reasonable) wear and tear|(?:(?:our|its|their)|(?:the )?[A-Z][\w-]+['’]s?) own (?:staff|employees|negligence|fault|default|breach|acts|agents|contractors)|(?:inherent|latent) defects)\b)`,
      'g',
    ),
    put: 'excluding ',
    when: isOwed,
  },
  { find: /,? in any (?:way|manner|respect|form|circumstances?)(?: whatsoever)?(?=[ ,;.])/gi, put: '', when: isOwed },
  {
    find: /,? (?:of (?:any|every|whatever) (?:kind|nature|description|sort)(?: (?:whatsoever|or (?:nature|kind|description)))?|whatsoever(?! (?:kind|nature|sort|description|cause|reason))|howsoever (?:arising|caused))(?=[ ,;.])/gi,
    put: '',
  },
  {
    find: /,? (?:and )?including(?:,? without limitation,?|,? but not limited to,?)? (?:[\w'’-]+ ){0,6}?(?:caused|arising|resulting|attributable|due|occasioned|contributed to)(?: [\w'’-]+){0,3} (?:by|from|to|out of|in) [^,;:.()]{3,80}/gi,
    put: '',
    when: ({ whose, found }) =>
      whose === 'counterpart' || /\b(?:negligen|fault|breach|default|acts?\b|omission|delay|error)/i.test(found),
  },
  { find: /\b(\w{4,}) or (?:alleged|claimed|suspected|threatened|anticipated) \1\b/gi, put: '$1' },
  {
    find: /\bactual(?:,| or) (?:alleged|suspected|threatened|perceived|anticipated|contemplated|prospective)(?: or (?:alleged|threatened|prospective))?\b/gi,
    put: 'actual',
  },
  { find: /\b((?:reasonab|knowing|wilful|willful|intentional|actual)ly) or otherwise\b/gi, put: '$1' },
  {
    find: /\b(now (?:known|existing|owned|held|due|used)) or (?:hereafter|later|subsequently|in (?:the )?future)(?: (?:[a-z]+ed|known|existing|arising|held|due))?(?: or [a-z]+ed)?\b/gi,
    put: '$1',
  },
  {
    find: pattern(
      String.raw`,? or (?:may|might|could) (?:in (?:the )?future |at any time |later |hereafter )?(?:contemplate|carry on|engage in|plan|develop|acquire|propose|become|enter|undertake|conduct)(?: to \w+)?${ending}`,
    ),
    put: '',
    when: (setting) => !isTheirRight(setting),
  },
  {
    find: /,? however (?:minor|small|slight|brief|trivial|remote|trifling|immaterial|short)(?=[ ,;:.)])/gi,
    put: '',
  },
  {
    find: /(?<!\b(?:writing|orally|verbally|electronically|e-?mail)),? or (?:elsewhere|otherwise)(?=[,;:.])/gi,
    put: '',
  },
  // A list of charges that ends in whatever else is charged.
  {
    find: /, ([^,;:.()]{3,60}),? (and|or) (?:(?:any|all|such) )?other (?:similar |related |reasonable )?(?:charges|costs|fees|expenses|sums|amounts|outgoings|dealings|matters|purposes?|items)(?: [^,;:.()]{2,80})?(?=[,;:.]|$)/gi,
    put: ' $2 $1',
    when: isOwed,
  },
  {
    find: /,? (?:and|or) any other (?:charges?|costs?|fees|expenses|sums?|amounts?|outgoings|dealings|matters?|purposes?|items|reason|cause)(?: [^,;:.()]{2,80})?(?=[,;:.]|$)/gi,
    put: '',
    when: isOwed,
  },
];
