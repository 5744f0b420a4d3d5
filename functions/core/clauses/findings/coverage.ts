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

/** How much of a text was understood: of its operative statements, those whose act is known. */
export interface Coverage {
  /** 0 to 1; 1 for a text without operative statements. */
  readonly share: number;
  readonly understood: readonly Statement[];
  readonly notUnderstood: readonly Statement[];
}

export const coverageOf = (statements: readonly Statement[]): Coverage => {
  const all = statements.filter(({ force }) => operative.has(force));
  const understood = all.filter(({ act }) => act !== undefined);
  return {
    share: all.length ? understood.length / all.length : 1,
    understood,
    notUnderstood: all.filter(({ act }) => act === undefined),
  };
};
