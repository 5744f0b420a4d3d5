import type { Evidence } from '../../../../shared/analysis.ts';
import type { ClauseKind } from '../knowledge/clause-kind.ts';
import { foldText } from '../reading/fold-text.ts';
import type { Sentence } from '../reading/read-text.ts';
import { around } from '../reading/sentence-tools.ts';
import { assessFigures, statedBy } from './assess-figures.ts';
import { assessPlaces } from './assess-places.ts';
import { overlaps } from '../reading/split-text.ts';
import { findMatter, kindsOfMatter, rootsOf, type FoundMatter, type MatterReading } from './find-matter.ts';
import type { Ladder } from './position-ladder.ts';
import { mostEvidence, quoted, type Assessment, type Verdict } from './position-verdict.ts';
import { testRung, type RungTest } from './test-rung.ts';

/** What the text is, as far as its kind was recognised. */
export interface TextKinds {
  readonly kinds: readonly ClauseKind[];
  readonly isWhole: boolean;
}

/** Wording is compared with as many sentences that speak of a topic. */
const mostSentences = 60;

const places = (sentences: readonly Sentence[], { read }: MatterReading): Evidence[] =>
  sentences.slice(0, 3).map((sentence) => {
    const span = around(read.text, sentence, sentence.start, sentence.start);
    return { quote: read.text.slice(span.start, span.end), ...span };
  });

/** The verdict where the clause holds what the walk-away names in words; undefined where it does not. */
const assessLimit = (ladder: Ladder, about: readonly Sentence[], reading: MatterReading): Verdict | undefined => {
  const { walkAway, position, rungs } = ladder;
  if (!walkAway || (walkAway.figure && rungs[0]!.figure)) return undefined;
  const evidence = walkAway.figure
    ? statedBy(walkAway, ladder, about, reading)
    : testRung(walkAway.text, position.topic, about, reading, true).evidence;
  if (!evidence.length) return undefined;
  return {
    verdict: 'deviates',
    isWalkAway: true,
    explanation: `The clause holds what the walk-away names: ${quoted(walkAway.text)}. The standard is ${quoted(position.standard)}.`,
    evidence: evidence.slice(0, mostEvidence),
  };
};

/** The verdict by wording, rung by rung from the standard on. */
const assessWording = (ladder: Ladder, about: readonly Sentence[], reading: MatterReading): Verdict => {
  const { topic } = ladder.position;
  const standardText = `The standard is ${quoted(ladder.position.standard)}.`;
  const tested = ladder.rungs.map((rung): RungTest => {
    if (!rung.figure) return testRung(rung.text, topic, about, reading);
    const evidence = ladder.rungs[0]!.figure ? [] : statedBy(rung, ladder, about, reading);
    // A rung that is measured by a figure is not met by words alone.
    return { state: evidence.length ? 'met' : 'open', evidence };
  });
  const at = tested.findIndex(({ state }) => state === 'met');
  if (at === 0)
    return { verdict: 'standard', explanation: `The clause says it. ${standardText}`, evidence: tested[0]!.evidence };
  if (at > 0)
    return {
      verdict: 'fallback',
      fallback: at,
      explanation: `The clause says the fallback ${quoted(ladder.rungs[at]!.text)}. ${standardText}`,
      evidence: tested[at]!.evidence,
    };
  const against = tested[0]!;
  if (against.state === 'against' && against.evidence.length)
    return {
      verdict: 'deviates',
      explanation: `The clause says otherwise. ${standardText}`,
      evidence: against.evidence,
    };
  return {
    verdict: 'not-assessed',
    explanation: `The clause deals with ${topic}, but with nothing that could be compared. ${standardText}`,
    evidence: places(about, reading),
  };
};

/** What it means that a clause does not deal with a topic. */
const assessAbsence = (
  ladder: Ladder,
  { isKnown }: FoundMatter,
  reading: MatterReading,
  { kinds, isWhole }: TextKinds,
): Verdict => {
  const { topic, standard } = ladder.position;
  const own = kindsOfMatter(topic);
  const heading = foldText(reading.read.sections[0]?.heading ?? '');
  const isOfKind =
    isWhole || own.some((kind) => kinds.includes(kind) || (heading !== '' && kind.heading.test(heading)));
  if (isOfKind)
    return {
      verdict: 'missing',
      explanation: `The clause says nothing of ${topic}. The standard is ${quoted(standard)}.`,
      evidence: [],
    };
  const occurs = [...ladder.roots, ...rootsOf(standard)].some((root) => reading.sentencesWith([root]).length > 0);
  if (own.length || isKnown || !occurs)
    return {
      verdict: 'not-applicable',
      explanation: `The clause is of another kind and says nothing of ${topic}.`,
      evidence: [],
    };
  return {
    verdict: 'not-assessed',
    explanation: `No wording on ${topic} was found, but some of its words occur, so that it could not be assessed.`,
    evidence: [],
  };
};

interface Spoken {
  readonly found: FoundMatter;
  readonly sentences: readonly Sentence[];
}

/** What of a text speaks of a topic: playbooks have topics in common. */
const spokenByTopic = new WeakMap<MatterReading, Map<string, Spoken>>();

const spokenOf = ({ position, patterns, roots }: Ladder, reading: MatterReading): Spoken => {
  const byTopic = spokenByTopic.get(reading) ?? new Map<string, Spoken>();
  spokenByTopic.set(reading, byTopic);
  const known = byTopic.get(position.topic);
  if (known) return known;
  const found = findMatter(position.topic, reading);
  const about = new Set<Sentence>();
  for (const pattern of patterns) for (const sentence of reading.sentencesOf(pattern)) about.add(sentence);
  for (const sentence of reading.sentencesWith(roots)) about.add(sentence);
  if (found.evidence.length)
    for (const sentence of reading.read.sentences)
      if (found.evidence.some((place) => overlaps(place, sentence))) about.add(sentence);
  const spoken: Spoken = { found, sentences: [...about].sort((a, b) => a.start - b.start) };
  byTopic.set(position.topic, spoken);
  return spoken;
};

/**
 * Holds a text against one position: by the figure that its ladder measures, by the place it names, else by wording.
 * Only what stands in the text, not turned round, is the standard or a fallback.
 */
export const assessPosition = (ladder: Ladder, reading: MatterReading, kinds: TextKinds): Assessment => {
  const { found, sentences } = spokenOf(ladder, reading);
  // What is walked away from counts wherever it stands.
  if (!sentences.length) {
    const limit = assessLimit(ladder, [], reading);
    if (limit) return { ...limit, about: [] };
  }
  if (!sentences.length) return { ...assessAbsence(ladder, found, reading, kinds), about: [] };
  const near = sentences.slice(0, mostSentences);
  const result =
    assessPlaces(ladder, near, reading) ??
    assessLimit(ladder, near, reading) ??
    assessFigures(ladder, sentences, reading) ??
    assessPlaces({ ...ladder, walkAway: undefined }, near, reading) ??
    assessWording(ladder, near, reading);
  return { ...result, about: sentences };
};
