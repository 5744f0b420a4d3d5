import type { IssueRule } from '../issue.ts';

const grants =
  '(?:entitl\\w+|gives?(?= (?:the )?\\[\\w+\\] (?:\\w+ ){0,3}(?:right|option|power|ground|leave|cause))|allow(?:s|ing)?|permit(?:s|ting)?|lets?|letting|enabl(?:es|ing)|empowers?|authori[sz]es|confers (?:up)?on|at the (?:sole |absolute )*(?:election|option|discretion|instance) of|(?:is|a|as) ground for \\S+ by|suffices? for)';

/** "... entitles [o] to", "at [o]'s option": the statement is about [a], but the right is the other side's. */
const othersRight = new RegExp(
  `\\b${grants} (?:the )?\\[o\\]|\\bat (?:the )?\\[o\\]'s (?:\\w+ )?(?:election|option|discretion)|\\bas (?:the )?\\[o\\] (?:sees|thinks|considers|deems|wishes|chooses|pleases)`,
);

const holds = (token: string): RegExp =>
  new RegExp(
    `\\b${grants} (?:the )?\\[${token}\\]|\\bat (?:the )?\\[${token}\\]'s (?:\\w+ )?(?:election|option|discretion)|\\[${token}\\](?:,[^,]{0,60},)?(?: alone| only| also)? (?:may|can|reserves|sees fit|decides|directs|determines|instructs|chooses|requires|elects|considers|deems|believes|thinks|wishes|shall (?:be (?:entitled|free|at liberty)|have)|is (?:entitled|free|at liberty|satisfied|not satisfied)|has (?:the|a)|to (?:terminate|cancel|end|withdraw|suspend|amend|change|leave))\\b|\\b(?:by|shall the) (?:the )?\\[${token}\\]|\\b(?:given|granted|reserved|belongs?|available|open|exercisable) (?:to|for|on|by) (?:the )?\\[${token}\\] (?:alone|only|exclusively)|in (?:the )?\\[${token}\\]'s (?:gift|hands|power)|lies? (?:with|in) (?:the )?\\[${token}\\]|\\b(?:satisfies|discharges) .{0,40}\\[${token}\\]`,
  );

const carries = (token: string): RegExp =>
  new RegExp(
    `\\[${token}\\](?:'s)?(?:,[^,]{0,60},)? (?:(?:then|thereafter|also|hereby|expressly) )?(?:shall|must|will|may (?:only|not)|cannot|proves?|has proved|demonstrates|establishes|shows|fails|agrees|waives|remains|is (?:bound|not|liable|obliged|required)|has (?:no|not)|discontinu|right|rights|notice|obligation|failure|breach|remed|claim|early)|\\b(?:by|of|on|from|binds|bind|upon|against|so far as|releases?|relieves?|discharges?|leaves?|entitl\\w+|enabl\\w+|permit\\w*|allow\\w*) (?:an? |the )?\\[${token}\\]|\\[${token}\\] (?:may )?(?:hand|leave|exit|object|renew)`,
  );

/** "A breach by [a] entitles ...": the statement's actor is the one whose failing sets it off. */
const actorsFailing =
  /\b(?:breach|failure|default|violation|non-?payment|non-?compliance|insolvency|bankruptcy)\b[^,;]{0,40}\b(?:by|of|on the part of) (?:the )?\[a\]|\[a\]'s (?:\w+ )?(?:breach|failure|default|violation|non-?payment|non-?compliance|insolvency|bankruptcy|proposal of)/;

/** Issues whose burden moves to the other side where the statement gives that side the hampered right. */
const hamperedRights: ReadonlySet<string> = new Set([
  'cause-hard-to-prove',
  'long-or-unequal-notice',
  'no-right-to-terminate',
  'early-or-narrow-non-renewal-window',
  'non-renewal-needs-acknowledgement',
  'assignment-consent-at-will',
]);

const withPattern = (rule: IssueRule, pattern: RegExp, bears: NonNullable<IssueRule['bears']>): IssueRule => {
  const { test } = rule;
  return {
    ...rule,
    all: [pattern, ...rule.all],
    bears,
    ...(test ? { test: (hits, statement) => test(hits.slice(1), statement) } : {}),
  };
};

/** A rule with those before it that read the side off the words where the statement's actor does not tell it. */
const readSides = (id: string, bears: IssueRule['bears'], rule: IssueRule): IssueRule[] => {
  if (rule.within || (bears !== 'actor' && bears !== 'other')) return [rule];
  if (bears === 'actor')
    return [
      ...(hamperedRights.has(id) ? [withPattern(rule, othersRight, 'other')] : []),
      withPattern(rule, carries('taker'), 'taker'),
      withPattern(rule, carries('giver'), 'giver'),
      rule,
    ];
  return [
    withPattern(rule, othersRight, 'actor'),
    withPattern(rule, actorsFailing, 'actor'),
    withPattern(rule, holds('giver'), 'taker'),
    withPattern(rule, holds('taker'), 'giver'),
    rule,
  ];
};

/** Rules of issues whose side may stand in the words and not in the subject: "a breach entitles the Vendor to end it". */
export const withSides = <Id extends string>(
  issues: Readonly<Record<Id, { readonly bears: string }>>,
  rules: Readonly<Record<Id, readonly IssueRule[]>>,
): Readonly<Record<Id, readonly IssueRule[]>> => {
  const sided = {} as Record<Id, readonly IssueRule[]>;
  for (const id of Object.keys(rules) as Id[])
    sided[id] = rules[id].flatMap((rule) =>
      readSides(id, (rule.bears ?? issues[id].bears) as IssueRule['bears'], rule),
    );
  return sided;
};

/** Whose shares, control or people a statement speaks of where nobody acts in it: "a change of control of the Licensee". */
const owned = (token: string): RegExp =>
  new RegExp(
    `\\b(?:control|ownership|owners?|merger|sale|acquisition|takeover|shares?|stock|securities|equity|interests?|shareholders?|business|party|people|employed) (?:of|in|by) (?:the |any parent of )?\\[${token}\\]|\\[${token}\\](?:'s (?:\\w+ )?(?:shares|stock|ownership|owners|control|parent|sponsors|shareholders|business)| (?:is|are|shall be) (?:acquired|bought|sold|taken)| (?:merges?|undergoes|sells|or any parent|or its parent))`,
  );

/** Rules about one party's owners, with those before them that read the party off the words where nobody acts. */
export const withOwners = (rules: readonly IssueRule[]): IssueRule[] =>
  rules.flatMap((rule) =>
    rule.within || rule.bears === 'taker' || rule.bears === 'giver'
      ? [rule]
      : [withPattern(rule, owned('taker'), 'taker'), withPattern(rule, owned('giver'), 'giver'), rule],
  );
