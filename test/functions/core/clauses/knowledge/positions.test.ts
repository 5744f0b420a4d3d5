import { describe, expect, it } from '@jest/globals';
import { analyseClause } from '../../../../../functions/core/clauses/analyse-clause.ts';
import { findAll } from '../../../../../functions/core/clauses/findings/find-all.ts';
import { withParties } from '../../../../../functions/core/clauses/findings/party-grammar.ts';
import { clauseKinds } from '../../../../../functions/core/clauses/knowledge/clause-kinds.ts';
import { aimOf } from '../../../../../functions/core/clauses/knowledge/contract-kind.ts';
import { contractKnowledge } from '../../../../../functions/core/clauses/knowledge/patterns/contract-matters.ts';
import { ndaKind } from '../../../../../functions/core/clauses/knowledge/patterns/kinds-nda.ts';
import { loadModels } from '../../../../../functions/core/clauses/recognition/load-model.ts';
import { contractTypes, partyRoleChoices, partyRoles, type PartyRole } from '../../../../../shared/contracts.ts';

const kinds = [...clauseKinds, ndaKind];

const strategiesOf = async (clauseText: string, contractType: string, partyRole: PartyRole) =>
  (await analyseClause({ clauseText, contractType, partyRole })).negotiationStrategies;

describe('positions and market practice', () => {
  it('GIVEN every contract type WHEN looked up THEN its roles are those a person can choose, and each has its aim', () => {
    expect(Object.keys(contractKnowledge)).toEqual([...contractTypes]);
    for (const type of contractTypes) {
      const roles = partyRoleChoices(type).map(({ value }) => value);
      expect([type, Object.keys(contractKnowledge[type].roles).sort()]).toEqual([type, roles.sort()]);
    }
    expect(partyRoles.filter((role) => !aimOf(role))).toEqual([]);
  });

  it('GIVEN the wording each side opens with WHEN read for that side THEN it brings no burden of weight', async () => {
    const model = await loadModels();
    for (const { id, positions } of kinds) {
      for (const [seat, position] of Object.entries(positions!)) {
        const isGiver = seat === 'giver' || (seat === 'bound') === (id !== 'audit');
        const found = findAll(
          isGiver
            ? withParties(position.standard, 'Provider', 'Customer')
            : withParties(position.standard, 'Customer', 'Provider'),
          { contractType: 'saas-agreement', partyRole: isGiver ? 'vendor' : 'customer', riskTolerance: 'moderate' },
          model,
        );
        expect([
          id,
          seat,
          found.hazards
            .filter(({ bearer, level, softened }) => bearer === 'own' && level !== 'low' && !softened)
            // That a statute limits what serves the seat is no fault of its wording.
            .filter(({ hazard }) => !hazard.id.startsWith('limit-'))
            .map(({ hazard }) => hazard.id),
        ]).toEqual([id, seat, []]);
      }
    }
  });

  it('GIVEN wordings of one kind WHEN compared THEN each rung of each side says something else', () => {
    for (const { id, positions } of kinds)
      for (const { standard, fallback, walkAway } of Object.values(positions!))
        expect([id, new Set([standard, fallback, walkAway]).size]).toEqual([id, 3]);
  });

  it('GIVEN a clause WHEN read by either side THEN each gets its own wording, with its names, and the sources', async () => {
    const clause = (disputed: string) =>
      `Payment Terms. Customer shall pay each invoice of Supplier within one hundred and twenty days of receipt${disputed} Overdue sums bear interest at 5% a month.`;
    const paid = await strategiesOf(
      clause('. Customer may withhold what it disputes. Supplier may suspend delivery.'),
      'purchase-agreement',
      'seller',
    );
    const pays = await strategiesOf(
      clause(' and may withhold what it disputes; Supplier may suspend delivery at once and without notice.'),
      'purchase-agreement',
      'buyer',
    );
    const wording = 'Payment Terms: model wording to compare';
    const textOf = (strategies: typeof paid, title: string) =>
      strategies.find((strategy) => strategy.title === title)!.description;
    expect(textOf(paid, wording)).toContain('Open with: “Customer shall pay each invoice within [fourteen] days.');
    expect(textOf(pays, wording)).toContain(
      'Open with: “Customer pays each correct and undisputed invoice within [sixty] days',
    );
    expect(textOf(pays, 'Payment Terms: what is usual')).toMatch(
      /^Market practice: .*Directive 2011\/7\/EU, article 3/,
    );
  });

  it('GIVEN a duty of secrecy WHEN the one it binds reads it THEN the wording is for whom it binds, whatever the role', async () => {
    const clause = (who: string, whose: string, time: string) =>
      `Confidentiality. ${time} ${who} shall keep the confidential information of ${whose} secret. ${who} shall not disclose the confidential information to anybody but employees who need to know it. Information that is public, already known, independently developed or lawfully received from a third party is not confidential. ${who} may disclose what the law compels, after notice, and shall return the information on request.`;
    const stop = (strategies: readonly { readonly title: string; readonly description: string }[]) =>
      strategies.find(({ title }) => title.includes('model wording'))!.description;
    const bound = await strategiesOf(
      clause('Vendor', 'Customer', 'In perpetuity and without limit in time'),
      'saas-agreement',
      'vendor',
    );
    const served = await strategiesOf(
      clause('Customer', 'Vendor', 'For three months after its disclosure'),
      'saas-agreement',
      'vendor',
    );
    expect(stop(bound)).toContain('Ask for the exclusions and an end first');
    expect(stop(served)).toContain('Hold on to trade secrets');
  });

  it('GIVEN a clause about goods of another trade WHEN read THEN no model wording speaks of what it does not', async () => {
    const strategies = await strategiesOf(
      'Delivery and Acceptance. A report is accepted on the earliest of written approval and thirty days after receipt. Client may reject a report with reasons, and Consultant shall correct it within ten days.',
      'service-agreement',
      'client',
    );
    expect(strategies.map(({ description }) => description).join(' ')).not.toMatch(/DDP|DAP|carrier|goods/);
  });

  it('GIVEN a clause of no known kind WHEN a role reads it THEN nothing general stands in for advice', async () => {
    const strategies = await strategiesOf(
      'Tenant shall keep the garden gate closed at night and shall tell the neighbours about larger celebrations.',
      'rental-agreement',
      'tenant',
    );
    expect(strategies.filter(({ description }) => description === aimOf('tenant'))).toEqual([]);
  });

  it('GIVEN a reader of no side WHEN a clause is read THEN only what is usual is told', async () => {
    const strategies = await strategiesOf('This Agreement is governed by the laws of Delaware.', 'other', 'other');
    expect(strategies.map(({ title }) => title)).toContain('Governing Law: what is usual');
    expect(strategies.filter(({ title }) => title.includes('model wording'))).toEqual([]);
  });
});
