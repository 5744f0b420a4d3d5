import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import {
  fitSuggestion,
  rereadSuggestion,
  type RereadSuggestion,
} from '../../../../functions/core/clauses/recheck-suggestion.ts';
import { guidance } from '../../../support/guidance.ts';

const request = { contractType: 'service-agreement', partyRole: 'client', riskTolerance: 'moderate' } as const;
const clauseText = 'Supplier may terminate this Agreement at any time without notice.';

describe('rereadSuggestion', () => {
  it('GIVEN a text of several sections WHEN one word is changed THEN all that stays is listed, however much it is', async () => {
    const text = readFileSync('web/public/samples/employment-contract.txt', 'utf8');
    const { before, after } = await rereadSuggestion({
      contractType: 'employment-contract',
      partyRole: 'employee',
      riskTolerance: 'moderate',
      clauseText: text,
      revisedClause: text.replace('7. Non-Compet', '7. The Non-Compet'),
    });
    expect(before.risks.length).toBeGreaterThan(12);
    expect(after.risks).toHaveLength(before.risks.length);
  });

  it('GIVEN wording that makes the right mutual WHEN rechecked THEN the point is resolved and the risk falls', async () => {
    const { recheck } = await rereadSuggestion({
      ...request,
      clauseText,
      revisedClause: 'Either party may terminate this Agreement on thirty days’ written notice.',
    });
    expect(recheck.riskScoreAfter).toBeLessThan(recheck.riskScoreBefore);
    expect(recheck.resolved.length).toBeGreaterThan(0);
    expect(recheck.introduced).toEqual([]);
  });

  it('GIVEN wording that brings in a burden WHEN rechecked THEN it is named', async () => {
    const { recheck } = await rereadSuggestion({
      ...request,
      clauseText,
      revisedClause: `${clauseText} Client shall indemnify and hold harmless Supplier from and against all claims.`,
    });
    expect(recheck.riskScoreAfter).toBeGreaterThan(recheck.riskScoreBefore);
    expect(recheck.introduced.join()).toMatch(/indemni/i);
  });

  it('GIVEN the same wording WHEN rechecked THEN nothing has changed', async () => {
    const { recheck } = await rereadSuggestion({ ...request, clauseText, revisedClause: clauseText });
    expect(recheck).toMatchObject({ resolved: [], introduced: [], riskScoreAfter: recheck.riskScoreBefore });
  });

  it('GIVEN playbooks WHEN a wording brings in what they avoid THEN it is introduced and the risk rises', async () => {
    const playbooks = [guidance({ avoidanceKeywords: ['time is of the essence'] })];
    const revisedClause = `${clauseText} Time is of the Essence.`;
    const { recheck } = await rereadSuggestion({ ...request, clauseText, revisedClause, playbooks });
    expect(recheck.introduced.join()).toContain('time is of the essence');
    expect(recheck.riskScoreAfter).toBeGreaterThan(recheck.riskScoreBefore);
  });
});

describe('what stands in the same words', () => {
  const fees = 'Vendor may increase the fees at any time in its sole discretion.';
  const invoices =
    'Customer shall pay each invoice within thirty (30) days after receipt, except amounts disputed in good faith.';
  const suspension = 'Vendor may suspend the Services immediately without notice if any invoice is overdue.';
  const balance =
    'Each party shall bear its own taxes on income. Either party may request a reasonable review of an invoice.';
  const text = [fees, invoices, suspension, balance].join(' ');
  const asked = { contractType: 'saas-agreement', partyRole: 'customer', riskTolerance: 'moderate' } as const;
  const again = (revisedClause: string, additions?: readonly string[]) =>
    rereadSuggestion({ ...asked, clauseText: text, revisedClause }, additions);
  const ofSuspension = ({ risks }: RereadSuggestion['after']) =>
    risks.filter(({ title }) => /suspend/.test(title)).map(({ title, level }) => `${level}: ${title}`);

  it('GIVEN another sentence changed THEN its findings keep their names and levels, and the score holds them', async () => {
    const { before, after, recheck } = await again(
      text.replace('at any time in its sole discretion', 'once a year on ninety days’ written notice'),
    );
    expect(ofSuspension(before)).toHaveLength(2);
    expect(ofSuspension(after)).toEqual(ofSuspension(before));
    expect(after.riskScore).toBeGreaterThanOrEqual(3);
    expect(after.riskScore).toBeLessThan(before.riskScore);
    expect(recheck.riskScoreAfter).toBe(after.riskScore);
    for (const title of ofSuspension(before))
      expect(recheck.remaining.map((point) => `medium: ${point}`)).toContain(title);
  });

  it('GIVEN its own words changed THEN the new reading says what is left', async () => {
    const { before, after } = await again(text.replace('immediately without notice if any', 'on notice if a material'));
    expect(ofSuspension(after)).not.toEqual(ofSuspension(before));
    expect(after.riskScore).toBeLessThan(before.riskScore);
  });

  it('GIVEN it moved, behind sentences that are new or gone THEN it is found where it stands', async () => {
    const { before, after } = await again([suspension, balance].join(' '));
    const later = await again(['Vendor shall keep records.', text].join(' '));
    expect(ofSuspension(after)).toEqual(ofSuspension(before));
    expect(ofSuspension(later.after)).toEqual(ofSuspension(before));
  });

  it('GIVEN a sentence behind the last one THEN it may answer that one, unless it fills a gap', async () => {
    const clause = [invoices, balance, suspension].join(' ');
    const put = 'Vendor shall give Customer ten days’ written notice before a suspension.';
    const read = (additions?: readonly string[]) =>
      rereadSuggestion({ ...asked, clauseText: clause, revisedClause: `${clause} ${put}` }, additions);
    const { before, after } = await read([put]);
    expect(ofSuspension(after)).toEqual(ofSuspension(before));
    expect((await read()).after.riskScore).toBeLessThanOrEqual(after.riskScore);
  });

  it('GIVEN words that are told as they stand, and others that now follow them, THEN they are the same point under the same name', async () => {
    const stands =
      'During a takeover the Contractor shall provide its depot, staff and tools free of charge, its fees for the services taken over shall cease to be payable';
    const read = (end: string) => `${stands}, and ${end}`;
    const { before, after } = await rereadSuggestion({
      contractType: 'service-agreement',
      partyRole: 'service-provider',
      riskTolerance: 'moderate',
      clauseText: read(
        'the Contractor shall reimburse the Client for all costs of the takeover plus a surcharge of ten percent.',
      ),
      revisedClause: read(
        'where the Contractor’s default caused the takeover, the Contractor shall reimburse its reasonable and evidenced cost.',
      ),
    });
    const told = ({ risks }: RereadSuggestion['after']) =>
      risks
        .filter(({ evidence }) => evidence.some(({ start }) => start < stands.length))
        .map(({ title, level }) => `${level}: ${title}`);
    expect(told(before)).toHaveLength(1);
    expect(told(after)).toEqual(told(before));
  });

  it('GIVEN a title with an alternative of which only the changed words speak THEN what stands keeps its title', async () => {
    const changes = 'We can change these terms and our prices whenever we like.';
    const claims = 'You give up your right to have a jury and to join any class or group claim.';
    const { before, after } = await rereadSuggestion({
      contractType: 'saas-agreement',
      partyRole: 'customer',
      riskTolerance: 'moderate',
      clauseText: `${changes} ${claims}`,
      revisedClause: `${changes} Each party may bring its claims alone or, where the rules of the tribunal allow it, together with those of others.`,
    });
    const ofChanges = ({ risks }: RereadSuggestion['after']) =>
      risks.map(({ title }) => title).filter((title) => /change terms/.test(title));
    expect(ofChanges(before)).toHaveLength(1);
    expect(ofChanges(after)).toEqual(ofChanges(before));
  });

  it('GIVEN another text throughout THEN nothing is carried over', async () => {
    const { after } = await again('Each party shall keep the other’s information secret for two years.');
    expect(after.risks).toEqual([]);
  });
});

describe('fitSuggestion', () => {
  it('GIVEN no playbooks THEN a wording stays as it is, to the letter', async () => {
    const revisedClause = '  Either party may terminate this Agreement, on notice\n\n ';
    const fitted = await fitSuggestion({ ...request, clauseText, revisedClause });
    expect(fitted).toMatchObject({ revisedClause, points: [], remarks: [] });
  });

  it('GIVEN playbooks THEN a wording that ignores them is brought in line', async () => {
    const playbooks = [guidance({ avoidanceKeywords: ['best efforts'], preferredLanguage: ['utmost good faith'] })];
    const revisedClause = 'Either party may terminate this Agreement on notice, after using best efforts to talk.';
    const fitted = await fitSuggestion({ ...request, clauseText, revisedClause, playbooks });
    expect(fitted.revisedClause).toContain('commercially reasonable efforts');
    expect(fitted.revisedClause).toContain('utmost good faith');
    expect(fitted.recheck.riskScoreAfter).toBeLessThanOrEqual(fitted.recheck.riskScoreBefore);
  });
});

describe('what a suggestion is held to, whoever wrote it', () => {
  const clause =
    '5.4 Payment. Harbour Foods plc ("Customer") shall pay each invoice of Vendor within thirty (30) days after receipt. (a) Overdue sums bear interest at 4% a year. (b) Customer may withhold sums it disputes in good faith. Vendor may change the fees at any time in its sole discretion. The Order Form states the fee of $25,000.';
  const asked = { contractType: 'saas-agreement', partyRole: 'customer', riskTolerance: 'moderate' } as const;
  const better = (text: string) =>
    text.replace('at any time in its sole discretion', 'on ninety days’ written notice, acting reasonably');
  const problemsOf = async (revisedClause: string, more: { readonly quotes?: readonly string[] } = {}) =>
    (await fitSuggestion({ ...asked, clauseText: clause, revisedClause, ...more })).problems;

  it('GIVEN wording that answers a finding and leaves the rest THEN nothing speaks against it', async () => {
    expect(await problemsOf(better(clause))).toEqual([]);
    expect(await problemsOf(clause)).toEqual([]);
  });

  it.each([
    [
      'a riskier one',
      (text: string) =>
        `${text} Customer waives all claims against Vendor. Vendor may terminate this Agreement at any time without cause and without notice. Customer shall indemnify and hold harmless Vendor from and against all claims of any kind. The liability of Customer is unlimited.`,
      /reads as riskier/,
    ],
    [
      'a less complete one',
      (text: string) => text.replace('(b) Customer may withhold sums it disputes in good faith', '(b) Customer agrees'),
      /reads as less complete/,
    ],
    ['another figure', (text: string) => text.replace('thirty (30) days', 'ninety (90) days'), /the figure “30 days”/],
    ['another sum', (text: string) => text.replace('$25,000', '$52,000'), /loses the figure “\$25,000”/],
    ['other interest', (text: string) => text.replace('4%', '9%'), /loses the figure “4%”/],
    ['no definition', (text: string) => text.replace(' ("Customer")', ''), /loses the definition of “Customer”/],
    ['a term called otherwise', (text: string) => text.replace('Order Form', 'work order'), /speaks of “Order Form”/],
    ['no number', (text: string) => text.replace('5.4 ', ''), /loses the number “5.4”/],
    ['no letter', (text: string) => text.replace('(b) ', ''), /loses the number “\(b\)”/],
  ])('GIVEN %s THEN it is named', async (_, change, problem) => {
    const changed = change(better(clause));
    expect(changed).not.toBe(better(clause));
    expect((await problemsOf(changed)).join('; ')).toMatch(problem);
  });

  it('GIVEN the same figures, terms and numbers in another spelling THEN they are there', async () => {
    const spelled = better(clause).replace('thirty (30) days', '30 days').replace('4%', 'four percent');
    expect(await problemsOf(spelled.replace('"Customer"', '“Customer”').replace('$25,000', '$25,000.00'))).toEqual([]);
  });

  it('GIVEN a finding about what is gone THEN it may go', async () => {
    const cheaper = better(clause).replace('4% a year', '[rate] a year');
    expect((await problemsOf(cheaper)).join()).toContain('4%');
    expect(await problemsOf(cheaper, { quotes: ['interest at 4% a year'] })).toEqual([]);
    expect((await problemsOf(cheaper, { quotes: ['interest at 7% a year'] })).join()).toContain('4%');
    const mutual = 'Either party may terminate this Agreement on thirty days’ written notice.';
    expect((await fitSuggestion({ ...request, clauseText, revisedClause: mutual })).problems).toEqual([]);
  });

  it.each([
    [
      'uses what they avoid',
      { avoidanceKeywords: ['best efforts'] },
      'Vendor uses best efforts.',
      /uses “best efforts”/,
    ],
    [
      'leaves a position',
      { positions: [{ topic: 'Payment', standard: 'payment within 30 days', fallbacks: ['45 days'] }] },
      'Customer shall pay each invoice for travel within 40 days.',
      /position on Payment/,
    ],
  ])('GIVEN playbooks and wording that %s THEN it is named', async (_, rules, words, problem) => {
    const playbooks = [guidance(rules)];
    const { problems } = await fitSuggestion({
      ...asked,
      clauseText: clause,
      revisedClause: `${clause} ${words} Customer waives all claims.`,
      playbooks,
    });
    expect(problems.join('; ')).toMatch(problem);
    expect((await fitSuggestion({ ...asked, clauseText: clause, revisedClause: clause, playbooks })).problems).toEqual(
      [],
    );
  });

  it('GIVEN preferred wording that is lost THEN it is named', async () => {
    const playbooks = [guidance({ preferredLanguage: ['disputes in good faith'] })];
    const revisedClause = `${clause.replace('disputes in good faith', 'calls wrong')} Customer waives all claims.`;
    const { problems } = await fitSuggestion({ ...asked, clauseText: clause, revisedClause, playbooks });
    expect(problems.join('; ')).toContain('loses the wording “disputes in good faith”');
  });
});
