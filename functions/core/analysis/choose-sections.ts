import type { AnalysedSection, Analysis, RiskLevel } from '../../../shared/analysis.ts';
import { maxModelClauseLength } from '../../../shared/limits.ts';
import { splitSentences, type Span } from '../clauses/reading/split-text.ts';
import { type ApartText, setApart } from '../clauses/reading/set-apart.ts';

/** What a model is sent of a text. */
export interface Excerpt {
  /** Free of what is addressed to software; gaps are marked. */
  readonly text: string;
  /** The length of the whole text in UTF-16 units. */
  readonly length: number;
  /** What a reader must know of what was left out; empty where nothing was. */
  readonly notes: readonly string[];
}

/** A section longer than this is chosen in parts, so that one schedule cannot take the place of everything else. */
const longestPart = 12_000;

/** As many headings are named in the answer. */
const namedHeadings = 12;

interface Part extends Span {
  readonly heading: string;
  readonly weight: number;
}

const levelWeight: Readonly<Record<RiskLevel, number>> = { high: 9, medium: 4, low: 1 };
/** A breach or a departure from a template counts as a grave risk does, a rule that is met as a small one. */
const breachWeight = 9;
const metWeight = 1;
/** Where a gap would be filled: the section of the kind it is missing from. */
const gapWeight = 3;
/** The parties and the defined terms: everything else is read by them. */
const foundationWeight = 6;

/** Cuts a section that is too long at its paragraphs, and a paragraph that is too long at its sentences. */
const cutLong = (text: string, section: Span): Span[] => {
  if (section.end - section.start <= longestPart) return [section];
  const ends = [...text.slice(section.start, section.end).matchAll(/\n\s*\n/g)].map(
    (match) => section.start + match.index + match[0].length,
  );
  const paragraphs = [...ends, section.end].map((end, at) => ({ start: ends[at - 1] ?? section.start, end }));
  const pieces = paragraphs.flatMap((paragraph) =>
    paragraph.end - paragraph.start <= longestPart
      ? [paragraph]
      : splitSentences(text, paragraph).map(({ start }, at, all) => ({
          start: at ? start : paragraph.start,
          end: all[at + 1]?.start ?? paragraph.end,
        })),
  );
  const parts: { start: number; end: number }[] = [];
  for (const piece of pieces) {
    const last = parts.at(-1);
    if (last && piece.end - last.start <= longestPart) last.end = piece.end;
    else parts.push({ ...piece });
  }
  return parts;
};

/** Where the engine's findings and the playbooks' matters stand, each with what it weighs. */
const weighedPlaces = (engine: Analysis): (Span & { readonly weight: number })[] => [
  ...engine.risks.flatMap(({ level, evidence }) =>
    evidence.map((place) => ({ ...place, weight: levelWeight[level] / evidence.length })),
  ),
  ...engine.playbookRules.flatMap(({ outcome, evidence }) =>
    evidence.map((place) => ({
      ...place,
      weight: (outcome === 'met' ? metWeight : breachWeight) / evidence.length,
    })),
  ),
  ...engine.templateComparisons.flatMap(({ deviations }) =>
    deviations.flatMap(({ evidence }) => evidence.map((place) => ({ ...place, weight: breachWeight }))),
  ),
  ...engine.benefits.flatMap(({ evidence }) => evidence.map((place) => ({ ...place, weight: metWeight }))),
];

const weighParts = (text: string, engine: Analysis): Part[] => {
  const places = weighedPlaces(engine);
  const gaps = engine.missingElements.map(({ title, description }) => `${title} ${description}`.toLowerCase());
  const sections: readonly (Span & Partial<AnalysedSection>)[] = engine.sections.length
    ? engine.sections
    : [{ start: 0, end: text.length }];
  return sections.flatMap(({ start, end, heading = '', categories = [] }, at) => {
    const names = [heading, ...categories].map((name) => name.toLowerCase()).filter((name) => name.length > 3);
    const ofGaps = gaps.filter((gap) => names.some((name) => gap.includes(name))).length * gapWeight;
    const isFoundation = at === 0 || /\bdefin(?:ed|itions?)\b/i.test(heading);
    return cutLong(text, { start, end }).map((span, index): Part => ({
      ...span,
      heading,
      weight:
        places
          .filter((place) => place.start >= span.start && place.start < span.end)
          .reduce((sum, { weight }) => sum + weight, 0) + (index ? 0 : ofGaps + (isFoundation ? foundationWeight : 0)),
    }));
  });
};

/** What stands where something is left out; it is no word of the text, so that no quotation of it can be proved. */
const gapMark = (length: number): string =>
  `\n[… ${length.toLocaleString('en-US')} characters of the text are left out here …]\n`;
const longestGapMark = gapMark(9_999_999).length;

/** The parts that weigh most and fit together, in their order; of equal weight the first. */
const chooseParts = (parts: readonly Part[], most: number): Part[] => {
  let room = most;
  const chosen = new Set<Part>();
  for (const part of parts.toSorted((a, b) => b.weight - a.weight || a.start - b.start)) {
    const length = part.end - part.start + longestGapMark;
    if (length > room) continue;
    chosen.add(part);
    room -= length;
  }
  return parts.filter((part) => chosen.has(part));
};

/** Where in what is left of a text the whole text's `offset` comes: the first unit that stands at it or behind it. */
const readAt = (apart: ApartText, offset: number): number => {
  let [from, to] = [0, apart.text.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if (apart.place(middle) < offset) from = middle + 1;
    else to = middle;
  }
  return from;
};

const listHeadings = (headings: readonly string[]): string => {
  const named = [...new Set(headings.filter((heading) => heading !== ''))];
  const more = named.length - namedHeadings;
  return `${named
    .slice(0, namedHeadings)
    .map((heading) => `“${heading}”`)
    .join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
};

/** Some parts of a text as they are sent: in their order, with marks for the gaps. */
const excerptText = (clauseText: string, parts: readonly Span[]): string => {
  const apart = setApart(clauseText);
  const readable = ({ start, end }: Span): string => {
    if (!apart) return clauseText.slice(start, end);
    return apart.leavesNothing ? '' : apart.text.slice(readAt(apart, start), readAt(apart, end));
  };
  const { length } = clauseText;
  let text = '';
  let at = 0;
  for (const part of [...parts, { start: length, end: length }]) {
    if (part.start > at) text += gapMark(part.start - at);
    text += readable(part);
    at = part.end;
  }
  return text;
};

/** One of the parts in which all of a text is read. */
interface PartExcerpt extends Excerpt {
  /** How many of the text's sections end in it: with all parts before it, they are read when it is. */
  readonly sections: number;
}

/**
 * All of a text in excerpts that a model reads one by one, cut between sections where they are short enough; one excerpt
 * where the text fits. The same text and findings give the same excerpts.
 * @param most the most text in each, in UTF-16 units
 */
export const splitIntoExcerpts = (
  clauseText: string,
  engine: Analysis,
  most = maxModelClauseLength,
): readonly PartExcerpt[] => {
  const groups: { start: number; end: number }[] = [];
  for (const { end } of weighParts(clauseText, engine)) {
    const last = groups.at(-1);
    if (last && end - last.start <= most) last.end = end;
    else groups.push({ start: last?.end ?? 0, end });
  }
  const final = groups.at(-1);
  if (final) final.end = clauseText.length;
  return groups.map((group) => ({
    text: excerptText(clauseText, [group]),
    length: clauseText.length,
    notes: [],
    sections: engine.sections.filter(({ end }) => end > group.start && end <= group.end).length,
  }));
};

/**
 * What of a text is sent to a model: all of it where it fits; of a longer one the sections that matter, whole and in
 * their order: where the engine found risks and gaps and the playbooks found something, the opening and the definitions
 * first. What is addressed to software is left out of either.
 * @param most the most that is sent, in UTF-16 units
 */
export const chooseSections = (clauseText: string, engine: Analysis, most = maxModelClauseLength): Excerpt => {
  const { length } = clauseText;
  if (length <= most) return { text: excerptText(clauseText, [{ start: 0, end: length }]), length, notes: [] };
  const parts = weighParts(clauseText, engine);
  const chosen = chooseParts(parts, most);
  const sent = chosen.reduce((sum, part) => sum + part.end - part.start, 0);
  const sentHeadings = listHeadings(chosen.map(({ heading }) => heading));
  const note = `The language model read ${sent.toLocaleString('en-US')} of the ${length.toLocaleString('en-US')} characters: the ${chosen.length} of ${parts.length} parts in which most was found${sentHeadings ? `, among them ${sentHeadings}` : ''}. The clause engine read all of the text.`;
  return { text: excerptText(clauseText, chosen), length, notes: [note] };
};
