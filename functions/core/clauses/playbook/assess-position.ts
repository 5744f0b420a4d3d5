import type { Evidence, PositionVerdict } from '../../../../shared/analysis.ts';
import type { ClauseKind } from '../knowledge/clause-kind.ts';
import { foldText } from '../reading/fold-text.ts';
import type { Sentence } from '../reading/read-text.ts';
import { around, snippet } from '../reading/sentence-tools.ts';
import { findMatter, kindsOfMatter, rootsOf, type FoundMatter, type MatterReading } from './find-matter.ts';
import { isSamePlace, namedPlaces } from './named-places.ts';
import { compareFigures, isComparable, measuredIn, type Measured } from './position-figures.ts';
import { isAsGood, isOfRung, isOnPlaces, isWalkedAway, type Ladder, type Rung } from './position-ladder.ts';
import { testRung, type RungTest } from './test-rung.ts';
import { isNegatedAt, isOtherSide, leadUpTo } from './turned-round.ts';

/** Words to put in place of others, or to add where nothing stands: they bring the clause to the standard. */
export interface Move {
  readonly start: number;
  readonly end: number;
  readonly put: string;
}

/** What became of one position. `index` of a fallback counts from 1. */
export interface Assessment {
  readonly verdict: PositionVerdict;
  readonly fallback?: number;
  readonly isWalkAway?: boolean;
  readonly explanation: string;
  readonly evidence: readonly Evidence[];
  readonly move?: Move;
  /** The sentences that the position speaks of. */
  readonly about: readonly Sentence[];
}

/** What the text is, as far as its kind was recognised. */
export interface TextKinds {
  readonly kinds: readonly ClauseKind[];
  readonly isWhole: boolean;
}

const mostSentences = 60;
const mostEvidence = 5;
/** From this share of what a rung says beside its figure on, the sentence speaks of the same. */
const sameMatter = 0.5;

const quoted = (text: string): string => `“${snippet(text, 160)}”`;

/** A figure of the clause that can be held against the ladder, and what stands around it. */
interface Candidate {
  readonly figure: Measured;
  readonly sentence: Sentence;
  readonly place: Evidence;
}

const generic: readonly string[] = ['period', 'amount', 'percentage', 'cap', 'fee', 'price'];
const measured = new WeakMap<Sentence, readonly Measured[]>();

const figuresIn = (sentence: Sentence, text: string): readonly Measured[] => {
  let figures = measured.get(sentence);
  if (!figures) measured.set(sentence, (figures = measuredIn(text.slice(sentence.start, sentence.end))));
  return figures;
};

/** The figures of the clause that are for what the ladder measures, as far as the words around them tell. */
const candidatesFor = (
  wanted: Measured,
  ladder: Ladder,
  about: readonly Sentence[],
  { read }: MatterReading,
): Candidate[] => {
  const all = about.flatMap((sentence) =>
    figuresIn(sentence, read.text)
      .filter((figure) => isComparable(wanted, figure))
      .map((figure): Candidate => {
        const [start, end] = [sentence.start + figure.start, sentence.start + figure.end];
        return { figure, sentence, place: { quote: read.text.slice(start, end), start, end } };
      }),
  );
  if (generic.includes(wanted.label)) {
    const near = all.filter(({ figure, sentence }) => {
      const from = Math.max(...[',', ';', '('].map((sign) => sentence.lower.lastIndexOf(sign, figure.start)), 0);
      const to = sentence.lower.slice(figure.end).search(/[,;)]|$/) + figure.end;
      const part = sentence.lower.slice(from, to);
      return (
        ladder.patterns.some((pattern) => pattern.test(part)) ||
        ladder.roots.every((root) => rootsOf(part).includes(root))
      );
    });
    return near.length ? near : all;
  }
  // A figure that is for something else, or looks back from an event, is no deadline.
  const own = all.filter(({ figure }) => figure.label === wanted.label && figure.isLookBack === wanted.isLookBack);
  return own.length
    ? own
    : all.filter(({ figure }) => generic.includes(figure.label) && figure.isLookBack === wanted.isLookBack);
};

const turnedRound = (candidate: Candidate, rung: Rung, { read }: MatterReading): boolean => {
  const { figure, sentence } = candidate;
  const wanted = rung.figure!;
  if (wanted.bound !== figure.bound && wanted.bound !== 'exact' && figure.bound !== 'exact') return true;
  if (
    isNegatedAt(sentence.lower, figure.start, figure.end) !== isNegatedAt(foldText(rung.text), wanted.start, wanted.end)
  )
    return true;
  return isOtherSide(rung.text, leadUpTo(sentence.lower, figure.start), sentence.lower, read.parties);
};

/** Whether a sentence speaks of what a rung says beside its figure. */
const saysTheRest = ({ extras }: Rung, sentence: Sentence, reading: MatterReading): boolean => {
  const held = extras.filter(
    ({ root, patterns }) => reading.holds(sentence, [root]) || patterns.some((pattern) => pattern.test(sentence.lower)),
  );
  return extras.length === 0 || held.length >= extras.length * sameMatter;
};

const spoken = (candidates: readonly Candidate[]): string =>
  [...new Set(candidates.slice(0, 3).map(({ figure }) => figure.text.replace(/\s+/g, ' ')))].join(', ');

/** The verdict by figures; undefined where the clause states none that could be compared. */
const assessFigures = (
  ladder: Ladder,
  about: readonly Sentence[],
  reading: MatterReading,
): Omit<Assessment, 'about'> | undefined => {
  const standard = ladder.rungs[0]!;
  if (!standard.figure) return undefined;
  const candidates = candidatesFor(standard.figure, ladder, about, reading);
  if (!candidates.length) return undefined;
  const rungOf = ({ figure }: Candidate) =>
    ladder.rungs.findIndex((rung) => rung.figure !== undefined && isAsGood(ladder, figure, rung.figure));
  const standardText = `The standard is ${quoted(standard.text)}.`;
  const move = ({ place }: Candidate): Move => ({
    start: place.start,
    end: place.end,
    put: standard.text.slice(standard.figure!.start, standard.figure!.end),
  });
  const evidenceOf = (list: readonly Candidate[]) => list.slice(0, mostEvidence).map(({ place }) => place);
  const plain = candidates.filter((candidate) => {
    const { figure, sentence } = candidate;
    return !isNegatedAt(sentence.lower, figure.start, figure.end);
  });
  const walked = plain.filter(({ figure }) => isWalkedAway(ladder, figure));
  if (walked.length)
    return {
      verdict: 'deviates',
      isWalkAway: true,
      explanation: `The clause says ${spoken(walked)}. That passes the walk-away, ${quoted(ladder.walkAway!.text)}. ${standardText}`,
      evidence: evidenceOf(walked),
      ...(walked.length === 1 && { move: move(walked[0]!) }),
    };
  const worse = plain.filter((candidate) => rungOf(candidate) < 0);
  if (worse.length) {
    const last = ladder.rungs.findLast(({ figure }) => figure !== undefined)!;
    const than = last === standard ? 'the standard' : `the last fallback, ${quoted(last.text)}`;
    const open = ladder.rungs.filter(({ figure }) => !figure);
    return {
      verdict: 'deviates',
      explanation: [
        ladder.direction
          ? `The clause says ${spoken(worse)}, which is worse than ${than}.`
          : `The clause says ${spoken(worse)}, which is neither the standard nor a fallback.`,
        ...(ladder.walkAway?.figure ? [`It is short of the walk-away, ${quoted(ladder.walkAway.text)}.`] : []),
        ...(open.length ? [`Fallbacks without a figure could not be compared.`] : []),
        standardText,
      ].join(' '),
      evidence: evidenceOf(worse),
      ...(worse.length === 1 && { move: move(worse[0]!) }),
    };
  }
  const turned = candidates.filter((candidate) =>
    turnedRound(candidate, ladder.rungs[Math.max(0, rungOf(candidate))]!, reading),
  );
  if (turned.length)
    return {
      verdict: 'deviates',
      explanation: `The clause says ${spoken(turned)}, but the words around it turn it round, or it is for the other side. ${standardText}`,
      evidence: evidenceOf(turned),
    };
  const worst = candidates.toSorted((a, b) => rungOf(b) - rungOf(a))[0]!;
  const at = rungOf(worst);
  const rung = ladder.rungs[at]!;
  const evidence = evidenceOf(candidates.filter((candidate) => rungOf(candidate) === at));
  if (!candidates.some(({ sentence }) => saysTheRest(rung, sentence, reading)))
    return {
      verdict: 'not-assessed',
      explanation: `The clause says ${spoken([worst])}, but nothing that could be compared with the rest of ${quoted(rung.text)}.`,
      evidence,
    };
  if (at === 0)
    return {
      verdict: 'standard',
      explanation: `The clause says ${spoken([worst])}${compareFigures(worst.figure, standard.figure) === 0 ? '' : ', which is better than the standard'}. ${standardText}`,
      evidence,
    };
  return {
    verdict: 'fallback',
    fallback: at,
    explanation: `The clause says ${spoken([worst])}, which keeps to the fallback ${quoted(rung.text)}. ${standardText}`,
    evidence,
  };
};

/** The verdict on whose law applies or who decides; undefined where the clause names no place. */
const assessPlaces = (
  ladder: Ladder,
  about: readonly Sentence[],
  { read }: MatterReading,
): Omit<Assessment, 'about'> | undefined => {
  // A walk-away in other words than a place's name is looked for before.
  if (!isOnPlaces(ladder) || (ladder.walkAway && !ladder.walkAway.places.length)) return undefined;
  const named = about.flatMap((sentence) =>
    namedPlaces(read.text.slice(sentence.start, sentence.end)).map((place) => ({ ...place, sentence })),
  );
  if (!named.length) return undefined;
  const evidence = named.slice(0, mostEvidence).map(({ sentence, start, end }): Evidence => ({
    quote: read.text.slice(sentence.start + start, sentence.start + end),
    start: sentence.start + start,
    end: sentence.start + end,
  }));
  const says = [...new Set(evidence.map(({ quote }) => quote))].join(', ');
  const isOf = (rung: Rung) => named.every(({ name }) => rung.places.some((place) => isSamePlace(place.name, name)));
  const isTurned = named.some(({ sentence, start, end }) => isNegatedAt(sentence.lower, start, end));
  const standardText = `The standard is ${quoted(ladder.rungs[0]!.text)}.`;
  const walkAway = ladder.walkAway;
  const place = ladder.rungs[0]!.places[0]!;
  const { start, end } = evidence[0]!;
  // “The laws of the State of X” has an article that “the laws of England” has not.
  const article = /\bthe $/i.exec(read.text.slice(Math.max(0, start - 4), start))?.[0].length ?? 0;
  const move = named.length === 1 &&
    !isTurned && {
      move: {
        start: start - article,
        end,
        put: ladder.rungs[0]!.text.slice(
          /\bthe $/i.test(ladder.rungs[0]!.text.slice(0, place.start)) ? place.start - 4 : place.start,
          place.end,
        ).replace(/[.\s]+$/, ''),
      },
    };
  if (!isTurned && walkAway?.places.some((limit) => named.some(({ name }) => isSamePlace(limit.name, name))))
    return {
      verdict: 'deviates',
      isWalkAway: true,
      explanation: `The clause names ${says}, which is the walk-away. ${standardText}`,
      evidence,
      ...move,
    };
  const at = isTurned ? -1 : ladder.rungs.findIndex(isOf);
  if (at < 0)
    return {
      verdict: 'deviates',
      explanation: `The clause names ${says}${isTurned ? ', and turns it round' : ', which is neither the standard nor a fallback'}. ${standardText}`,
      evidence,
      ...move,
    };
  return at === 0
    ? { verdict: 'standard', explanation: `The clause names ${says}. ${standardText}`, evidence }
    : {
        verdict: 'fallback',
        fallback: at,
        explanation: `The clause names ${says}, as the fallback ${quoted(ladder.rungs[at]!.text)} allows. ${standardText}`,
        evidence,
      };
};

const places = (sentences: readonly Sentence[], { read }: MatterReading): Evidence[] =>
  sentences.slice(0, 3).map((sentence) => {
    const span = around(read.text, sentence, sentence.start, sentence.start);
    return { quote: read.text.slice(span.start, span.end), ...span };
  });

/** The places where a clause states a rung that alone has a figure: the figure keeps to it, and the rest stands by it. */
const statedBy = (rung: Rung, ladder: Ladder, about: readonly Sentence[], reading: MatterReading): Evidence[] => {
  if (!rung.figure) return [];
  const candidates = candidatesFor(rung.figure, ladder, about, reading);
  const fitting = candidates.filter(
    (candidate) =>
      isOfRung(rung, candidate.figure) &&
      saysTheRest(rung, candidate.sentence, reading) &&
      !isNegatedAt(candidate.sentence.lower, candidate.figure.start, candidate.figure.end) &&
      !isOtherSide(
        rung.text,
        leadUpTo(candidate.sentence.lower, candidate.figure.start),
        candidate.sentence.lower,
        reading.read.parties,
      ),
  );
  return fitting.map(({ place }) => place);
};

/** The verdict where the clause holds what the walk-away names in words; undefined where it does not. */
const assessLimit = (
  ladder: Ladder,
  about: readonly Sentence[],
  reading: MatterReading,
): Omit<Assessment, 'about'> | undefined => {
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
const assessWording = (
  ladder: Ladder,
  about: readonly Sentence[],
  reading: MatterReading,
): Omit<Assessment, 'about'> => {
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
): Omit<Assessment, 'about'> => {
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

/**
 * Holds a text against one position: by the figure that its ladder measures, by the place it names, else by wording.
 * Only what stands in the text, not turned round, is the standard or a fallback.
 */
export const assessPosition = (ladder: Ladder, reading: MatterReading, kinds: TextKinds): Assessment => {
  const { read } = reading;
  const found = findMatter(ladder.position.topic, reading);
  const about = new Set<Sentence>();
  for (const pattern of ladder.patterns) for (const sentence of reading.sentencesOf(pattern)) about.add(sentence);
  for (const sentence of reading.sentencesWith(ladder.roots)) about.add(sentence);
  if (found.evidence.length)
    for (const sentence of read.sentences)
      if (found.evidence.some(({ start, end }) => start < sentence.end && sentence.start < end)) about.add(sentence);
  const sentences = [...about].sort((a, b) => a.start - b.start);
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
