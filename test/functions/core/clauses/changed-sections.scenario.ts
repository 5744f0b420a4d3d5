import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { partyRoleChoices } from '../../../../shared/contracts.ts';
import { analyseClause, readingOptions } from '../../../../functions/core/clauses/analyse-clause.ts';
import { createReadings } from '../../../../functions/core/clauses/kept-readings.ts';
import { splitSections } from '../../../../functions/core/clauses/reading/split-text.ts';
import { rereadSuggestion } from '../../../../functions/core/clauses/recheck-suggestion.ts';
import { loadModels } from '../../../../functions/core/clauses/recognition/load-model.ts';
import { makeChanges } from '../../../../functions/core/clauses/rewrite/make-changes.ts';
import { hasLegalData, legalData } from '../../../support/legal-data.ts';
import { numbersFrom } from '../../../support/numbers-from.ts';
import { sampled } from '../../../support/rounds.ts';
import { wholeReadings } from '../../../support/whole-readings.ts';

interface Contract {
  readonly file: string;
  readonly contractType: string;
}

const inFolder = (folder: string): Contract[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.txt'))
    .map((name) => ({ file: path.join(folder, name), contractType: name.split(/__|\./)[0]! }));

const realContracts = hasLegalData ? inFolder(path.join(legalData, 'dev', 'contracts')) : [];
const contracts = [...inFolder(path.resolve('web/public/samples')), ...sampled(realContracts, 2)].flatMap(
  ({ file, contractType }) =>
    partyRoleChoices(contractType)
      .slice(0, 2)
      .map(
        ({ value }) => [`${path.basename(file)} for the ${value}`, { file, contractType, partyRole: value }] as const,
      ),
);

const draw = numbersFrom(Number(process.env['TEST_SEED'] ?? 1));
const models = await loadModels();
/** Of all statements, so large a part may be read for one change: those of its section, and of one beside it. */
const mostOfAll = 0.05;

/** The text as nobody accepts it but somebody may edit it: a section gone, two of them the other way round, one twice. */
const edited = (text: string): string[] => {
  const sections = splitSections(text).map(({ start, end }) => text.slice(start, end));
  const at = draw(sections.length);
  const [one = '', next = ''] = sections.slice(at, at + 2);
  return [
    sections.toSpliced(at, 1),
    sections.toSpliced(at, 2, next, one),
    sections.toSpliced(at, 0, one),
    [...sections.slice(at), ...sections.slice(0, at)],
  ].map((parts) => parts.join(''));
};

describe('a contract of which changed sections only are read again', () => {
  it.each(contracts)(
    'GIVEN %s WHEN any change is made, some of them drawn, or it is edited THEN all is as a whole reading has it',
    async (_, { file, contractType, partyRole }) => {
      const clauseText = readFileSync(file, 'utf8');
      const clause = { clauseText, contractType, partyRole, riskTolerance: 'moderate' as const };
      const analysis = await analyseClause(clause);
      const { changes } = analysis.suggestedImprovement;
      const ids = [...new Set(changes.map(({ findingId }) => findingId))];
      const lacks = new Set(analysis.missingElements.map(({ id }) => id));
      const readings = createReadings();
      const kept = () => readings.of({ text: clauseText, options: readingOptions(clause), playbooks: [] }, models);
      const statements = kept().findings.statements.length;
      const check = async (revisedClause: string, additions: readonly string[] = []) => {
        const again = await rereadSuggestion({ ...clause, revisedClause }, additions, readings);
        expect(again).toEqual(await rereadSuggestion({ ...clause, revisedClause }, additions, wholeReadings));
      };
      const accept = (accepted: readonly string[]) => {
        const puts = changes.filter(({ findingId }) => accepted.includes(findingId) && lacks.has(findingId));
        return check(
          makeChanges({ clauseText, analysis }, new Set(accepted)),
          puts.map(({ put }) => put),
        );
      };
      const before = kept().memo.size;
      for (const id of ids) await accept([id]);
      expect(kept().memo.size - before).toBeLessThanOrEqual(Math.ceil(mostOfAll * statements) * ids.length);
      for (let round = 0; round < 3; round += 1) await accept(ids.filter(() => draw(2) === 0));
      await accept(ids);
      for (const text of edited(clauseText)) await check(text);
    },
    600_000,
  );
});
