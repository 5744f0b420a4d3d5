import { describe, expect, it } from '@jest/globals';
import { analyseClause } from '../../../../../functions/core/clauses/analyse-clause.ts';
import { isNoGain, isOwnersGain } from '../../../../../functions/core/clauses/findings/no-gain.ts';
import { readText } from '../../../../../functions/core/clauses/reading/read-text.ts';
import { readStatements } from '../../../../../functions/core/clauses/statements/read-statements.ts';
import type { ContractType, PartyRole } from '../../../../../shared/contracts.ts';

/** Which statements of a clause give its reader nothing to keep. */
const noGainsIn = (clauseText: string, contractType: ContractType, partyRole: PartyRole): readonly boolean[] => {
  const read = readText(clauseText, { contractType, partyRole, riskTolerance: 'moderate' });
  return readStatements(read).map((statement) => isNoGain(read, statement));
};

describe('what gives the reader nothing to keep', () => {
  it.each([
    ['what the other side comes to own', 'The Supplier shall exclusively own the reports and every right in them.'],
    ['an option of the other side', 'The Supplier shall have a further right to extend the term for two years.'],
    ['money that the other side keeps', 'The Supplier will retain all proceeds of the sale of the scrap metal.'],
    ['what the reader concedes', 'The Client acknowledges that the Supplier will train its other clients first.'],
    [
      'a condition without a verb of duty',
      'The Supplier shall ship in May, provided that the order is no larger than the forecast.',
    ],
    ['what becomes of the contract', 'This Agreement replaces the Letter of Intent in every respect.'],
    [
      'what becomes of the rest where a provision is void',
      'If a provision of this Agreement is held invalid, the remainder of its provisions shall stay in full force.',
    ],
    ['what the reader admits', 'The Client hereby declares its awareness that the kiln has no approval yet.'],
    [
      'liability of the reader that stays open',
      'Nothing in this Agreement limits or excludes the Client’s liability for death.',
    ],
    ['what both owe alike', 'The parties will negotiate in good faith to replace the void provision.'],
    [
      'words whose beginning is missing',
      'ending on the last day of March, to sell the stock so long as the Supplier pays the Client.',
    ],
    ['a definition', '“Improvement” means whatever the Supplier shall make for the Client.'],
  ])('GIVEN %s THEN it is none', (_, clause) => {
    expect(noGainsIn(clause, 'service-agreement', 'client').at(-1)).toBe(true);
  });

  it.each([
    ['what the other side owes', 'The Supplier shall refund the fee for each day on which the kiln stands still.'],
    [
      'what the other side must hold ready',
      'The Supplier shall have in force insurance of two million dollars for the term.',
    ],
    ['records that the other side keeps', 'The Supplier shall retain records of each firing for six years.'],
    [
      'what the other side may not do',
      'The Supplier shall not represent that the Supplier has any right to bind the Client.',
    ],
    ['what the reader may do', 'The Client may reject tiles that are cracked.'],
  ])('GIVEN %s THEN it may be one', (_, clause) => {
    expect(noGainsIn(clause, 'service-agreement', 'client')).toEqual([false]);
  });
});

describe('a benefit', () => {
  it('GIVEN two companies by name and nothing plain that tells their sides THEN nobody is told of a gain', async () => {
    const clauseText =
      'Quillmark shall be entitled to inspect the ledgers of Ostrava Mills twice a year. Ostrava Mills shall correct each error within ten days and shall answer the questions of Quillmark.';
    for (const partyRole of ['client', 'service-provider'] as const) {
      const { benefits } = await analyseClause({ clauseText, contractType: 'service-agreement', partyRole });
      expect(benefits).toEqual([]);
    }
  });

  it('GIVEN words that can only be quoted THEN it is not told', async () => {
    const { benefits } = await analyseClause({
      clauseText:
        'Any patent on an invention that (i) has been built into a loom and (ii) was made before the Closing Date, shall belong to the Client. The Supplier shall repair each loom without charge within ten days after notice.',
      contractType: 'service-agreement',
      partyRole: 'client',
    });
    expect(benefits.map(({ title }) => title)).toEqual([expect.stringMatching(/^The Supplier must repair each loom/)]);
  });

  it.each([
    [
      'a right to assign without consent in a merger',
      'Neither party may assign this Agreement without the written consent of the other party. Notwithstanding the foregoing, either party may assign this Agreement without consent in a merger.',
      /assign without the other/,
    ],
    [
      'notices that count when mailed',
      'Notices are deemed given when delivered by hand or mailed by certified mail, except for a notice of change of address, which takes effect only when received.',
      /counts only when received/,
    ],
    [
      'what a member of neither side does not look at',
      'You agree that the Supplier is free to leave, and that the Supplier does not review the tiles that others show.',
      /does not review/,
    ],
    [
      'a number of a paragraph in the middle of a sentence',
      'For the rights that the Client gives, the Supplier agrees to pay the Client: 9.1.1 Base Fee. The Supplier shall pay the Client a base fee of nine dollars.',
      /9\.1\.1/,
    ],
    [
      'a right of a party that is left out',
      '11.3 Assignment. [ * ] may [ * ] any of its rights under this Agreement without the prior written consent of [ * ].',
      /consent/,
    ],
    [
      'what is only so of a thing',
      'All policies shall contain a provision that Hestia Ovens, although named in them, may recover any loss that it incurs by the fault of the Client.',
      /policies/,
    ],
    [
      'a share in rights and no transfer of the contract',
      'Each party to whom title to the joint patents vests by assignment from its affiliates hereby assigns one half of it to the other party; except as agreed, it may be used freely by either party.',
      /transfer to an affiliate/,
    ],
  ])('GIVEN %s THEN it is not told as more', async (_, clauseText, title) => {
    const { benefits } = await analyseClause({ clauseText, contractType: 'service-agreement', partyRole: 'client' });
    expect(benefits.filter((benefit) => title.test(benefit.title))).toEqual([]);
  });

  it('GIVEN a bound on what the other side answers for THEN it serves that side', () => {
    expect(
      noGainsIn(
        'The Supplier must limit its liability to the sums that it has received for the tiles.',
        'service-agreement',
        'client',
      ),
    ).toEqual([true]);
  });
});

describe('what the reader owns', () => {
  const owns = (clauseText: string): boolean => {
    const read = readText(clauseText, {
      contractType: 'service-agreement',
      partyRole: 'client',
      riskTolerance: 'moderate',
    });
    return readStatements(read).some(isOwnersGain);
  };

  it('GIVEN ownership of the reader THEN it is no burden, and a duty at its own cost is one', () => {
    expect(owns('The Client is, and shall be, the sole owner of all tiles, whether partial or complete.')).toBe(true);
    expect(owns('The Client shall at its own expense repaint the hallway as often as the Supplier requires.')).toBe(
      false,
    );
  });
});

describe('what frees the reader is no burden', () => {
  it.each([
    [
      'a bound on what the reader owes',
      'The Supplier shall go on firing tiles after a merger of the Client. The obligation of the Supplier and the Supplier’s obligation to fire tiles shall be limited in any case to the number fired in the month before.',
      'service-provider',
    ],
    [
      'an indemnity from somebody by a name of no side',
      'Marked Users, at Marked Users’ own expense, shall indemnify and hold harmless Licensor against any claim to the extent that it (a) results from a service of Marked Users, or (b) results from a breach of this Agreement by Marked Users.',
      'licensor',
    ],
  ] as const)('GIVEN %s THEN nothing of weight is listed', async (_, clauseText, partyRole) => {
    const { risks } = await analyseClause({ clauseText, contractType: 'license-agreement', partyRole });
    expect(risks.filter(({ level }) => level !== 'low')).toEqual([]);
  });
});
