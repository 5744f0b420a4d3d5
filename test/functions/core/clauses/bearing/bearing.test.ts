import { describe, expect, it } from '@jest/globals';
import { analyseClause } from '../../../../../functions/core/clauses/analyse-clause.ts';
import { unpackBearings } from '../../../../../functions/core/clauses/bearing/bearing-model.ts';
import { burdenWords } from '../../../../../functions/core/clauses/bearing/burden-kinds.ts';
import { headlineOf } from '../../../../../functions/core/clauses/bearing/headline.ts';
import { fitLogistic, logitOf } from '../../../../../functions/core/clauses/bearing/training/fit-logistic.ts';
import { readText } from '../../../../../functions/core/clauses/reading/read-text.ts';
import { loadLikeness } from '../../../../../functions/core/clauses/recognition/issue-likeness.ts';
import type { PartyRole } from '../../../../../shared/contracts.ts';

/** A lease with a cost that no rule names. */
const lease =
  'The Landlord shall provide parking for two cars. The Tenant shall at its own expense, as often as the Landlord requires in its sole discretion, repaint the hallway in the colors that the Landlord selects. The Landlord may close the garden whenever it holds private events there, and no reduction of rent is made for the closure.';

const readBy = (partyRole: PartyRole) =>
  analyseClause({ clauseText: lease, contractType: 'lease-agreement', partyRole, riskTolerance: 'moderate' });

describe('what no rule names', () => {
  it('GIVEN a cost put on a side WHEN that side reads THEN it is told in its own words, as likely, with its place', async () => {
    const { risks } = await readBy('tenant');
    const told = risks.find(
      ({ derivation, title }) => derivation?.proof === 'likely' && title.startsWith('The Tenant must'),
    );
    expect(told?.title).toMatch(/^The Tenant must at its own expense, as often as the Landlord requires/);
    expect(told?.description).toContain('repaint the hallway in the colors that the Landlord selects');
    expect(told?.derivation?.likelihood).toBeGreaterThan(0.4);
    for (const { quote, start, end } of told?.evidence ?? []) expect(lease.slice(start, end)).toBe(quote);
  });

  it('GIVEN the same words WHEN the side they serve reads THEN they are no burden', async () => {
    expect((await readBy('landlord')).risks).toEqual([]);
  });

  it('GIVEN nobody in particular WHEN read THEN nothing likely burdens or serves a side: which it would be is open', async () => {
    const { risks, benefits } = await readBy('' as PartyRole);
    const likely = [...risks, ...benefits].filter(({ derivation }) => derivation?.proof === 'likely');
    expect(likely.filter(({ derivation }) => derivation?.burdens !== 'unknown')).toEqual([]);
  });

  it('GIVEN what the other side must do WHEN read THEN it is never a likely burden', async () => {
    const { risks } = await analyseClause({
      clauseText:
        'Supplier shall repair each defect within two days at its own cost. Supplier shall not assign this Agreement.',
      contractType: 'service-agreement',
      partyRole: 'client',
    });
    expect(risks.filter(({ derivation }) => derivation?.proof === 'likely')).toEqual([]);
  });
});

describe('the words of likely burdens', () => {
  it('GIVEN each kind THEN its words name no placeholder but the parties', () => {
    for (const { title, why, ask } of Object.values(burdenWords))
      for (const text of [title, why, ask]) expect(text.replace(/\{(?:bearer|gainer)\}/g, '')).not.toMatch(/[{}]/);
  });

  const read = readText(lease, { contractType: 'lease-agreement', partyRole: 'tenant', riskTolerance: 'moderate' });

  it.each([
    ['The Tenant shall pay, as Additional Rent, its share.', 'The Tenant shall pay, as Additional Rent, its share'],
    ['There is a risk to the continuity of any Service, or', 'There is a risk to the continuity of any Service'],
    [
      '(b) If the tenant leaves early, the whole deposit is lost.',
      'The whole deposit is lost if the tenant leaves early',
    ],
    [
      'Within sixty days after a request the Landlord may elect to terminate this Lease.',
      'The Landlord may elect to terminate this Lease within sixty days after a request',
    ],
    [
      'Latent defects, being those that no inspection shows, shall be notified within ten days.',
      'Latent defects shall be notified within ten days',
    ],
  ])('GIVEN “%s” THEN its heading is “%s”', (told, heading) => {
    expect(headlineOf(read, told)).toBe(heading);
  });

  it.each(['is received from a third party under no such duty', 'all costs of the audit', 'Or without notice of it'])(
    'GIVEN “%s”, which is no sentence, THEN it makes no heading',
    (told) => {
      expect(headlineOf(read, told)).toBeUndefined();
    },
  );

  it('GIVEN a long statement THEN its heading is cut where a part of it ends', () => {
    const heading = headlineOf(
      read,
      'The Landlord may at any time increase the charges for amenities, parking and technology upon thirty days notice to the tenant, to each occupant and to whoever else lives there, whether or not they have signed this lease, and may add what the services of others cost it.',
    );
    expect(heading).toMatch(/ …$/);
    expect(heading!.split(' ').length).toBeLessThanOrEqual(41);
  });
});

describe('what is learned', () => {
  it('GIVEN examples that a feature tells apart THEN it is learned, the same each time', () => {
    const examples = Array.from({ length: 40 }, (_, at) => ({
      features: at % 2 ? [0, 1] : [1, 2],
      truth: at % 2 === 1,
      weight: 1,
    }));
    const fitted = fitLogistic(examples, 3, 1);
    expect(logitOf(fitted, [0, 1])).toBeGreaterThan(1);
    expect(logitOf(fitted, [1, 2])).toBeLessThan(-1);
    expect(fitLogistic(examples, 3, 1)).toEqual(fitted);
  });

  it('GIVEN a packed model THEN names it does not know change nothing', () => {
    const none = { bias: 0, weights: 'A' };
    const model = unpackBearings({
      weightUnit: 0.01,
      names: 'sign:waiver',
      bearings: { burden: { bias: -1, weights: 'oG' }, wording: none, grave: none, benefit: none },
    });
    expect(model(['sign:waiver', 'w:unknown']).burden).toBeCloseTo(0.5, 2);
    expect(model([]).burden).toBeCloseTo(0.269, 3);
  });

  it('GIVEN a statement THEN it reads like the examples of its own issue, and not like those of another', async () => {
    const likenessOf = await loadLikeness();
    const words = "the [a]'s findings are final and binding on [o].";
    const { toIssue, toTopic } = likenessOf(words);
    expect(toIssue('one-sided-judgment', 'conclusive-determination')).toBeGreaterThan(0.6);
    expect(toIssue('restraints', 'noncompete-worldwide-any-role')).toBeLessThan(0.4);
    expect(toIssue('no-such', 'issue')).toBe(1);
    expect(toTopic('one-sided-judgment')).toBeGreaterThan(0.9);
    expect(toTopic('restraints')).toBeLessThan(0.5);
  });
});
