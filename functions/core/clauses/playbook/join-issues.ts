import type { Evidence } from '../../../../shared/analysis.ts';
import type { KindCover } from '../findings/find-elements.ts';
import type { FoundHazard } from '../findings/find-hazards.ts';
import { hazardWeight } from '../findings/score.ts';
import { foldText } from '../reading/fold-text.ts';
import { rootsOf } from './find-matter.ts';
import { sharedBreachWeight, type Breach, type Gap } from './playbook-reading.ts';

/*
 * One issue is one finding: what several rules of playbooks, and the engine, say of the same place and matter is listed
 * once, names all who say it, and counts once in the score.
 */

const engineSays = (title: string): string => `Clause engine: ${title}`;

/** True where two places share more than half of the shorter one. */
const isSamePlace = (one: Evidence, other: Evidence): boolean => {
  const shared = Math.min(one.end, other.end) - Math.max(one.start, other.start);
  return shared * 2 > Math.min(one.end - one.start, other.end - other.start);
};

const shareMatter = (one: readonly string[], other: readonly string[]): boolean =>
  one.some((root) => other.includes(root));

const standsAt = (places: readonly Evidence[], at: Evidence): boolean => places.some((place) => isSamePlace(place, at));

interface Issue {
  readonly breaches: readonly Breach[];
  readonly roots: readonly string[];
  readonly evidence: readonly Evidence[];
}

/** The places of both, those of the first before what the second adds. */
const joinPlaces = (one: readonly Evidence[], other: readonly Evidence[]): Evidence[] => [
  ...one,
  ...other.filter((place) => !one.some(({ start, end }) => start === place.start && end === place.end)),
];

const groupBreaches = (breaches: readonly Breach[]): Issue[] => {
  const issues: Issue[] = [];
  for (const breach of breaches) {
    const roots = rootsOf(breach.matter);
    const at = issues.findIndex((issue) =>
      issue.evidence.some(
        (place) =>
          standsAt(breach.evidence, place) &&
          (shareMatter(issue.roots, roots) ||
            breach.evidence.some(({ start, end }) => start === place.start && end === place.end)),
      ),
    );
    const issue = issues[at];
    if (!issue) issues.push({ breaches: [breach], roots, evidence: breach.evidence });
    else
      issues[at] = {
        breaches: [...issue.breaches, breach],
        roots: [...new Set([...issue.roots, ...roots])],
        evidence: joinPlaces(issue.evidence, breach.evidence),
      };
  }
  return issues;
};

/**
 * The breaches of playbooks, one for each issue, with the burdens of the engine that say the same.
 * @param headingOf what a burden is called, in the names of the parties
 * @returns the breaches, and the burdens that need not be listed apart
 */
export const joinBreaches = (
  breaches: readonly Breach[],
  hazards: readonly FoundHazard[],
  headingOf: (found: FoundHazard) => string,
): { readonly breaches: readonly Breach[]; readonly absorbed: ReadonlySet<FoundHazard> } => {
  const absorbed = new Set<FoundHazard>();
  const joined = groupBreaches(breaches).map(({ breaches: same, roots, evidence }): Breach => {
    const gravest = same.toSorted((a, b) => b.weight - a.weight)[0]!;
    const burdens = hazards.filter(
      (found) =>
        found.bearer !== 'counterpart' &&
        !absorbed.has(found) &&
        standsAt(evidence, found.at) &&
        shareMatter(roots, rootsOf(`${found.hazard.category} ${found.hazard.title}`)),
    );
    for (const found of burdens) absorbed.add(found);
    if (same.length + burdens.length === 1) return gravest;
    const titles = [...new Set(burdens.map((found) => `${found.hazard.category}: ${headingOf(found)}`))];
    // Chances that are one: the graver of the two counts, as 1 - (1-a)(1-b) = max(a, weight).
    const counted = Math.max(0, ...burdens.map(hazardWeight));
    const left = counted < gravest.weight ? 1 - (1 - gravest.weight) / (1 - counted) : 0;
    return {
      ...gravest,
      description: [...same.filter((breach) => breach !== gravest).map(({ description }) => description)].reduce(
        (text, other) => `${text} ${other}`,
        `${gravest.description}${titles.length ? ` The clause engine says the same: ${titles.join('; ')}.` : ''}`,
      ),
      evidence: joinPlaces(gravest.evidence, evidence),
      weight: burdens.length ? Math.max(left, Math.min(sharedBreachWeight, gravest.weight)) : gravest.weight,
      listedWeight: Math.max(gravest.weight, counted),
      sources: [...new Set([...same.map(({ source }) => source), ...titles.map(engineSays)])],
    };
  });
  return { breaches: joined, absorbed };
};

/** Titles that name the same matter in other forms of the same words are one. */
export const matterKey = (title: string): string => rootsOf(title).sort().join(' ') || foldText(title).trim();

/** What playbooks miss, one for each matter, and whether the engine misses the same. */
export const joinGaps = (gaps: readonly Gap[], mainCovers: readonly KindCover[]): Gap[] => {
  const byMatter = new Map<string, Gap[]>();
  for (const gap of gaps) {
    const key = matterKey(gap.title);
    byMatter.set(key, [...(byMatter.get(key) ?? []), gap]);
  }
  const elements = new Map(
    mainCovers.flatMap(({ missing }) => missing.map(({ title }) => [matterKey(title), title] as const)),
  );
  return [...byMatter].map(([key, same]): Gap => {
    const first = same[0]!;
    const element = elements.get(key);
    const sources = [...new Set([...same.map(({ source }) => source), ...(element ? [engineSays(element)] : [])])];
    return {
      ...first,
      description: [...new Set(same.map(({ description }) => description))].join(' '),
      ...(sources.length > 1 && { sources }),
      ...(element !== undefined && { isCounted: true }),
    };
  });
};
