import type { ClauseChange, NegotiationStrategy } from '../../../../shared/analysis.ts';
import { bearerOf, isAboutKind } from '../findings/ask-elements.ts';
import type { Findings } from '../findings/find-all.ts';
import type { KindCover } from '../findings/find-elements.ts';
import type { Statement } from '../statements/statement.ts';
import type { FoundHazard } from '../findings/find-hazards.ts';
import { withFigure } from '../findings/with-figure.ts';
import { isSaid } from '../findings/group-issues.ts';
import { namesOf } from '../findings/name-findings.ts';
import { withParties } from '../findings/party-grammar.ts';
import { hazardWeight } from '../findings/score.ts';
import { sayOnlySpoken } from '../findings/spoken-alternatives.ts';
import type { ClauseKind } from '../knowledge/clause-kind.ts';
import { aimOf, knownOfType } from '../knowledge/contract-kind.ts';
import { isOfTrade } from '../knowledge/matters.ts';
import { reachesClause } from '../knowledge/practice-reach.ts';
import type { Gap } from '../knowledge/gap.ts';
import type { SidePosition } from '../knowledge/knowledge-schemas.ts';
import { sideOfRole, spokenRole } from '../knowledge/party-words.ts';
import type { ReadText } from '../reading/read-text.ts';
import { overlaps } from '../reading/split-text.ts';
import { sentenceCase, snippet, withinSentence } from '../reading/sentence-tools.ts';

/** How many points one person can press at a table: the gravest, each with what to settle for. */
const mostStrategies = 3;

/** Where so many points of the clause itself are planned, what holds for its kind adds nothing that could be pressed too. */
const enoughPlanned = 3;

/** What the reader's side asks for in a clause of a kind; undefined where the reader named no side. */
const positionOf = (read: ReadText, statements: readonly Statement[], kind: ClauseKind): SidePosition | undefined => {
  const { positions } = kind;
  const side = sideOfRole[read.options.partyRole || 'other'];
  if (!side || !positions) return undefined;
  if ('giver' in positions) return positions[side];
  const bearer = bearerOf(read, statements, kind);
  const isBound = bearer === 'both' ? side !== knownOfType(read.options.contractType).served : bearer === 'own';
  return positions[isBound ? 'bound' : 'served'];
};

/** From this share of its elements on a clause is about a kind and does not only touch it. */
const aboutFrom = 0.5;

const isHeaded = (read: ReadText, { kind }: KindCover): boolean => kind.heading.test(read.lower.slice(0, 80));

/** Whether what is usual for a kind is usual for the clause: it is headed so, or holds what any contract has. */
const isOfKind = (read: ReadText, cover: KindCover): boolean =>
  read.isWhole || cover.kind.isGeneral === true || !read.parties.placed || isHeaded(read, cover);

/** Wordings of a kind to hold the clause against, where they speak of what the clause speaks of. */
const planWordings = (read: ReadText, { label }: ClauseKind, position: SidePosition): NegotiationStrategy[] => {
  const { own, counterpart } = read.parties;
  const { strategy, standard, fallback, walkAway } = position;
  if (![strategy, standard, fallback, walkAway].every((text) => isOfTrade(text, read.lower))) return [];
  const [opens, middle, least] = [standard, fallback, walkAway].map((wording) =>
    withParties(wording, own, counterpart),
  );
  return [
    {
      type: 'other',
      title: `${label}: model wording to compare`,
      description: `${strategy} Open with: “${opens!}” A middle way: “${middle!}” The least that is often accepted: “${least!}” Keep what the clause already gives you where it is better.`,
    },
  ];
};

/** What is usual for a kind of clause in contracts of this type, each with its source. */
const planPractice = (read: ReadText, { label, market, favours }: ClauseKind): NegotiationStrategy[] => {
  const practices = market
    .filter((practice) => reachesClause(practice, read.options.contractType, read.lower))
    .map((practice) => `${practice.position.replace(/\.$/, '')} (${practice.source}).`);
  if (!practices.length) return [];
  const side = favours ? ` It favors ${withinSentence(favours)}` : '';
  return [
    { type: 'other', title: `${label}: what is usual`, description: `Market practice: ${practices.join(' ')}${side}` },
  ];
};

/** What the reader's role should secure first in a whole contract. */
const planAim = ({ isWhole, options: { partyRole } }: ReadText): NegotiationStrategy[] => {
  const aim = isWhole && partyRole ? aimOf(partyRole) : undefined;
  if (!aim) return [];
  const asRole = partyRole && sideOfRole[partyRole] ? ` as ${spokenRole[partyRole][0]}` : '';
  return [{ type: 'other', title: `What to secure first${asRole}`, description: aim }];
};

/** Whether a rule names a burden by what it is about. */
const isNamed = ({ match }: FoundHazard): boolean => match?.issue.topic !== 'bearing';

/** Whether the reader has something to ask for: a named burden of weight. */
const isBurdened = (hazards: readonly FoundHazard[]): boolean =>
  hazards.some((found) => found.match && isNamed(found) && found.bearer !== 'counterpart' && found.level !== 'low');

/** Where the reader stands beside the market, for the kind that a clause is about. */
const planPosition = (
  read: ReadText,
  statements: readonly Statement[],
  hazards: readonly FoundHazard[],
  cover: KindCover | undefined,
): NegotiationStrategy[] => {
  if (!cover) return planAim(read);
  const isAbout = read.isWhole || isAboutKind(read, statements, cover);
  const isAll = read.isWhole || (isHeaded(read, cover) && cover.share >= aboutFrom && isBurdened(hazards));
  const position = isAll ? positionOf(read, statements, cover.kind) : undefined;
  return [
    ...(position ? planWordings(read, cover.kind, position) : []),
    ...planAim(read),
    ...(isAbout && isOfKind(read, cover) ? planPractice(read, cover.kind) : []),
  ];
};

/** What begins with an act tells what to do; what does not is a thing to ask for. */
const tellsWhatToDo =
  /^(?:accept|add|allow|ask|attach|ban|bar|bring|cap|carry|carve|charge|confine|count|cut|deduct|define|delete|except|exclude|extend|fix|give|have|insist|keep|leave|lengthen|let|limit|list|make|measure|name|offer|pay|provide|put|raise|rank|release|relieve|replace|require|reserve|run|say|send|set|shorten|start|state|stop|strike|suspend|take|tie|treat|use|warrant|withhold)\b(?!-)/i;

/**
 * What to ask for one issue, what to settle for, where to stop and what to give for it, as far as it speaks of what the
 * clause speaks of; undefined where nothing is left to ask for.
 */
const ladderOf = (
  read: ReadText,
  found: FoundHazard,
  [bearer, gainer]: readonly [string, string],
  isFirst: boolean,
): NegotiationStrategy | undefined => {
  const { issue, places } = found.match!;
  const quote = places[0]!.quote;
  const told = (text: string) => withParties(withFigure(text, quote), bearer, gainer);
  const fitting = (text: string | undefined): string | undefined =>
    text && isOfTrade(text, read.lower) ? withinSentence(told(text), [bearer, gainer]) : undefined;
  const ask = fitting(issue.ask);
  const [fallback, floor, trade] = [fitting(issue.fallback), fitting(issue.floor), fitting(issue.trade)];
  const steps = [
    ask && (tellsWhatToDo.test(ask) ? sentenceCase(ask) : `Ask for: ${ask}`),
    fallback && (ask ? `If they refuse: ${fallback}` : sentenceCase(fallback)),
    floor && `Stop at: ${floor}`,
    trade && `In exchange you can offer ${trade.replace(/\.$/, '')}.`,
  ].filter((step) => step !== undefined && step !== '');
  if (!ask && !fallback) return undefined;
  return {
    type: isFirst ? 'primary' : 'other',
    title: told(sayOnlySpoken(issue.title, read.lower)),
    description: steps.join(' '),
  };
};

/** How much of what is to go a strategy quotes. */
const mostQuoted = 160;

/** One change to the words as something to ask for. */
const askFor = ({ put }: ClauseChange, struck: string): string => {
  const words = put.trim().replace(/^[,;.]\s*/, '');
  // The capital with which the next clause now begins takes the place of its first letter.
  const whole = /^\p{Lu}$/u.test(words)
    ? struck.slice(0, -1).replace(/[\s,;]+(?:(?:and|but|or|nor)\s+)?$/i, '')
    : struck;
  const quoted = snippet(whole.trim().replace(/[.;,]+$/, ''), mostQuoted);
  if (/^\[reserved\.?\]$/i.test(words) || words.length < 2) return `Ask to strike “${quoted}”.`;
  return struck.trim() === '' ? `Ask to add “${words}”.` : `Ask for “${words}” in place of “${quoted}”.`;
};

/** What to ask for a burden that no issue names: the change that the suggested clause makes for it. */
const planChanges = (
  read: ReadText,
  found: FoundHazard,
  changes: readonly ClauseChange[],
  isFirst: boolean,
): NegotiationStrategy | undefined => {
  const made = changes.filter((change) => overlaps(change, found.match!.statement));
  if (!made.length) return undefined;
  const asks = made.map((change) => askFor(change, read.text.slice(change.start, change.end)));
  return { type: isFirst ? 'primary' : 'other', title: found.hazard.title, description: asks.join(' ') };
};

/** What to ask for a flaw of the text itself. */
const mendFlaw = (
  found: FoundHazard,
  [bearer, gainer]: readonly [string, string],
  isFirst: boolean,
): NegotiationStrategy => ({
  type: isFirst ? 'primary' : 'other',
  title: `${found.hazard.category}: ${found.hazard.title}`,
  description: `${withParties(found.hazard.ask, bearer, gainer)} The point stands in “${snippet(found.at.quote, 90)}”.`,
});

const planBurden = (
  read: ReadText,
  found: FoundHazard,
  names: readonly [string, string],
  changes: readonly ClauseChange[],
  isFirst: boolean,
): NegotiationStrategy | undefined => {
  if (!found.match) return mendFlaw(found, names, isFirst);
  return isNamed(found) ? ladderOf(read, found, names, isFirst) : planChanges(read, found, changes, isFirst);
};

/** What is worth pressing: what weighs on the reader; where nothing does, the small points. */
const worthPressing = (read: ReadText, hazards: readonly FoundHazard[]): readonly FoundHazard[] => {
  const open = hazards.filter(
    (found) =>
      found.bearer !== 'counterpart' &&
      (found.bearer !== 'unknown' || !read.parties.placed || found.hazard.isFlaw) &&
      !isSaid(found, hazards),
  );
  const weighty = open.filter(({ level, hazard }) => level !== 'low' || hazard.isFlaw);
  return (weighty.length ? weighty : open).toSorted((a, b) => hazardWeight(b) - hazardWeight(a));
};

/** What to ask for each burden, the heaviest first; one for each statement. */
const planBurdens = (
  read: ReadText,
  hazards: readonly FoundHazard[],
  changes: readonly ClauseChange[],
): NegotiationStrategy[] => {
  const strategies: NegotiationStrategy[] = [];
  const seen = new Set<string>();
  for (const found of worthPressing(read, hazards)) {
    const keys = [found.hazard.id, String(found.match?.statement.start ?? found.hazard.id)];
    if (keys.some((key) => seen.has(key)) || strategies.length >= mostStrategies) continue;
    for (const key of keys) seen.add(key);
    const names = namesOf(found, read.parties);
    const isFirst = strategies.length === 0;
    const strategy = planBurden(read, found, names, changes, isFirst);
    if (strategy) strategies.push(strategy);
  }
  return strategies;
};

/** The gravest gap with the words to offer for it. */
const planGap = ({ parties }: ReadText, gaps: readonly Gap[], isFirst: boolean): NegotiationStrategy[] => {
  const gap =
    gaps.find(({ importance }) => importance === 'critical') ??
    gaps.find(({ importance }) => importance === 'important');
  if (!gap) return [];
  const told = (text: string) => withParties(text, parties.own, parties.counterpart);
  return [
    {
      type: isFirst ? 'primary' : 'other',
      title: told(gap.title),
      description: `${told(gap.why)} Offer: “${told(gap.wording)}”`,
    },
  ];
};

/**
 * What to ask for, the heaviest burden first, then what is missing, then where the clause stands beside the market.
 * @param changes those of the suggested clause
 */
export const planStrategies = (
  { read, statements }: Pick<Findings, 'read' | 'statements'>,
  hazards: readonly FoundHazard[],
  gaps: readonly Gap[],
  covers: readonly KindCover[],
  changes: readonly ClauseChange[],
): NegotiationStrategy[] => {
  const burdens = planBurdens(read, hazards, changes);
  const gap = burdens.length < mostStrategies ? planGap(read, gaps, burdens.length === 0) : [];
  const planned = [...burdens, ...gap];
  return !read.isWhole && planned.length >= enoughPlanned
    ? planned
    : [...planned, ...planPosition(read, statements, hazards, covers[0])];
};
