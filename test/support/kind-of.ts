import { clauseKinds } from '../../functions/core/clauses/knowledge/clause-kinds.ts';

/** The kind of clause of an id. @throws where there is none */
export const kindOf = (id: string) => {
  const kind = clauseKinds.find((each) => each.id === id);
  if (!kind) throw new Error(`there is no kind ${id}`);
  return kind;
};
