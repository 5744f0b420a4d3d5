import type { TopicFixes } from '../issue.ts';

/** How clauses of this topic are mended for the side they burden. */
export const fixes: TopicFixes = {
  'sole-discretion': [
    {
      find: /\bat (?:its|(?:the )?\[\w+\]'s) (?:sole|own|absolute|exclusive) (?:option|election|choice)/,
      put: 'acting reasonably and in good faith',
    },
    {
      find: /\b(?:sole|absolute|unfettered|complete|entire|exclusive|uncontrolled|own|unreviewable|full)(?:,? (?:and )?(?:sole|absolute|unfettered|complete|entire|exclusive|uncontrolled|own|unreviewable|full))* (?=(?:discretion|judg(?:e)?ment|opinion|determination|view)\b)/,
      put: 'reasonable ',
    },
    {
      find: /\b(?:as|if|where|when) (?:it|we|they|\[a\]|the \[a\]) (?:alone )?(?:sees?|thinks?|deems?) (?:fit|proper|appropriate)/,
      put: 'as is reasonable',
    },
    {
      find: /\[a\] alone (?:shall |will |may )?decides?\b/,
      put: '{gainer}, acting reasonably and giving reasons, decides',
    },
    {
      find: /(?:in|at) (?:its|\[a\]'s|the \[a\]'s) (?:sole|absolute|unfettered|complete|own|exclusive)(?:,? (?:and )?\w+)? discretion/,
      put: 'acting reasonably and in good faith',
    },
    {
      find: /\b(?:in|at) (?:its|their|(?:the )?\[\w+\]'s) (?:own )?discretion/,
      put: 'acting reasonably and in good faith',
    },
    { add: '{gainer} shall decide this reasonably and in good faith and give its reasons in writing.' },
  ],
  'judged-by-one-side': [
    {
      find: /\b(?<!reasonably )(?:determined|judged|assessed|decided) by\b/,
      put: 'reasonably determined, with reasons, by',
    },
    { find: /\b(?<!reasonably )(?:considers|thinks|finds)\b/, put: 'reasonably considers' },
    { find: /\b(?<!reasonably )(?:consider|think|find)\b/, put: 'reasonably consider' },
    { find: /\b(?<!reasonably )deems\b/, put: 'reasonably deems' },
    { find: /\b(?<!reasonably )deem\b/, put: 'reasonably deem' },
    { find: /\b(?<!reasonably )believes\b/, put: 'reasonably believes' },
    { find: /\b(?<!reasonably )believe\b/, put: 'reasonably believe' },
    { find: /\b(?<!reasonably )regards\b/, put: 'reasonably regards' },
  ],
  'conclusive-determination': [
    {
      find: /\b(?:final and conclusive|conclusive and binding|conclusive|final|unanswerable) (?:evidence|proof)(?= (?:of|against|that|as)\b)/,
      put: 'prima facie evidence',
    },
    {
      find: /\b(?:final,? (?:and )?(?:conclusive,? and )?binding|conclusive,? and binding|conclusive evidence|final and conclusive|conclusive|final)\b/,
      put: 'binding in the absence of manifest error',
    },
    { restate: "{gainer}'s figures are prima facie evidence, and {bearer} may show that they are wrong." },
  ],
  'silence-is-consent': [
    {
      find: /\bwithin \d+ (?:business |working |calendar )?(?:days?|hours?|weeks?)/,
      put: 'within fifteen (15) business days after a second notice that says so',
    },
    { restate: "Only {bearer}'s express written agreement binds it." },
  ],
  'one-side-interprets': [
    { restate: 'Questions of interpretation are for the court or the tribunal that decides the dispute.' },
  ],
  'general-power-of-attorney': [
    {
      restate:
        '{bearer} shall sign within ten (10) days after a written request what is reasonably needed to give effect to this Agreement.',
    },
  ],
  'no-good-faith': [{ restate: 'Each party shall exercise its rights reasonably and in good faith.' }],
  'right-lost-by-delay': [
    {
      restate:
        "Delay in raising a claim or objection reduces {bearer}'s rights only to the extent that the delay harms {gainer}.",
    },
  ],
  'consent-withheld-freely': [
    {
      find: /,? ?(?:and )?(?:which|such consent|such approval|that consent|the same|and such approval)(?: consent| approval)? (?:may|can) be (?:withheld|refused|given or withheld|granted or withheld|withheld or granted|refused or granted|denied)[^.;]*/,
      put: 'which shall not be unreasonably withheld, conditioned or delayed',
    },
    {
      find: /,? ?(?:which|that) (?:the )?\[\w+\] may (?:withhold|refuse|give or withhold|grant or withhold|deny)[^.;]*/,
      put: 'which shall not be unreasonably withheld, conditioned or delayed',
    },
    {
      find: /\bin (?:its|(?:the )?\[\w+\]'s) (?:sole|absolute|sole and absolute|unfettered) discretion/,
      put: 'not to be unreasonably withheld',
    },
    { restate: "{gainer}'s consent shall not be unreasonably withheld, conditioned or delayed." },
  ],
  'satisfaction-of-one-side': [
    { find: /\b(?:entire|sole|complete|absolute|full) (?=satisfaction)/, put: 'reasonable ' },
    {
      find: /\bin (?:its|(?:the )?\[\w+\]'s) (?:sole|own|absolute|sole and absolute) (?:opinion|judg(?:e)?ment|discretion|view)/,
      put: 'acting reasonably',
    },
    { restate: 'The work shall conform in all material respects to the written criteria agreed by the parties.' },
  ],
  'amount-worked-out-by-one-side': [
    {
      restate:
        'The amount is worked out by the agreed method and shown in a statement with records, and an independent expert settles any dispute about it.',
    },
  ],
};
