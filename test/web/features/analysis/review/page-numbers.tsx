import { ChakraProvider } from '@chakra-ui/react';
import { expect } from '@jest/globals';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { StoredAnalysis } from '../../../../../shared/analysis.ts';
import type { PartyRole } from '../../../../../shared/contracts.ts';
import { riskLevelNames } from '../../../../../shared/verdicts.ts';
import { outOfTen } from '../../../../../shared/scores.ts';
import { analyseClause } from '../../../../../functions/core/clauses/analyse-clause.ts';
import type { PlaybookGuidance } from '../../../../../functions/core/clauses/playbook/playbook-guidance.ts';
import { ClauseText } from '../../../../../web/src/features/analysis/clause-text.ts';
import { FindingMarks } from '../../../../../web/src/features/analysis/finding-marks.ts';
import { Results } from '../../../../../web/src/features/analysis/results/results-pane.tsx';
import { applyChanges } from '../../../../../web/src/features/analysis/review/clause-changes.ts';
import { ClauseReview } from '../../../../../web/src/features/analysis/review/clause-review.ts';
import { starters } from '../../../../../web/src/features/playbook/starters.ts';
import { system } from '../../../../../web/src/theme/system.ts';
import { guidance, template } from '../../../../support/guidance.ts';
import { buildStored } from '../build-analysis.ts';

/** A text to analyze, for a side of a type of contract. */
export interface Reading {
  readonly text: string;
  readonly contractType: string;
  readonly partyRole: PartyRole;
}

interface SampleFile {
  readonly title: string;
  readonly contractType: string;
  readonly partyRole: PartyRole;
  readonly file: string;
  readonly clauses: readonly { readonly title: string; readonly text: string }[];
}

const folder = path.resolve(import.meta.dirname, '../../../../../web/public/samples');
const read = (file: string): string => readFileSync(path.join(folder, file), 'utf8');

/** The clauses and whole contracts that the product offers to try, each with its name. */
export const samples: readonly (readonly [name: string, reading: Reading])[] = (
  JSON.parse(read('samples.json')) as readonly SampleFile[]
).flatMap(({ clauses, file, title: contract, contractType, partyRole }) =>
  [...clauses, { title: 'Whole contract', text: read(file) }].map(
    ({ title, text }) => [`${contract}: ${title}`, { text, contractType, partyRole }] as const,
  ),
);

const houseRules = {
  positions: [
    {
      topic: 'Payment',
      standard: 'Undisputed fees fall due forty-five days after a correct invoice.',
      fallbacks: ['Undisputed fees fall due thirty days after a correct invoice.'],
      walkAway: 'Fees fall due on receipt of the invoice.',
    },
    { topic: 'Termination', standard: 'Either party may terminate on thirty days’ written notice.' },
  ],
};
const houseTemplate = template('House agreement', [
  ['Payment', 'Customer shall pay each undisputed invoice within forty-five (45) days after it is received.'],
  ['Liability', 'Neither party is liable for more than the fees paid in the twelve (12) months before the claim.'],
]);

/** The playbook that the product offers to begin with for a type of contract, and one with positions and a template. */
export const playbooksFor = (contractType: string): readonly PlaybookGuidance[] => [
  ...starters
    .filter(({ rules }) => rules.contractTypes.includes(contractType))
    .map(({ name, rules }) => guidance(rules, [], name)),
  guidance(houseRules, [houseTemplate]),
];

const nothing = () => undefined;

const analyze = async (
  { text, contractType, partyRole }: Reading,
  playbooks: readonly PlaybookGuidance[],
): Promise<StoredAnalysis> => {
  const riskTolerance = 'moderate';
  const analysis = await analyseClause({ clauseText: text, contractType, partyRole, riskTolerance, playbooks });
  return buildStored({ clauseText: text, contractType, riskTolerance, analysis, usePlaybook: playbooks.length > 0 });
};

const show = (stored: StoredAnalysis): void => {
  const clause = new ClauseText(stored.clauseText);
  const review = new ClauseReview(clause, nothing);
  review.begin({ clauseText: stored.clauseText, changes: stored.analysis.suggestedImprovement.changes }, {});
  render(
    <MemoryRouter>
      <ChakraProvider value={system}>
        <Results
          stored={stored}
          clause={clause}
          marks={new FindingMarks()}
          review={review}
          canNegotiate
          onShow={nothing}
          onAuditTrail={nothing}
        />
      </ChakraProvider>
    </MemoryRouter>,
  );
};

/** The number a tab carries, after it was opened. */
const openTab = (name: string): number => {
  const tab = screen.getByRole('tab', { name: new RegExp(`^${name}`) });
  fireEvent.click(tab);
  return Number(/\d+$/.exec(tab.textContent)?.[0]);
};

const panel = (tab: string) => within(screen.getByRole('tabpanel', { name: new RegExp(`^${tab}`) }));

/** The number at the end of a text, for instance of a heading with its count. */
const numberAfter = (words: string | null | undefined): number => Number(/(\d+)$/.exec(words ?? '')?.[1]);

/** A part of the results by its heading; undefined where it does not stand there. */
const sectionOf = (title: string): HTMLElement | undefined =>
  screen.queryByRole('region', { name: title }) ?? undefined;

/** The count beside the heading of a part of the results. */
const countOf = (section: HTMLElement): number => {
  const heading = within(section).getAllByRole('heading', { level: 2 })[0];
  return numberAfter(heading?.parentElement?.firstElementChild?.nextElementSibling?.textContent);
};

const articlesIn = (section: HTMLElement): number => within(section).queryAllByRole('article').length;

const capitalized = (word: string): string => word.replace(/^./, (letter) => letter.toUpperCase());

const checkHeaderAndIssues = ({ analysis }: StoredAnalysis): void => {
  const verdict = within(screen.getByRole('region', { name: 'Verdict' }));
  const headerCount = (one: string) => {
    const label = verdict.getByText(new RegExp(`^${one}s?$`), { selector: 'span' });
    const count = Number(label.previousElementSibling?.textContent);
    expect(label.textContent).toBe(count === 1 ? one : `${one}s`);
    return count;
  };
  const issues = () => within(screen.getByRole('group', { name: 'Issues' })).queryAllByRole('article');
  const issuesOf = (word: string) => issues().filter((issue) => within(issue).queryByText(word, { exact: true }));

  expect(openTab('Issues')).toBe(issues().length);
  expect(headerCount('High risk')).toBe(issuesOf('High').length);
  expect(headerCount('Medium risk')).toBe(issuesOf('Medium').length);
  expect(issues().length).toBe(analysis.risks.length);
  const levelLine = verdict.queryByText(/: the level is that of the clause as a whole\.$/)?.textContent;
  const gravest = (['high', 'medium'] as const).find((level) => issuesOf(capitalized(level)).length > 0) ?? 'low';
  const isReadAtAll = verdict.queryByRole('heading', { name: riskLevelNames[analysis.riskLevel] }) !== null;
  expect(levelLine !== undefined).toBe(isReadAtAll && gravest !== analysis.riskLevel);
  const counted = /^(\S+) risks? here (?:is|are) (high|medium):/.exec(levelLine ?? '');
  if (counted) {
    const [, number = '', level = ''] = counted;
    const listed = issuesOf(capitalized(level)).length;
    expect([number, ['One', 'Two', 'Three', 'Four', 'Five'].indexOf(number) + 1]).toEqual([number, listed]);
  }
  expect(issues().map(({ firstElementChild }) => Number(firstElementChild?.firstElementChild?.textContent))).toEqual(
    issues().map((_, index) => index + 1),
  );
  for (const [label, score] of [
    ['Risk score', analysis.overallRiskScore],
    ['Completeness', analysis.completenessScore],
  ] as const) {
    expect(verdict.getByRole('progressbar', { name: label }).getAttribute('aria-valuetext')).toBe(outOfTen(score));
  }

  const { sections } = analysis;
  const index = screen.queryByText(/^\d+ sections?$/);
  expect(index !== null).toBe(sections.length > 0);
  if (index) {
    const rows = within(index.closest('details') ?? index).getAllByRole('button', { hidden: true });
    expect([Number.parseInt(index.textContent, 10), rows.length]).toEqual([sections.length, sections.length]);
  }

  const beside = sectionOf('Not listed');
  if (beside) {
    const points = within(beside).getAllByRole('listitem', { hidden: true });
    expect(/^(\d+|One) more points?/.exec(beside.textContent)?.[1]).toBe(
      points.length === 1 ? 'One' : `${points.length}`,
    );
  }

  const notUnderstood = sectionOf('Not Understood');
  expect(notUnderstood ? articlesIn(notUnderstood) : 0).toBe(analysis.notUnderstood.length);
  if (notUnderstood) expect(countOf(notUnderstood)).toBe(articlesIn(notUnderstood));

  openTab('In your favor');
  expect(headerCount('Benefit')).toBe(panel('In your favor').queryAllByRole('article').length);
};

const checkChanges = ({ analysis }: StoredAnalysis): void => {
  const proposals = () => screen.queryAllByRole('button', { name: /^Accept: / }).length;
  openTab('Issues');
  const ofIssues = proposals();
  expect(openTab('Missing')).toBe(panel('Missing').queryAllByRole('article').length);
  const saysComplete =
    panel('Missing').queryByText(/^Nothing that a clause of this kind should hold is missing/) !== null;
  expect(saysComplete).toBe(analysis.missingElements.length === 0 && analysis.completenessScore >= 9);
  const beside = screen.queryByText(/^Complete in its own matters: \d+ critical elements? /)?.textContent;
  const critical = panel('Missing').queryAllByText('Critical', { exact: true }).length;
  expect(beside === undefined).toBe(critical === 0 || analysis.completenessScore < 9);
  if (beside) expect(Number(/\d+/.exec(beside)?.[0])).toBe(critical);
  const decidable = new Set(analysis.suggestedImprovement.changes.map(({ findingId }) => findingId));
  expect(ofIssues + proposals()).toBe(decidable.size);
};

const checkPlaybook = ({ analysis }: StoredAnalysis): void => {
  if (analysis.playbooks.length === 0) {
    expect(screen.queryByRole('tab', { name: /^Playbook/ })).toBeNull();
    return;
  }
  const ofTab = openTab('Playbook');
  for (let more; (more = panel('Playbook').queryAllByRole('button', { name: /^Show \d+ (more|rules?)$/ })[0]);) {
    const hidden = Number(/\d+/.exec(more.textContent)?.[0]);
    const before = panel('Playbook').getAllByRole('article').length;
    fireEvent.click(more);
    expect(panel('Playbook').getAllByRole('article').length - before).toBe(hidden);
  }

  const rules = sectionOf('Company Playbook');
  const positions = sectionOf('Positions');
  const templates = sectionOf('Template Comparison');
  if (!rules) throw new Error('the rules of the playbook are not shown');
  for (const group of within(rules).queryAllByRole('group')) {
    expect(numberAfter(group.firstElementChild?.textContent)).toBe(articlesIn(group));
  }
  expect(countOf(rules)).toBe(articlesIn(rules));

  const uncovered = positions && within(positions).queryByRole('heading', { name: 'Covered by no position' });
  const ofUncovered = uncovered ? numberAfter(uncovered.parentElement?.textContent) : 0;
  expect(ofUncovered).toBe(analysis.uncovered.length);
  expect(positions ? countOf(positions) + ofUncovered : 0).toBe(positions ? articlesIn(positions) : 0);

  const compared = templates ? [...templates.querySelectorAll('article[aria-label]')] : [];
  if (templates) expect(countOf(templates)).toBe(compared.length);
  for (const comparison of compared) {
    const deviations = /Your clause: (\d+) deviation/.exec(comparison.textContent)?.[1] ?? '0';
    expect(comparison.querySelectorAll('article').length).toBe(Number(deviations));
  }
  expect(ofTab).toBe(articlesIn(rules) + (positions ? articlesIn(positions) : 0) + compared.length);
};

const wordsIn = (elements: readonly Element[]): number =>
  elements
    // What says to a screen reader that words are struck or inserted is none of them.
    .map(({ textContent }) => textContent.replace(/^\[\w+: |\] $/g, ''))
    .reduce((sum, words) => sum + (words.match(/[\p{L}\p{N}]+(?:['’.,-][\p{L}\p{N}]+)*/gu)?.length ?? 0), 0);

const checkRewrite = async ({ clauseText, analysis }: StoredAnalysis): Promise<void> => {
  const { changes, revisedClause, recheck } = analysis.suggestedImprovement;
  // White space behind the clause says nothing. The words of a playbook are asked for by its rules, not by a finding.
  const isOfFindings = applyChanges(clauseText, changes).trimEnd() === revisedClause.trimEnd();
  expect(isOfFindings || analysis.playbooks.length > 0).toBe(true);

  openTab('Rewrite');
  const region = screen.getByRole('region', { name: 'Suggested Clause' });
  const suggestion = within(region);
  const line = await suggestion.findByText(/^[\d,]+ changes?: |keeps the clause as it is/);
  // Counted only once the redline is there.
  const ofTab = openTab('Rewrite');
  expect(suggestion.queryAllByRole('button', { name: /^Leave change \d+ out$/ }).length).toBe(ofTab);
  const sizes = /^([\d,]+) changes?: ([\d,]+) words? in, ([\d,]+) words? out/.exec(line.textContent);
  expect((sizes ?? ['', '0', '0', '0']).slice(1).map((size) => Number(size.replaceAll(',', '')))).toEqual([
    ofTab,
    wordsIn([...region.querySelectorAll('ins')]),
    wordsIn([...region.querySelectorAll('del')]),
  ]);

  const account = suggestion.queryByText(/^Settles \d/)?.textContent;
  if (!account || !recheck) return;
  for (const more of suggestion.queryAllByRole('button', { name: /^\d+ more$/ })) fireEvent.click(more);
  const listed = (title: string): number =>
    suggestion.queryByRole('heading', { name: title })?.parentElement?.querySelectorAll('li').length ?? 0;
  const said = (pattern: RegExp): number => Number(pattern.exec(account)?.[1] ?? 0);
  const all = said(/ of (\d+) finding/);
  const [settled, reworded] = [said(/^Settles (\d+)/), said(/rewords (\d+) more/)];
  expect([settled, reworded]).toEqual([listed('Settles'), listed('Reworded, not proved settled')]);
  expect(said(/brings (\d+) new/)).toBe(listed('Brings in'));
  expect(all).toBe(settled + reworded + listed('Still open'));
  expect(all).toBe(analysis.risks.length + analysis.missingElements.length);
  expect(region.textContent).toContain(
    `risk ${outOfTen(recheck.riskScoreBefore)} → ${outOfTen(recheck.riskScoreAfter)}, completeness ` +
      `${outOfTen(recheck.completenessBefore)} → ${outOfTen(recheck.completenessAfter)}`,
  );
};

/** Analyzes a text, shows the results, and holds every number on them against what it counts. */
export const checkEveryNumber = async (
  reading: Reading,
  playbooks: readonly PlaybookGuidance[] = [],
): Promise<void> => {
  const stored = await analyze(reading, playbooks);
  show(stored);
  checkHeaderAndIssues(stored);
  checkChanges(stored);
  expect(openTab('In your favor')).toBe(panel('In your favor').queryAllByRole('article').length);
  checkPlaybook(stored);
  expect(openTab('Facts')).toBe(panel('Facts').queryAllByRole('button').length);
  await checkRewrite(stored);
  cleanup();
};
