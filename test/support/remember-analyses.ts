import type { analyseClause, AnalyseClauseInput } from '../../functions/core/clauses/analyse-clause.ts';

type Analyse = typeof analyseClause;

/**
 * Has the clause engine read each text once for this file of tests, whoever asks: the same question has the same answer,
 * as the engine's own tests show. For tests of what is done with an analysis; `engine-once.mjs` asks here.
 */
export const rememberAnalyses = (): void => {
  const known = new Map<string, ReturnType<Analyse>>();
  const remembered = async (input: AnalyseClauseInput, analyse: Analyse): ReturnType<Analyse> => {
    const question = JSON.stringify(input);
    const answer = known.get(question) ?? analyse(input);
    known.set(question, answer);
    // A copy, so that nobody finds what somebody else made of theirs.
    return structuredClone(await answer);
  };
  Object.assign(globalThis, { remembered });
};

/** Has the engine read each time again, for tests of whether it comes to the same. */
export const readEachTime = (): void => {
  Object.assign(globalThis, { remembered: undefined });
};
