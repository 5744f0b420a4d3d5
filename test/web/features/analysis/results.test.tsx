/** @jest-environment jest-fixed-jsdom */
import '../../support/browser-stubs.ts';
import './editor-stubs.ts';
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { AnalysedSection, Analysis } from '../../../../shared/analysis.ts';
import { messages } from '../../../../shared/messages.ts';
import { toast as showToast } from '../../../../web/src/lib/toast.ts';
import { serveApi, silence, type Replier } from '../../support/fake-api.ts';
import { endApp, renderApp } from '../../support/render-app.tsx';
import { setWindowWidth } from '../../support/browser-stubs.ts';
import { analysisAsText } from '../../../../web/src/features/analysis/results/analysis-as-text.ts';
import { buildAnalysis, buildStored, clauseText, evidenceOf } from './build-analysis.ts';
import { findEditor, linesOf } from './editor-stubs.ts';

afterEach(async () => {
  await endApp();
  setWindowWidth(1280);
  showToast({ title: 'Next test' });
});

const open = async (
  fields: Partial<Analysis> = {},
  repliers: Readonly<Record<string, Replier>> = {},
  text = clauseText,
) => {
  const body = buildStored({ analysis: buildAnalysis(fields), clauseText: text });
  const sent = serveApi({ 'GET /api/analyses/stored-1': () => ({ body }), ...repliers });
  const app = renderApp('/?analysis=stored-1');
  const editor = await findEditor();
  const results = within(await screen.findByRole('region', { name: 'Results' }));
  await results.findByRole('region', { name: 'Verdict' });
  return { sent, editor, results, ...app };
};
const section = (name: string) => within(screen.getByRole('region', { name }));
const issues = () => within(screen.getByRole('group', { name: 'Issues' }));
const tabNamed = (name: string) => screen.getByRole('tab', { name: new RegExp(`^${name}`) });
const titlesIn = (place: ReturnType<typeof issues>) =>
  place.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent);

const titles = (name: string) => titlesIn(section(name));
/** Opens the tab that holds the suggestion. */
const openRewrite = async ({ user }: Pick<Awaited<ReturnType<typeof open>>, 'user'>) => {
  await user.click(tabNamed('Rewrite'));
  return section('Suggested Clause');
};

describe('the verdict', () => {
  it('THEN side, level, scores as N/10 and counts without unverified findings stand on top', async () => {
    await open();
    const verdict = section('Verdict');
    expect(verdict.getByText('Made for the Client')).toBeTruthy();
    expect(verdict.getByText('7/10')).toBeTruthy();
    expect(verdict.getByText('4/10')).toBeTruthy();
    const bar = verdict.getByRole('progressbar', { name: 'Risk score' });
    expect((bar.firstElementChild as HTMLElement).style.width).toBe('70%');
    const countOf = (label: string) => verdict.getByText(label).previousElementSibling?.textContent;
    expect([countOf('High risks'), countOf('Medium risk'), countOf('Benefit')]).toEqual(['2', '1', '1']);
  });

  it('THEN the disclaimer, the notes and what made the analysis are there', async () => {
    const { results } = await open();
    expect(results.getByText(messages.disclaimer)).toBeTruthy();
    expect(results.getByText('The model was not asked.')).toBeTruthy();
    expect(results.getByText('Made by Clause engine 1.0.')).toBeTruthy();
  });

  it('GIVEN a text that is not in English THEN no level is claimed', async () => {
    await open({ readability: 'not-english', riskLevel: 'low', risks: [], benefits: [] });
    expect(screen.getByRole('heading', { name: 'Not read: not in English' })).toBeTruthy();
    expect(screen.queryByRole('heading', { name: 'Low risk' })).toBeNull();
  });
});

describe('findings', () => {
  it('THEN the gravest stand first, the unverified apart, what is missing by importance', async () => {
    const { user } = await open();
    expect(titlesIn(issues())).toEqual(['Unlimited indemnity', 'Settlement without a say', 'Short time to pay']);
    expect(titles('Unverified Findings')).toEqual(['Foreign court', 'Invented benefit']);
    expect(titles('Negotiation Strategies')).toEqual(['Ask for mutualityPrimary', 'Fall back']);
    await user.click(tabNamed('Missing'));
    expect(titles('Missing Elements')).toEqual(['Liability cap', 'Mitigation']);
    expect(section('Missing Elements').getByText('Critical')).toBeTruthy();
    await user.click(tabNamed('In your favor'));
    expect(titles('Benefits')).toEqual(['Clear parties']);
    await user.click(tabNamed('Facts'));
    expect(section('Key Facts').getByText('10 days')).toBeTruthy();
  });

  it('GIVEN a risk that the model disputes THEN it says so beside the risk, in what is copied, too, and it counts', async () => {
    const risks = buildAnalysis().risks.map((risk) =>
      risk.id === 'r-high'
        ? { ...risk, dispute: { reason: 'It is capped elsewhere.', evidence: [evidenceOf('ten days')] } }
        : risk,
    );
    const says =
      'Disputed by the language model: It is capped elsewhere. It points to “ten days”. The finding counts until a person decides.';
    await open({ risks });
    expect(issues().getByText(says)).toBeTruthy();
    expect(section('Verdict').getByText('High risks').previousElementSibling?.textContent).toBe('2');
    expect(analysisAsText(buildStored({ analysis: buildAnalysis({ risks }), clauseText }))).toContain(`\n  ${says}`);
  });

  it('GIVEN more issues than are seen at once WHEN a severity is chosen THEN only its issues show', async () => {
    const { risks } = buildAnalysis();
    const more = risks.map((risk) => ({ ...risk, id: `more-${risk.id}` }));
    const { user } = await open({ risks: [...risks, ...more] });
    const group = within(screen.getByRole('group', { name: 'Show issues by severity' }));
    await user.click(group.getByRole('button', { name: 'Medium' }));
    expect(titlesIn(issues())).toEqual(['Short time to pay', 'Short time to pay']);
    await user.click(group.getByRole('button', { name: 'All' }));
    expect(titlesIn(issues())).toHaveLength(6);
  });

  it('GIVEN sections without headings THEN the index names them by their own first words, not by a number of its own', async () => {
    const middle = clauseText.indexOf(' ', clauseText.length / 2) + 1;
    const section: Pick<AnalysedSection, 'categories' | 'riskLevel'> = { categories: [], riskLevel: 'low' };
    await open({
      sections: [
        { ...section, heading: 'Indemnity', start: 0, end: middle },
        { ...section, heading: '', start: middle, end: clauseText.length },
      ],
    });
    const index = within(screen.getByText('2 sections').closest('details')!);
    const names = index.getAllByRole('button', { hidden: true }).map((row) => row.querySelector('p')?.textContent);
    expect(names).toEqual(['Indemnity', clauseText.slice(middle, middle + 80).trim()]);
  });

  it('WHEN a finding is chosen by keyboard THEN its words are marked in the text, to the letter', async () => {
    const { user, editor } = await open();
    const place = issues().getByRole('button', { name: 'Show in the clause: Settlement without a say' });
    place.focus();
    await user.keyboard('{Enter}');
    await waitFor(() => {
      const chosen = [...editor.querySelectorAll('.clause-mark-chosen')].map((mark) => mark.textContent);
      expect(chosen).toEqual(['may settle any claim without consent']);
    });
    expect(place.getAttribute('aria-pressed')).toBe('true');
  });

  it('THEN the passages in the text carry the numbers of their cards, and the text itself does not', async () => {
    const { editor } = await open();
    const numbered = [...editor.querySelectorAll<HTMLElement>('.clause-mark-number')].map(
      ({ dataset, nextSibling }) => [dataset['number'], nextSibling?.textContent],
    );
    const cards = ['Unlimited indemnity', 'Settlement without a say', 'Short time to pay'];
    expect(numbered.map(([number]) => number).sort()).toEqual(['1', '2', '3']);
    for (const [index, title] of cards.entries()) {
      const card = within(issues().getByRole('article', { name: title }));
      expect(card.getByText(String(index + 1), { exact: true })).toBeTruthy();
    }
    expect(numbered).toContainEqual(['1', 'shall indemnify the Provider']);
    expect(editor.textContent).toBe(clauseText.replace('\r\n', ''));
  });

  it('WHEN the pointer is on a finding THEN its place is marked softly, and no more when it leaves', async () => {
    const { editor } = await open();
    const card = issues().getByRole('article', { name: 'Unlimited indemnity' });
    fireEvent.pointerEnter(card);
    expect(editor.querySelector('.clause-mark-hover')?.textContent).toBe('shall indemnify the Provider');
    fireEvent.pointerLeave(card);
    expect(editor.querySelector('.clause-mark-hover')).toBeNull();
  });

  it('WHEN it is copied as text THEN findings, scores and disclaimer are in it, and nothing unverified', async () => {
    const { user, results } = await open();
    const written = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await user.click(results.getByRole('button', { name: 'Copy as text' }));
    const copied = String(written.mock.calls[0]?.[0]);
    for (const words of [
      'Unlimited indemnity',
      '“ten days”',
      'Risk: high, 7/10',
      'Liability cap',
      messages.disclaimer,
    ]) {
      expect(copied).toContain(words);
    }
    expect(copied).not.toContain('Foreign court');
  });
});

describe('the suggested clause', () => {
  const revised = buildAnalysis().suggestedImprovement.revisedClause;

  it('THEN changes are insertions and deletions that a screen reader hears, beside what they fix', async () => {
    const suggestion = await openRewrite(await open());
    const leave = await suggestion.findByRole('button', { name: 'Leave change 1 out' });
    const panel = leave.closest('[role=tabpanel]') as HTMLElement;
    expect([...panel.querySelectorAll('ins')].map((node) => node.textContent)).toEqual([
      '[inserted: with the] ',
      '[inserted:  of the Client] ',
      '[inserted: thirty] ',
    ]);
    expect([...panel.querySelectorAll('del')].map((node) => node.textContent)).toEqual([
      '[deleted: without] ',
      '[deleted: ten] ',
    ]);
    expect(suggestion.getByText('Settlement without a say')).toBeTruthy();
    expect(suggestion.getByText('7/10 → 3/10')).toBeTruthy();
    // One share says how much it changes: a second one, of other words, would seem to contradict it.
    expect(suggestion.getByText('Settles 1 of 5 findings, brings 0 new.')).toBeTruthy();
    expect(suggestion.getByText(/^3 changes: 6 words in, 2 words out, \d+% of the clause kept\./)).toBeTruthy();
  });

  describe('copying it', () => {
    /** The clipboard of a browser that takes formatting; jsdom knows none. */
    const formattingClipboard = (copied: Record<string, Blob>[]) => {
      class Item {
        readonly flavours: Record<string, Blob>;
        constructor(flavours: Record<string, Blob>) {
          this.flavours = flavours;
        }
      }
      Object.assign(globalThis, { ClipboardItem: Item });
      Object.assign(navigator.clipboard, {
        write: (items: Item[]) => Promise.resolve(void copied.push(...items.map(({ flavours }) => flavours))),
      });
    };
    afterEach(() => void Reflect.deleteProperty(globalThis, 'ClipboardItem'));

    it('WHEN Copy is pressed THEN the clipboard has what the view shows, and a toast says what', async () => {
      const { user } = await open();
      const copied: Record<string, Blob>[] = [];
      formattingClipboard(copied);
      const suggestion = await openRewrite({ user });
      await user.click(await suggestion.findByRole('button', { name: 'Leave change 3 out' }));
      const copy = async () => {
        await user.click(suggestion.getByRole('button', { name: 'Copy' }));
        const flavours = copied.at(-1);
        return [await flavours?.['text/html']?.text(), await flavours?.['text/plain']?.text()] as const;
      };
      const [html, text] = await copy();
      expect(html?.match(/<del>.*?<\/del>|<ins>.*?<\/ins>/g)?.map((tag) => tag.replace(/<[^>]*>/g, ''))).toEqual([
        'without ',
        'with the ',
        ' of the Client',
      ]);
      expect(text).toContain(
        '[deleted: without ][inserted: with the ]consent[inserted:  of the Client]. Payment within ten',
      );
      expect(await screen.findByText(/^The redline is on the clipboard, its insertions underlined/)).toBeTruthy();

      await user.click(suggestion.getByRole('tab', { name: 'Clean' }));
      const [cleanHtml, clean] = await copy();
      expect(clean).toBe(clauseText.replace('without consent', 'with the consent of the Client'));
      expect(cleanHtml).not.toMatch(/<ins|<del/);
      expect(await screen.findByText('The clause with the changes you took is on the clipboard.')).toBeTruthy();

      await user.click(suggestion.getByRole('tab', { name: 'Original' }));
      expect((await copy())[1]).toBe(clauseText);
      expect(await screen.findByText('The original clause is on the clipboard.')).toBeTruthy();
    });

    it('GIVEN a browser that copies plain text only THEN the changes are in brackets, and that is said', async () => {
      const { user } = await open();
      const written = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
      const suggestion = await openRewrite({ user });
      await suggestion.findByRole('button', { name: 'Leave change 1 out' });
      await user.click(suggestion.getByRole('button', { name: 'Copy' }));
      expect(String(written.mock.lastCall?.[0])).toContain('[deleted: ten][inserted: thirty] days.');
      expect(await screen.findByText('The redline is on the clipboard as text, its changes in brackets.')).toBeTruthy();
    });
  });

  it('WHEN it is used THEN it stands in the editor, and Undo brings the clause back', async () => {
    const { user, editor } = await open();
    const suggestion = await openRewrite({ user });
    await suggestion.findByRole('button', { name: 'Leave change 1 out' });
    await user.click(suggestion.getByRole('button', { name: 'Use in editor' }));
    expect(linesOf(editor)).toEqual(revised.split('\r\n'));
    const notification = (await screen.findByText('Clause Replaced')).closest('li') as HTMLElement;
    await user.click(within(notification).getByRole('button', { name: 'Undo' }));
    expect(linesOf(editor)).toEqual(clauseText.split('\r\n'));
  });

  it('WHEN a change is left out THEN Clean and the editor have the other changes only', async () => {
    const { user, editor } = await open();
    const suggestion = await openRewrite({ user });
    await user.click(await suggestion.findByRole('button', { name: 'Leave change 3 out' }));
    const expected = clauseText.replace('without consent', 'with the consent of the Client');
    await user.click(suggestion.getByRole('tab', { name: 'Clean' }));
    expect(suggestion.getByRole('tabpanel').textContent).toBe(expected);
    await user.click(suggestion.getByRole('button', { name: 'Use in editor' }));
    expect(linesOf(editor)).toEqual(expected.split('\r\n'));
  });

  it('GIVEN a long contract with one change THEN what is unchanged is folded around it, and unfolds', async () => {
    const long = 'The parties agree as follows. '.repeat(200);
    const improvement = buildAnalysis().suggestedImprovement;
    const { user } = await open(
      { suggestedImprovement: { ...improvement, revisedClause: `${long}Thirty days.${long}` } },
      {},
      `${long}Ten days.${long}`,
    );
    const suggestion = await openRewrite({ user });
    const unfold = await suggestion.findAllByRole('button', { name: /^Show [\d,]+ unchanged characters$/ });
    expect(unfold).toHaveLength(2);
    const panel = suggestion.getByRole('tabpanel');
    expect(panel.textContent.length).toBeLessThan(1500);
    expect(panel.querySelector('ins')?.textContent).toContain('Thirty');
    await user.click(unfold[0] as HTMLElement);
    expect(panel.textContent).toContain(long);
  });

  it('WHEN the arrow keys are used on the tabs THEN they go from view to view', async () => {
    const { user } = await open();
    const suggestion = await openRewrite({ user });
    suggestion.getByRole('tab', { name: 'Redline' }).focus();
    await user.keyboard('{ArrowLeft}');
    expect(suggestion.getByRole('tabpanel', { name: 'Original' }).textContent).toBe(clauseText);
    expect(document.activeElement).toBe(suggestion.getByRole('tab', { name: 'Original' }));
  });
});

describe('Export PDF', () => {
  const exportButton = () => screen.getByRole<HTMLButtonElement>('button', { name: /Export PDF|Generating/ });

  it('WHEN it runs THEN it says Generating..., and the file is named after the analysis', async () => {
    const saved: string[] = [];
    URL.createObjectURL = () => 'blob:report';
    URL.revokeObjectURL = () => undefined;
    const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function save(
      this: HTMLAnchorElement,
    ) {
      saved.push(this.download);
    });
    let answer: (reply: { body: string }) => void = () => undefined;
    const { user } = await open(
      {},
      { 'GET /api/analysis/stored-1/pdf': () => new Promise((resolve) => (answer = resolve)) },
    );
    await user.click(exportButton());
    expect(exportButton().textContent).toBe('Generating...');
    expect(exportButton().disabled).toBe(true);
    answer({ body: '%PDF-1.7' });
    expect(await screen.findByText('PDF Downloaded')).toBeTruthy();
    expect(screen.getByText('The analysis report has been downloaded successfully.')).toBeTruthy();
    expect(saved).toEqual(['contract-analysis-stored-1.pdf']);
    click.mockRestore();
  });

  it('WHEN the server refuses THEN that is said', async () => {
    const { user } = await open({}, { 'GET /api/analysis/stored-1/pdf': () => ({ status: 500, body: '' }) });
    await user.click(exportButton());
    expect(await screen.findByText('Download Failed')).toBeTruthy();
    expect(screen.getByText('Unable to download the PDF report. Please try again.')).toBeTruthy();
    expect(exportButton().disabled).toBe(false);
  });
});

describe('panes', () => {
  it('WHEN the bar between them is moved by keys THEN it says so, within its bounds, and is remembered', async () => {
    const first = await open();
    const bar = () => screen.getByRole('separator', { name: 'Width of the clause pane' });
    bar().focus();
    await first.user.keyboard('{ArrowRight}');
    expect(bar().getAttribute('aria-valuenow')).toBe('48');
    await first.user.keyboard('{End}{ArrowRight}');
    expect(bar().getAttribute('aria-valuenow')).toBe('75');
    first.unmount();
    await open();
    expect(bar().getAttribute('aria-valuenow')).toBe('75');
  });

  it('GIVEN a phone THEN they are two tabs, the results with their level; a chosen finding leads to the text', async () => {
    setWindowWidth(390);
    const { user } = await open();
    const tab = (name: RegExp) => screen.getByRole('tab', { name });
    expect(tab(/^Results/).textContent).toBe('ResultsHigh');
    expect(tab(/^Results/).getAttribute('aria-selected')).toBe('true');
    await user.click(issues().getByRole('button', { name: 'Show in the clause: Settlement without a say' }));
    expect(tab(/^Clause/).getAttribute('aria-selected')).toBe('true');
    await waitFor(() => expect(document.querySelector('.clause-mark-chosen')).toBeTruthy());
  });

  it('GIVEN an analysis that is on its way THEN skeletons hold the places in both panes', async () => {
    serveApi({ 'GET /api/analyses/stored-1': silence });
    renderApp('/?analysis=stored-1');
    expect(await screen.findByTestId('results-skeleton')).toBeTruthy();
    expect(screen.getByRole('status', { name: 'Loading analysis' })).toBeTruthy();
  });
});
