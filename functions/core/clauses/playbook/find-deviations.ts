import type { Deviation, Evidence } from '../../../../shared/analysis.ts';
import type { ClauseElement } from '../knowledge/clause-kind.ts';
import { snippet } from '../reading/sentence-tools.ts';
import { figuresOf, isSameFigure, type Figure } from './figures.ts';
import { sharedRoots, spokenSentences, type Passage, type SpokenSentence } from './template-sections.ts';

/** One comparison lists at most as many deviations, figures first. */
const mostDeviations = 12;
const longestQuote = 600;

/** From this likeness on two sentences say the same thing, in other words perhaps. */
const counterpartFrom = 0.4;

/** How much of a sentence another says: as a share of both, or of the shorter where that is part of a longer one. */
const likeness = (one: SpokenSentence, other: SpokenSentence): number => {
  const shared = sharedRoots(one.roots, other.roots);
  return Math.max((2 * shared) / (one.roots.size + other.roots.size), (0.75 * shared) / one.roots.size);
};

const counterpartOf = (sentence: SpokenSentence, candidates: readonly SpokenSentence[]): SpokenSentence | undefined => {
  let best: SpokenSentence | undefined;
  let most = 0;
  for (const candidate of candidates) {
    const like = likeness(sentence, candidate);
    if (like > most) [best, most] = [candidate, like];
  }
  return most >= counterpartFrom ? best : undefined;
};

const evidenceOf = (clause: Passage, start: number, end: number): Evidence => ({
  quote: clause.text.slice(start - clause.start, end - clause.start),
  start,
  end,
});

const quoted = (text: string): string => snippet(text, longestQuote);

/** The figures of a counterpart that differ from the template's, each with both figures. */
const changedFigures = (clause: Passage, wanted: SpokenSentence, given: SpokenSentence): Deviation[] => {
  const theirs = figuresOf(wanted.text);
  const ours = figuresOf(given.text);
  const changed = theirs.filter((figure) => !ours.some((other) => isSameFigure(figure, other)));
  const free = ours.filter((figure) => !theirs.some((other) => isSameFigure(figure, other)));
  const place = (figure: Figure) => evidenceOf(clause, given.start + figure.start, given.start + figure.end);
  const deviations = changed.map((figure): Deviation => {
    const at = free.findIndex(({ kind, label }) => kind === figure.kind && label === figure.label);
    const [other] = free.splice(
      at >= 0
        ? at
        : Math.max(
            0,
            free.findIndex(({ kind }) => kind === figure.kind),
          ),
      free.some(({ kind }) => kind === figure.kind) ? 1 : 0,
    );
    return {
      kind: 'changed-figure',
      description: other
        ? `The template says ${figure.text}, the clause ${other.text}.`
        : `The template says ${figure.text}; the clause states no such figure there.`,
      quote: quoted(wanted.text),
      evidence: [other ? place(other) : evidenceOf(clause, given.start, given.end)],
    };
  });
  return deviations;
};

/** The points of the knowledge tables that a sentence of the template makes. */
const pointsOf = (sentence: SpokenSentence, elements: readonly ClauseElement[]): ClauseElement[] =>
  elements.filter(({ present }) => present.test(sentence.lower));

/**
 * How a clause departs from a template's section: what it lacks, what it adds, and the figures that differ.
 * @returns at most twelve deviations: changed figures, then what is missing, then what is added
 */
export const findDeviations = (clause: Passage, section: Passage): Deviation[] => {
  const given = spokenSentences(clause);
  const wanted = spokenSentences(section);
  const elements = section.kinds[0]?.elements ?? [];
  const changed: Deviation[] = [];
  const missing: Deviation[] = [];
  const named = new Set<string>();
  for (const sentence of wanted) {
    const counterpart = counterpartOf(sentence, given);
    const points = pointsOf(sentence, elements);
    const lacking = points.filter(({ present, id }) => !present.test(clause.lower) && !named.has(id));
    for (const { id } of lacking) named.add(id);
    if (counterpart) {
      changed.push(...changedFigures(clause, sentence, counterpart));
      for (const { title } of lacking)
        missing.push({
          kind: 'missing',
          description: `The template settles “${title}”; the clause does not.`,
          quote: quoted(sentence.text),
          evidence: [evidenceOf(clause, counterpart.start, counterpart.end)],
        });
      continue;
    }
    // What the sentence is for may stand in the clause in quite other words.
    if (points.length > 0 && lacking.length === 0) continue;
    missing.push({
      kind: 'missing',
      description: lacking.length
        ? `The clause has no counterpart to this sentence, which settles “${lacking.map(({ title }) => title).join('”, “')}”.`
        : 'The clause has no counterpart to this sentence of the template.',
      quote: quoted(sentence.text),
      evidence: [],
    });
  }
  // Figures that no sentence of the template states, nor has a changed figure for.
  const stated = figuresOf(section.text);
  const extra = given.flatMap((sentence) =>
    figuresOf(sentence.text)
      .filter((figure) => counterpartOf(sentence, wanted) && !stated.some((other) => isSameFigure(figure, other)))
      .map(({ text, start, end }) => ({
        text,
        place: evidenceOf(clause, sentence.start + start, sentence.start + end),
      }))
      .filter(({ place }) => !changed.some(({ evidence }) => evidence.some((other) => other.start === place.start)))
      .map(({ text, place }): Deviation => ({
        kind: 'added',
        description: `The clause states ${text}; the template states no such figure there.`,
        quote: null,
        evidence: [place],
      })),
  );
  const added = given
    .filter((sentence) => !counterpartOf(sentence, wanted))
    .map((sentence): Deviation => ({
      kind: 'added',
      description: 'The template has no counterpart to this sentence of the clause.',
      quote: null,
      evidence: [evidenceOf(clause, sentence.start, sentence.end)],
    }));
  const unique = new Set<string>();
  return [...changed, ...missing, ...extra, ...added]
    .filter((deviation) => {
      const key = JSON.stringify([deviation.description, deviation.evidence]);
      return !unique.has(key) && unique.add(key);
    })
    .slice(0, mostDeviations);
};
