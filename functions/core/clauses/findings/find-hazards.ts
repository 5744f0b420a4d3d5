import type { Evidence } from '../../../../shared/analysis.ts';
import { hazards, type Hazard } from '../knowledge/hazards.ts';
import { partyBefore, type Standing } from '../reading/find-parties.ts';
import type { ReadText, Sentence } from '../reading/read-text.ts';
import { sideOfRole } from '../knowledge/party-words.ts';

/** A hazard found in a sentence, and who carries it. */
export interface FoundHazard {
  readonly hazard: Hazard;
  readonly sentence: Sentence;
  /** Where the pattern matched, in offsets of the text. */
  readonly at: Evidence;
  readonly bearer: Standing;
  /** The party that acts, as the text names it; empty where none is named. */
  readonly actor: string;
  readonly softened: boolean;
}

const opposite: Readonly<Record<Standing, Standing>> = { own: 'counterpart', counterpart: 'own', both: 'both', unknown: 'unknown' };


const bearerOf = (hazard: Hazard, actor: Standing, read: ReadText): Standing => {
  const side = sideOfRole[read.options.partyRole || 'other'];
  switch (hazard.bears) {
    case 'subject':
      return actor;
    case 'counterpart':
      return opposite[actor];
    case 'both':
      return 'both';
    default:
      if (!side) return 'unknown';
      return side === hazard.bears ? 'own' : 'counterpart';
  }
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
      const match = hazard.pattern.exec(sentence.lower);
      if (!match || hazard.unless?.test(sentence.lower)) continue;
      places += 1;
      const actor = partyBefore(sentence.mentions, sentence.lower, match.index + 1) ?? sentence.mentions.find((mention) => mention.start >= match.index && mention.end <= match.index + match[0].length);
      const start = sentence.start + match.index;
      const end = start + match[0].length;
      isSoft ??= hazard.soft?.test(read.lower) ?? false;
      found.push({
        hazard,
        sentence,
        at: { quote: read.text.slice(start, end), start, end },
        bearer: bearerOf(hazard, actor?.standing ?? 'unknown', read),
        actor: actor?.word ?? '',
        softened: isSoft,
      });
    }
  }
  return found;
};
