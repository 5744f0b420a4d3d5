import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { analyseClause, readingOptions } from '../../../../functions/core/clauses/analyse-clause.ts';
import { createReadings, type Readings } from '../../../../functions/core/clauses/kept-readings.ts';
import { prepareReading, rereadSuggestion } from '../../../../functions/core/clauses/recheck-suggestion.ts';
import { loadModels } from '../../../../functions/core/clauses/recognition/load-model.ts';
import { makeChanges } from '../../../../functions/core/clauses/rewrite/make-changes.ts';
import { guidance } from '../../../support/guidance.ts';
import { wholeReadings } from '../../../support/whole-readings.ts';

const asked = { contractType: 'service-agreement', partyRole: 'client', riskTolerance: 'moderate' } as const;
const models = await loadModels();

const sectionCount = 60;
const sectionOf = (number: number): string =>
  `${number}. Service ${number}\nThe Supplier may suspend Service ${number} at any time without notice. The Client shall pay for Service ${number} within ${number + 10} days after it receives an invoice, and no fee for Service ${number} is refunded.`;
/** Sixty sections of two sentences and three statements. */
const contract = Array.from({ length: sectionCount }, (_, at) => sectionOf(at + 1)).join('\n\n');
const input = { text: contract, options: readingOptions({ ...asked, clauseText: contract }), playbooks: [] };

/** What is known of the statements of the contract: the passages that were told, and how many were held against rules. */
const known = (readings: Readings) => {
  const { memo } = readings.of(input, models);
  return { passages: [...memo.told.keys()], held: memo.size };
};

/** Reads the contract as it was changed, and says what of it was read that was not known. */
const readAnew = async (readings: Readings, revisedClause: string) => {
  const before = known(readings);
  await rereadSuggestion({ ...asked, clauseText: contract, revisedClause }, [], readings);
  const after = known(readings);
  const seen = new Set(before.passages);
  return {
    held: after.held - before.held,
    passages: after.passages
      .filter((passage) => !seen.has(passage))
      .map((passage) => (JSON.parse(passage) as { readonly cased: string }).cased),
  };
};

describe('what is read of a contract of which one change is made', () => {
  const change = (text: string, number: number): string =>
    text.replace(
      `suspend Service ${number} at any time without notice`,
      `suspend Service ${number} on thirty days’ notice`,
    );

  it('GIVEN sixty sections that were read WHEN one is changed THEN its changed statement is read, and no other of 180', async () => {
    const readings = createReadings();
    const all = known(readings);
    expect(all.held).toBeGreaterThanOrEqual(3 * sectionCount);
    expect(all.passages.length).toBeGreaterThanOrEqual(3 * sectionCount);
    const anew = await readAnew(readings, change(contract, 31));
    expect(anew).toEqual({ held: 1, passages: [expect.stringContaining('suspend Service 31 on thirty days’ notice')] });
  });

  it('GIVEN more changes THEN each is read once, however often and wherever it is made', async () => {
    const readings = createReadings();
    const one = change(contract, 2);
    const both = change(one, 59);
    expect((await readAnew(readings, one)).held).toBe(1);
    const { held, passages } = await readAnew(readings, both);
    expect([held, passages]).toEqual([1, [expect.stringContaining('Service 59')]]);
    expect(await readAnew(readings, both)).toEqual({ held: 0, passages: [] });
    expect(await readAnew(readings, change(contract, 59))).toEqual({ held: 0, passages: [] });
  });

  it('GIVEN a sentence put in before all others THEN they are not read though all of them moved', async () => {
    const { held } = await readAnew(
      createReadings(),
      contract.replace('The Supplier', 'The Client may leave. The Supplier'),
    );
    expect(held).toBeLessThanOrEqual(2);
  });

  it('GIVEN a contract and its suggestion that were made ready THEN no change of that is read at all', async () => {
    const readings = createReadings();
    const all = [7, 21, 48].reduce(change, contract);
    await prepareReading({ ...asked, clauseText: contract, revisedClause: all }, readings);
    for (const number of [7, 21, 48])
      expect(await readAnew(readings, change(contract, number))).toEqual({ held: 0, passages: [] });
  });
});

describe('what a changed text comes to', () => {
  const employment = readFileSync('web/public/samples/employment-contract.txt', 'utf8');
  const clause = {
    contractType: 'employment-contract',
    partyRole: 'employee',
    riskTolerance: 'moderate',
    clauseText: employment,
  } as const;

  it('GIVEN one change, and changes together THEN all is as a whole reading has it', async () => {
    const readings = createReadings();
    const analysis = await analyseClause(clause);
    const ids = [...new Set(analysis.suggestedImprovement.changes.map(({ findingId }) => findingId))];
    expect(ids.length).toBeGreaterThan(10);
    const sets = [...ids.filter((_, at) => at % 8 === 0).map((id) => [id]), ids, ids.filter((_, at) => at % 2)];
    for (const accepted of sets) {
      const reread = { ...clause, revisedClause: makeChanges({ clauseText: employment, analysis }, new Set(accepted)) };
      expect(await rereadSuggestion(reread, [], readings)).toEqual(await rereadSuggestion(reread, [], wholeReadings));
    }
  });

  it('GIVEN playbooks THEN they are held against each reading', async () => {
    const readings = createReadings();
    const reread = { ...clause, revisedClause: `${employment}\nTime is of the essence.` };
    const playbooks = [guidance({ avoidanceKeywords: ['time is of the essence'] })];
    const plain = await rereadSuggestion(reread, [], readings);
    const held = await rereadSuggestion({ ...reread, playbooks }, [], readings);
    expect(held).toEqual(await rereadSuggestion({ ...reread, playbooks }, [], wholeReadings));
    expect([plain, held].map(({ recheck }) => recheck.introduced.join().includes('essence'))).toEqual([false, true]);
  });

  it('GIVEN a parties’ name that goes, so that others may be meant THEN all is as a whole reading has it', async () => {
    const text =
      'Acme Ltd ("Supplier") serves Bolt Ltd ("Client"). Supplier may end this Agreement and shall keep all fees.';
    const readings = createReadings();
    for (const revisedClause of [
      text.replace('("Supplier")', '("Client")').replace('("Client").', '("Supplier").'),
      text.replace('Supplier may', 'Bolt Ltd may'),
      text.replace('Client', 'Customer'),
    ]) {
      const reread = { ...asked, clauseText: text, revisedClause };
      expect(await rereadSuggestion(reread, [], readings)).toEqual(await rereadSuggestion(reread, [], wholeReadings));
    }
  });
});

describe('what a process keeps', () => {
  const textOf = (at: number) => ({ ...input, text: `${at}. The Supplier may end this Agreement at any time.` });

  it('GIVEN a text that was read THEN its reading is the same one, for the same side and playbooks alone', () => {
    const readings = createReadings();
    const first = readings.of(textOf(1), models);
    expect(readings.of(textOf(1), models)).toBe(first);
    const others = [
      { ...textOf(1), options: { ...input.options, partyRole: 'service-provider' as const } },
      { ...textOf(1), playbooks: [guidance({ avoidanceKeywords: ['end'] })] },
      textOf(2),
    ].map((other) => readings.of(other, models));
    expect(new Set([first, ...others]).size).toBe(4);
  });

  it('GIVEN more texts than there is room for THEN those that were read longest ago go', () => {
    const readings = createReadings();
    const [first, second] = [readings.of(textOf(1), models), readings.of(textOf(2), models)];
    for (const at of [3, 4, 5, 6, 7, 8]) readings.of(textOf(at), models);
    expect(readings.of(textOf(1), models)).toBe(first);
    readings.of(textOf(9), models);
    expect(readings.of(textOf(1), models)).toBe(first);
    expect(readings.of(textOf(2), models)).not.toBe(second);
  });

  it('GIVEN a text too long to be kept THEN it takes the place of no other, and its beginning makes ready', async () => {
    const readings = createReadings();
    const first = readings.of(textOf(1), models);
    const long = { ...input, text: `${textOf(2).text} `.padEnd(400_001) };
    expect([readings.canKeep(long.text), readings.canKeep(long.text.slice(1))]).toEqual([false, true]);
    expect(readings.of(long, models)).not.toBe(readings.of(long, models));
    expect(readings.of(textOf(1), models)).toBe(first);
    const readTexts: string[] = [];
    const watched: Readings = {
      canKeep: (text) => readings.canKeep(text),
      of: (one, given) => {
        readTexts.push(one.text);
        return readings.of(one, given);
      },
    };
    await prepareReading({ ...asked, clauseText: long.text, revisedClause: long.text }, watched);
    expect(readTexts.map(({ length }) => length)).toEqual([8_000]);
  });
});
