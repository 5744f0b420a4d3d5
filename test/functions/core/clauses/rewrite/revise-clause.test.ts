import { analyseClause } from '../../../../../functions/core/clauses/analyse-clause.ts';
import { describe, expect, it } from '@jest/globals';
import { findAll, type Findings } from '../../../../../functions/core/clauses/findings/find-all.ts';
import { loadModels } from '../../../../../functions/core/clauses/recognition/load-model.ts';
import { reviseClause } from '../../../../../functions/core/clauses/rewrite/revise-clause.ts';

const clause =
  'Supplier may terminate this Agreement at any time for any reason without notice. Customer shall pay on demand the cost of repair as determined by Supplier.';

const options = { contractType: 'service-agreement', partyRole: 'client', riskTolerance: 'moderate' } as const;

/** The clause revised by a reader to whom the named words weigh more than all that was said before. */
const revised = async (heavy: RegExp): Promise<string | undefined> => {
  const models = await loadModels();
  const read = (text: string): Findings => findAll(text, options, models);
  const before = read(clause);
  const reread = (text: string): Findings => {
    const after = read(text);
    return heavy.test(text) ? { ...after, riskScore: before.riskScore + 1 } : after;
  };
  return reviseClause(before, before.hazards, [], 14, reread)?.text;
};

describe('softer words that read as riskier', () => {
  it('GIVEN a re-reading to which nothing weighs more THEN they stand', async () => {
    expect(await revised(/^$/)).toContain('as reasonably determined by Supplier');
  });

  it('GIVEN a re-reading to which they weigh more THEN they are left out and the other changes stay', async () => {
    const text = await revised(/as reasonably determined by/);

    expect(text).toContain('as determined by Supplier');
    expect(text).not.toContain('without notice');
  });

  it('GIVEN an injunction without proof and without security THEN both are left to the court in words that agree', async () => {
    const { suggestedImprovement } = await analyseClause({
      clauseText:
        'Recipient agrees that damages would not be an adequate remedy and that Discloser is entitled to an injunction without proof of loss and without giving security.',
      contractType: 'nda',
      partyRole: 'recipient',
      riskTolerance: 'moderate',
    });
    expect(suggestedImprovement.revisedClause).toContain(
      'an injunction subject to such proof and security as the court may require.',
    );
  });
});
