import { unpackBearings, type BearingModel, type PackedBearings } from './bearing-model.ts';

let loaded: Promise<BearingModel> | undefined;

/** The model of bearings, read once with the first analysis. */
export const loadBearings = (): Promise<BearingModel> =>
  (loaded ??= import('./bearings.json', { with: { type: 'json' } }).then((file) =>
    unpackBearings(file.default as PackedBearings),
  ));
