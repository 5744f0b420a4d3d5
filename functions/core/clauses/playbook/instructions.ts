import type { Evidence, RuleResult } from '../../../../shared/analysis.ts';
import { issues } from '../knowledge/issues.ts';
import type { FoundHazard } from '../findings/find-hazards.ts';
import { foldText } from '../reading/fold-text.ts';
import { sentenceCase } from '../reading/sentence-tools.ts';
import { plainPlaces } from './avoidance.ts';
import { figuresOf, type Figure } from './figures.ts';
import { findMatter, rootsOf, topicPatterns, type MatterReading } from './find-matter.ts';
import { findPhrase } from './phrase-index.ts';
import type { PlaybookGuidance } from './playbook-guidance.ts';
import { breachWeight, type Breach, type Gap } from './playbook-reading.ts';
import { mutualWords } from './turned-round.ts';

/** What one instruction asks of a clause, as far as the engine understands it. */
export type Demand =
  | { readonly kind: 'limit'; readonly limit: Figure; readonly bound: 'most' | 'least'; readonly matter: string }
  | { readonly kind: 'mutual'; readonly matter: string }
  | { readonly kind: 'never'; readonly matter: string }
  | { readonly kind: 'always'; readonly matter: string };

/** One page of instructions holds fewer; what is beyond is said not to be assessed. */
const mostInstructions = 40;

/** The single instructions of a text: its lines, list items and sentences. */
export const splitInstructions = (text: string): string[] =>
  text
    .split(/\n+|(?<=[.;!?])\s+(?=["“'(]?\p{Lu})|(?:(?<!\s)\s+)?;\s+/u)
    .map((line) => line.replace(/^\s*(?:[-*•–—]|\(?\d{1,2}[.)]|\(?[a-z][.)])\s+/, '').trim())
    .filter((line) => /\p{L}{2}/u.test(line));

const refusal =
  /\b(?:never|flag(?:ged)?|reject|refuse|avoid|escalate|object to|strike|delete|prohibit(?:ed)?|do not|don't|must not|should not|cannot|not acceptable|unacceptable|no)\b/;
const over =
  /\b(?:over|above|more than|longer than|greater than|higher than|exceed(?:s|ing)?|in excess of|beyond)\b[^.\d]{0,30}$/;
const under = /\b(?:under|below|less than|shorter than|fewer than|lower than)\b[^.\d]{0,30}$/;
const atMost =
  /\b(?:not exceed|no (?:more|longer|greater|higher) than|not (?:more|longer|greater|higher) than|at most|max(?:imum)?(?: of)?|up to|within|cap(?:ped)?(?: at| of)?|limited to)\b[^.\d]{0,30}$/;
const atLeast =
  /\b(?:at least|min(?:imum)?(?: of)?|no (?:less|fewer|shorter) than|not (?:less|fewer|shorter) than|or more than)\b[^.\d]{0,30}$/;

const fillers =
  /\b(?:please|always|never|only|ever|any|all|every|flag(?:ged)?|reject|refuse|avoid|escalate|object to|strike|delete|accept(?:able|ed)?|agree(?:d)? to|allow(?:ed)?|permit(?:ted)?|require[sd]?|insist on|demand|ensure|make sure|include[sd]?|contain[s]?|provide[s]? for|prefer(?:red)?|look for|check(?: for)?|watch(?: out)? for|raise|warn(?: about| of)?|if|when|where|that|there|is|are|be|must|shall|should|may|can|cannot|will|we|our|us|do|does|don't|not|no|have|has|unacceptable|prohibited|mandatory|provision[s]?|clause[s]?|wording|language)\b/g;

/** What is left of an instruction when the words that only give the order are taken off. */
const matterOf = (words: string): string =>
  words
    .replace(fillers, ' ')
    .replace(/["“”]/g, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^(?:\W|\b(?:a|an|the|of|for|to|with|in|on)\b\s)+|[\s.,;:!?-]+$/g, '')
    .trim();

const limitOf = (lower: string): Demand | undefined => {
  const [limit] = figuresOf(lower);
  if (!limit) return undefined;
  const before = lower.slice(0, limit.start);
  const after = lower.slice(limit.end, limit.end + 24);
  const isAtMost = atMost.test(before) || /^\W{0,3}(?:max(?:imum)?|at most|or (?:less|fewer|shorter))\b/.test(after);
  const isAtLeast =
    !isAtMost && (atLeast.test(before) || /^\W{0,3}(?:min(?:imum)?|at least|or (?:more|longer))\b/.test(after));
  const bound = isAtMost
    ? 'most'
    : isAtLeast
      ? 'least'
      : refusal.test(before) && over.test(before)
        ? 'most'
        : refusal.test(before) && under.test(before)
          ? 'least'
          : undefined;
  if (!bound) return undefined;
  const words = `${before} ${lower.slice(limit.end)}`.replace(
    /\b(?:over|above|more than|longer than|greater than|higher than|exceed(?:s|ing)?|in excess of|beyond|under|below|less than|shorter than|fewer than|lower than|at most|at least|max(?:imum)?|min(?:imum)?|no (?:more|longer|less|fewer) than|up to|within|capped(?: at)?|limited to|or (?:less|more|fewer|longer))\b/g,
    ' ',
  );
  return { kind: 'limit', limit, bound, matter: matterOf(words) };
};

/** Reads what an instruction asks; undefined where it is none that the engine knows how to check. */
export const readInstruction = (instruction: string): Demand | undefined => {
  // “Net 30” is trade for payment within thirty days.
  const lower = foldText(instruction)
    .trim()
    .replace(/\bnet[ -]?(\d{1,3})(?: days)?\b/, 'payment within $1 days');
  const limit = limitOf(lower);
  if (limit) return limit;
  const matter = matterOf(lower);
  if (!rootsOf(matter).length) return undefined;
  const mutual = /\b(?:mutual(?:ly)?|reciprocal(?:ly)?|both ways|two-way|bilateral)\b/;
  if (mutual.test(lower) && !/\bmutual (?:agreement|consent)\b/.test(lower)) {
    const rest = matterOf(matter.replace(mutual, ' '));
    if (rootsOf(rest).length) return { kind: 'mutual', matter: rest };
  }
  if (
    /^(?:please )?(?:we )?(?:never|do not|don't|no|reject|refuse|avoid|strike|delete|prohibit|flag|escalate|object to)\b/.test(
      lower,
    )
  )
    return { kind: 'never', matter };
  if (/\b(?:is|are) (?:not (?:acceptable|allowed|permitted)|unacceptable|prohibited)\b/.test(lower))
    return { kind: 'never', matter };
  if (
    /^(?:please )?(?:we )?(?:always\b|must (?:have|include)|require\b|insist on|ensure\b|make sure|include\b|demand\b)/.test(
      lower,
    ) ||
    /\b(?:is|are) (?:required|mandatory)\b|\bmust (?:always )?(?:be included|include|contain|have|provide for)\b/.test(
      lower,
    )
  )
    return { kind: 'always', matter };
  return undefined;
};

/** What became of an instruction, without its playbook. */
interface Verdict {
  readonly outcome: RuleResult['outcome'];
  readonly explanation: string;
  readonly evidence: readonly Evidence[];
}

const notAssessed = (explanation: string, evidence: readonly Evidence[] = []): Verdict => ({
  outcome: 'not-assessed',
  explanation,
  evidence,
});

const checkLimit = (demand: Extract<Demand, { kind: 'limit' }>, reading: MatterReading): Verdict => {
  const { limit, bound, matter } = demand;
  const { read } = reading;
  const roots = rootsOf(matter);
  const patterns = topicPatterns(matter);
  const held: { figure: Figure; place: Evidence }[] = [];
  for (const sentence of read.sentences) {
    if (!patterns.some((pattern) => pattern.test(sentence.lower)) && !reading.holds(sentence, roots)) continue;
    for (const figure of reading.figuresIn(sentence)) {
      if (figure.kind !== limit.kind) continue;
      const [start, end] = [sentence.start + figure.start, sentence.start + figure.end];
      held.push({ figure, place: { quote: read.text.slice(start, end), start, end } });
    }
  }
  const what = matter ? ` for ${matter}` : '';
  if (!held.length)
    return { outcome: 'not-applicable', explanation: `The clause states no such figure${what}.`, evidence: [] };
  const off = held.filter(({ figure }) =>
    bound === 'most' ? figure.value > limit.value * 1.002 : figure.value < limit.value * 0.998,
  );
  const shown = (off.length ? off : held).slice(0, 5);
  const figures = [...new Set(shown.map(({ figure }) => figure.text))].join(', ');
  return {
    outcome: off.length ? 'deviates' : 'met',
    explanation: off.length
      ? `The clause says ${figures}${what}; the instruction sets ${bound === 'most' ? 'at most' : 'at least'} ${limit.text}.`
      : `The clause says ${figures}${what}, which keeps to ${bound === 'most' ? 'at most' : 'at least'} ${limit.text}.`,
    evidence: shown.map(({ place }) => place),
  };
};

/** A matter that is not found is missing where the engine knows its wording, or where none of its words occur. */
const notFound = (matter: string, isKnown: boolean, reading: MatterReading): Verdict =>
  isKnown || rootsOf(matter).every((root) => !reading.placesWith([root]).length)
    ? { outcome: 'missing', explanation: `The clause says nothing of ${matter}.`, evidence: [] }
    : notAssessed(`No wording on ${matter} was found, but some of its words occur, so that it could not be assessed.`);

export const checkMutual = (matter: string, reading: MatterReading): Verdict => {
  const { evidence, isKnown } = findMatter(matter, reading);
  if (!evidence.length) return notFound(matter, isKnown, reading);
  const sentences = reading.read.sentences.filter(({ start, end }) =>
    evidence.some((place) => place.start < end && start < place.end),
  );
  const isMutual = sentences.every((sentence) => mutualWords.test(sentence.lower));
  return isMutual
    ? { outcome: 'met', explanation: `The wording on ${matter} treats both sides alike.`, evidence }
    : { outcome: 'deviates', explanation: `The wording on ${matter} is not mutual.`, evidence };
};

const hazardRoots = issues.map((hazard) => ({
  hazard,
  all: rootsOf(`${hazard.category} ${hazard.title}`),
  title: rootsOf(hazard.title).join(),
}));

/** Hazards that the knowledge tables name in the words of an instruction. */
const hazardsNamed = (roots: readonly string[]) =>
  hazardRoots
    .filter(({ all, title }) => (roots.length > 1 ? roots.every((root) => all.includes(root)) : title === roots.join()))
    .map(({ hazard }) => hazard);

export const checkNever = (matter: string, reading: MatterReading, found: readonly FoundHazard[]): Verdict => {
  const roots = rootsOf(matter);
  const literal = plainPlaces(reading.index.lower, findPhrase(reading.index, matter, 20));
  const named = hazardsNamed(roots).map(({ id }) => id);
  const places = found.filter(({ hazard, softened }) => !softened && named.includes(hazard.id)).map(({ at }) => at);
  const patterns = topicPatterns(matter, true);
  const treated = patterns.flatMap((pattern) => reading.placesOf(pattern));
  const kin = roots.length > 1 ? reading.placesWith(roots) : [];
  const evidence = [literal, places, treated, kin].find((list) => list.length > 0);
  if (evidence)
    return {
      outcome: 'deviates',
      explanation: `The clause holds what the instruction rules out: ${matter}.`,
      evidence: evidence.slice(0, 5),
    };
  return named.length || patterns.length
    ? { outcome: 'met', explanation: `Nothing in the clause says ${matter}.`, evidence: [] }
    : notAssessed(
        `The words “${matter}” do not occur. Whether the clause says so in other words could not be assessed.`,
      );
};

export const checkAlways = (matter: string, reading: MatterReading): Verdict => {
  const { evidence, isKnown } = findMatter(matter, reading);
  if (!evidence.length) return notFound(matter, isKnown, reading);
  const held = evidence.map(({ quote }) => rootsOf(quote));
  const isAll = rootsOf(matter).every((root) => held.some((roots) => roots.includes(root)));
  return isAll || topicPatterns(matter, true).length > 0
    ? { outcome: 'met', explanation: `The clause deals with ${matter}.`, evidence }
    : notAssessed(
        `The clause deals with the matter, but whether as the instruction wants it could not be assessed: ${matter}.`,
        evidence,
      );
};

/** An instruction without its full stop, to be quoted inside a sentence. */
const plain = (instruction: string): string => instruction.replace(/[.;\s]+$/, '');

interface AssessedInstructions {
  readonly rules: readonly RuleResult[];
  readonly breaches: readonly Breach[];
  readonly gaps: readonly Gap[];
}

/**
 * Holds the special instructions of playbooks against a text as far as the engine understands them, one result for
 * each instruction. What it does not understand is said to be not assessed.
 * @param reading undefined where the text could not be read
 */
export const assessInstructions = (
  playbooks: readonly PlaybookGuidance[],
  reading: MatterReading | undefined,
  found: readonly FoundHazard[],
): AssessedInstructions => {
  const rules: RuleResult[] = [];
  const breaches: Breach[] = [];
  const gaps: Gap[] = [];
  for (const playbook of playbooks) {
    const whole = playbook.rules.specialInstructions.trim();
    const split = splitInstructions(whole);
    // Even what holds no words gets its result: nothing is passed over in silence.
    const instructions = split.length || !whole ? split : [whole];
    const result = { playbookId: playbook.id, kind: 'special-instructions' } as const;
    instructions.slice(0, mostInstructions).forEach((instruction) => {
      const demand = readInstruction(instruction);
      const verdict = !reading
        ? notAssessed('The text was not understood, so nothing is claimed about it.')
        : !demand
          ? notAssessed('The clause engine does not know how to check this instruction; read the clause for it.')
          : demand.kind === 'limit'
            ? checkLimit(demand, reading)
            : demand.kind === 'mutual'
              ? checkMutual(demand.matter, reading)
              : demand.kind === 'never'
                ? checkNever(demand.matter, reading, found)
                : checkAlways(demand.matter, reading);
      rules.push({ ...result, rule: instruction, ...verdict, evidence: [...verdict.evidence] });
      if (verdict.outcome === 'deviates')
        breaches.push({
          id: `risk-playbook-instruction-${breaches.length + 1}`,
          title: `Playbook instruction not kept: ${sentenceCase(demand?.matter || 'figure')}`,
          description: `Playbook “${playbook.name}” says: “${plain(instruction)}”. ${verdict.explanation}`,
          evidence: verdict.evidence,
          weight: breachWeight,
          ask: `Ask for wording that keeps the instruction “${plain(instruction)}”.`,
          matter: demand?.matter ?? '',
          source: `Playbook “${playbook.name}”, instruction “${plain(instruction)}”`,
        });
      if (verdict.outcome === 'missing' && demand)
        gaps.push({
          id: `missing-playbook-instruction-${gaps.length + 1}`,
          title: sentenceCase(demand.kind === 'mutual' ? `mutual ${demand.matter}` : demand.matter),
          description: `Playbook “${playbook.name}” says: “${plain(instruction)}”. ${verdict.explanation}`,
          source: `Playbook “${playbook.name}”, instruction “${plain(instruction)}”`,
        });
    });
    if (instructions.length > mostInstructions)
      rules.push({
        ...result,
        rule: `${instructions.length - mostInstructions} further instructions`,
        outcome: 'not-assessed',
        explanation: `The engine assesses the first ${mostInstructions} instructions of a playbook.`,
        evidence: [],
      });
  }
  return { rules, breaches, gaps };
};
