import type { TopicFixes } from '../issue.ts';

/** How a clause about suspension is mended for the side that carries the issue. */
export const fixes: TopicFixes = {
  'broad-suspension-grounds': [
    {
      find: /\b(?:at any time,? )?(?:(?:in|at) (?:its|\[a\]'s|our) (?:sole |absolute |own |and )*discretion(?:,? and for any reason)?|for any reason(?: or no reason| whatsoever)?|whenever (?:it|\[a\]) (?:likes|wishes|sees fit|chooses)|as (?:it|\[a\]) sees? fit|at any time)(?=\.?$)/,
      put: 'to the extent and for the time needed to meet an imminent security threat or to comply with the law, telling {bearer} the reason as early as it can',
    },
    {
      restate:
        "{gainer} may suspend performance only to the extent and for the time needed (a) to meet an imminent and serious security threat, (b) to comply with the law or (c) while an undisputed sum is more than thirty (30) days overdue, after ten (10) business days' written notice.",
    },
  ],
  'suspension-without-notice': [
    {
      find: /\b(?:immediately|forthwith|at once|automatically|instantly)(?= (?:and without notice )?(?:suspend|disable|block|interrupt|restrict|deactivate|pause|stop|cut))/,
      put: "on ten (10) business days' written notice",
    },
    {
      find: /\b(?:immediately|forthwith|at once|straight away|right away|there and then|on the spot)(?:,? (?:and )?without (?:any |prior )*(?:notice|warning))?(?=\.?$)/,
      put: "on ten (10) business days' written notice",
    },
    {
      find: /\b(?:(?:immediately|forthwith|at once|automatically) and )?without (?:any |prior |previous |advance |further )*(?:notice|warning|notification)(?: to (?:the )?\[o\])?/,
      put: "on ten (10) business days' written notice",
    },
    {
      restate:
        "{gainer} shall give {bearer} ten (10) business days' written notice of any suspension with its reason; in an emergency that threatens its systems it shall inform {bearer} as early as it can.",
    },
  ],
  'fees-run-during-suspension': [
    {
      restate:
        "No charges accrue for the time of a suspension, unless it results from {bearer}'s own uncured breach, and sums prepaid for that time are credited.",
    },
  ],
  'suspension-without-end': [
    {
      find: /\b(?:until (?:such time as )?(?:the )?\[\w+\],? (?:in its (?:\w+ ){1,3}discretion,? )?(?:elects|decides|chooses|sees|determines|is satisfied)[^.,;]{0,60}|for an? (?:indefinite|unlimited) period|indefinitely|for (?:as|so) long as (?:the )?\[\w+\] (?:wishes|likes|wants|chooses|sees fit|pleases|decides|may determine)|for such (?:period|time|length of time) as (?:the )?\[\w+\][^.,;]{0,50}|for whatever (?:period|length)[^.,;]{0,40})/,
      put: 'until its cause has ended, and for no longer than fifteen (15) days in all',
    },
    {
      restate:
        '{gainer} shall lift the suspension within two (2) business days after its cause has ended; if it lasts more than fifteen (15) days, {bearer} may terminate with a refund of prepaid sums.',
    },
  ],
  'no-remedy-for-suspension': [
    {
      restate:
        'If a suspension was not justified, {bearer} keeps all its remedies; if any suspension that {bearer} did not cause lasts more than fifteen (15) days, {bearer} may terminate with a refund of prepaid sums.',
    },
  ],
  'suspension-outside-service-levels': [
    {
      restate:
        "Time of suspension counts as downtime for the Service Levels, unless the suspension results from {bearer}'s own uncured breach.",
    },
  ],
  'suspension-for-any-late-sum': [
    {
      find: /\bfails to (?:pay|make) (?:any|an?) (?:\w+ )?(?:amount|sum|invoice|fee|charge|payment)s?(?: \w+){0,3} (?:when due|on (?:its|the) due date|on time|by (?:its|the) due date)/,
      put: 'fails to pay an undisputed amount within thirty (30) days after a written reminder',
    },
    {
      find: /\b(?:any|an?) (?:\w+ )?(?:amount|sum|invoice|fee|charge|payment)s?(?: \w+)? (?:is|are|remains?) (?:overdue|unpaid|past due|late|outstanding|not paid (?:when due|on its due date))/,
      put: 'an undisputed amount remains unpaid thirty (30) days after a written reminder',
    },
    {
      restate:
        "{gainer} may suspend while undisputed sums are more than thirty (30) days overdue, after ten (10) business days' written notice; sums disputed in good faith give no right to suspend.",
    },
  ],
  'work-suspended-without-pay': [
    {
      restate:
        "{gainer} may order a suspension on ten (10) days' written notice; it shall then pay {bearer}'s reasonable standby and remobilization costs and extend all dates accordingly, and {bearer} may terminate if the suspension lasts more than sixty (60) days.",
    },
  ],
};
