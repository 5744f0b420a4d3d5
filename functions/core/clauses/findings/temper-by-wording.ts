import type { Bearing } from '../bearing/bearing-model.ts';
import type { Statement } from '../statements/statement.ts';
import type { FoundHazard } from './find-hazards.ts';
import type { IssueMatch } from './find-issues.ts';
import type { Stated } from './find-stated.ts';
import { milder } from './temper-lone.ts';

/* What rules find, held against what the wording of its statement makes likely. */

/**
 * Below the first likelihood that a statement bears on the side, by its wording alone, what a rule finds in it weighs
 * nothing; below the second it is milder than its rule says. In clauses that no rule was written from, none of ten findings
 * below .2 was one a lawyer would raise, and half of those below the second. What a rule proves is listed all the same.
 */
const wordingFrom = { any: 0.15, full: 0.3 } as const;

/** A statement that reads like the examples of its issue is what its rule says, however mild its words. */
const alike = 0.85;

/** What one side alone has or bears shows beside what the other has: the wording of one statement does not tell it. */
export const comparesSides = /\b(?:only|one[- ]way|one[- ]sided|not mutual)\b/i;

const keptFrom = { least: 0.2, raised: 0.45, below: 0.52 } as const;

/**
 * What a rule praises in a statement is not told where a lawyer would hardly fight to keep it, nor where they would rather
 * raise it: in clauses that no rule was written from, one in seven of such benefits was one.
 */
const isKept = (statement: Statement, bearingOf: ReadonlyMap<Statement, Bearing>): boolean => {
  const bearing = bearingOf.get(statement);
  if (!bearing) return true;
  return bearing.benefit >= keptFrom.raised || (bearing.benefit >= keptFrom.least && bearing.burden < keptFrom.below);
};

/** From this likelihood on a proviso takes from what it follows. */
const takesFrom = 0.5;

/** The statements whose gain a burdening proviso takes back. */
export const emptiedBy = (
  statements: readonly Statement[],
  bearingOf: ReadonlyMap<Statement, Bearing>,
): ReadonlySet<Statement> =>
  new Set(
    statements.filter((_, at) => {
      const next = statements[at + 1];
      return next?.isProviso === true && (bearingOf.get(next)?.burden ?? 0) >= takesFrom;
    }),
  );

/** The protections that rules find, held against what their statements make likely. */
export const keepLikely = (
  { read, statements, benefits }: Stated,
  bearingOf: ReadonlyMap<Statement, Bearing>,
): readonly IssueMatch[] => {
  if (!read.parties.placed) return benefits;
  const emptied = emptiedBy(statements, bearingOf);
  return benefits.filter(({ statement }) => isKept(statement, bearingOf) && !emptied.has(statement));
};

/**
 * What is told in its own words weighs only from the second likelihood on that a lawyer would raise it; from the first on,
 * where it reads nearly like its issue.
 */
const weighsFrom = { nearly: 0.44, else: 0.6 } as const;
/** From this likeness on words read nearly like the examples of an issue. */
const nearlyAlike = 0.75;

/** A burden of the other side that is no gain to tell of. */
const withoutGain = (found: FoundHazard): FoundHazard => {
  const { gain: _, ...hazard } = found.hazard;
  return { ...found, hazard };
};

/**
 * What a rule calls grave in a statement of a clause that is less likely raised than this, all told, is of medium weight: in
 * 160 clauses that nothing was learned from one in eight of them was one a lawyer would raise. A few sentences alone say too little
 * to be weighed so.
 */
const graveFrom = { burden: 0.45, statements: 5 } as const;

/** The findings of rules, held against what their wording makes likely. */
export const temperByWording = (
  hazards: readonly FoundHazard[],
  bearingOf: ReadonlyMap<Statement, Bearing>,
): readonly FoundHazard[] =>
  hazards.flatMap((found) => {
    const statement = found.match?.statement;
    if (!statement) return [found];
    if (found.bearer === 'counterpart') return [isKept(statement, bearingOf) ? found : withoutGain(found)];
    const { wording, burden } = bearingOf.get(statement) ?? { wording: 1, burden: 1 };
    const isNearlyAlike = (found.match.likeness ?? 1) >= nearlyAlike;
    if (found.match.likelihood < 1 && burden < weighsFrom[isNearlyAlike ? 'nearly' : 'else'])
      return [{ ...found, level: 'low' }];
    if (found.level === 'high' && burden < graveFrom.burden && bearingOf.size >= graveFrom.statements)
      return [{ ...found, level: 'medium' }];
    // What a rule measures shows in a figure, which the wording says nothing of.
    if (found.hazard.title.includes('{figure}')) return [found];
    if (wording >= wordingFrom.full || (found.match.likeness ?? 1) >= alike || comparesSides.test(found.hazard.title))
      return [found];
    return [{ ...found, level: wording < wordingFrom.any ? 'low' : milder[found.level] }];
  });
