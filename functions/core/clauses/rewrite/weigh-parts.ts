import { unpackRegression } from '../bearing/bearing-model.ts';
import { placesOf } from '../text/packed-regression.ts';
import type { ReadText } from '../reading/read-text.ts';
import type { Statement } from '../statements/statement.ts';
import type { Part } from './detachable-parts.ts';
import { partFeatures } from './part-features.ts';
import packed from './part-weights.json' with { type: 'json' };

/** A logistic regression over the names of `part-features.ts`, packed as `bearing-model.ts` packs its own. */
export type PackedPartWeights = typeof packed;

const placesIn = placesOf(packed.names);
const likelihoodAt = unpackRegression(packed, packed.weightUnit);

/** How likely a lawyer strikes a part of a statement that burdens the reader, 0 to 1. */
export const strikeLikelihood = (read: ReadText, statement: Statement, part: Part): number =>
  likelihoodAt(placesIn(partFeatures(read, statement, part)));
