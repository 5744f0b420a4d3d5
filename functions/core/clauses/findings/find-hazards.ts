import type { Evidence, RiskLevel } from '../../../../shared/analysis.ts';
import type { Burden, Hazard } from '../knowledge/hazard.ts';
import { hazards } from '../knowledge/hazards.ts';
import { isWithin } from '../precision/measure.ts';
import { actorAt, type Actor, type Standing } from '../reading/find-parties.ts';
import type { ReadText, Sentence } from '../reading/read-text.ts';
import type { Side } from '../knowledge/knowledge-schemas.ts';
import { sideOfRole } from '../knowledge/party-words.ts';

/** A hazard found in a sentence, and who carries it. */
export interface FoundHazard {
  readonly hazard: Burden;
  readonly sentence: Sentence;
  /** Where the pattern matched, in offsets of the text. */
  readonly at: Evidence;
  readonly bearer: Standing;
  readonly level: RiskLevel;
  /** The party that acts (or is named, for wording that serves whom it names), as the text writes it; empty where none is. */
  readonly actor: string;
  readonly softened: boolean;
}

const opposite: Readonly<Record<Standing, Standing>> = {
  own: 'counterpart',
  counterpart: 'own',
  both: 'both',
  unknown: 'unknown',
};

const bearerOf = (hazard: Hazard, actor: Actor | undefined, read: ReadText): Standing => {
  const side = sideOfRole[read.options.partyRole || 'other'];
  const standingOf = (of: Side): Standing => (!side ? 'unknown' : side === of ? 'own' : 'counterpart');
  if (hazard.bears === 'both') return 'both';
  if (hazard.bears === 'taker' || hazard.bears === 'giver') return standingOf(hazard.bears);
  const standing = actor?.mention.standing ?? 'unknown';
  if (standing === 'unknown') return !actor && hazard.orElse ? standingOf(hazard.orElse) : 'unknown';
  return hazard.bears === 'subject' || hazard.bears === 'payer' || actor?.isActedUpon ? standing : opposite[standing];
};

const belongingTo = /\b(?:liability|obligations?|rights?|only) (?:of )?(?:the )?$/;

/** Whether whoever acts is to pay: interest falls on them, and not on whoever may charge it. */
const isToPay = ({ mention }: Actor, sentence: Sentence, from: number): boolean =>
  /\b(?:shall|must|will|agrees? to|undertakes? to|is to|are to)\b[^.;]{0,30}\b(?:pay|owe|be (?:liable|charged))\b|^ pays\b/.test(
    sentence.lower.slice(mention.end, from),
  );

/** How far into a wording the party that acts may first be named; a sentence that begins with its time names it late. */
const nearReach = 40;
const farReach = 140;

/** Who acts in a matched wording: whose liability or right it names, else who acts before it, else who it names first. */
const actorOf = (sentence: Sentence, from: number, to: number, reach: number): Actor | undefined => {
  const inside = sentence.mentions.filter((mention) => mention.start >= from && mention.end <= to + 1);
  const owner = inside.findLast((mention) =>
    belongingTo.test(sentence.lower.slice(Math.max(0, mention.start - 20), mention.start)),
  );
  if (owner) return { mention: owner, isActedUpon: false };
  const before = actorAt(sentence.mentions, sentence.lower, from);
  if (before) return before;
  const first = inside.find((mention) => mention.start - from < reach);
  return first && { mention: first, isActedUpon: false };
};

/** The party named last in a matched wording, or right after it. */
const namedAt = (sentence: Sentence, from: number, to: number): Actor | undefined => {
  const mention =
    sentence.mentions.find(({ start }) => start >= to - 1 && start <= to + 12) ??
    sentence.mentions.findLast(({ start, end }) => start >= from && end <= to);
  return mention && { mention, isActedUpon: false };
};

/** The first place of a hazard in a sentence; of one with a measure, the first whose figure lies within it. */
const matchOf = (hazard: Hazard, lower: string): RegExpExecArray | undefined => {
  const { pattern, measure } = hazard;
  const first = pattern.exec(lower);
  if (!first || !measure || isWithin(measure, first)) return first ?? undefined;
  return [...lower.matchAll(new RegExp(pattern.source, 'g'))].find((match) => isWithin(measure, match));
};

/**
 * Every hazard of a text, at most one of a kind in a sentence.
 * @param mostPerHazard how many places of one hazard are kept; a whole contract repeats itself
 */
export const findHazards = (read: ReadText, mostPerHazard: number): FoundHazard[] => {
  const found: FoundHazard[] = [];
  for (const hazard of hazards) {
    let places = 0;
    let isSoft: boolean | undefined;
    for (const sentence of read.sentences) {
      if (places >= mostPerHazard) break;
      const match = matchOf(hazard, sentence.lower);
      if (!match || hazard.unless?.test(sentence.lower)) continue;
      places += 1;
      const to = match.index + match[0].length;
      const named =
        hazard.bears === 'other-than-named'
          ? namedAt(sentence, match.index, to)
          : actorOf(sentence, match.index, to, hazard.measure ? farReach : nearReach);
      const actor = hazard.bears !== 'payer' || (named && isToPay(named, sentence, match.index)) ? named : undefined;
      const start = sentence.start + match.index;
      const end = start + match[0].length;
      isSoft ??= hazard.soft?.test(read.lower) ?? false;
      found.push({
        hazard,
        sentence,
        at: { quote: read.text.slice(start, end), start, end },
        level: (read.isConsumer && hazard.consumerLevel) || hazard.level,
        bearer: bearerOf(hazard, actor, read),
        actor: actor
          ? read.text
              .slice(sentence.start + actor.mention.start, sentence.start + actor.mention.end)
              .replace(/['’]s$/, '')
          : '',
        softened: isSoft || (hazard.milder?.test(sentence.lower) ?? false),
      });
    }
  }
  return found;
};
