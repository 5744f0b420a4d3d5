import type { FixOperation } from '../knowledge/issue.ts';
import type { Statement } from '../statements/statement.ts';
import { burdenSigns } from './burden-signs.ts';
import burdens from './burdens.json' with { type: 'json' };

/** A way in which a statement can burden a side, whatever it is about. */
export type BurdenKind = keyof typeof burdens;

type Sign = keyof typeof burdenSigns;

const softened = /\breasonabl|\bgood faith\b|\bmutual/;

/** Whether the party that a statement is read as being about is the one that its sentence speaks of. */
const actsItself = ({ words, own }: Statement): boolean =>
  /^(?:[^a-z[]|\(?[a-z0-9.]{1,4}\)|the |each |such |any |every )*\[a\](?!')/.test(words.slice(own)) ||
  /(?:, |; |\band |\bbut |\bor |\bthat |: )(?:the )?\[a\] (?:shall|must|may|will|agrees?|is|has|cannot|undertakes?)\b/.test(
    words,
  ) ||
  (own > 0 && /^(?:[^a-z[]|the )*\[a\](?!')/.test(words));

const has = (sign: Sign, { words }: Statement): boolean => burdenSigns[sign].test(words);

const isDoneBy = (party: Statement['standing'], force: Statement['force'], statement: Statement): boolean =>
  statement.standing === party && statement.force === force && actsItself(statement);

/** The kinds in the order in which they name a statement: the sharpest way of burdening first. */
const kinds: readonly (readonly [kind: BurdenKind, holds: (statement: Statement) => boolean])[] = [
  ['definition', ({ force }) => force === 'definition'],
  [
    'waiver',
    ({ force, standing, words }) =>
      force !== 'right' &&
      standing !== 'counterpart' &&
      (force === 'waiver' || /\b(?:waives?|forfeit\w*|gives? up|relinquish\w*|loses?|lapses?)\b/.test(words)),
  ],
  [
    'discretion',
    (statement) =>
      statement.standing === 'counterpart' &&
      actsItself(statement) &&
      !softened.test(statement.words) &&
      /\b(?:in|at) (?:its|their|his|her|our|\[a\]'s) (?:sole |absolute |own |unfettered |sole and absolute )*(?:discretion|judg(?:e)?ment|opinion|determination)/.test(
        statement.words,
      ),
  ],
  ['deemed', (statement) => has('deemed', statement)],
  ['sole', (statement) => has('sole', statement)],
  [
    'own-cost',
    (statement) =>
      statement.standing === 'own' && has('own-cost', statement) && !/\bat (?:the )?\[o\]'s/.test(statement.words),
  ],
  [
    'unpaid',
    ({ words }) =>
      /\bwithout (?:any |further |additional |extra )*(?:charge|fee|compensation|payment|consideration|adjustment|credit|refund|reimbursement|interest|remuneration)\b|\bno (?:\w+ )?(?:payment|compensation|refund|credit|interest|allowance|abatement|reimbursement|remuneration)\b|\bnon-?refundable\b/.test(
        words,
      ),
  ],
  ['no-notice', (statement) => has('no-notice', statement)],
  [
    'judgment',
    (statement) => statement.standing !== 'own' && has('discretion', statement) && !softened.test(statement.words),
  ],
  ['binding', (statement) => has('binding', statement)],
  ['regardless', (statement) => has('regardless', statement)],
  [
    'no-duty',
    (statement) => statement.standing === 'counterpart' && actsItself(statement) && has('no-duty', statement),
  ],
  ['short', (statement) => statement.standing === 'own' && has('short', statement)],
  ['lasting', ({ words }) => /\b(?:perpetual(?:ly)?|in perpetuity|indefinitely|forever|survives?)\b/.test(words)],
  [
    'condition',
    ({ words, standing, force }) => burdenSigns.only.test(words) && !(force === 'duty' && standing === 'own'),
  ],
  ['exception', (statement) => has('exception', statement)],
  ['cost', (statement) => isDoneBy('own', 'duty', statement) && has('charge', statement)],
  ['money', (statement) => statement.standing !== 'own' && statement.force !== 'right' && has('charge', statement)],
  ['ban', (statement) => isDoneBy('own', 'ban', statement) || isDoneBy('own', 'no-right', statement)],
  ['any-time', ({ words }) => /\bat any time\b|\bfrom time to time\b/.test(words)],
  ['duty', (statement) => isDoneBy('own', 'duty', statement) || isDoneBy('own', 'promise', statement)],
  ['right-of-other', (statement) => isDoneBy('counterpart', 'right', statement)],
  ['strings', (statement) => isDoneBy('own', 'right', statement)],
  ['owed', (statement) => isDoneBy('counterpart', 'duty', statement)],
  ['broad', (statement) => has('broad', statement)],
];

/** How a statement burdens whoever it burdens: the first kind that names it. */
export const burdenKindOf = (statement: Statement): BurdenKind =>
  kinds.find(([, holds]) => holds(statement))?.[0] ?? 'rule';

/** The words of a kind. */
export const burdenWords = burdens;

/** What a careful redline does about a statement of a kind before it strikes it; the first that fits is made. */
export const burdenFixOf = (kind: BurdenKind): readonly FixOperation[] | undefined => fixes[kind];

const fixes: Readonly<Partial<Record<BurdenKind, readonly FixOperation[]>>> = {
  discretion: [
    {
      find: /\b(?:in|at) (?:its|their|his|her|our) (?:sole |absolute |own |unfettered |sole and absolute )*(?:discretion|judg(?:e)?ment|opinion|determination|option|election)/,
      put: 'acting reasonably',
    },
  ],
  'own-cost': [
    {
      find: /,? (?:all )?at (?:its|their|his|her|your) (?:own |sole )*(?:cost|expense|risk)(?: and (?:cost|expense|risk))?/,
      put: '',
    },
  ],
  unpaid: [
    {
      find: /,? without (?:any |further |additional |extra )*(?:charge|fee|compensation|payment|consideration|adjustment|credit|refund|reimbursement|interest|remuneration)(?: (?:or|and) (?:charge|fee|compensation|payment|consideration|adjustment|credit|refund|reimbursement|interest|remuneration|liability))*/,
      put: '',
    },
  ],
  'no-notice': [
    {
      find: /\bwithout (?:any |prior |further )*(?:written )?notice\b/,
      put: "on at least thirty days' written notice",
    },
    {
      find: /\bwithout (?:any |prior |further )*(?:written )?(?:consent|approval)\b/,
      put: 'with prior written consent',
    },
    // Where it is a condition of what is owed, it stays.
    {
      find: /(?<=\b(?:may|can|is entitled to|reserves the right to)\b.{0,120}),? without (?:any )?(?:cause|reason)\b/,
      put: '',
    },
  ],
  binding: [
    { find: /\bfinal and binding\b/, put: 'binding save for fraud and manifest error' },
    { find: /\bconclusive(?: and binding)?(?: evidence)?\b/, put: 'evidence unless shown to be wrong' },
  ],
};

/** Kinds that say too little by themselves to plan a negotiation on. */
const vagueKinds: ReadonlySet<string> = new Set<BurdenKind>([
  'definition',
  'condition',
  'exception',
  'cost',
  'money',
  'ban',
  'any-time',
  'duty',
  'right-of-other',
  'strings',
  'owed',
  'broad',
  'rule',
]);

/** Whether a finding, by the id of its issue, says too little to plan a negotiation on. */
export const isVague = (id: string): boolean => vagueKinds.has(id.replace(/^likely-|-\d+$/g, ''));

/** Kinds whose words say themselves that they burden. */
const sharpKinds: ReadonlySet<BurdenKind> = new Set<BurdenKind>([
  'discretion',
  'waiver',
  'deemed',
  'sole',
  'own-cost',
  'no-duty',
  'lasting',
  'cost',
  'broad',
]);

/** Whether the words of a statement say themselves that it burdens: who decides, waives, pays or is released. */
export const isSharp = (statement: Statement): boolean => sharpKinds.has(burdenKindOf(statement));
