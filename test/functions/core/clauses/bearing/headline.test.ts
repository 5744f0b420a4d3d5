import { describe, expect, it } from '@jest/globals';
import { headlineOf, quotedHeadline } from '../../../../../functions/core/clauses/bearing/headline.ts';
import { readText } from '../../../../../functions/core/clauses/reading/read-text.ts';

const read = (text: string) =>
  readText(text, { contractType: 'service-agreement', partyRole: 'client', riskTolerance: 'moderate' });
const headed = (text: string) => headlineOf(read(text), text);

describe('the heading of a statement', () => {
  it.each([
    [
      'begins with what is denied, not behind a comma',
      'IN NO EVENT SHALL SUPPLIER OR ITS OFFICERS, AGENTS OR LICENSORS BE LIABLE FOR ANY INDIRECT OR SPECIAL DAMAGES.',
      'In no event shall Supplier or its officers, agents or licensors be liable for any indirect or special damages',
    ],
    [
      'leaves out what makes it a proviso',
      'provided, however, that Client pays every invoice that it received before the notice.',
      'Only if Client pays every invoice that it received before the notice',
    ],
    [
      'tells a condition behind the main clause',
      'If Client cancels a visit later than a day before, Client shall pay half of its price.',
      'Client shall pay half of its price if Client cancels a visit later than a day before',
    ],
    [
      'keeps brackets that its words refer to',
      'Client shall not pay for a visit under (b) or (c) that Supplier caused.',
      'Client shall not pay for a visit under (b) or (c) that Supplier caused',
    ],
  ])('%s', (_, text, expected) => {
    expect(headed(text)).toBe(expected);
  });

  it('GIVEN a name that the text writes in small letters elsewhere THEN capitals throughout keep it', () => {
    const text = 'Reports by NorthPort go to Client. NORTHPORT MAKES NO WARRANTY AS TO THE ACCURACY OF ITS REPORTS.';
    expect(headlineOf(read(text), text.slice(35))).toBe(
      'NorthPort makes no warranty as to the accuracy of its reports',
    );
  });

  it('GIVEN words that make no sentence THEN they are quoted, whole or up to where a part of them ends', () => {
    const text =
      '(c) any delay in a visit that was caused by Client, its staff or its other suppliers in the past month, or by anybody whom one of them let into the building without telling the front desk beforehand, without asking for a badge there and without a word of thanks to those at the gate of the building; or';
    expect(quotedHeadline(read(text), text)).toBe(
      '“any delay in a visit that was caused by Client, its staff or its other suppliers in the past month, or by anybody whom one of them let into the building without telling the front desk beforehand …”',
    );
    expect(quotedHeadline(read(text), 'any delay caused by Client; and')).toBe('“any delay caused by Client”');
    expect(quotedHeadline(read(text), 'delays')).toBeUndefined();
  });

  it('GIVEN a sentence without a stop for pages THEN it is cut between words', () => {
    const long = `Supplier shall ${'deliver the monthly performance documentation '.repeat(60)}to Client.`;
    for (const { start, end } of read(long).sentences) {
      expect(long.slice(start - 1, start)).toMatch(/^\s?$/);
      expect(long.slice(end, end + 1)).toMatch(/^\s?$/);
    }
  });

  it('keeps the condition in front of what has to be cut', () => {
    expect(
      headed(
        'If the Client has paid the fee for the season in full before the first of March, the Supplier shall replace each pump and valve in the greenhouse that fails during that season at its own cost and within two days after the Client has reported it by telephone or through the portal.',
      ),
    ).toMatch(/^If the Client has paid .*the Supplier shall replace/);
  });

  it('takes no party within “in the event” for the one who acts', () => {
    expect(
      headed('In the event the Supplier is unable to ship, the Client, in its sole discretion, may buy elsewhere.'),
    ).toBe('The Client, in its sole discretion, may buy elsewhere in the event the Supplier is unable to ship');
  });
});
