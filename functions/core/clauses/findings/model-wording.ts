import { gaps } from '../knowledge/gaps.ts';
import { issues } from '../knowledge/issues.ts';

/*
 * What a suggestion puts into a clause is written to be fair to both sides. It is read by what rules prove of it; what is
 * only likely of words like these was learned from clauses that lean to one side.
 */

/** So many words in a row are no accident. */
const runLength = 6;
/** From this share of its runs on a statement is in words of the engine's own. */
const ownFrom = 0.4;

const runsOf = (text: string): string[] => {
  const words = text.toLowerCase().match(/[a-z'’-]+/g) ?? [];
  return words.slice(runLength - 1).map((_, at) => words.slice(at, at + runLength).join(' '));
};

const modelTexts = (): string[] => [
  ...gaps.map(({ wording }) => wording),
  ...issues.flatMap(({ fix }) =>
    (fix ?? []).flatMap((operation) => {
      if ('restate' in operation) return [operation.restate];
      return 'add' in operation ? [operation.add] : [];
    }),
  ),
];

let known: ReadonlySet<string> | undefined;
/** The runs of words of every wording that a suggestion can put in, between the names of the parties and what is to be filled in. */
const knownRuns = (): ReadonlySet<string> =>
  (known ??= new Set(modelTexts().flatMap((text) => text.split(/\{\w+\}|\[[^\]]*\]/).flatMap(runsOf))));

/** Whether a passage is in words that a suggestion puts in. */
export const isModelWording = (text: string): boolean => {
  const runs = runsOf(text);
  const own = runs.filter((run) => knownRuns().has(run)).length;
  return runs.length > 0 && own >= ownFrom * runs.length;
};
