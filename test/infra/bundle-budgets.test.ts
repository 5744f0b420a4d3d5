import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { bundleHandlers, type HandlerBundles } from '../../infra/bundle.ts';
import { loadedAtOnce } from '../support/loaded-at-once.ts';

/*
 * What a hot Lambda loads before its first request: 450 KB minified, 130 KB compressed. What only some requests need
 * (documents, reports, recognition, a model, storage of long texts) is loaded when one of them comes.
 */
describe('budgets of the functions', () => {
  let bundles: HandlerBundles;
  beforeAll(async () => {
    bundles = await bundleHandlers({ outdir: path.resolve(import.meta.dirname, '../../.local/bundles') });
  }, 60_000);

  it.each([
    'analyzeClause',
    'listAnalyses',
    'getAnalysis',
    'listAuditEntries',
    'deleteAnalysis',
    'saveDecisions',
    'rereadClause',
    'reviewAnalysis',
    'getReviewProgress',
    'getPublicMode',
  ] as const)('GIVEN %s THEN it loads at most 450 KB, 130 KB compressed', async (name) => {
    const code = await loadedAtOnce(bundles[name].directory);
    expect(code.byteLength).toBeGreaterThan(50_000);
    expect(code.byteLength).toBeLessThanOrEqual(450_000);
    expect(gzipSync(code).byteLength).toBeLessThanOrEqual(130_000);
    expect(code.toString('utf8')).not.toMatch(/pdfmake|pdfjs|DetectDocumentText/);
  });
});
