import type { MainPart } from '../documents/docx/main-part.ts';
import { type Cut, cutRun } from './cut-run.ts';
import type { SourceChange } from './insert-paragraphs.ts';
import type { Surroundings } from './obstacles.ts';
import type { TextMap } from './text-map.ts';

/** A document that is written into. */
export interface SplicedText {
  readonly main: MainPart;
  /** Its text as it is stored, and where each character of it stands. */
  readonly text: string;
  readonly map: TextMap;
  readonly surroundings: Surroundings;
  /** A number for a revision or comment that nothing else uses. */
  readonly nextId: () => number;
  /** Attributes that say whose a revision is. */
  readonly by: string;
  /** Whether edits are marked as tracked changes. */
  readonly isTracked: boolean;
}

/** What comes first where several things happen at one place. */
export const order = { endOfRange: 0, start: 1, edit: 2, endOfPlace: 3 } as const;

interface OrderedCut extends Cut {
  readonly order: number;
}

/** What an edit or a comment does to the document: within runs, and beside them in the source. */
export interface Plan {
  readonly cuts: readonly OrderedCut[];
  readonly changes: readonly SourceChange[];
}

/** Several plans as one. */
export const joinPlans = (plans: readonly Plan[]): Plan => ({
  cuts: plans.flatMap(({ cuts }) => cuts),
  changes: plans.flatMap(({ changes }) => changes),
});

/** A source with changes made; what is put in at a place comes before what takes the place of something there. */
const withChanges = (xml: string, changes: readonly SourceChange[]): string => {
  const isPoint = ({ start, end }: SourceChange): number => Number(start < end);
  const ordered = changes.toSorted((a, b) => a.start - b.start || isPoint(a) - isPoint(b));

  let at = 0;
  const parts: string[] = [];
  for (const { start, end, put } of ordered) {
    parts.push(xml.slice(at, start), put);
    at = end;
  }
  return parts.join('') + xml.slice(at);
};

/** The main part with all plans carried out. */
export const carryOut = ({ main, surroundings }: SplicedText, plans: readonly Plan[]): string => {
  const all = joinPlans(plans);
  const cuts = all.cuts.toSorted((a, b) => a.from - b.from || a.order - b.order);
  const byRun = Map.groupBy(cuts, ({ leaf }) => surroundings.parentOf(leaf));
  const runs = [...byRun].flatMap(([run, ofRun]): SourceChange[] =>
    run?.place ? [{ start: run.place.start, end: run.place.end, put: cutRun(main.xml, run, ofRun) }] : [],
  );
  return withChanges(main.xml, [...all.changes, ...runs]);
};
