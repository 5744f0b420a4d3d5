import type { TopicFixes } from '../issue.ts';

/** How clauses of this topic are mended for the side they burden. */
export const fixes: TopicFixes = {
  'noncompete-worldwide-any-role': [
    {
      find: /,? (?:anywhere (?:in the world|on earth)|anywhere|world-?wide|globally|in any (?:country|jurisdiction|part of the world)(?: whatsoever)?|wherever (?:it is|they are|located|situated)|throughout the (?:world|united states))/,
      put: 'within fifty (50) miles of the place where {bearer} last worked',
    },
    {
      find: /\bin (?:any|whatever|every) (?:other )?(?:capacity|role|position|job)(?: whatsoever)?/,
      put: 'in a role substantially similar to the one that {bearer} last held',
    },
    {
      restate:
        "For six (6) months after the end of this Agreement, {bearer} shall not perform, for a business that competes with the part of {gainer}'s business in which {bearer} was materially involved in the last twelve (12) months, services substantially similar to those {bearer} performed, within fifty (50) miles of the place where {bearer} worked.",
    },
  ],
  'noncompete-long': [
    { find: /(?:(?:1[89]|[2-9]\d)[- ]months?|[2-9][- ]years?|\d\d[- ]years?)/, put: 'six (6) months' },
    { restate: 'The restrictions end six (6) months after the end of this Agreement.' },
  ],
  'noncompete-after-end': [
    {
      add: 'This restriction applies only to services substantially similar to those {bearer} performed in the last twelve (12) months, ends if {gainer} terminates without cause or is in material breach, and does not prevent {bearer} from holding up to two percent (2%) of a listed company.',
    },
  ],
  'noncompete-after-dismissal': [
    {
      find: /^it is (?:immaterial|irrelevant|of no consequence)\b[^.;]*/,
      put: 'The restriction does not apply where {gainer} terminates without cause or in breach of contract',
    },
    {
      find: /\beven (?:where|if|when|though) (?:the )?\[\w+\] (?:terminates?|dismiss(?:es)?|lets?)\b[^.;]*/,
      put: 'but do not apply where {gainer} terminates without cause or in breach of contract',
    },
    {
      find: /,? (?:regardless of|irrespective of|whatever|no matter|without regard to) (?:the |what )?(?:reason|cause|manner|circumstances)[^.;]*/,
      put: "other than a dismissal without cause or a resignation because of {gainer}'s material breach",
    },
    {
      find: /,? (?:howsoever|however) (?:the |his |her |its )?(?:[\w\[\]]+ )?(?:employment|engagement|agreement)?[^.;,]*(?:,? (?:whether|lawfully|and whether)[^.;]*)?(?=[.;]|$)/,
      put: 'unless {gainer} ends it without cause or in breach of contract',
    },
    {
      add: "These restrictions do not apply where {gainer} terminates without cause or {bearer} resigns because of {gainer}'s material breach.",
    },
  ],
  'competitor-decided-by-company': [
    {
      find: /\bthat (?:the )?\[\w+\] (?:determines|considers|regards|deems|believes|designates),? (?:in its (?:sole |absolute )?(?:discretion|judgment|opinion),? )?(?:competes|to be competing|to compete|to be competitive|as competing)(?: with (?:it|(?:the )?\[\w+\]))?/,
      put: 'that sells products or services in direct competition with those on which {bearer} worked in the last twelve (12) months',
    },
    {
      find: /\b(?:alone )?say who (?:[\w\[\]']+ ){0,3}competitors are,? and (?:[\w\[\]'-]+ ){0,3}say-so is final/,
      put: 'shall name in a schedule to this Agreement the competitors to which it applies',
    },
    {
      find: /\bthat (?:the )?\[\w+\] (?:in its (?:sole |absolute )?discretion )?(?:regards|considers|deems|believes|designates|determines)(?: (?:as|to be))?(?: (?:competing|competitive|in competition)(?: with (?:it|the group))?)?(?: from time to time)?/,
      put: 'that sells products or services in direct competition with those on which {bearer} worked in the last twelve (12) months',
    },
    {
      find: /\bthat (?:the )?(?:board|\[\w+\]) (?:reasonably or unreasonably |in its discretion )?considers to be in competition with (?:the )?[\w\[\]]+(?: from time to time)?/,
      put: 'that sells products or services in direct competition with those on which {bearer} worked in the last twelve (12) months',
    },
    {
      restate:
        '"Competitor" means a person that, at the time this Agreement ends, sells products or services that customers treat as direct substitutes for those {bearer} was materially involved in during the last twelve (12) months.',
    },
  ],
  'restraint-extended-on-breach': [{ strike: true }],
  'noncompete-no-pay': [
    {
      restate:
        'For as long as a restriction on competing is enforced after the end of this Agreement, {gainer} shall pay {bearer} its base salary in monthly installments.',
    },
  ],
  'restraint-cannot-be-contested': [
    {
      find: /\b(?:agrees |undertakes )?not to (?:contest|challenge|dispute) (?:their|its|the) (?:enforceability|validity|reasonableness)[^.;]*/,
      put: 'may contest their enforceability',
    },
    {
      restate:
        'Nothing in this Agreement prevents {bearer} from contesting whether a restriction is lawful in scope or duration.',
    },
  ],
  'forfeiture-for-competing': [
    {
      find: /\ball (?:vested and unvested|unpaid bonus(?:es)? and all vested|vested or unvested|vested) (?=options|awards|shares|equity|units|stock)/,
      put: 'all unvested ',
    },
    {
      restate:
        'No amount that {bearer} has earned and no equity that has vested is lost or repayable; for a material breach of this clause {gainer} may claim its proven loss.',
    },
  ],
  'nonsolicit-customers-wide': [
    {
      find: /\b(?:any|all|every) (?:[\w\[\]']+,? ){0,6}?(?:customers?|clients?|prospects?|accounts?|suppliers?)[^.;]{0,80}?,? (?:whether or not|irrespective of whether|regardless of whether)[^.;]*/,
      put: 'any customer of {gainer} with whom {bearer} personally dealt in the last twelve (12) months',
    },
    {
      find: /\b(?:any|all|every) (?:current,? |former,? |past,? |existing,? |other,? |prospective,? |potential,? |or |and )*(?:customers?|clients?)(?:,? (?:or|and) (?:prospective|potential|former|past) (?:customers?|clients?)| (?:or|and) (?:suppliers?|prospects?))?(?: of (?:the )?\[\w+\])?/,
      put: 'any customer of {gainer} with whom {bearer} personally dealt in the last twelve (12) months',
    },
    {
      restate:
        'For six (6) months after the end of this Agreement, {bearer} shall not actively solicit for competing services any customer with whom {bearer} personally dealt in the last twelve (12) months; accepting business that comes unprompted is not a breach.',
    },
  ],
  'no-hire-without-exceptions': [
    {
      add: 'General advertising not targeted at these persons, and engaging anyone who applies unprompted or left at least six (6) months earlier, is not a breach.',
    },
  ],
  'hire-breach-fixed-sum': [
    {
      restate: 'For a proven breach of this clause {bearer} shall compensate the loss that {gainer} shows it suffered.',
    },
  ],
  'restraint-covers-group': [
    {
      find: /,? (?:or|and|nor) (?:with |of )?(?:any|every|each|all) (?:other )?(?:(?:associated|group|affiliated) )?(?:compan(?:y|ies)|affiliates?|subsidiar(?:y|ies)|\[\w+\])(?: (?:under common (?:ownership|control)|affiliated|connected) with (?:it|(?:the )?\[\w+\])| (?:of|in) (?:the|its) group)?/,
      put: '',
    },
    {
      find: /,? (?:or|and|nor) (?:with |of )?(?:any of )?its (?:parents?, subsidiaries (?:or|and) affiliates|parent|affiliates|subsidiaries|group companies)/,
      put: '',
    },
    {
      find: /(?:,)? (?:and|or|nor) (?:any of )?(?:its|their|the|any) (?:\w+ )?(?:affiliates|subsidiaries|group companies)(?: or (?:subsidiaries|affiliates))?/,
      put: '',
    },
    { add: 'This restriction protects only the business for which {bearer} worked in the last twelve (12) months.' },
  ],

  'may-hire-other-sides-people': [
    {
      restate:
        '{gainer} shall not hire people whom {bearer} has assigned to the work during the contract and for twelve (12) months after it, unless {bearer} agrees in writing.',
    },
  ],
};
