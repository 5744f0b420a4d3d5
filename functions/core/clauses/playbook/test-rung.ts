import type { Evidence } from '../../../../shared/analysis.ts';
import { foldText } from '../reading/fold-text.ts';
import type { Sentence } from '../reading/read-text.ts';
import { findMatter, rootsOf, topicPatterns, type MatterReading } from './find-matter.ts';
import { checkAlways, checkMutual, checkNever, readInstruction } from './instructions.ts';
import { wordsOf } from './phrase-index.ts';
import { presenceOf, sharedWords, wordsIn, withoutArticles } from './preferred-language.ts';
import { isNegatedAt, isOtherSide, leadUpTo } from './turned-round.ts';

/** Whether a rung's wording stands in a clause, the clause says the contrary, or neither could be told. */
export interface RungTest {
  readonly state: 'met' | 'against' | 'open';
  readonly evidence: readonly Evidence[];
}

const open: RungTest = { state: 'open', evidence: [] };
/** Fewer words than this are compared in their order; more by how many of them stand there. */
const fewestLongWords = 6;
/** Words in their order may be this much further apart than in the rung. */
const spareWords = 6;

const isTurned = (rung: string, { start, end }: Evidence, sentences: readonly Sentence[], reading: MatterReading) => {
  const sentence = sentences.find((candidate) => start >= candidate.start && start < candidate.end);
  if (!sentence) return true;
  const [from, to] = [start - sentence.start, Math.min(end, sentence.end) - sentence.start];
  // A rung that holds its own negation carries it along: “not unreasonably withheld” is found whole.
  return (
    isNegatedAt(sentence.lower, from, to) ||
    isOtherSide(
      rung,
      leadUpTo(sentence.lower, from) || sentence.lower.slice(from, to),
      sentence.lower,
      reading.read.parties,
    )
  );
};

/** The places where a rung's own words stand, in their order and near each other. */
const placesOf = (rung: string, about: readonly Sentence[], { read, index }: MatterReading): Evidence[] => {
  const presence = presenceOf(rung, index, about);
  if (presence.state === 'present') return [...presence.evidence];
  const wanted = withoutArticles(wordsOf(foldText(rung)));
  if (wanted.length < 2 || wanted.length >= fewestLongWords) return [];
  return about.flatMap((sentence) => {
    const { inside } = wordsIn(sentence);
    const { count, start, end } = sharedWords(wanted, inside);
    const between = inside.filter((word) => word.start >= start && word.end <= end).length;
    if (count < wanted.length || between > wanted.length + spareWords) return [];
    const [from, to] = [sentence.start + start, sentence.start + end];
    return [{ quote: read.text.slice(from, to), start: from, end: to }];
  });
};

/** What of a text holds a matter that is ruled out, without the places that themselves rule it out. */
const plainlyHeld = (matter: string, about: readonly Sentence[], reading: MatterReading): Evidence[] =>
  checkNever(matter, reading, []).evidence.filter((place) => {
    const sentence = reading.read.sentences.find(({ start, end }) => place.start < end && start < place.end);
    if (!sentence) return false;
    const isWide = place.end - place.start > matter.length * 2;
    const at = isWide ? lastWordOf(matter, sentence) : place.start - sentence.start;
    return !isNegatedAt(sentence.lower, at, at) && (about.includes(sentence) || !about.length);
  });

/** Where the last of some words, or a kin of it, stands in a sentence: what negates the matter stands before it. */
const lastWordOf = (matter: string, sentence: Sentence): number => {
  const roots = rootsOf(matter);
  const last = wordsOf(sentence.lower).findLast(({ word }) => rootsOf(word).some((root) => roots.includes(root)));
  return last?.start ?? sentence.lower.length;
};

const evidenceFor = (about: readonly Sentence[], { read }: MatterReading): Evidence[] =>
  about.slice(0, 3).map(({ start, end }) => ({ quote: read.text.slice(start, end), start, end }));

/**
 * Holds one rung's wording against the sentences that speak of its topic. What the engine cannot tell is open.
 * @param isLimit for a walk-away: then words for the matter anywhere in those sentences are enough
 */
export const testRung = (
  rung: string,
  topic: string,
  about: readonly Sentence[],
  reading: MatterReading,
  isLimit = false,
): RungTest => {
  const standing = placesOf(rung, about, reading);
  const plain = standing.filter((place) => !isTurned(rung, place, reading.read.sentences, reading));
  if (plain.length) return plain.length === standing.length || isLimit ? { state: 'met', evidence: plain } : open;
  if (standing.length) return isLimit ? open : { state: 'against', evidence: standing };
  const demand = readInstruction(rung) ?? readInstruction(`${rung} ${topic}`);
  if (demand?.kind === 'never') {
    const held = plainlyHeld(demand.matter, about, reading);
    if (held.length) return isLimit ? open : { state: 'against', evidence: held };
    // One exclusion is not yet “none at all”: a walk-away from what is lacking is held by its own words alone.
    if (isLimit) return open;
    // What is ruled out and nowhere held is met only where the engine knows its wording.
    const { evidence, isKnown } = findMatter(demand.matter, reading);
    const isRuledOut = evidence.length > 0 || (isKnown && topicPatterns(demand.matter, true).length > 0);
    return isRuledOut ? { state: 'met', evidence: evidence.length ? evidence : evidenceFor(about, reading) } : open;
  }
  if (isLimit) {
    const held = plainlyHeld(rung, about, reading);
    return held.length ? { state: 'met', evidence: held } : open;
  }
  if (demand?.kind === 'mutual') {
    const { outcome, evidence } = checkMutual(demand.matter, reading);
    return outcome === 'met'
      ? notTurned(evidence, reading)
      : outcome === 'deviates'
        ? { state: 'against', evidence }
        : open;
  }
  if (demand?.kind === 'always') {
    const { outcome, evidence } = checkAlways(demand.matter, reading);
    return outcome === 'met' ? notTurned(evidence, reading) : open;
  }
  return open;
};

/** What is met by its matter alone, unless a sentence that holds it denies something. */
const notTurned = (evidence: readonly Evidence[], { read }: MatterReading): RungTest => {
  const isDenied = read.sentences.some(
    ({ start, end, lower }) =>
      evidence.some((place) => place.start < end && start < place.end) &&
      isNegatedAt(lower, lower.length, lower.length),
  );
  return isDenied ? { state: 'open', evidence: [] } : { state: 'met', evidence };
};
