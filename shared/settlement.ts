import type { Analysis, ClauseChange, Evidence, MissingElement, Risk } from './analysis.ts';
import { titleKey } from './verdicts.ts';

/*
 * What becomes of the findings that are listed, where all changes of a suggestion are made: the same on the page and in
 * print.
 */

/**
 * `settled`: a new reading proves it gone, or its words are struck. `reworded`: its words are changed, and no reading can
 * prove what they come to now. `open`: it stands as it stood, or is found again.
 */
export type Fate = 'settled' | 'reworded' | 'open';

const says = /[\p{L}\p{N}]/u;

/** Whether changes strike a whole passage, and put no words in its place. */
const isStruck = ({ quote, start, end }: Evidence, changes: readonly ClauseChange[]): boolean => {
  const within = changes
    .filter((change) => change.start < end && change.end > start)
    .sort((one, other) => one.start - other.start);
  if (within.length === 0 || within.some(({ put }) => says.test(put))) return false;
  const left = [...within, { start: end, end }].map((change, at) => {
    const from = within[at - 1]?.end ?? start;
    return quote.slice(from - start, Math.max(from, change.start) - start);
  });
  return !left.some((words) => says.test(words));
};

/**
 * Tells what becomes of each finding of an analysis. Titles that neither were settled nor found again when the suggestion
 * was read are of findings that no rule proves.
 * @returns undefined where the suggestion was not read again
 */
export const fates = ({
  suggestedImprovement: { recheck, changes },
}: Pick<Analysis, 'suggestedImprovement'>): ((finding: Risk | MissingElement) => Fate) | undefined => {
  if (!recheck) return undefined;
  const [resolved, remaining] = [recheck.resolved, recheck.remaining].map(
    (titles) => new Set(titles.map((title) => titleKey(title))),
  );
  return ({ id, title, evidence }) => {
    if (resolved?.has(titleKey(title))) return 'settled';
    if (remaining?.has(titleKey(title)) || evidence.length === 0) return 'open';
    if (evidence.every((place) => isStruck(place, changes))) return 'settled';
    return changes.some(({ findingId }) => findingId === id) ? 'reworded' : 'open';
  };
};

/** So many risks are listed at most, of a clause and of a whole contract: the gravest. */
export const mostListedRisks: readonly number[] = [12, 40];

/** Titles of what was found in a text beside a list of risks that is full. */
export interface Unlisted {
  readonly all: readonly string[];
  /** Those that stand, where all changes of the suggestion are made. */
  readonly open: readonly string[];
}

/**
 * What was found and is not listed, because the list of risks is full; it counts in the score.
 * @returns undefined where the list holds all, or the suggestion was not read again
 */
export const findUnlisted = ({
  risks,
  missingElements,
  suggestedImprovement: { recheck },
}: Pick<Analysis, 'risks' | 'missingElements' | 'suggestedImprovement'>): Unlisted | undefined => {
  const found = risks.filter(({ derivation }) => derivation !== undefined);
  if (!recheck || !mostListedRisks.includes(found.length)) return undefined;
  const listed = new Set([...risks, ...missingElements].map(({ title }) => titleKey(title)));
  const beside = (titles: readonly string[]): readonly string[] =>
    titles.filter((title) => !listed.has(titleKey(title)));
  const open = beside(recheck.remaining);
  const all = [...beside(recheck.resolved), ...open];
  return all.length > 0 ? { all, open } : undefined;
};

/** How many points are not listed, in words. */
export const unlistedLine = ({ all }: Unlisted): string =>
  all.length === 1
    ? 'One more point was found. It is not listed, since others are as grave or graver; it counts in the score.'
    : `${all.length.toLocaleString('en')} more points were found. They are not listed, since others are as grave or graver; they count in the score.`;
