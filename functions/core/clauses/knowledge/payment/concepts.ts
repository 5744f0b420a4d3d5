import type { IssueRule } from '../issue.ts';

/** Ways in which English says what the topics on money and performance turn on, as sources of patterns. */
export const concepts = {
  money:
    'fees?|charges?|prices?|payments?|rent(?:al)?s?|amounts?|sums?|invoices?|bills?|royalt(?:y|ies)|installments?|money|commissions?|remuneration|hire|dues|subscriptions?|retainers?|premiums?|tuition',
  paying:
    'pay(?:s|ing|able|ments?)?|paid|owe[sd]?|owing|due|settle[sd]?|remit\\w*|charged?|billed|invoiced?|wire[sd]?|transfer(?:red|s)?|discharge[sd]?',
  regardless:
    'regardless|irrespective|notwithstanding|without regard to|whether or not|even (?:if|when|where|though|in|while)|although|though|no matter|despite|whatever|in spite of|unaffected|absolute(?:ly)?|unconditional(?:ly)?|whoever|howsoever|however',
  unpaid:
    "free of charge|for free|for nothing|gratis|unpaid|without (?:any |further |extra |additional |more )*(?:pay(?:ment)?|charge|costs?|fees?|compensation|remuneration|adjustment|increase|price change)|(?:at|for) no (?:extra |additional |further )?(?:charge|cost|pay|fee)|no (?:extra|additional|further|more) (?:charge|cost|fee|pay|payment|compensation|money)|at (?:its|their|\\[\\w+\\]'s) (?:own |sole )?(?:cost|expense)|for the same (?:money|price|fee)",
  atOnce:
    'immediate(?:ly)?|at once|on the spot|forthwith|straight away|right away|instantly|there and then|with immediate effect|without (?:prior |any )?(?:notice|warning)|summarily',
  ending:
    'terminat\\w+|cancel\\w*|rescind\\w*|dismiss\\w*|walk away|withdraw from|end (?:this|the|its|their)|ends? the|drop|call off|break off|leave|quit',
  atWill:
    "whenever|at any time|any time|from time to time|at will|freely|as (?:often|much|long|many times) as|(?:it|\\[\\w+\\]) (?:likes?|wish(?:es)?|pleases?|chooses?|sees? fit|thinks? fit|wants?|deems? (?:fit|appropriate|necessary|proper))|(?:entirely |solely |wholly )?up to (?:the )?\\[\\w+\\]|discretion|of (?:its|their|\\[\\w+\\]'s) (?:own )?(?:choosing|choice)|for any reason|unilaterally",
  settled:
    'final|binding|binds?|conclusive\\w*|deemed|taken (?:as|to)|counts? as|treated as|barred|waive[sd]?|loses?|lost|accepted|no longer|incontestable|undisputed',
  noDuty:
    '(?:is|are|be)? ?not (?:be )?(?:liable|responsible|answerable)|no (?:liability|responsibility|guarantee|warranty|promise|assurance)|(?:does|do|will|shall) not (?:guarantee|warrant|promise|answer)|gives? no|accepts? no|disclaims?|without (?:any )?(?:liability|consequence|guarantee)',
} as const;

/** A pattern of whole words that holds any of some alternatives. */
export const says = (...alternatives: readonly string[]): RegExp =>
  new RegExp(`(?<!\\w)(?:${alternatives.join('|')})(?!\\w)`);

/** How many characters apart what a rule finds may stand, in one statement and over the statements of a sentence. */
const widest = { statement: 220, sentence: 360 } as const;

/** Whether what a rule found belongs together: words far apart in a long text have little to do with each other. */
const belongTogether = (hits: readonly RegExpExecArray[]): boolean => {
  const inputs = [...new Set(hits.map(({ input }) => input))];
  if (inputs.length > 1) return inputs.reduce((sum, input) => sum + input.length, 0) <= widest.sentence;
  const from = Math.min(...hits.map(({ index }) => index));
  const to = Math.max(...hits.map((hit) => hit.index + hit[0].length));
  return to - from <= widest.statement;
};

/** The same rules, each of which holds only where what it finds stands close together. */
export const closeBy = <Rules extends Readonly<Record<string, readonly IssueRule[]>>>(rules: Rules): Rules =>
  Object.fromEntries(
    Object.entries(rules).map(([id, all]) => [
      id,
      all.map((rule): IssueRule =>
        rule.within === 'clause'
          ? rule
          : { ...rule, test: (hits, statement) => belongTogether(hits) && (rule.test?.(hits, statement) ?? true) },
      ),
    ]),
  ) as unknown as Rules;

/** Who must do or may not do something, and who may do it, as a statement's actor. */
const mustDo =
  /\[a\](?:'ll)? (?:shall|must|will|has to|have to|is to|agrees? (?:to|that)|undertakes? to|is required to|is obliged to|may not|can ?not|can't|warrants?|represents?|guarantees?)(?! (?:not )?(?:at all times )?(?:be|have|benefit|enjoy|receive|obtain|pay no more|get)\b)/;
const mayDo =
  /\[a\] (?:may|can|reserves?|shall be entitled|is entitled|shall have the right|has the right|is free|is at liberty|shall be free|decides?|determines?|take(?:s)? back|don't (?:owe|have)|doesn't (?:owe|have))\b(?! not|'t| (?:be|receive|earn|become|get|obtain)\b)/;

/**
 * The same rules, told apart by their actor where it is plain: the duty burdens who owes it, the power the other side,
 * whatever the parties are called. Where neither is plain the issue's own side holds.
 */
export const byActor = (acts: 'must' | 'may' | 'both', rules: readonly IssueRule[]): readonly IssueRule[] =>
  rules.flatMap((rule): readonly IssueRule[] =>
    rule.bears
      ? [rule]
      : [
          ...(acts === 'may' ? [] : [{ ...rule, all: [mustDo, ...rule.all], bears: 'actor' as const }]),
          ...(acts === 'must' ? [] : [{ ...rule, all: [mayDo, ...rule.all], bears: 'other' as const }]),
          rule,
        ],
  );

/** The same rules, told apart by the party that words close to the matter name: who acts, the other one, giver or taker. */
export const byParty = (names: (party: string) => RegExp, rules: readonly IssueRule[]): readonly IssueRule[] =>
  rules.flatMap((rule): readonly IssueRule[] =>
    rule.bears
      ? [rule]
      : [
          { ...rule, all: [names('a'), ...rule.all], bears: 'actor' },
          { ...rule, all: [names('o'), ...rule.all], bears: 'other' },
          { ...rule, all: [names('giver'), ...rule.all], bears: 'giver' },
          { ...rule, all: [names('taker'), ...rule.all], bears: 'taker' },
          rule,
        ],
  );

/** The same rules, none of which holds in a clause that says elsewhere what cures the issue. */
export const curedBy = (cure: RegExp, rules: readonly IssueRule[]): readonly IssueRule[] =>
  rules.map((rule): IssueRule => ({ ...rule, clauseNone: [...(rule.clauseNone ?? []), cure] }));

const everyType = [
  'nda',
  'service-agreement',
  'employment-contract',
  'purchase-agreement',
  'power-purchase-agreement',
  'lease-agreement',
  'rental-agreement',
  'license-agreement',
  'saas-agreement',
  'other',
];

/** The same rules, but not in contracts of a type whose own topics say it better and mend it in their own words. */
export const notIn = (type: string, rules: readonly IssueRule[]): readonly IssueRule[] =>
  rules.map((rule): IssueRule => ({ ...rule, types: (rule.types ?? everyType).filter((other) => other !== type) }));
