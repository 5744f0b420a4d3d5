import { reportAssets } from '../functions/adapters/pdf-writer-assets.ts';
import type { FunctionName } from './function-entries.ts';

/** A file or folder that a Lambda reads at run time: `from` below the repository, `to` below the bundle. */
export interface BundleAsset {
  readonly from: string;
  readonly to: string;
}

/** The fonts of what is printed. */
const fonts = reportAssets.map(({ source, file }) => ({ from: `node_modules/${source}`, to: `assets/${file}` }));

/** What lies beside the JavaScript of a handler. */
export const bundleAssets: Partial<Readonly<Record<FunctionName, readonly BundleAsset[]>>> = {
  exportAnalysis: fonts,
  printLedger: fonts,
};
