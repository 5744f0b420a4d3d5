/** @jest-environment jest-fixed-jsdom */
import '../../../support/browser-stubs.ts';
import '../editor-stubs.ts';
import { afterEach, describe, expect, it } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import type { ClauseChange, Derivation, Risk } from '../../../../../shared/analysis.ts';
import { toast as showToast } from '../../../../../web/src/lib/toast.ts';
import { serveApi } from '../../../support/fake-api.ts';
import { endApp, renderApp } from '../../../support/render-app.tsx';
import { buildAnalysis, buildStored, clauseText, evidenceOf } from '../build-analysis.ts';
import { findEditor, linesOf, paste } from '../editor-stubs.ts';

afterEach(async () => {
  await endApp();
  showToast({ title: 'Next test' });
});

const change = (findingId: string, words: string, put: string): ClauseChange => {
  const { start, end } = evidenceOf(words);
  return { findingId, start, end, put, reason: `Because of ${findingId}` };
};
const derivation: Derivation = {
  proof: 'proved',
  issue: 'settlement',
  force: 'right',
  actor: 'Provider',
  burdens: 'own',
  ...evidenceOf('may settle any claim without consent'),
  source: 'A well-known statute',
};
const withWhy = (risk: Risk): Risk => {
  if (risk.id === 'r-high') return { ...risk, description: 'Must indemnify the Provider. Nothing bounds it.' };
  return risk.id === 'r-settle'
    ? { ...risk, derivation, description: 'May settle any claim (1) without consent. You would pay. You had no say.' }
    : risk;
};
const changes = [
  change('r-settle', 'without consent', 'with the consent of the Client'),
  change('r-medium', 'ten days', 'thirty days'),
  { findingId: 'm-1', start: clauseText.length, end: clauseText.length, put: 'A cap applies.', reason: 'No cap' },
];
const revisedClause = `${clauseText
  .replace('without consent', 'with the consent of the Client')
  .replace('ten days', 'thirty days')} A cap applies.`;

const stored = () => {
  const analysis = buildAnalysis();
  return buildStored({
    analysis: {
      ...analysis,
      risks: analysis.risks.map(withWhy),
      suggestedImprovement: { ...analysis.suggestedImprovement, changes, revisedClause },
      negotiationStrategies: [
        { type: 'primary', title: 'Settlement without a say', description: 'If they refuse: ask for notice.' },
        { type: 'other', title: 'Fall back', description: 'Ask for a cap.' },
      ],
      notUnderstood: [evidenceOf('Indemnity.')],
    },
  });
};

const open = async (body = stored()) => {
  serveApi({ 'GET /api/analyses/stored-1': () => ({ body }) });
  const app = renderApp('/?analysis=stored-1');
  const editor = await findEditor();
  await screen.findByRole('region', { name: 'Verdict' });
  return { editor, ...app };
};
const card = (title: string) => screen.getByRole('article', { name: title });
const button = (name: string) => screen.getByRole('button', { name });
const text = (editor: HTMLElement) => linesOf(editor).join('\r\n');
const accepted = clauseText.replace('without consent', 'with the consent of the Client');
const markOf = (editor: HTMLElement, words: string) =>
  [...editor.querySelectorAll('.clause-mark')].filter((mark) => mark.textContent === words);

describe('an issue', () => {
  it('THEN its own change stands in its quote, and nobody else’s', async () => {
    await open();
    const own = card('Settlement without a say');
    expect([...own.querySelectorAll('del, ins')].map((node) => node.textContent)).toEqual([
      '[deleted: without consent] ',
      '[inserted: with the consent of the Client] ',
    ]);
    expect(own.textContent).toContain('may settle any claim ');
    // The clause's own words are read once, with the change in them.
    expect(own.textContent).not.toContain('May settle any claim');
    expect(within(own).getByText('You would pay. You had no say.')).toBeTruthy();
    // So they are where the analysis says must for shall.
    expect(card('Unlimited indemnity').textContent).not.toContain('Must indemnify');
    expect(within(card('Unlimited indemnity')).getByText('Nothing bounds it.')).toBeTruthy();
    expect(card('Unlimited indemnity').querySelector('del, ins')).toBeNull();
    expect(within(card('Unlimited indemnity')).queryByRole('button', { name: /^Accept/ })).toBeNull();
  });

  it('WHEN it is accepted THEN the change is in the editor and other marks stay on their words; Undo takes it back', async () => {
    const { user, editor } = await open();
    await user.click(button('Accept: Settlement without a say'));
    expect(text(editor)).toBe(accepted);
    expect(within(card('Settlement without a say')).getByText('Accepted')).toBeTruthy();
    expect(document.activeElement).toBe(card('Settlement without a say'));
    expect(markOf(editor, 'ten days')).toHaveLength(1);
    await user.click(button('Accept: Short time to pay'));
    await user.click(button('Undo: Settlement without a say'));
    expect(text(editor)).toBe(clauseText.replace('ten days', 'thirty days'));
    expect(markOf(editor, 'may settle any claim without consent')).toHaveLength(1);
    expect(button('Accept: Settlement without a say')).toBeTruthy();
    expect(screen.queryByText(/since this analysis/)).toBeNull();
  });

  it('WHEN an accepted change is undone in the editor THEN the issue is open again', async () => {
    const { user, editor } = await open();
    await user.click(button('Accept: Settlement without a say'));
    await user.click(button('Undo'));
    expect(text(editor)).toBe(clauseText);
    expect(await screen.findByRole('button', { name: 'Accept: Settlement without a say' })).toBeTruthy();
  });

  it('WHEN it is rejected THEN the text stays and the proposal can still be read', async () => {
    const { user, editor } = await open();
    await user.click(button('Reject: Settlement without a say'));
    expect(text(editor)).toBe(clauseText);
    const rejected = card('Settlement without a say');
    expect(within(rejected).getByText('Rejected')).toBeTruthy();
    expect(rejected.querySelector('ins')?.textContent).toContain('with the consent of the Client');
  });

  it('GIVEN decisions WHEN the page is loaded again THEN they are there with their text', async () => {
    const first = await open();
    await first.user.click(button('Accept: Settlement without a say'));
    await first.user.click(button('Reject: Short time to pay'));
    first.unmount();
    const { editor } = await open();
    await waitFor(() => expect(text(editor)).toBe(accepted));
    expect(within(card('Settlement without a say')).getByText('Accepted')).toBeTruthy();
    expect(within(card('Short time to pay')).getByText('Rejected')).toBeTruthy();
  });

  it('THEN what to say if they refuse and why it was found unfold', async () => {
    const { user } = await open();
    const own = within(card('Settlement without a say'));
    await user.click(own.getByRole('button', { name: 'If they refuse' }));
    expect(own.getByText(/If they refuse: ask for notice\./)).toBeTruthy();
    await user.click(own.getByRole('button', { name: 'Why' }));
    const said = Object.fromEntries(
      own.getAllByRole('term').map((term) => [term.textContent, term.nextElementSibling?.textContent]),
    );
    expect(said).toEqual({
      'The statement': 'gives a right',
      'Who acts': 'Provider',
      'Whom it burdens': 'Your side',
      'How it is known': 'A rule reads it from these words',
      'What stands behind it': 'A well-known statute',
    });
    expect(
      within(screen.getByRole('region', { name: 'Negotiation Strategies' })).getAllByRole('heading', { level: 3 }),
    ).toHaveLength(1);
  });
});

describe('a finding of the language model', () => {
  const showSaying = async (description: string) => {
    const whole = stored();
    const risks = whole.analysis.risks.map((risk) => (risk.id === 'r-medium' ? { ...risk, description } : risk));
    const { user } = await open({ ...whole, analysis: { ...whole.analysis, risks } });
    return { user, own: within(card('Short time to pay')) };
  };

  it('GIVEN more sentences than a card shows THEN the others unfold, though no rule derived it', async () => {
    const { user, own } = await showSaying(
      'By the language model: It is short. You may miss it. Interest then runs at once.',
    );
    expect(own.getByText('By the language model: It is short. You may miss it.')).toBeTruthy();
    expect(own.queryByText('Interest then runs at once.')).toBeNull();
    await user.click(own.getByRole('button', { name: 'More' }));
    expect(own.getByText('Interest then runs at once.')).toBeTruthy();
    expect(own.queryByRole('term')).toBeNull();
  });

  it('GIVEN no more than a card shows THEN nothing unfolds', async () => {
    const { own } = await showSaying('By the language model: It is short.');
    expect(own.queryByRole('button', { name: /More|Why/ })).toBeNull();
  });
});

describe('the keyboard', () => {
  it('GIVEN the focus in the list THEN j, k, a, r, u and Enter work through it', async () => {
    const { user, editor } = await open();
    card('Unlimited indemnity').focus();
    await user.keyboard('j');
    expect(document.activeElement).toBe(card('Settlement without a say'));
    await user.keyboard('a');
    expect(text(editor)).toBe(accepted);
    await user.keyboard('u');
    expect(text(editor)).toBe(clauseText);
    await user.keyboard('r');
    expect(within(card('Settlement without a say')).getByText('Rejected')).toBeTruthy();
    await user.keyboard('u{Enter}');
    await waitFor(() =>
      expect(editor.querySelector('.clause-mark-chosen')?.textContent).toBe('may settle any claim without consent'),
    );
    await user.keyboard('k');
    expect(document.activeElement).toBe(card('Unlimited indemnity'));
    await user.keyboard('a');
    expect(text(editor)).toBe(clauseText);
  });

  it('GIVEN the focus elsewhere THEN the letters do nothing', async () => {
    const { user, editor } = await open();
    screen.getByRole('tab', { name: /^Issues/ }).focus();
    await user.keyboard('jaru');
    expect(text(editor)).toBe(clauseText);
    expect(document.querySelector('[data-verdict]')).toBeNull();
  });
});

describe('beside the issues', () => {
  it('THEN what is missing comes with its words, and they can be added', async () => {
    const { user, editor } = await open();
    await user.click(screen.getByRole('tab', { name: /^Missing/ }));
    expect(within(card('Liability cap')).getByText('Words to add at the end of the clause')).toBeTruthy();
    await user.click(button('Accept: Liability cap'));
    expect(text(editor)).toBe(`${clauseText} A cap applies.`);
  });

  it('THEN what was not understood is a group of its own', async () => {
    await open();
    const group = within(screen.getByRole('region', { name: 'Not Understood' }));
    expect(group.getByRole('button', { name: /Show in the clause: Indemnity\./ })).toBeTruthy();
  });

  it('WHEN the rewrite is decided on change by change THEN each has its reason, and what is accepted is in the editor and at its issue', async () => {
    const { user, editor } = await open();
    await user.click(screen.getByRole('tab', { name: /^Rewrite/ }));
    await user.click(screen.getByText('Decide change by change'));
    const list = within(await screen.findByRole('list', { name: 'Changes with their reasons' }));
    const row = (name: string) => within(list.getByRole('listitem', { name }));
    expect(list.getAllByRole('listitem')).toHaveLength(3);
    expect(row('Settlement without a say').getByText('Because of r-settle')).toBeTruthy();
    await user.click(row('Settlement without a say').getByRole('button', { name: /^Accept/ }));
    expect(text(editor)).toBe(accepted);
    expect(document.activeElement).toBe(list.getByRole('listitem', { name: 'Settlement without a say' }));
    await user.click(row('Short time to pay').getByRole('button', { name: /^Reject/ }));
    expect(screen.getByRole('button', { name: 'Take change 2' })).toBeTruthy();
    await user.click(screen.getByRole('tab', { name: /^Issues/ }));
    expect(within(card('Settlement without a say')).getByText('Accepted')).toBeTruthy();
    expect(within(card('Short time to pay')).getByText('Rejected')).toBeTruthy();
    await user.click(screen.getByRole('tab', { name: /^Rewrite/ }));
    await user.click(screen.getByText('Decide change by change'));
    await user.click(button('Undo: Settlement without a say'));
    expect(text(editor)).toBe(clauseText);
  });

  it('GIVEN a rejected issue WHEN the rewrite is used THEN it has all changes but that one', async () => {
    const { user, editor } = await open();
    await user.click(button('Reject: Short time to pay'));
    await user.click(screen.getByRole('tab', { name: /^Rewrite/ }));
    const suggestion = within(screen.getByRole('region', { name: 'Suggested Clause' }));
    await suggestion.findByRole('button', { name: 'Take change 2' });
    await user.click(suggestion.getByRole('button', { name: 'Use in editor' }));
    expect(text(editor)).toBe(`${accepted} A cap applies.`);
    await user.click(screen.getByRole('tab', { name: /^Issues/ }));
    expect(within(card('Settlement without a say')).getByText('Accepted')).toBeTruthy();
    expect(within(card('Short time to pay')).getByText('Rejected')).toBeTruthy();
  });
});

describe('results that no longer fit', () => {
  it('WHEN text or choices differ from what was analyzed THEN a bar says so, and nothing while they do not', async () => {
    const { user, editor } = await open();
    expect(screen.queryByText(/since this analysis/)).toBeNull();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Your side' }), 'service-provider');
    expect(screen.getByText('The side has changed since this analysis.')).toBeTruthy();
    act(() => paste(editor, 'NOTE '));
    expect(await screen.findByText('The text and the side have changed since this analysis.')).toBeTruthy();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Your side' }), 'client');
    expect(screen.getByText('The text has changed since this analysis.')).toBeTruthy();
    await user.click(button('Undo'));
    await waitFor(() => expect(screen.queryByText(/since this analysis/)).toBeNull());
  });
});
