import { describe, expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { analyseClause } from '../../../../../functions/core/clauses/analyse-clause.ts';
import type { PartyRole } from '../../../../../shared/contracts.ts';
import { starters } from '../../../../../web/src/features/playbook/starters.ts';
import { guidance } from '../../../../support/guidance.ts';

interface Sample {
  readonly contractType: string;
  readonly partyRole: PartyRole;
  readonly file: string;
  readonly clauses: readonly { readonly text: string }[];
}

const folder = path.resolve(import.meta.dirname, '../../../../../web/public/samples');
const read = (file: string): string => readFileSync(path.join(folder, file), 'utf8');
const samples = JSON.parse(read('samples.json')) as readonly Sample[];

describe('the playbooks to begin with', () => {
  it.each(samples.map((sample) => [sample.contractType, sample] as const))(
    'GIVEN one for the type %s and texts of that type THEN each of its instructions is assessed without a model',
    async (contractType, { partyRole, file, clauses }) => {
      const own = starters.filter(({ rules }) => rules.contractTypes.includes(contractType));
      expect(own).toHaveLength(1);
      const playbooks = own.map(({ name, rules }) => guidance(rules, [], name));
      for (const clauseText of [read(file), ...clauses.map(({ text }) => text)]) {
        const { playbookRules } = await analyseClause({ clauseText, contractType, partyRole, playbooks });
        const instructions = playbookRules.filter(({ kind }) => kind === 'special-instructions');
        expect(instructions.length).toBeGreaterThan(1);
        expect(instructions.filter(({ outcome }) => outcome === 'not-assessed').map(({ rule }) => rule)).toEqual([]);
      }
    },
  );
});
