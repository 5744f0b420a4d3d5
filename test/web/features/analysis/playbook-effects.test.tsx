/** @jest-environment jest-fixed-jsdom */
import '../../support/browser-stubs.ts';
import './editor-stubs.ts';
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import type { Analysis, RuleResult } from '../../../../shared/analysis.ts';
import { highlightQuotes } from '../../../../web/src/features/analysis/results/highlight-quotes.ts';
import { serveApi } from '../../support/fake-api.ts';
import { endApp, renderApp } from '../../support/render-app.tsx';
import { buildAnalysis, buildStored, evidenceOf } from './build-analysis.ts';
import { findEditor } from './editor-stubs.ts';

afterEach(endApp);

const rule = (
  outcome: RuleResult['outcome'],
  kind: RuleResult['kind'],
  words: string,
  fields: Partial<RuleResult> = {},
): RuleResult => ({
  playbookId: 'p1',
  kind,
  rule: words,
  outcome,
  explanation: `About ${words}.`,
  evidence: [],
  ...fields,
});

const effects: Partial<Analysis> = {
  playbooks: [
    { id: 'p1', name: 'Vendor paper', version: 3 },
    { id: 'p2', name: 'Payment house rules', version: 1 },
  ],
  playbookRules: [
    rule('met', 'focus-area', 'indemnification', { evidence: [evidenceOf('shall indemnify')] }),
    rule('deviates', 'avoidance-keyword', 'without consent', { evidence: [evidenceOf('without consent')] }),
    rule('missing', 'preferred-language', 'reasonable notice', { playbookId: 'p2' }),
    rule('not-assessed', 'special-instructions', 'Mind the tone.'),
    rule('not-applicable', 'template', 'Office lease'),
  ],
  templateComparisons: [
    {
      templateId: 't1',
      templateName: 'House services agreement',
      playbookId: 'p1',
      heading: '7 Payment',
      sectionText: 'The Client shall pay within thirty days. Interest accrues at two percent.',
      deviations: [
        {
          kind: 'changed-figure',
          description: 'The template says thirty days, the clause ten days.',
          quote: 'thirty days',
          evidence: [evidenceOf('within ten days')],
        },
        {
          kind: 'missing',
          description: 'The clause has no counterpart to this sentence of the template.',
          quote: 'Interest accrues at two percent.',
          evidence: [],
        },
      ],
    },
  ],
};

const open = async (fields: Partial<Analysis>) => {
  serveApi({ 'GET /api/analyses/stored-1': () => ({ body: buildStored({ analysis: buildAnalysis(fields) }) }) });
  const app = renderApp('/?analysis=stored-1');
  const editor = await findEditor();
  await screen.findByRole('region', { name: 'Verdict' });
  const tab = screen.queryByRole('tab', { name: /^Playbook/ });
  if (tab) await app.user.click(tab);
  return { editor, ...app };
};
const section = (name: string) => within(screen.getByRole('region', { name }));
/** The words marked as chosen, which other marks may cut into pieces. */
const chosenWords = (editor: HTMLElement) =>
  [...editor.querySelectorAll('.clause-mark-chosen')].map((mark) => mark.textContent).join('');

describe('what playbooks made of a clause', () => {
  it('GIVEN none applied THEN nothing is said of playbooks or templates', async () => {
    await open({});
    expect(screen.queryByRole('region', { name: 'Company Playbook' })).toBeNull();
    expect(screen.queryByRole('region', { name: 'Template Comparison' })).toBeNull();
  });

  it('THEN the playbooks used stand there with their versions', async () => {
    await open(effects);
    const used = section('Company Playbook').getByRole('list', { name: 'Playbooks used' });
    expect(
      within(used)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['Vendor paperversion 3', 'Payment house rulesversion 1']);
  });

  it('THEN rules are grouped by what became of them, what asks for action first, each with its kind and playbook', async () => {
    const { user } = await open(effects);
    for (const unfold of section('Company Playbook').getAllByRole('button', { name: 'Show 1 rule' }))
      await user.click(unfold);
    const groups = section('Company Playbook').getAllByRole('group');
    const read = groups.map((group) => [
      group.firstElementChild?.textContent,
      within(group).getByRole('heading', { level: 3 }).textContent,
    ]);
    expect(read).toEqual([
      ['≠Deviates1', 'without consent'],
      ['○Missing1', 'reasonable notice'],
      ['?Could not be assessed1', 'Mind the tone.'],
      ['✓Met1', 'indemnification'],
      ['–Not applicable1', 'Office lease'],
    ]);
    expect(within(groups[1] as HTMLElement).getByText('Preferred language · Payment house rules')).toBeTruthy();
  });

  it('WHEN a rule’s words are chosen THEN their place is marked in the clause', async () => {
    const { user, editor } = await open(effects);
    const place = section('Company Playbook').getByRole('button', { name: /Show in the clause: without consent/ });
    await user.click(place);
    await waitFor(() => expect(chosenWords(editor)).toBe('without consent'));
  });

  it('GIVEN many rules of one outcome THEN the first show, and the rest on demand', async () => {
    const playbookRules = Array.from({ length: 40 }, (_, index) => rule('deviates', 'focus-area', `matter ${index}`));
    const { user } = await open({ ...effects, playbookRules });
    const headings = () => section('Company Playbook').getAllByRole('heading', { level: 3 });
    expect(headings()).toHaveLength(6);
    await user.click(section('Company Playbook').getByRole('button', { name: 'Show 34 more' }));
    expect(headings()).toHaveLength(40);
  });

  it('GIVEN rules that are met THEN they are one line, which unfolds', async () => {
    const playbookRules = Array.from({ length: 9 }, (_, index) => rule('met', 'focus-area', `matter ${index}`));
    const { user } = await open({ ...effects, playbookRules });
    expect(section('Company Playbook').queryAllByRole('heading', { level: 3 })).toHaveLength(0);
    await user.click(section('Company Playbook').getByRole('button', { name: 'Show 9 rules' }));
    expect(section('Company Playbook').getAllByRole('heading', { level: 3 })).toHaveLength(9);
  });

  it('THEN a template’s section stands beside what deviates, each with its word and its place', async () => {
    const { user, editor } = await open(effects);
    const comparison = within(
      section('Template Comparison').getByRole('article', { name: 'House services agreement, 7 Payment' }),
    );
    const text = comparison.getByRole('region', { name: 'Text of House services agreement' });
    expect(text.textContent).toBe(effects.templateComparisons?.[0]?.sectionText);
    expect([...text.querySelectorAll('mark')].map(({ textContent }) => textContent)).toEqual([
      'thirty days',
      'Interest accrues at two percent.',
    ]);
    expect(comparison.getAllByRole('heading', { level: 4 }).map(({ textContent }) => textContent)).toEqual([
      'Changed figure',
      'Missing',
    ]);
    await user.click(comparison.getByRole('button', { name: /Show in the clause: within ten days/ }));
    await waitFor(() => expect(chosenWords(editor)).toBe('within ten days'));
  });

  it('GIVEN a section nothing deviates from THEN that is said', async () => {
    const [first] = effects.templateComparisons ?? [];
    await open({ ...effects, templateComparisons: first ? [{ ...first, deviations: [] }] : [] });
    expect(section('Template Comparison').getByText('Nothing deviates.')).toBeTruthy();
  });

  it('WHEN the analysis is copied THEN playbooks, rules and deviations go along', async () => {
    const { user } = await open(effects);
    const written = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await user.click(screen.getByRole('button', { name: 'Copy as text' }));
    const copied = String(written.mock.calls[0]?.[0]);
    expect(copied).toContain('Playbook used: Vendor paper, version 3.');
    expect(copied).toContain('- [deviates] without consent: About without consent.');
    expect(copied).toContain('- The template says thirty days, the clause ten days.');
    expect(copied.indexOf('[deviates]')).toBeLessThan(copied.indexOf('[met]'));
  });
});

describe('quotes in a section', () => {
  it('THEN each is marked where it stands, none twice, and the text stays whole', () => {
    const text = 'One two three. Four five.';
    const stretches = highlightQuotes(text, ['Four five.', 'two three', 'three. Four', 'not there', 'One…']);
    expect(stretches.map((stretch) => stretch.text).join('')).toBe(text);
    expect(stretches.filter(({ isMarked }) => isMarked).map((stretch) => stretch.text)).toEqual([
      'One',
      'two three',
      'Four five.',
    ]);
  });
});
