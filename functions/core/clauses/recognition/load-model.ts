import { loadBearings } from '../bearing/load-bearings.ts';
import type { Models } from '../findings/find-all.ts';
import { loadLikeness } from './issue-likeness.ts';
import { unpackModel, type LinearModel, type PackedModel } from './linear-model.ts';

let loaded: Promise<LinearModel> | undefined;

/** The recogniser's model, read once: its weights are a file of their own that is loaded with the first analysis. */
export const loadModel = (): Promise<LinearModel> =>
  (loaded ??= import('./weights.json', { with: { type: 'json' } }).then((file) =>
    unpackModel(file.default as PackedModel),
  ));

/** All that was learned, each read once. */
export const loadModels = async (): Promise<Models> => {
  const [recogniser, bearings, likeness] = await Promise.all([loadModel(), loadBearings(), loadLikeness()]);
  return { recogniser, bearings, likeness };
};
