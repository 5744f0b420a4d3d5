import type { Standing } from '../reading/find-parties.ts';
import type { Stated } from '../findings/find-stated.ts';
import { createMatchMemo, type MatchMemo } from '../findings/match-memo.ts';
import { overlaps } from '../reading/split-text.ts';
import type { Statement } from '../statements/statement.ts';
import type { Bearing, BearingModel } from './bearing-model.ts';
import { clauseFeatures, statementFeatures, wordFeatures, type ClauseView } from './statement-features.ts';

const sides: Readonly<Record<Standing, string>> = {
  own: 'own',
  counterpart: 'other',
  both: 'both',
  unknown: 'unknown',
};

/** What rules say of each statement, by whom it burdens or serves. */
const ruledBy = ({ statements, hazards, benefits }: Stated): ReadonlyMap<Statement, readonly string[]> =>
  new Map(
    statements.map((statement) => [
      statement,
      [
        ...new Set([
          ...hazards
            .filter(({ match, at }) => match && overlaps(at, statement))
            .map(({ bearer, level }) => `${sides[bearer]}:${level}`),
          ...benefits.filter(({ places }) => overlaps(places[0]!, statement)).map(({ bearer }) => `benefit:${bearer}`),
        ]),
      ],
    ]),
  );

/**
 * The features of each statement of a text, in the order of the text.
 * @param memo what was found in readings of nearly the same text
 */
export const featuresOf = (stated: Stated, memo = createMatchMemo()): string[][] => {
  const ruled = ruledBy(stated);
  const view: ClauseView = { ...stated, ruled: (statement) => ruled.get(statement) ?? [] };
  const ofClause = clauseFeatures(view);
  return stated.statements.map((statement) =>
    statementFeatures(view, statement, ofClause, memo.find(wordFeatures, statement.words)),
  );
};

/** What each statement of a text bears on the reader's side. */
export const weighStatements = (
  stated: Stated,
  model: BearingModel,
  memo: MatchMemo,
): ReadonlyMap<Statement, Bearing> => {
  const features = featuresOf(stated, memo);
  return new Map(stated.statements.map((statement, at) => [statement, model(features[at]!)]));
};
