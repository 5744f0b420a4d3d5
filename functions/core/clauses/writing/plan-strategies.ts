import type { NegotiationStrategy } from '../../../../shared/analysis.ts';
import type { KindCover } from '../findings/find-elements.ts';
import { isVague } from '../bearing/burden-kinds.ts';
import type { FoundHazard } from '../findings/find-hazards.ts';
import { withFigure } from '../findings/with-figure.ts';
import { isSaid, namesOf, withParties } from '../findings/report-findings.ts';
import { hazardWeight, levelWeight } from '../findings/score.ts';
import type { ClauseKind } from '../knowledge/clause-kind.ts';
import { aimOf, knownOfType } from '../knowledge/contract-kind.ts';
import type { Gap } from '../knowledge/gap.ts';
import type { KindPositions, SidePosition } from '../knowledge/knowledge-schemas.ts';
import { sideOfRole, spokenRole } from '../knowledge/party-words.ts';
import type { ReadText } from '../reading/read-text.ts';
import type { Standing } from '../reading/find-parties.ts';
import { countDuties, snippet } from '../reading/sentence-tools.ts';

/** How many points one person can press at a table: the gravest, each with what to settle for. */
const mostStrategies = 4;

/** What the reader's side asks for in a clause of a kind; undefined where the reader named no side. */
const positionOf = (
  read: ReadText,
  hazards: readonly FoundHazard[],
  positions: KindPositions | undefined,
): SidePosition | undefined => {
  const side = sideOfRole[read.options.partyRole || 'other'];
  if (!side || !positions) return undefined;
  if ('giver' in positions) return positions[side];
  const weightOn = (standing: Standing): number =>
    hazards.filter(({ bearer }) => bearer === standing).reduce((sum, { level }) => sum + levelWeight[level], 0);
  const duties = countDuties(read);
  const burden = weightOn('own') - weightOn('counterpart') || duties.own - duties.counterpart;
  const isBound = burden ? burden > 0 : side !== knownOfType(read.options.contractType).served;
  return positions[isBound ? 'bound' : 'served'];
};

/** From this share of its elements on, or with its heading, a clause is about a kind and does not only touch it. */
const aboutFrom = 0.5;

const isAbout = (read: ReadText, { kind, share }: KindCover): boolean =>
  share >= aboutFrom || kind.heading.test(read.lower.slice(0, 80));

/**
 * Where the reader stands beside the market: what is usual for the main kind of clause, and what this side opens with,
 * falls back to and stops at; for a whole contract, or where no kind was recognised, what the role should secure first.
 */
const planPosition = (
  read: ReadText,
  hazards: readonly FoundHazard[],
  kind: ClauseKind | undefined,
): NegotiationStrategy[] => {
  const { own, counterpart } = read.parties;
  const { partyRole } = read.options;
  const planned: NegotiationStrategy[] = [];
  const plan = (title: string, description: string) => planned.push({ type: 'other', title, description });
  const position = positionOf(read, hazards, kind?.positions);
  if (kind && position) {
    const wordings = [position.standard, position.fallback, position.walkAway].map((wording) =>
      withParties(wording, own, counterpart),
    );
    plan(
      `${kind.label}: your fallback, and where to stop`,
      `${position.strategy} Open with: “${wordings[0]!}” If that is refused, offer: “${wordings[1]!}” Go no further than: “${wordings[2]!}”`,
    );
  }
  const aim = partyRole && (!kind || !kind.positions || read.isWhole) ? aimOf(partyRole) : undefined;
  const asRole = partyRole && sideOfRole[partyRole] ? ` as ${spokenRole[partyRole][0]}` : '';
  if (aim) plan(`What to secure first${asRole}`, aim);
  if (kind) {
    const practices = kind.market.map((practice) => `${practice.position.replace(/\.$/, '')} (${practice.source}).`);
    const favours = kind.favours ? ` It favors ${kind.favours.charAt(0).toLowerCase()}${kind.favours.slice(1)}` : '';
    plan(`${kind.label}: what is usual`, `Market practice: ${practices.join(' ')}${favours}`);
  }
  return planned;
};

/** What to ask for one issue, what to settle for, where to stop and what to give for it. */
const ladderOf = (found: FoundHazard, bearer: string, gainer: string, isFirst: boolean): NegotiationStrategy => {
  const { issue, places } = found.match!;
  const quote = places[0]!.quote;
  const told = (text: string) => withParties(withFigure(text, quote), bearer, gainer);
  const steps = [
    told(issue.ask),
    ...(issue.fallback ? [`If they refuse: ${lowerStart(told(issue.fallback))}`] : []),
    ...(issue.floor ? [`Stop at: ${lowerStart(told(issue.floor))}`] : []),
    ...(issue.trade ? [`In exchange you can offer ${lowerStart(told(issue.trade)).replace(/\.$/, '')}.`] : []),
  ];
  return { type: isFirst ? 'primary' : 'other', title: told(issue.title), description: steps.join(' ') };
};

/** Continues a sentence: a small first letter, but for names. */
const lowerStart = (text: string): string =>
  /^(?:A|An|The|No|Any|Each|If|At|Ask|Keep|[A-Z][a-z]+(?:ing|ed)?) [a-z]/.test(text)
    ? text.charAt(0).toLowerCase() + text.slice(1)
    : text;

/** What to ask for, the heaviest burden first; each names its point and the words it is about. */
export const planStrategies = (
  read: ReadText,
  hazards: readonly FoundHazard[],
  gaps: readonly Gap[],
  covers: readonly KindCover[],
): NegotiationStrategy[] => {
  const strategies: NegotiationStrategy[] = [];
  const seen = new Set<string>();
  const asked = hazards
    .filter((found) => found.bearer !== 'counterpart' && !isSaid(found, hazards))
    .toSorted((a, b) => hazardWeight(b) - hazardWeight(a));
  const telling = asked.filter(({ hazard }) => !isVague(hazard.id));
  for (const found of telling.length ? telling : asked) {
    if (seen.has(found.hazard.id) || strategies.length >= mostStrategies) continue;
    seen.add(found.hazard.id);
    const [bearer, gainer] = namesOf(found, read.parties);
    if (found.match) {
      strategies.push(ladderOf(found, bearer, gainer, strategies.length === 0));
      continue;
    }
    strategies.push({
      type: strategies.length ? 'other' : 'primary',
      title: `${found.hazard.category}: ${found.hazard.title}`,
      description: `${withParties(found.hazard.ask, bearer, gainer)} The point stands in “${snippet(found.at.quote, 90)}”.`,
    });
  }
  const gap =
    gaps.find(({ importance }) => importance === 'critical') ??
    gaps.find(({ importance }) => importance === 'important');
  if (gap && strategies.length < mostStrategies) {
    const { own, counterpart } = read.parties;
    strategies.push({
      type: strategies.length ? 'other' : 'primary',
      title: withParties(gap.title, own, counterpart),
      description: `${withParties(gap.why, own, counterpart)} Offer: “${withParties(gap.wording, own, counterpart)}”`,
    });
  }
  const [cover] = covers;
  const isOff = cover !== undefined && !read.isWhole && !isAbout(read, cover);
  return isOff ? strategies : [...strategies, ...planPosition(read, hazards, cover?.kind)];
};
