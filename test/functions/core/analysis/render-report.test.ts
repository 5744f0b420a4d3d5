import { describe, expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { getDocumentProxy, getMeta } from 'unpdf';
import type { Analysis, Evidence, PositionResult, StoredAnalysis } from '../../../../shared/analysis.ts';
import type { PartyRole } from '../../../../shared/contracts.ts';
import { messages } from '../../../../shared/messages.ts';
import { reviewPendingLine } from '../../../../shared/verdicts.ts';
import { outOfTen } from '../../../../shared/scores.ts';
import { analyseClause } from '../../../../functions/core/clauses/analyse-clause.ts';
import { renderReport } from '../../../../functions/core/analysis/render-report.ts';
import { sampled } from '../../../support/rounds.ts';
import { spentMs } from '../../../support/spent-ms.ts';
import { pdfPages } from '../../../support/pdf-pages.ts';

const clauseText =
  'Limitation of Liability. The Vendor’s liability shall not exceed $5,000. The Customer’s liability is unlimited.\nCustomer Data. The Vendor may use the data for any purpose in its sole discretion.';

interface Sample {
  readonly contractType: string;
  readonly partyRole: PartyRole;
  readonly clauses: readonly { readonly title: string; readonly text: string }[];
}

const sampleFile = path.resolve(import.meta.dirname, '../../../../web/public/samples/samples.json');
const samples = JSON.parse(readFileSync(sampleFile, 'utf8')) as readonly Sample[];

const clauses = samples.flatMap(({ clauses: own, contractType, partyRole }) =>
  own.map(({ title, text }) => [title, { text, contractType, partyRole }] as const),
);

const evidence = (quote: string, text = clauseText): Evidence => ({
  quote,
  start: text.indexOf(quote),
  end: text.indexOf(quote) + quote.length,
});

const analysis: Analysis = {
  riskLevel: 'high',
  overallRiskScore: 8.4,
  completenessScore: 4,
  partyRole: 'customer',
  plainEnglishExplanation: 'The Vendor pays at most $5,000 and you pay without limit.',
  risks: [
    {
      id: 'r2',
      title: 'Use of data at discretion',
      description: 'Any purpose is allowed.',
      level: 'medium',
      evidence: [evidence('in its sole discretion')],
      verified: true,
    },
    {
      id: 'r1',
      title: 'One-sided cap',
      description: 'Only the Vendor is protected.',
      level: 'high',
      evidence: [evidence('shall not exceed $5,000')],
      verified: true,
    },
  ],
  benefits: [
    { id: 'b1', title: 'The cap is a figure', description: 'It can be negotiated.', evidence: [], verified: true },
  ],
  missingElements: [
    {
      id: 'm1',
      title: 'Exceptions to the cap',
      description: 'None for wilful misconduct.',
      importance: 'critical',
      evidence: [],
      verified: true,
    },
  ],
  suggestedImprovement: {
    title: 'Make the cap mutual',
    revisedClause: clauseText
      .replace('The Vendor’s liability', 'Each party’s liability')
      .replace(' The Customer’s liability is unlimited.', ''),
    explanation: 'One cap binds both parties.',
    changes: [],
    recheck: {
      riskScoreBefore: 8.4,
      riskScoreAfter: 3.1,
      completenessBefore: 4,
      completenessAfter: 6,
      resolved: ['One-sided cap'],
      remaining: [],
      introduced: [],
    },
  },
  negotiationStrategies: [
    { type: 'other', title: 'Offer statistics', description: 'Aggregated data may do.' },
    { type: 'primary', title: 'Ask for a mutual cap', description: 'Twelve months of fees are usual.' },
  ],
  clauseCategories: ['Cap on liability'],
  readability: 'recognised',
  keyFacts: [],
  sections: [],
  notUnderstood: [],
  source: { engine: 'Clausewise engine 1.0.0', model: null },
  notes: ['No company playbook was active.'],
  playbooks: [],
  playbookRules: [],
  templateComparisons: [],
  positionResults: [],
  uncovered: [],
};

const stored: StoredAnalysis = {
  id: '5b1a0c1e-1111-4222-8333-444455556666',
  title: 'Tidewell hosting agreement',
  clauseText,
  contractType: 'saas-agreement',
  riskTolerance: 'conservative',
  usePlaybook: true,
  createdAt: '2026-03-04T09:30:00Z',
  analysis,
  revision: 0,
  decisions: [],
};

const generatedAt = new Date('2026-03-05T12:00:00Z');

interface Rendered {
  readonly bytes: Uint8Array;
  readonly pages: string[];
  readonly text: string;
}

const render = async (changes: Partial<StoredAnalysis> = {}, parts: Partial<Analysis> = {}): Promise<Rendered> => {
  const bytes = await renderReport({ ...stored, ...changes, analysis: { ...analysis, ...parts } }, { generatedAt });
  const pages = await pdfPages(bytes);
  return { bytes, pages, text: pages.join(' ') };
};

let plain: Promise<Rendered> | undefined;
/** The analysis as it is, printed once for all tests that look at it. */
const plainReport = (): Promise<Rendered> => (plain ??= render());

describe('the report', () => {
  it('GIVEN changes, sources and passages not understood WHEN it is printed THEN each stands at its finding, or under a head of its own', async () => {
    const [risk] = analysis.risks;
    const struck = clauseText.slice(0, 24);
    const { text } = await render(
      {},
      {
        risks: [
          {
            ...risk!,
            category: 'Limitation of Liability',
            derivation: {
              proof: 'likely',
              likelihood: 0.82,
              issue: 'cap-low',
              force: 'duty',
              burdens: 'own',
              start: 0,
              end: 24,
              source: 'UCC § 2-719(2)',
            },
          },
        ],
        suggestedImprovement: {
          ...analysis.suggestedImprovement,
          changes: [{ findingId: risk!.id, start: 0, end: 24, put: 'Words put in place', reason: 'A fair cap' }],
        },
        notUnderstood: [{ quote: struck, start: 0, end: 24 }],
      },
    );
    for (const words of [
      'Limitation of Liability',
      `Suggested change: ${struck.trim()}`,
      'Words put in place',
      'Likely (82%), not proved by a rule. Source: UCC § 2-719(2)',
      'Read this yourself',
      'These passages were not understood.',
    ])
      expect(text).toContain(words);
  });

  it('GIVEN the model’s review is still to come WHEN it is printed THEN that is said, and not that there was no model', async () => {
    const { text } = await render({ modelReview: 'pending' });
    expect(text).toContain(`This analysis was made by the Clausewise engine 1.0.0. ${reviewPendingLine}`);
    expect(text).not.toContain('without a language model');
    expect((await plainReport()).text).toContain('Clausewise engine 1.0.0, without a language model.');
  });

  it('GIVEN an analysis WHEN it is printed THEN the first page says what was analysed, how, and that it is no legal advice', async () => {
    const { pages } = await plainReport();
    for (const words of [
      'Tidewell hosting agreement',
      'SaaS Agreement',
      'Customer',
      'Conservative',
      'March 4, 2026',
      'March 5, 2026',
      stored.id,
      '8.4/10',
      '4/10',
      '1 high risk',
      '1 medium risk',
      '0 low risks',
      '1 benefit',
      messages.disclaimer,
    ]) {
      expect(pages[0]).toContain(words);
    }
  });

  it('GIVEN an analysis WHEN it is printed THEN all of it is there, findings numbered and the gravest first', async () => {
    const { text } = await plainReport();
    const inOrder = [
      'In plain English',
      analysis.plainEnglishExplanation,
      'R1',
      'High risk',
      'One-sided cap',
      '“shall not exceed $5,000”',
      'R2',
      'Medium risk',
      'Use of data at discretion',
      'M1',
      'Critical',
      'Exceptions to the cap',
      'B1',
      'The cap is a figure',
      'Make the cap mutual',
      'from 8.4/10 to 3.1/10',
      'Settled: R1. Still open: R2, M1.',
      'Ask for a mutual cap',
      'Offer statistics',
      'The clause',
      'No company playbook was active.',
    ];
    let at = 0;
    for (const words of inOrder) {
      const found = text.indexOf(words, at);
      expect({ words, found: found >= at }).toEqual({ words, found: true });
      at = found;
    }
    expect(text).toContain('made by the Clausewise engine 1.0.0, without a language model');
  });

  it('GIVEN a risk with a change among many WHEN it is printed THEN the first page says how to mend it, and its card shows the change in its sentence, without the quotation again', async () => {
    const high = analysis.risks[1]!;
    const at = clauseText.indexOf('$5,000');
    const change = { findingId: high.id, start: at, end: at + 6, put: 'twelve months of fees', reason: 'A fair cap' };
    const sentence = 'The Vendor’s liability shall not exceed $5,000 twelve months of fees.';
    const revisedClause = clauseText.replace('$5,000', change.put);
    const suggestedImprovement = { ...analysis.suggestedImprovement, revisedClause, changes: [change] };
    const others = ['r3', 'r4'].map((id) => ({ ...analysis.risks[0]!, id, title: `Risk ${id}` }));
    const { pages, text } = await render({}, { suggestedImprovement, risks: [...analysis.risks, ...others] });
    const top = pages[0]!.slice(pages[0]!.indexOf('Top issues'), pages[0]!.indexOf('Risks'));
    expect(top).toMatch(/R1 One-sided cap Fix: “twelve months of fees” in place of “\$5,000”\. R2/);
    const card = text.slice(text.indexOf('Risks'), text.indexOf('Missing elements'));
    expect(card).toContain(`Suggested change: ${sentence}`);
    expect(card).not.toContain('“shall not exceed $5,000”');
    // What the clause itself shows is neither compared nor printed a second time.
    expect(text).not.toContain('CHANGES: INSERTIONS');
    expect(text).not.toContain('THE SUGGESTED CLAUSE');
    expect(text.slice(text.indexOf('The clause with the suggested changes'))).toMatch(
      /liability R1 shall not exceed \$5,000 twelve months of fees\. The Customer’s/,
    );
  });

  it('GIVEN added words that end a sentence WHEN the first page says how to mend it THEN there is one stop, behind the quotation', async () => {
    const high = analysis.risks[1]!;
    const at = clauseText.indexOf(' The Customer’s');
    const change = { findingId: high.id, start: at, end: at, put: ' Each party is so protected.', reason: 'Mutual' };
    const revisedClause = clauseText.slice(0, at) + change.put + clauseText.slice(at);
    const suggestedImprovement = { ...analysis.suggestedImprovement, revisedClause, changes: [change] };
    const others = ['r3', 'r4'].map((id) => ({ ...analysis.risks[0]!, id, title: `Risk ${id}` }));
    const { pages } = await render({}, { suggestedImprovement, risks: [...analysis.risks, ...others] });
    expect(pages[0]).toContain('Fix: add “Each party is so protected”.');
  });

  it('GIVEN words added behind the clause and a stop that stays WHEN the clause is printed THEN each change reads as it is meant', async () => {
    const at = clauseText.indexOf('exceed $5,000.');
    const end = clauseText.length;
    const changes = [
      { findingId: 'r1', start: at, end: at + 14, put: 'exceed the fees paid.', reason: 'A fair cap' },
      { findingId: 'm1', start: end, end, put: 'The cap does not apply to fraud.', reason: 'Exceptions' },
    ];
    const revisedClause = `${clauseText.replace('exceed $5,000.', 'exceed the fees paid.')} The cap does not apply to fraud.`;
    const suggestedImprovement = { ...analysis.suggestedImprovement, revisedClause, changes };
    const { text } = await render({}, { suggestedImprovement });
    const clause = text.slice(text.indexOf('The clause with the suggested changes'));
    expect(clause).toContain('exceed $5,000 exceed the fees paid. The Customer’s');
    expect(clause).toContain('in its sole discretion. The cap does not apply to fraud.');
  });

  it('GIVEN few issues WHEN it is printed THEN they begin on the first page, without a list before them', async () => {
    const { pages } = await plainReport();
    expect(pages[0]).not.toContain('Top issues');
    expect(pages[0]).toContain('R1 High risk One-sided cap');
  });

  it('GIVEN a strategy for a finding WHEN it is printed THEN it stands in the card of the finding, and nowhere else', async () => {
    const [other, primary] = analysis.negotiationStrategies;
    const own = { ...primary!, title: 'One-sided cap' };
    const { text } = await render({}, { negotiationStrategies: [other!, own] });
    expect(text.slice(text.indexOf('R1'), text.indexOf('R2'))).toContain(`Ask for this first: ${own.description}`);
    expect(text.split(own.description)).toHaveLength(2);
    expect(text.slice(text.indexOf('Negotiation strategies'))).toContain(other!.description);
  });

  it('GIVEN two findings that quote the same words WHEN they are printed THEN the words are quoted once', async () => {
    const risks = analysis.risks.map((risk) => ({ ...risk, evidence: [evidence('in its sole discretion')] }));
    const { text } = await render({}, { risks });
    expect(text.split('“in its sole discretion”')).toHaveLength(2);
  });

  it.each(sampled(clauses, 6))(
    'GIVEN the sample %s WHEN it is printed THEN its first page is the summary, and an ordinary clause takes two pages',
    async (title, { text, ...sample }) => {
      const made = await analyseClause({ ...sample, clauseText: text, riskTolerance: 'moderate' });
      const { pages } = await render({ ...sample, title, clauseText: text }, made);
      const gravest = ['high', 'medium', 'low'].flatMap((level) =>
        made.risks.filter((risk) => risk.level === level),
      )[0];
      for (const words of [
        messages.disclaimer.slice(0, 40),
        outOfTen(made.overallRiskScore),
        outOfTen(made.completenessScore),
        'In plain English',
        gravest?.title ?? 'No risks were found',
      ]) {
        expect(pages[0]).toContain(words);
      }
      const findings = made.risks.length + made.missingElements.length;
      expect(pages.length).toBeLessThanOrEqual(findings > 5 ? 3 : 2);
    },
  );

  it('GIVEN words for what is missing WHEN they are printed THEN they stand at it', async () => {
    const end = clauseText.trimEnd().length;
    const put = 'The cap does not apply to fraud.';
    const changes = [{ findingId: 'm1', start: end, end, put, reason: 'Exceptions' }];
    const { text } = await render({}, { suggestedImprovement: { ...analysis.suggestedImprovement, changes } });
    expect(text.slice(text.indexOf('Missing elements'))).toContain(`Words to add: ${put}`);
    // The suggestion says more than this change, so it is compared as a whole, too.
    expect(text).toContain('CHANGES: INSERTIONS');
  });

  it('GIVEN a long explanation WHEN it is printed THEN its first two sentences are on the first page, and the rest comes later', async () => {
    const rest = Array.from({ length: 40 }, (_, index) => `Sentence number ${index} goes into detail.`).join(' ');
    const plainEnglishExplanation = `The cap is one-sided. You pay without limit. ${rest}`;
    const { pages, text } = await render({}, { plainEnglishExplanation });
    expect(pages[0]).toContain('In plain English The cap is one-sided. You pay without limit. Risks');
    expect(text.slice(text.indexOf('More in plain English'))).toContain(rest);
  });

  it('GIVEN findings with a place in the clause WHEN the clause is printed THEN their numbers stand there', async () => {
    const { text } = await plainReport();
    const clause = text.slice(text.lastIndexOf('Limitation of Liability'));
    expect(clause).toMatch(/liability R1 shall not exceed \$5,000\./);
    expect(clause).toMatch(/any purpose R2 in its sole discretion/);
  });

  it('GIVEN a suggestion WHEN it is printed THEN what goes and what comes are both there, and then the clause as it would stand', async () => {
    const { text } = await plainReport();
    const changes = text.slice(text.indexOf('CHANGES'), text.indexOf('THE SUGGESTED CLAUSE'));
    expect(changes).toContain('Each party');
    expect(changes).toContain('The Vendor');
    const clean = text.slice(text.indexOf('THE SUGGESTED CLAUSE'), text.indexOf('Negotiation strategies'));
    expect(clean).toContain('Each party’s liability shall not exceed $5,000. Customer Data.');
    expect(clean).not.toContain('unlimited');
  });

  it('GIVEN a report of several pages WHEN it is printed THEN each has its number, and all but the first the title at its head', async () => {
    const { pages } = await plainReport();
    expect(pages.length).toBeGreaterThan(1);
    pages.forEach((page, index) => {
      expect(page).toContain(`Page ${index + 1} of ${pages.length}`);
      if (index > 0) expect(page).toContain('Tidewell hosting agreement');
    });
  });

  it('GIVEN a report WHEN a reader opens it THEN it has a title, an author and a language', async () => {
    const { bytes } = await plainReport();
    const { info } = await getMeta(await getDocumentProxy(bytes.slice()));
    expect(info).toMatchObject({
      Title: 'Tidewell hosting agreement – Contract Analysis Report',
      Author: 'Clausewise',
      Language: 'en',
    });
  });

  it('GIVEN a report, whose paragraphs and tables are not marked WHEN a reader opens it THEN it does not claim to be tagged, and shows its title', async () => {
    const { bytes } = await plainReport();
    const pdf = await getDocumentProxy(bytes.slice());
    // A claim without a structure would have a screen reader look for one, and not read the text as it stands.
    expect(await pdf.getMarkInfo()).toBeNull();
    expect(await (await pdf.getPage(1)).getStructTree()).toBeNull();
    expect(await pdf.getViewerPreferences()).toMatchObject({ DisplayDocTitle: true });
  });

  it('GIVEN many findings WHEN they are printed THEN no card is split between pages', async () => {
    const risks = Array.from({ length: 40 }, (_, index) => ({
      ...analysis.risks[0]!,
      id: `r${index}`,
      title: `Begins${index}x`,
      description: `${'This goes on for a while. '.repeat(12)}Ends${index}x`,
    }));
    const { pages } = await render({}, { risks });
    for (const index of risks.keys()) {
      const begins = pages.findIndex((page) => page.includes(`Begins${index}x`));
      expect(begins).toBeGreaterThanOrEqual(0);
      expect(pages.findIndex((page) => page.includes(`Ends${index}x`))).toBe(begins);
    }
  });

  it('GIVEN a risk that the model disputes WHEN it is printed THEN it says so, and why', async () => {
    const dispute = { reason: 'Both are protected.', evidence: [evidence('liability is unlimited')] };
    const risks = analysis.risks.map((risk) => (risk.id === 'r1' ? { ...risk, dispute } : risk));
    const said = (await render({}, { risks })).text.replace(/\s+/g, ' ');
    expect(said).toContain('Disputed by the language model: Both are protected.');
    expect(said).toContain('The finding counts until a person decides.');
  });

  it('GIVEN an unverified finding WHEN it is printed THEN it says so and is not counted', async () => {
    const { pages, text } = await render({}, { risks: [{ ...analysis.risks[1]!, verified: false }] });
    expect(pages[0]).toContain('0 high risks');
    expect(text).toContain('was not found in the clause');
    expect(text.slice(text.lastIndexOf('Limitation of Liability'))).not.toContain('R1');
  });

  it('GIVEN changes of what no rule proves WHEN it is printed THEN what they strike is settled, and what they reword is not said to be open', async () => {
    const [medium, high] = analysis.risks;
    const change = (findingId: string, quote: string, put: string) => {
      const start = clauseText.indexOf(quote);
      return { findingId, start, end: start + quote.length, put, reason: 'softened' };
    };
    const quoteOf = (risk = medium) => risk!.evidence[0]!.quote;
    const changes = [change(medium!.id, quoteOf(medium), 'as agreed'), change(high!.id, quoteOf(high), '')];
    const improvement = analysis.suggestedImprovement;
    const recheck = { ...improvement.recheck!, resolved: [] };
    const { text } = await render({}, { suggestedImprovement: { ...improvement, changes, recheck } });
    expect(text.replace(/\s+/g, ' ')).toContain('Settled: R1. Reworded, not proved settled: R2. Still open: M1.');
  });

  it('GIVEN more was found than is listed, and a clause that is complete but for an element, WHEN it is printed THEN both are said', async () => {
    const derivation = { proof: 'proved', issue: 'x', force: 'right', burdens: 'own', start: 0, end: 1 } as const;
    const risks = Array.from({ length: 12 }, (_, at) => ({
      ...analysis.risks[0]!,
      id: `risk-${at}`,
      title: `Risk number ${at}`,
      derivation,
    }));
    const improvement = analysis.suggestedImprovement;
    const recheck = { ...improvement.recheck!, remaining: ['The term rolls over', 'Risk number 3'] };
    const { text } = await render(
      {},
      { risks, completenessScore: 10, suggestedImprovement: { ...improvement, recheck } },
    );
    const said = text.replace(/\s+/g, ' ');
    expect(said).toMatch(/2 more points were found\..*One-sided cap; The term rolls over\./);
    expect(said).toContain('The completeness score says how fully the text covers its own matters');
  });

  it('GIVEN benefits and missing elements that are not verified WHEN they are printed THEN the summary does not count them', async () => {
    const unverified = <Finding extends object>(findings: readonly Finding[]) =>
      findings.map((finding) => ({ ...finding, verified: false }));
    const { pages } = await render(
      {},
      { benefits: unverified(analysis.benefits), missingElements: unverified(analysis.missingElements) },
    );
    expect(pages[0]).toContain('0 benefits');
    expect(pages[0]).toContain('0 missing elements');
  });

  it.each([
    ['medium', 'high', 'No single risk here is high'],
    ['low', 'medium', 'No single risk here is above low'],
    ['high', 'high', undefined],
  ] as const)(
    'GIVEN risks that are %s at most in a clause that is %s WHEN it is printed THEN the summary says why, where they differ',
    async (level, riskLevel, words) => {
      const { pages } = await render({}, { riskLevel, risks: analysis.risks.map((risk) => ({ ...risk, level })) });
      const said = pages[0]!.replace(/\s+/g, ' ');
      if (words === undefined) expect(said).not.toContain('No single risk here');
      else expect(said).toContain(`${words}: the level is that of the clause as a whole.`);
    },
  );
});

describe('decisions in the report', () => {
  const decision = { verdict: 'accepted' as const, by: 'Ada Byron', at: '2026-03-05T10:00:00.000Z' };

  it('GIVEN accepted and rejected findings WHEN they are printed THEN each says what was decided, by whom, when and why, and stays readable', async () => {
    const [medium, high] = analysis.risks;
    const [missing] = analysis.missingElements;
    const { text } = await render({
      revision: 2,
      decisions: [
        { ...decision, findingId: high!.id },
        { ...decision, findingId: medium!.id, verdict: 'rejected', reason: 'The <b>master</b> agreement covers it' },
        { findingId: missing!.id, verdict: 'accepted', at: decision.at },
      ],
    });
    const when = 'on March 5, 2026 at 10:00 AM UTC.';
    const accepted = text.indexOf(`Accepted by Ada Byron ${when}`);
    const rejected = text.indexOf(`Rejected by Ada Byron ${when} Reason: The <b>master</b> agreement covers it`);
    const ofVisitor = text.indexOf(`Accepted ${when}`);
    const places = [high!, medium!, missing!].map(({ description }) => text.lastIndexOf(description));
    expect([places[0], accepted, places[1], rejected, places[2], ofVisitor]).toEqual(
      [places[0]!, accepted, places[1]!, rejected, places[2]!, ofVisitor].toSorted((a, b) => a - b),
    );
    expect(Math.min(...places, accepted, rejected, ofVisitor)).toBeGreaterThan(0);
  });

  it('GIVEN none THEN nothing is said of decisions', async () => {
    expect((await plainReport()).text).not.toMatch(/Accepted|Rejected/);
  });
});

describe('acceptance 12: markup is inert', () => {
  it('GIVEN markup in every text WHEN it is printed THEN it stands there as it was written and does nothing', async () => {
    const markup = '<script>alert(1)</script> **bold** [link](https://example.com/x)';
    const { bytes, text } = await render(
      { title: markup, clauseText: markup },
      {
        plainEnglishExplanation: markup,
        risks: [
          { ...analysis.risks[0]!, title: markup, description: markup, evidence: [evidence('**bold**', markup)] },
        ],
      },
    );
    expect(text.split('<script>alert(1)</script>').length).toBeGreaterThan(4);
    expect(text).toContain('**bold**');
    const document = await getDocumentProxy(bytes.slice(), { verbosity: 0 });
    expect(await (await document.getPage(1)).getAnnotations()).toEqual([]);
    expect(Buffer.from(bytes).toString('latin1')).not.toMatch(/\/(?:URI|JavaScript|JS|EmbeddedFile)\b/);
  });
});

describe('difficult text', () => {
  it('GIVEN scripts the fonts carry and others WHEN they are printed THEN the first are read back and the others are visible', async () => {
    const { text } = await render({}, { plainEnglishExplanation: 'Łódź, Ελληνικά, Кириллица – €5 § 漢字' });
    expect(text).toContain('Łódź, Ελληνικά, Кириллица – €5 §');
    expect(text).toMatch(/cannot print are shown as \S/);
  });

  it('GIVEN a clause of a million characters WHEN it is printed THEN it takes seconds, and the passages around findings are there', async () => {
    const filler = 'The parties agree on this and on that in all matters. ';
    const long = (filler.repeat(9_000) + clauseText + filler.repeat(20_000)).slice(0, 1_000_000);
    const start = spentMs();
    const { text } = await render(
      { clauseText: long },
      {
        risks: [{ ...analysis.risks[1]!, evidence: [evidence('shall not exceed $5,000', long)] }],
        suggestedImprovement: { ...analysis.suggestedImprovement, revisedClause: long },
      },
    );
    expect(spentMs() - start).toBeLessThan(15_000);
    expect(text).toContain('Only the passages around findings are printed here');
    expect(text.slice(text.lastIndexOf('The clause'))).toMatch(/R1 shall not exceed \$5,000/);
    expect(text).toContain('940,000 more characters');
  });

  it('GIVEN a clause without findings, spaces or options WHEN it is printed THEN there is a report', async () => {
    const { text } = await render(
      { clauseText: 'x'.repeat(5_000), contractType: '', title: '' },
      { partyRole: '', risks: [], benefits: [], missingElements: [], negotiationStrategies: [] },
    );
    expect(text).toContain('Contract Analysis');
    expect(text).toContain('No risks were found');
    expect(text.match(/x/g)?.length).toBeGreaterThan(5_000);
  });

  it('GIVEN a suggestion that shares next to nothing with a long clause WHEN it is printed THEN it takes seconds', async () => {
    const words = (seed: number) =>
      Array.from({ length: 5_000 }, (_, index) => `w${(index * seed) % 99_991}`).join(' ');
    const start = spentMs();
    const { text } = await render(
      { clauseText: words(7_919) },
      { risks: [], suggestedImprovement: { ...analysis.suggestedImprovement, revisedClause: words(6_089) } },
    );
    expect(spentMs() - start).toBeLessThan(10_000);
    expect(text).toContain('THE SUGGESTED CLAUSE');
    expect(text).not.toContain('CHANGES');
  });
});

describe('playbooks in the report', () => {
  const used: Partial<Analysis> = {
    playbooks: [{ id: 'p1', name: 'Procurement rules', version: 7 }],
    playbookRules: [
      {
        playbookId: 'p1',
        kind: 'avoidance-keyword',
        rule: 'sole discretion',
        outcome: 'deviates',
        explanation: 'The clause uses it.',
        evidence: [evidence('sole discretion')],
      },
      {
        playbookId: 'p1',
        kind: 'special-instructions',
        rule: 'Mind the seasons.',
        outcome: 'not-assessed',
        explanation: 'The engine does not know how.',
        evidence: [],
      },
      {
        playbookId: 'p1',
        kind: 'focus-area',
        rule: 'Liability',
        outcome: 'met',
        explanation: 'The clause deals with it.',
        evidence: [],
      },
    ],
    templateComparisons: [
      {
        templateId: 't1',
        templateName: 'House MSA',
        playbookId: 'p1',
        heading: '7 Liability',
        sectionText: 'Neither party’s liability exceeds $50,000.',
        deviations: [
          {
            kind: 'changed-figure',
            description: 'The template says $50,000, the clause $5,000.',
            quote: 'Neither party’s liability exceeds $50,000.',
            evidence: [evidence('$5,000')],
          },
        ],
      },
    ],
  };

  it('GIVEN playbooks were used THEN they stand with their versions, each rule with its result, and the templates', async () => {
    const { pages, text } = await render({}, used);
    expect(pages[0]).toContain('Procurement rules (version 7)');
    for (const words of [
      'Company playbook',
      'To avoid: sole discretion',
      'Deviates',
      'Could not be assessed',
      'Mind the seasons.',
      'Met. Focus area: Liability.',
      'Compared with your templates',
      'House MSA: 7 Liability',
      'Other figure. The template says $50,000, the clause $5,000.',
      'Nothing that was not assessed counts as met',
    ])
      expect(text).toContain(words);
  });

  it('GIVEN none was used THEN nothing of them is printed', async () => {
    const { pages, text } = await plainReport();
    expect(pages[0]).toContain('None was active');
    expect(text).not.toContain('Compared with your templates');
    expect((await render({ usePlaybook: false })).pages[0]).toContain('Not used');
  });

  it('GIVEN the most rules that may apply THEN the report is printed, cards whole, and says what it leaves out', async () => {
    const [rule] = used.playbookRules!;
    const many = Array.from({ length: 1_500 }, (_, at) => ({
      ...rule!,
      rule: `Rule number ${at} ${'of long words '.repeat(15)}`,
      outcome: at % 2 ? ('deviates' as const) : ('met' as const),
    }));
    const { pages, text } = await render({}, { ...used, playbookRules: many });
    expect(text).toContain('can be read in Clausewise');
    for (const page of pages) {
      // A card's number and its title come on one page.
      const numbers = page.match(/\bP\d+ Deviates/g) ?? [];
      const titles = page.match(/To avoid: Rule number \d*[13579] /g) ?? [];
      expect(titles.length).toBeGreaterThanOrEqual(numbers.length);
    }
  });
});

describe('positions in the report', () => {
  const position = (topic: string, fields: Partial<PositionResult>): PositionResult => ({
    id: topic,
    playbook: 'p1',
    topic,
    verdict: 'standard',
    standard: `what is asked of ${topic}`,
    explanation: `Why of ${topic}.`,
    evidence: [],
    decidedBy: 'engine',
    ...fields,
  });
  const positionResults = [
    position('Scope', { verdict: 'not-applicable' }),
    position('Notices', { verdict: 'standard' }),
    position('Renewal', { verdict: 'fallback', fallback: 1 }),
    position('Payment', { verdict: 'fallback', fallback: 2 }),
    position('Tone', { verdict: 'not-assessed' }),
    position('Audit', { verdict: 'missing' }),
    position('Data', { verdict: 'deviates', evidence: [evidence('for any purpose')] }),
    position('Cap', { verdict: 'deviates', isWalkAway: true, evidence: [evidence('is unlimited')] }),
  ];
  const playbooks = [{ id: 'p1', name: 'Procurement rules', version: 7 }];

  it('GIVEN a position of each verdict THEN each has its verdict’s name, its topic, why and its place, what asks for action first', async () => {
    const { text } = await render({}, { playbooks, positionResults });
    const section = text.slice(text.indexOf('Deviates: walk away'));
    const inOrder = [
      ...['Deviates: walk away', 'Cap', 'Why of Cap.', '“is unlimited”'],
      ...['Deviates', 'Data', 'Why of Data.', '“for any purpose”'],
      ...['Missing', 'Audit', 'Why of Audit.'],
      ...['Could not be assessed', 'Tone', 'Why of Tone.'],
      ...['Fallback 2', 'Payment', 'Why of Payment.'],
      ...['Fallback 1', 'Renewal', 'Why of Renewal.'],
      ...['Standard', 'Notices', 'Why of Notices.'],
      ...['Not applicable', 'Scope', 'Why of Scope.'],
    ];
    let at = 0;
    for (const words of inOrder) {
      const found = section.indexOf(words, at);
      expect({ words, found: found >= at }).toEqual({ words, found: true });
      at = found + words.length;
    }
    expect(section).not.toContain('Covered by no position');
  });

  it('GIVEN matters that no position covers and several playbooks THEN the matters are listed with their places, and each position says whose it is', async () => {
    const uncovered = [{ title: 'Use of customer data', evidence: [evidence('may use the data')] }];
    const { text } = await render(
      {},
      {
        playbooks: [...playbooks, { id: 'p2', name: 'Privacy rules', version: 1 }],
        positionResults: [position('Notices', { playbook: 'p2' })],
        uncovered,
      },
    );
    expect(text).toContain('Privacy rules: Why of Notices.');
    expect(text).toMatch(/Covered by no position\s+Use of customer data\s+“may use the data”/);
  });

  it('GIVEN none THEN nothing is said of positions', async () => {
    expect((await render({}, { playbooks })).text).not.toMatch(/position/i);
  });
});
