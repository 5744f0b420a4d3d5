import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import * as z from 'zod/mini';
import { findAll } from '../../../../functions/core/clauses/findings/find-all.ts';
import { withParties } from '../../../../functions/core/clauses/findings/report-findings.ts';
import { clauseKinds } from '../../../../functions/core/clauses/knowledge/clause-kinds.ts';
import { hazards } from '../../../../functions/core/clauses/knowledge/hazards.ts';
import { contractKind } from '../../../../functions/core/clauses/knowledge/contract-kind.ts';
import { ndaKind } from '../../../../functions/core/clauses/knowledge/patterns/kinds-nda.ts';
import { sideOfRole, spokenRole, wordsOfSide } from '../../../../functions/core/clauses/knowledge/party-words.ts';
import { foldText } from '../../../../functions/core/clauses/reading/fold-text.ts';
import { loadModel } from '../../../../functions/core/clauses/recognition/load-model.ts';
import { knowledgeSchemas, readKnowledge } from '../../../../functions/core/clauses/knowledge/knowledge-schemas.ts';
import { contractTypes, partyRoles } from '../../../../shared/contracts.ts';

const folder = path.resolve(import.meta.dirname, '../../../../functions/core/clauses/knowledge');
const kinds = [...clauseKinds, ndaKind, ...contractTypes.map(contractKind)];

// Whoever edits a file reads here what is wrong with it; the product carries no such texts.
z.config(z.locales.en());

/** Every file that a lawyer edits, by its path below the knowledge folder. */
const files = (await readdir(folder, { recursive: true })).filter(
  (file) => file.endsWith('.json') && !file.startsWith('schemas'),
);
const contentOf = async (file: string): Promise<Record<string, unknown>> =>
  JSON.parse(await readFile(path.join(folder, file), 'utf8')) as Record<string, unknown>;

describe('the files of the knowledge', () => {
  it.each(files)('GIVEN %s WHEN read THEN it names its schema, fits it, and is in use', async (file) => {
    const content = await contentOf(file);
    const schema = path.relative(folder, path.resolve(folder, path.dirname(file), content['$schema'] as string));
    const [, name] = /^schemas\/(.+)\.json$/.exec(schema)!;
    expect(() => readKnowledge(file, knowledgeSchemas[name as keyof typeof knowledgeSchemas], content)).not.toThrow();
    const users = await Promise.all(
      (await readdir(folder, { recursive: true }))
        .filter((each) => each.endsWith('.ts'))
        .map((each) => readFile(path.join(folder, each), 'utf8')),
    );
    expect(users.some((code) => code.includes(`/${file}' with`))).toBe(true);
  });

  it.each(Object.entries(knowledgeSchemas))(
    'GIVEN the schema %s WHEN an editor checks by it THEN it is the one the engine checks by (else: npm run knowledge)',
    async (name, schema) => {
      expect(await contentOf(`schemas/${name}.json`)).toEqual(
        JSON.parse(JSON.stringify(z.toJSONSchema(schema, { io: 'input' }))),
      );
    },
  );

  it.each([
    ['a placeholder nobody knows', 'why', '{baerer} pays.', /\{bearer\} and \{gainer\}/],
    ['a placeholder of another kind of file', 'ask', 'Ask {own} to pay.', /\{bearer\} and \{gainer\}/],
    ['a brace left open', 'add', 'Then {gainer pays.', /\{bearer\} and \{gainer\}/],
    ['a level nobody knows', 'level', 'severe', /high/],
    ['no reason', 'why', undefined, /why/],
    ['a field nobody knows', 'wyh', 'It costs.', /wyh/],
  ])('GIVEN a hazard with %s WHEN read THEN it is refused, with file and place', async (_, field, value, says) => {
    const content = (await contentOf('hazards/indemnity.json')) as { hazards: Record<string, Record<string, unknown>> };
    content.hazards['indemnity'] = { ...content.hazards['indemnity'], [field]: value };
    const read = () => readKnowledge('hazards/indemnity.json', knowledgeSchemas.hazards, content);
    expect(read).toThrow('hazards/indemnity.json');
    expect(read).toThrow(says);
  });
});

describe('the knowledge of the clause engine', () => {
  it('GIVEN every hazard WHEN listed THEN ids are unique, references exist and every text is there', () => {
    const ids = hazards.map((hazard) => hazard.id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const hazard of hazards) {
      expect([hazard.id, (hazard.saidBy ?? []).filter((id) => !ids.includes(id))]).toEqual([hazard.id, []]);
      expect(hazard.why.length).toBeGreaterThan(20);
      expect(hazard.ask.length).toBeGreaterThan(10);
      expect(hazard.pattern.flags).toBe('');
    }
  });

  it('GIVEN a hazard with a sentence to add WHEN it is added THEN the hazard is softened by it', () => {
    for (const hazard of hazards.filter((each) => each.add && each.soft)) {
      const added = foldText(withParties(hazard.add!, 'the Tenant', 'the Landlord'));
      expect([hazard.id, hazard.soft!.test(added)]).toEqual([hazard.id, true]);
    }
  });

  it('GIVEN a wording to add WHEN read on its own THEN it brings in no high burden for the reader', async () => {
    const model = await loadModel();
    for (const hazard of hazards.filter((each) => each.add)) {
      const text = withParties(hazard.add!, 'the Tenant', 'the Landlord');
      const found = findAll(
        text,
        { contractType: 'rental-agreement', partyRole: 'tenant', riskTolerance: 'moderate' },
        model,
      );
      expect([
        hazard.id,
        found.hazards
          .filter((each) => each.bearer === 'own' && each.level === 'high' && !each.softened)
          .map((each) => each.hazard.id),
      ]).toEqual([hazard.id, []]);
    }
  });

  it('GIVEN every kind of clause WHEN its own wording is offered THEN each element is recognised in it', () => {
    for (const kind of kinds) {
      expect(new Set(kind.elements.map((element) => element.id)).size).toBe(kind.elements.length);
      expect(kind.market.length).toBeGreaterThan(0);
      const unseen = kind.elements.filter(
        (element) => !element.present.test(foldText(withParties(element.wording, 'the Tenant', 'the Landlord'))),
      );
      expect([kind.id, unseen.map((element) => element.id)]).toEqual([kind.id, []]);
    }
  });

  it('GIVEN every role WHEN looked up THEN it has a side and names, and no word is on both sides', () => {
    for (const role of partyRoles) expect([role, role in sideOfRole, spokenRole[role].length]).toEqual([role, true, 2]);
    expect(wordsOfSide.giver.filter((word) => wordsOfSide.taker.includes(word))).toEqual([]);
  });

  it('GIVEN the recogniser’s weights WHEN loaded THEN they name their sources and hold no run longer than two words', async () => {
    const { default: packed } = await import('../../../../functions/core/clauses/recognition/weights.json', {
      with: { type: 'json' },
    });
    expect(packed.attribution.join()).toMatch(/CUAD v1.*CC BY 4\.0.*Galassi.*CC BY 4\.0/);
    expect(packed.terms.split(' ').filter((term) => term.split('_').length > 2)).toEqual([]);
    expect(JSON.stringify(packed).length).toBeLessThan(200_000);
  });
});
