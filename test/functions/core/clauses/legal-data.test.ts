import { describe, expect, it } from '@jest/globals';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { analyseClause } from '../../../../functions/core/clauses/analyse-clause.ts';
import { analysisSchema } from '../../../../shared/analysis.ts';
import type { PartyRole } from '../../../../shared/contracts.ts';
import { spentMs } from '../../../support/spent-ms.ts';

const folder = join(
  process.env['CLAUSE_DATA'] ?? resolve(import.meta.dirname, '../../../../../shared/legal-data'),
  'dev',
);
const isThere = existsSync(join(folder, 'clauses.jsonl'));
if (!isThere)
  console.warn(`NO LEGAL DATA at ${folder}: the engine was not tried on real clauses. Name its folder in CLAUSE_DATA.`);

interface Row {
  readonly text: string;
  readonly set: string;
  readonly unfair?: boolean;
  readonly contractType: string;
  readonly partyRole: PartyRole;
}

const rows = (): Row[] =>
  readFileSync(join(folder, 'clauses.jsonl'), 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Row);

(isThere ? describe : describe.skip)('the clause engine on real clauses', () => {
  it('GIVEN every fourth clause WHEN read THEN the answer is valid, its quotes stand in it and no figure is invented', async () => {
    for (const row of rows().filter((_, index) => index % 4 === 0)) {
      const analysis = await analyseClause({
        clauseText: row.text,
        contractType: row.contractType,
        partyRole: row.partyRole,
      });
      expect(analysisSchema.safeParse(analysis).success).toBe(true);
      for (const finding of [...analysis.risks, ...analysis.benefits]) {
        for (const { quote, start, end } of finding.evidence) expect(row.text.slice(start, end)).toBe(quote);
      }
      const figures = (text: string) => (text.match(/\d[\d,.]*\d/g) ?? []).map((figure) => figure.replace(/[,.]/g, ''));
      const own = new Set(figures(row.text));
      expect(figures(analysis.plainEnglishExplanation).filter((figure) => !own.has(figure))).toEqual([]);
    }
  });

  it('GIVEN terms marked fair and unfair by lawyers WHEN a customer reads them THEN the unfair ones score higher', async () => {
    const scores: Record<'fair' | 'unfair', number[]> = { fair: [], unfair: [] };
    for (const row of rows().filter(({ set }) => set === 'unfair')) {
      const { overallRiskScore } = await analyseClause({
        clauseText: row.text,
        contractType: 'saas-agreement',
        partyRole: 'customer',
      });
      scores[row.unfair ? 'unfair' : 'fair'].push(overallRiskScore);
    }
    const pairs = scores.unfair.flatMap((high) => scores.fair.map((low) => (high > low ? 1 : high === low ? 0.5 : 0)));
    expect(pairs.reduce<number>((sum, pair) => sum + pair, 0) / pairs.length).toBeGreaterThan(0.88);
  });

  it('GIVEN whole contracts WHEN read THEN each takes seconds, lists its sections and stays small', async () => {
    const files = readdirSync(join(folder, 'contracts')).slice(0, 12);
    for (const file of files) {
      const clauseText = readFileSync(join(folder, 'contracts', file), 'utf8');
      const begun = spentMs();
      const analysis = await analyseClause({ clauseText, contractType: file.split('__')[0] });
      expect(spentMs() - begun).toBeLessThan(10_000);
      expect(analysis.readability).toBe('recognised');
      const { revisedClause, ...rest } = analysis.suggestedImprovement;
      expect(revisedClause.length).toBeGreaterThan(clauseText.length / 2);
      expect(JSON.stringify({ ...analysis, suggestedImprovement: rest }).length).toBeLessThan(250_000);
    }
  });
});
