import { describe, expect, it } from '@jest/globals';
import { findAll } from '../../../functions/core/clauses/findings/find-all.ts';
import { withParties } from '../../../functions/core/clauses/findings/report-findings.ts';
import { clauseKinds } from '../../../functions/core/clauses/knowledge/clause-kinds.ts';
import { hazards } from '../../../functions/core/clauses/knowledge/hazards.ts';
import { contractKind } from '../../../functions/core/clauses/knowledge/kinds-contract.ts';
import { ndaKind } from '../../../functions/core/clauses/knowledge/kinds-nda.ts';
import { sideOfRole, spokenRole, wordsOfSide } from '../../../functions/core/clauses/knowledge/party-words.ts';
import { foldText } from '../../../functions/core/clauses/reading/fold-text.ts';
import { loadModel } from '../../../functions/core/clauses/recognition/load-model.ts';
import { contractTypes, partyRoles } from '../../../shared/contracts.ts';

const kinds = [...clauseKinds, ndaKind, ...contractTypes.map(contractKind)];

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
      expect(kind.market.length).toBeGreaterThan(20);
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
    const { default: packed } = await import('../../../functions/core/clauses/recognition/weights.json', {
      with: { type: 'json' },
    });
    expect(packed.attribution.join()).toMatch(/CUAD v1.*CC BY 4\.0.*Galassi.*CC BY 4\.0/);
    expect(packed.terms.split(' ').filter((term) => term.split('_').length > 2)).toEqual([]);
    expect(JSON.stringify(packed).length).toBeLessThan(200_000);
  });
});
