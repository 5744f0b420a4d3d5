import type { TopicFixes } from '../issue.ts';

/** The stop of a statement: what is put there stands behind its words. */
const endOfStatement = /\.(?=(?: ;.*)?$)/;

/** How clauses of the topic are mended for the side that they burden. */
export const fixes: TopicFixes = {
  'sold-as-is': [
    {
      find: /(?<=\b(?:premises|property|building|apartment|site|space)\b.{0,160})\.(?=(?: ;.*)?$)/,
      put: ', except for latent defects and defects in the structure and building systems, which {gainer} shall repair.',
    },
    {
      find: endOfStatement,
      put: ', except for the express warranties in this Agreement, which include that it conforms in all material respects to its description for twelve (12) months from delivery.',
    },
    {
      restate:
        '{gainer} warrants that for twelve (12) months from delivery what it supplies will conform in all material respects to its description and documentation, and shall at its cost repair, replace or refund what does not; except for the express warranties in this Agreement, {gainer} disclaims implied warranties.',
    },
  ],
  'warranty-period-short': [
    { find: /\b\d+ (?:business |working )?(?:hours?|days?|weeks?|months?)\b/, put: 'twelve (12) months' },
    { restate: 'The warranty lasts for twelve (12) months from acceptance.' },
  ],
  'warranty-starts-too-early': [
    {
      find: /(?:the )?date (?:of (?:the )?(?:manufacture|shipment|dispatch|despatch|(?:\S+ )?invoice|order|signature)(?: from (?:the )?\S+ \S+)?|when .{0,80}(?:ready|works|factory)[^,.;]*)/,
      put: 'acceptance by {bearer}',
    },
    {
      restate:
        'The warranty period starts on acceptance by {bearer} and, failing acceptance, sixty (60) days after delivery.',
    },
  ],
  'warranty-voided-by-ordinary-use': [
    { find: endOfStatement, put: ', but only to the extent that {gainer} shows that this caused the defect.' },
    {
      restate:
        'The warranty does not cover a defect to the extent that {gainer} shows it was caused by misuse contrary to the written instructions or by an unauthorized modification.',
    },
  ],
  'defect-notice-too-short': [
    {
      find: /\b(?:within|inside of) \d+ (?:business |working )?(?:days?|hours?|weeks?)(?: (?:of|after|from) (?:the )?(?:delivery|receipt|arrival|unloading))?/,
      put: 'within thirty (30) days after discovery',
    },
    {
      restate:
        '{bearer} shall report visible transport damage within fourteen (14) days after delivery and other defects within a reasonable time after discovery and in any case within the warranty period.',
    },
  ],
  'warranty-remedy-at-givers-choice': [
    {
      find: /,? ?\b(?:at|in) (?:its|\[\w+\]'s|the \[\w+\]'s) (?:sole |own |absolute |sole and absolute )?(?:option|election|discretion|choice)(?: and (?:cost|expense))?,?/,
      put: 'as {bearer} reasonably chooses,',
    },
    {
      restate:
        '{gainer} shall repair or replace the defective item at its cost within thirty (30) days after notice, failing which {bearer} may have the price refunded.',
    },
  ],
  'warranty-remedy-without-backstop': [
    {
      add: 'If the defect is not cured within thirty (30) days after notice, {bearer} may end the affected part of this Agreement and {gainer} shall refund the price paid for it.',
    },
  ],
  'warranty-costs-on-buyer': [
    {
      restate:
        '{gainer} bears all costs of a justified warranty claim, including freight, removal and reinstallation; where no defect is found, {bearer} shall reimburse the reasonable cost of the visit.',
    },
  ],
  'warranty-absolute': [
    {
      find: /\b(?:free (?:from|of) (?:any |all |every )?(?:errors|defects|faults|bugs)(?: of any kind| whatsoever)?|error-free)/,
      put: 'free from material errors',
    },
    {
      restate:
        '{bearer} warrants that for twelve (12) months from delivery what it supplies will conform in all material respects to the agreed specifications, and that it will perform with reasonable skill and care.',
    },
  ],
  'warranty-no-end-date': [
    {
      find: /\b(?:for )?(?:the )?(?:lifetime of[^.;,]*|life of the[^.;,]*|ever\b|forever|in perpetuity|indefinitely)|\bwithout (?:any )?(?:limit(?:ation)? (?:of|in|as to) time|time limit|end)\b/,
      put: 'for twelve (12) months from delivery',
    },
    { find: /\b(?:1[5-9]|[2-9]\d) years\b/, put: 'twelve (12) months' },
    {
      restate:
        'The warranty lasts for twelve (12) months from delivery, except that the warranties of title and authority last for as long as the law allows a claim.',
    },
  ],
  'warranty-knowledge-qualified': [
    {
      find: /\bto (?:the best of )?(?:its|(?:the )?\[\w+\]'s) (?:actual |best )?(?:knowledge|awareness|belief)(?: and belief)?/,
      put: "to {gainer}'s knowledge after due inquiry",
    },
    {
      find: /\bto the (?:best )?(?:knowledge|awareness) of (?:the )?\[\w+\]/,
      put: "to {gainer}'s knowledge after due inquiry",
    },
    {
      find: /\b(?:so|as|in so) far as (?:the )?\[\w+\] (?:is|are) (?:actually )?aware\b/,
      put: 'so far as {gainer} is aware after due inquiry',
    },
    {
      find: /^(?:insofar as|so far as|as far as|in so far as|within the limits of)[^,]{0,90},/,
      put: 'having made due inquiry,',
    },
    { restate: '{gainer} makes this statement after due inquiry of its responsible officers and employees.' },
  ],
  'materiality-scrape': [
    {
      restate:
        'Materiality qualifiers count in deciding whether a warranty is breached, but not in measuring the loss.',
    },
  ],
  'sandbagging-allowed': [
    {
      restate:
        "{gainer}'s rights are subject to the matters that {bearer} fairly disclosed in the disclosure schedules before signing.",
    },
  ],
  'sandbagging-barred': [
    {
      restate:
        "{bearer}'s rights are subject only to matters fairly and specifically disclosed in the disclosure schedules.",
    },
  ],
  'disclosure-gives-no-protection': [
    {
      restate:
        'Matters fairly disclosed in the disclosure schedules are exceptions to the warranties, so that {bearer} answers for them only under a separate indemnity that names them.',
    },
  ],
  'disclosure-sweeps-in-everything': [
    {
      restate:
        'Only matters specifically and fairly disclosed in the disclosure schedules at signing qualify the warranties, and later updates do not cure a breach.',
    },
  ],
  'third-party-parts-unwarranted': [
    {
      restate:
        "{gainer} assigns to {bearer} the makers' warranties for third-party parts, shall help to enforce them, and remains liable for its choice and integration of those parts.",
    },
  ],
  'warranty-survival-short': [
    {
      restate:
        'The representations and warranties survive the closing for eighteen (18) months, and those on title, authority and tax until sixty (60) days after the limitation period.',
    },
  ],
  'specifications-not-binding': [
    {
      find: endOfStatement,
      put: ', except as stated in the order confirmation, to which the goods shall conform in all material respects.',
    },
    {
      restate:
        'The goods shall conform in all material respects to the specification, description and sample agreed in the order; minor variations that do not affect quality or use are allowed.',
    },
  ],
};
