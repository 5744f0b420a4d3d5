/** @jest-environment jest-fixed-jsdom */
import '../../../support/browser-stubs.ts';
import '../editor-stubs.ts';
import { ChakraProvider } from '@chakra-ui/react';
import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { PartyRole } from '../../../../../shared/contracts.ts';
import { outOfTen } from '../../../../../shared/scores.ts';
import { analyseClause } from '../../../../../functions/core/clauses/analyse-clause.ts';
import { ClauseText } from '../../../../../web/src/features/analysis/clause-text.ts';
import { FindingMarks } from '../../../../../web/src/features/analysis/finding-marks.ts';
import { Results } from '../../../../../web/src/features/analysis/results/results-pane.tsx';
import { applyChanges } from '../../../../../web/src/features/analysis/review/clause-changes.ts';
import { ClauseReview } from '../../../../../web/src/features/analysis/review/clause-review.ts';
import { system } from '../../../../../web/src/theme/system.ts';
import { buildStored } from '../build-analysis.ts';

afterEach(cleanup);

interface Sample {
  readonly title: string;
  readonly contractType: string;
  readonly partyRole: PartyRole;
  readonly file: string;
  readonly clauses: readonly { readonly title: string; readonly text: string }[];
}

const folder = path.resolve(import.meta.dirname, '../../../../../web/public/samples');
const read = (file: string): string => readFileSync(path.join(folder, file), 'utf8');
const samples = (JSON.parse(read('samples.json')) as readonly Sample[]).flatMap(({ clauses, file, ...sample }) =>
  [...clauses, { title: 'Whole contract', text: read(file) }].map(
    ({ title, text }) => [`${sample.title}: ${title}`, { ...sample, text }] as const,
  ),
);

const nothing = () => undefined;

const analyze = async ({ text, contractType, partyRole }: (typeof samples)[number][1]) => {
  const riskTolerance = 'moderate';
  const analysis = await analyseClause({ clauseText: text, contractType, partyRole, riskTolerance });
  return buildStored({ clauseText: text, contractType, riskTolerance, analysis });
};

const show = (stored: Awaited<ReturnType<typeof analyze>>) => {
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
const panel = () => within(screen.getByRole('tabpanel', { name: /^(Issues|Missing|In your favor|Facts)/ }));

describe('every number on the page', () => {
  it.each(samples)('GIVEN the sample %s THEN it is what it counts', async (_, sample) => {
    const stored = await analyze(sample);
    const { analysis } = stored;
    show(stored);

    const verdict = within(screen.getByRole('region', { name: 'Verdict' }));
    const headerCount = (label: string) => Number(verdict.getByText(label).previousElementSibling?.textContent);
    const issues = () => within(screen.getByRole('group', { name: 'Issues' })).queryAllByRole('article');
    const issuesOf = (word: string) => issues().filter((issue) => within(issue).queryByText(word, { exact: true }));

    expect(openTab('Issues')).toBe(issues().length);
    expect(headerCount('High risks')).toBe(issuesOf('High').length);
    expect(headerCount('Medium risks')).toBe(issuesOf('Medium').length);
    expect(issues().length).toBe(analysis.risks.length);
    const notUnderstood = screen.queryByRole('region', { name: 'Not Understood' });
    expect(notUnderstood ? within(notUnderstood).getAllByRole('article').length : 0).toBe(
      analysis.notUnderstood.length,
    );
    if (notUnderstood) expect(notUnderstood.textContent).toContain(`Not Understood${analysis.notUnderstood.length}`);
    const proposed = screen.queryAllByRole('button', { name: /^Accept: / }).length;

    expect(openTab('Missing')).toBe(panel().queryAllByRole('article').length);
    const added = screen.queryAllByRole('button', { name: /^Accept: / }).length;
    const decidable = new Set(analysis.suggestedImprovement.changes.map(({ findingId }) => findingId));
    expect(proposed + added).toBe(decidable.size);

    expect(openTab('In your favor')).toBe(panel().queryAllByRole('article').length);
    expect(headerCount('Benefits')).toBe(panel().queryAllByRole('article').length);
    expect(openTab('Facts')).toBe(panel().queryAllByRole('button').length);

    expect(verdict.getByRole('progressbar', { name: 'Risk score' }).getAttribute('aria-valuetext')).toBe(
      outOfTen(analysis.overallRiskScore),
    );

    // White space behind the clause says nothing.
    const { changes: proposals, revisedClause } = analysis.suggestedImprovement;
    expect(applyChanges(stored.clauseText, proposals).trimEnd()).toBe(revisedClause.trimEnd());
    const changes = openTab('Rewrite');
    const suggestion = within(screen.getByRole('region', { name: 'Suggested Clause' }));
    expect((await suggestion.findAllByText(/^[\d,]+ changes?: |keeps the clause as it is/)).length).toBe(1);
    expect(suggestion.queryAllByRole('button', { name: /^Leave change \d+ out$/ }).length).toBe(changes);
    const account = suggestion.queryByText(/^Settles /)?.textContent;
    if (account) {
      const [settled, all] = [...account.matchAll(/\d+/g)].map(Number);
      expect(all).toBe(analysis.risks.length + analysis.missingElements.length);
      expect(settled).toBeLessThanOrEqual(all ?? 0);
    }
  });
});
