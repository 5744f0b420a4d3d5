import { overlaps, type Span } from '../reading/split-text.ts';
import type { Force, Statement } from '../statements/statement.ts';

/** Forces of statements that bind, free or take from a party. */
const operative: ReadonlySet<Force> = new Set([
  'duty',
  'right',
  'ban',
  'no-duty',
  'no-right',
  'exclusion',
  'transfer',
  'waiver',
  'promise',
]);

/** How much of a text was understood: of its operative statements, those whose act is known or of which a finding tells. */
export interface Coverage {
  /** 0 to 1; 1 for a text without operative statements. */
  readonly share: number;
  readonly understood: readonly Statement[];
  readonly notUnderstood: readonly Statement[];
}

/** @param told the passages that findings quote */
export const coverageOf = (statements: readonly Statement[], told: readonly Span[] = []): Coverage => {
  const all = statements.filter(({ force }) => operative.has(force));
  const isUnderstood = (statement: Statement): boolean =>
    statement.act !== undefined || told.some((passage) => overlaps(passage, statement));
  const understood = all.filter(isUnderstood);
  return {
    share: all.length ? understood.length / all.length : 1,
    understood,
    notUnderstood: all.filter((statement) => !isUnderstood(statement)),
  };
};
