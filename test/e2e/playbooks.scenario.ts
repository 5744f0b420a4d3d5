import path from 'node:path';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { maxDocumentBytes } from '../../shared/limits.ts';
import type { Playbook } from '../../shared/playbooks.ts';
import { viewports } from '../support/browser.ts';
import { limitationOfLiability } from '../support/clauses.ts';
import { productUrl } from '../support/client.ts';
import { becomeVisitor } from '../support/enter.ts';
import { eventually } from '../support/eventually.ts';
import { fileOf } from '../support/file-of.ts';
import { pdfOfSize } from '../support/large-pdf.ts';
import { come, page, useOnePerson } from '../support/one-person.ts';
import { savedBytes } from '../support/saved-bytes.ts';

const samples = path.resolve(import.meta.dirname, '../../web/public/samples');

useOnePerson();
beforeEach(() => come(productUrl()));

const dialog = () => page.getByRole('dialog', { name: /^(Create New|Edit) Playbook$/ });
/** Waits until the dialog's playbook has a name. */
const expectName = (name: string): Promise<void> =>
  eventually(async () =>
    expect(
      await dialog()
        .getByLabel(/^Playbook Name/)
        .inputValue(),
    ).toBe(name),
  );
const button = (name: string) => page.getByRole('button', { name, exact: true });
const card = (name: string) => page.getByRole('article', { name });
const toast = (text: string) => page.getByText(text, { exact: true }).first().waitFor();

/** Makes a playbook beside the page, and shows the list with it. */
const givenPlaybook = async (fields: object = {}): Promise<Playbook> => {
  await becomeVisitor(page);
  const made = await page.request.post('/api/playbooks', { data: { name: 'Vendor paper', ...fields } });
  expect(made.status()).toBe(200);
  await page.goto('/playbooks');
  await card('Vendor paper').waitFor();
  return (await made.json()) as Playbook;
};

/** Drops files on the upload area, as a person drags them from the desktop. */
const dropFiles = async (files: readonly { name: string; type: string; text: string }[]): Promise<void> => {
  const transfer = await page.evaluateHandle((dropped) => {
    const data = new DataTransfer();
    for (const { name, type, text } of dropped) data.items.add(new File([text], name, { type }));
    return data;
  }, files);
  const area = page.getByRole('button', { name: /Templates will be automatically parsed/ });
  await area.dispatchEvent('dragover', { dataTransfer: transfer });
  await area.dispatchEvent('drop', { dataTransfer: transfer });
};

describe('a playbook', () => {
  it('GIVEN none WHEN one is made by keyboard and hand THEN it is kept as it was written', async () => {
    await page.goto('/playbooks');
    await button('Create Your First Playbook').click();
    // The name has the focus.
    await page.locator('input[name=name]:focus').waitFor();
    await page.keyboard.type('Vendor paper');
    await dialog().getByLabel('Description').fill('For contracts on the vendor’s own form');
    await dialog().getByText('SaaS Agreement', { exact: true }).click();
    const focus = dialog().getByRole('textbox', { name: 'Focus Areas' });
    await focus.click();
    // A duplicate and an empty entry are not added; the last one has no Enter, and the button is pressed instead.
    await page.keyboard.type(' renewal ');
    await page.keyboard.press('Enter');
    await page.keyboard.type('renewal');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await page.keyboard.type('liability cap');
    await button('Add to Focus Areas').click();
    await focus.click();
    await page.evaluate(() => navigator.clipboard.writeText('- audit rights\n- data protection\n- renewal'));
    await page.keyboard.press('ControlOrMeta+v');
    await dialog().getByRole('button', { name: 'Remove data protection' }).waitFor();
    await page.keyboard.press('Backspace');
    await page.keyboard.press('Backspace');
    await dialog().getByRole('button', { name: 'Remove data protection' }).waitFor({ state: 'detached' });
    await dialog().getByRole('textbox', { name: 'Preferred Language' }).fill('each party, and no other, shall');
    const tabs = dialog().getByRole('tablist');
    const place = await tabs.boundingBox();
    await dialog().getByRole('button', { name: 'Create Playbook' }).click();
    await toast('Playbook created successfully.');
    // It stays where it is, on its templates, which can be added from now on.
    expect(await tabs.boundingBox()).toEqual(place);
    await dialog().getByText('Drag and drop a template here, or click to choose a file').waitFor();
    await dialog().getByRole('button', { name: 'Close', exact: true }).last().click();
    await dialog().waitFor({ state: 'detached' });
    await page.reload();
    await card('Vendor paper').getByText('4 rules configured').waitFor();
    const [made] = (await (await page.request.get('/api/playbooks')).json()) as Playbook[];
    expect(made?.rules).toEqual({
      riskTolerance: 'moderate',
      contractTypes: ['saas-agreement'],
      focusAreas: ['renewal', 'liability cap', 'audit rights'],
      specialInstructions: '',
      avoidanceKeywords: [],
      preferredLanguage: ['each party, and no other, shall'],
      positions: [],
    });
  });

  it('WHEN it is edited THEN the change is saved; a stray Escape, click or Back asks first', async () => {
    await givenPlaybook();
    await button('Edit Vendor paper').click();
    await dialog()
      .getByLabel(/^Playbook Name/)
      .fill('Vendor paper, revised');
    for (const leave of [
      () => page.keyboard.press('Escape'),
      () => page.mouse.click(5, 5),
      () => page.evaluate(() => history.back()),
    ]) {
      await leave();
      await page.getByRole('alertdialog', { name: 'Discard unsaved changes?' }).waitFor();
      await button('Keep editing').click();
      await expectName('Vendor paper, revised');
    }
    await button('Update Playbook').click();
    await toast('Playbook updated successfully.');
    await card('Vendor paper, revised').waitFor();
    await page.reload();
    await card('Vendor paper, revised').waitFor();
  });

  it('GIVEN two windows WHEN both change it THEN the later one is offered both', async () => {
    const { id, ...content } = await givenPlaybook();
    await button('Edit Vendor paper').click();
    await dialog()
      .getByLabel(/^Playbook Name/)
      .fill('Mine');
    const theirs = await page.request.put(`/api/playbooks/${id}`, { data: { ...content, name: 'Theirs', version: 1 } });
    expect(theirs.status()).toBe(200);
    await button('Update Playbook').click();
    await dialog()
      .getByText(/The two differ in: Playbook Name/)
      .waitFor();
    await button('Load theirs').click();
    await expectName('Theirs');
    await button('Bring back mine').click();
    await button('Update Playbook').click();
    await toast('Playbook updated successfully.');
    await card('Mine').waitFor();
  });

  it('WHEN it is deleted THEN the question is asked to the letter, and Cancel keeps it', async () => {
    await givenPlaybook();
    const text = 'Are you sure you want to delete this playbook? This action cannot be undone.';
    await button('Delete Vendor paper').click();
    await page.getByText(text, { exact: true }).waitFor();
    await button('Cancel').click();
    await card('Vendor paper').waitFor();
    await button('Delete Vendor paper').click();
    await button('Delete').click();
    await toast('Playbook deleted successfully.');
    await page.getByText('No playbooks yet').waitFor();
  });

  it('THEN its card says in words what can be done with it, on a phone too', async () => {
    await givenPlaybook();
    const actions = ['Edit', 'Duplicate', 'Export', 'Delete'];
    const shown = () => Promise.all(actions.map((action) => button(`${action} Vendor paper`).innerText()));
    expect(await shown()).toEqual(actions);
    await page.setViewportSize(viewports.phone);
    expect(await shown()).toEqual(actions);
    await page.setViewportSize(viewports.desktop);
  });

  it('WHEN it is switched off THEN it says so and stays off', async () => {
    await givenPlaybook();
    await card('Vendor paper').getByText('Used in analyses').click();
    await toast('Playbook updated successfully.');
    await card('Vendor paper').getByText('Inactive', { exact: true }).waitFor();
    await page.reload();
    await card('Vendor paper').getByText('Inactive', { exact: true }).waitFor();
  });

  it('WHEN it is exported and imported THEN a second one says the same', async () => {
    await givenPlaybook({ rules: { focusAreas: ['renewal'], riskTolerance: 'conservative' } });
    const download = page.waitForEvent('download');
    await button('Export Vendor paper').click();
    const file = await download;
    expect(file.suggestedFilename()).toBe('vendor-paper.json');
    await page.getByLabel('Playbook to import').setInputFiles({
      name: 'copy.json',
      mimeType: 'application/json',
      buffer: await savedBytes(file),
    });
    await dialog().getByRole('button', { name: 'Create Playbook' }).click();
    await toast('Playbook created successfully.');
    const both = (await (await page.request.get('/api/playbooks')).json()) as Playbook[];
    expect(both.map(({ rules }) => rules)).toEqual([both[0]?.rules, both[0]?.rules]);
  });

  it.each([
    ['created', 'POST', 'Failed to create playbook. Please try again.'],
    ['updated', 'PUT', 'Failed to update playbook. Please try again.'],
    ['deleted', 'DELETE', 'Failed to delete playbook. Please try again.'],
  ])('GIVEN it cannot be %s THEN the toast says so where it can be read', async (_, method, message) => {
    await givenPlaybook();
    await page.route('**/api/playbooks**', (route) =>
      route.request().method() === method ? route.fulfill({ status: 500, body: '' }) : route.continue(),
    );
    if (method === 'DELETE') {
      await button('Delete Vendor paper').click();
      await button('Delete').click();
    } else if (method === 'PUT') {
      await button('Edit Vendor paper').click();
      await button('Update Playbook').click();
    } else {
      await button('Create Playbook').click();
      await dialog()
        .getByLabel(/^Playbook Name/)
        .fill('Another');
      await dialog().getByRole('button', { name: 'Create Playbook' }).click();
    }
    const shown = page.getByText(message, { exact: true }).first();
    await shown.waitFor();
    // Above the dialog, not beneath it: the notification can be closed.
    await button('Close notification').click();
    await shown.waitFor({ state: 'detached' });
  });

  it('GIVEN the palette WHEN its name is typed THEN it opens', async () => {
    await givenPlaybook();
    await page.goto('/');
    await page.getByRole('textbox', { name: 'Contract clause' }).waitFor();
    await page.keyboard.press('ControlOrMeta+k');
    await page.getByRole('option', { name: 'New Analysis' }).waitFor();
    await page.keyboard.type('vendor pap');
    await page.getByRole('option', { name: /Vendor paper/ }).waitFor();
    await page.keyboard.press('Enter');
    await dialog().waitFor();
    await expectName('Vendor paper');
  });
});

describe('its templates', () => {
  const openTemplates = async () => {
    await givenPlaybook();
    await button('Edit Vendor paper').click();
    await page.getByRole('tab', { name: /^Contract Templates/ }).click();
  };
  const text = '1. Payment\nThe Client shall pay within thirty days.\n\n2. Term\nThree years.\n';

  it('GIVEN it is not saved THEN it is asked to be saved first', async () => {
    await page.goto('/playbooks');
    await button('Create Your First Playbook').click();
    await page.getByRole('tab', { name: /^Contract Templates/ }).click();
    await page.getByText('Please save the playbook first before uploading templates.').first().waitFor();
  });

  it('WHEN one goes from tab to tab THEN the dialog keeps its height, and what is longer scrolls within', async () => {
    await openTemplates();
    const heightOf = async (tab: RegExp) => {
      await page.getByRole('tab', { name: tab }).click();
      return (await dialog().boundingBox())?.height;
    };
    const height = await heightOf(/^Playbook Rules/);
    expect(height).toBe(704);
    expect(await heightOf(/^Contract Templates/)).toBe(height);
    await heightOf(/^Playbook Rules/);
    await dialog()
      .getByText(/^Version 1\./)
      .scrollIntoViewIfNeeded();
    await dialog().getByRole('button', { name: 'Update Playbook' }).click({ trial: true });
    await dialog()
      .getByText(/^Version 1\./)
      .click({ trial: true });
  });

  it('WHEN one is chosen and one is dropped THEN both are listed with their sections, and counted', async () => {
    await openTemplates();
    await page.getByLabel('Template to upload').setInputFiles(path.join(samples, 'saas-agreement.docx'));
    await toast('Contract template has been successfully processed and added.');
    await dropFiles([
      { name: 'House terms.txt', type: 'text/plain', text },
      { name: 'Second.txt', type: 'text/plain', text },
    ]);
    const row = dialog().getByRole('listitem', { name: 'House terms' });
    await row.getByText('Uploaded from House terms.txt').waitFor();
    await row.getByText(/^Sections: 2/).waitFor();
    await page.getByRole('tab', { name: 'Contract Templates 2' }).waitFor();
    expect(await dialog().getByRole('listitem', { name: 'Second' }).count()).toBe(0);
    await row.getByRole('button', { name: /^Show sections/ }).click();
    await row.getByText('The Client shall pay within thirty days.').waitFor();

    const download = page.waitForEvent('download');
    await row.getByRole('link', { name: 'Download House terms' }).click();
    const file = await download;
    expect(file.suggestedFilename()).toBe('House terms.txt');
    expect((await savedBytes(file)).toString()).toBe(text);

    await row.getByText('Active: House terms').locator('..').locator('..').click();
    await toast('Template status has been updated.');
    await row.getByText('Inactive', { exact: true }).waitFor();

    await row.getByRole('button', { name: 'Delete House terms' }).click();
    await button('Delete').click();
    await toast('Contract template has been removed.');
    await row.waitFor({ state: 'detached' });
    await page.reload();
    await page.getByRole('tab', { name: 'Contract Templates 1' }).waitFor();
  });

  it('GIVEN a PDF above what a call carries THEN it goes by way of storage', async () => {
    await openTemplates();
    const sizes: number[] = [];
    page.on('request', (request) => {
      if (new URL(request.url()).pathname === '/api/templates') sizes.push(request.postDataBuffer()?.byteLength ?? 0);
    });
    const file = await fileOf('large.pdf', await pdfOfSize(maxDocumentBytes, limitationOfLiability));
    await page.getByLabel('Template to upload').setInputFiles(file);
    await dialog().getByRole('listitem', { name: 'large' }).waitFor();
    expect(Math.max(...sizes)).toBeLessThan(2_000);
  });

  it.each([
    ['a picture', 'scan.png', 'image/png', 'Invalid File Type'],
    ['a damaged PDF', 'terms.pdf', 'application/pdf', 'Upload Failed'],
  ])('GIVEN %s THEN it is named with the reason, and nothing is added', async (_, name, type, title) => {
    await openTemplates();
    await dropFiles([{ name, type, text: '%PDF-1.4 x' }]);
    await toast(title);
    await dialog().getByText(`${name} was not added.`, { exact: false }).waitFor();
    await page.getByRole('tab', { name: 'Contract Templates 0' }).waitFor();
  });

  it('GIVEN switching and deleting fail THEN no message is shown and everything is as before', async () => {
    await openTemplates();
    await dropFiles([{ name: 'House terms.txt', type: 'text/plain', text }]);
    const row = dialog().getByRole('listitem', { name: 'House terms' });
    await row.waitFor();
    await button('Close notification').click();
    await page.route('**/api/templates/**', (route) => route.fulfill({ status: 500, body: '' }));
    const answered = page.waitForResponse(/\/api\/templates\//);
    await row.getByText('Active: House terms').locator('..').locator('..').click();
    await answered;
    await row.getByText('Active', { exact: true }).waitFor();
    await row.getByRole('button', { name: 'Delete House terms' }).click();
    await button('Delete').click();
    await page.getByRole('alertdialog').waitFor({ state: 'detached' });
    await row.getByText('Active', { exact: true }).waitFor();
    expect(await button('Close notification').count()).toBe(0);
  });
});

describe('its effect', () => {
  it('GIVEN rules and a template WHEN a clause is analysed THEN the results and the audit trail say what was used', async () => {
    const { id } = await givenPlaybook({
      rules: {
        contractTypes: ['saas-agreement'],
        avoidanceKeywords: ['sole discretion'],
        riskTolerance: 'conservative',
      },
    });
    await page.request.post('/api/templates', {
      multipart: {
        templateFile: {
          name: 'House terms.txt',
          mimeType: 'text/plain',
          buffer: Buffer.from(
            '1. Limitation of Liability\nThe total liability of either party shall not exceed the fees paid in the twelve (12) months before the claim.\n',
          ),
        },
        playbookId: id,
      },
    });
    await page.goto('/');
    await page.getByRole('textbox', { name: 'Contract clause' }).click();
    await page.evaluate((words) => navigator.clipboard.writeText(words), limitationOfLiability);
    await page.keyboard.press('ControlOrMeta+v');
    await page.getByLabel('Contract type').selectOption('saas-agreement');
    await button('Analyze').click();
    await page.getByRole('tab', { name: /^Playbook/ }).click();
    const review = page.getByRole('region', { name: 'Company Playbook' });
    await review.getByText('version 1').waitFor();
    await review
      .getByRole('group', { name: /Deviates/ })
      .getByRole('button', { name: /Show in the clause: .*sole discretion/ })
      .click();
    await page.locator('.clause-mark-chosen').first().waitFor();
    const comparison = page.getByRole('region', { name: 'Template Comparison' });
    await comparison.getByText('Changed figure').first().waitFor();
    await button('Audit Trail').click();
    await page.getByText(/with company playbook rules/).waitFor();
    await page.getByText('Playbook: Vendor paper (version 1)').waitFor();
  });
});
