import { unpackModel, type LinearModel, type PackedModel } from './linear-model.ts';

let loaded: Promise<LinearModel> | undefined;

/** The recogniser's model, read once: its weights are a file of their own that is loaded with the first analysis. */
export const loadModel = (): Promise<LinearModel> =>
  (loaded ??= import('./weights.json', { with: { type: 'json' } }).then((file) =>
    unpackModel(file.default as PackedModel),
  ));
