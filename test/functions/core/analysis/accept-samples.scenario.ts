import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import type { Analysis } from '../../../../shared/analysis.ts';
import type { PartyRole } from '../../../../shared/contracts.ts';
import { titleKey } from '../../../../shared/verdicts.ts';
import { analyseClause } from '../../../../functions/core/clauses/analyse-clause.ts';
import { rereadSuggestion } from '../../../../functions/core/clauses/recheck-suggestion.ts';
import { makeChanges } from '../../../../functions/core/clauses/rewrite/make-changes.ts';
import { openRisks, type OpenRisks } from '../../../../functions/core/analysis/open-risks.ts';

interface Sample {
  readonly contractType: string;
  readonly partyRole: PartyRole;
  readonly file: string;
  readonly clauses: readonly { readonly title: string; readonly text: string }[];
}

const folder = path.resolve(import.meta.dirname, '../../../../web/public/samples');
const read = (file: string): string => readFileSync(path.join(folder, file), 'utf8');

const samples = (JSON.parse(read('samples.json')) as readonly Sample[]).flatMap(
  ({ clauses, file, contractType, partyRole }) =>
    [...clauses, { title: `${file}, whole`, text: read(file) }].map(
      ({ title, text }) => [title, { text, contractType, partyRole }] as const,
    ),
);

const isUntouched = (revisedClause: string, evidence: readonly { readonly quote: string }[]): boolean =>
  evidence.every(({ quote }) => revisedClause.includes(quote));

describe('what accepting comes to, for everything that the product offers to try', () => {
  it.each(samples)(
    'GIVEN the sample %s WHEN any one of its changes is accepted THEN the score does not rise, and the other risks stay open; and all together lower it',
    async (_, { text: clauseText, contractType, partyRole }) => {
      const clause = { clauseText, contractType, partyRole, riskTolerance: 'moderate' as const, playbooks: [] };
      const analysis: Analysis = await analyseClause(clause);
      const { changes } = analysis.suggestedImprovement;
      const accept = async (accepted: ReadonlySet<string>): Promise<OpenRisks & { readonly text: string }> => {
        const revisedClause = makeChanges({ clauseText, analysis }, accepted);
        const lacks = new Set(analysis.missingElements.map(({ id }) => id));
        const additions = changes.filter(({ findingId }) => accepted.has(findingId) && lacks.has(findingId));
        const reread = await rereadSuggestion(
          { ...clause, revisedClause },
          additions.map(({ put }) => put),
        );
        return { ...openRisks({ analysis, clauseText, accepted, revisedClause, ...reread }), text: revisedClause };
      };
      const ids = [...new Set(changes.map(({ findingId }) => findingId))];
      for (const id of ids) {
        const { riskScore, risks, text } = await accept(new Set([id]));
        expect([id, riskScore <= analysis.overallRiskScore]).toEqual([id, true]);
        const open = new Set(risks.map(({ title }) => titleKey(title)));
        const others = analysis.risks.filter((risk) => risk.id !== id && isUntouched(text, risk.evidence));
        expect([id, others.filter(({ title }) => !open.has(titleKey(title)))]).toEqual([id, []]);
      }
      expect(ids.length).toBeGreaterThan(0);
      expect((await accept(new Set(ids))).riskScore).toBeLessThan(analysis.overallRiskScore);
    },
  );
});
