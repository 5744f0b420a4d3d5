import { describe, expect, it } from '@jest/globals';
import {
  formatClause,
  formatRedline,
  formatSideBySide,
} from '../../../../../web/src/features/analysis/suggestion/formatted-clause.ts';
import type { RedlinePart } from '../../../../../web/src/lib/redline.ts';

const inserted = (text: string) => `<ins><u style="color:#17572f;text-decoration:underline">${text}</u></ins>`;
const deleted = (text: string) => `<del><s style="color:#9b1c1c;text-decoration:line-through">${text}</s></del>`;
const paragraph = (html: string, below = '0') => `<p style="margin:0 0 ${below} 0">${html}</p>`;

const parts: readonly RedlinePart[] = [
  { kind: 'kept', text: '1. Payment\r\n\r\nThe Client pays within ' },
  { kind: 'change', id: 0, deleted: 'ten', inserted: 'thirty' },
  { kind: 'kept', text: ' days' },
  { kind: 'change', id: 1, deleted: '', inserted: ', if it has a <valid> invoice.\n(b) "Late" & unpaid' },
  { kind: 'change', id: 2, deleted: ' sums', inserted: '' },
];

describe('a copied clause', () => {
  it('GIVEN a redline THEN insertions are underlined, deletions struck, in paragraphs, escaped', () => {
    const { html, text } = formatRedline(parts, new Set());
    expect(html).toBe(
      [
        paragraph('1. Payment', '10pt'),
        paragraph(
          `The Client pays within ${deleted('ten')}${inserted('thirty')} days${inserted(', if it has a &lt;valid&gt; invoice.')}`,
        ),
        paragraph(`${inserted('(b) &quot;Late&quot; &amp; unpaid')}${deleted(' sums')}`),
      ].join(''),
    );
    expect(text).toBe(
      '1. Payment\r\n\r\nThe Client pays within [deleted: ten][inserted: thirty] days' +
        '[inserted: , if it has a <valid> invoice.\n(b) "Late" & unpaid][deleted:  sums]',
    );
  });

  it('GIVEN changes were left out THEN the clause’s own words stand there, not marked', () => {
    const { html, text } = formatRedline(parts, new Set([0, 1, 2]));
    expect(html).toBe(`${paragraph('1. Payment', '10pt')}${paragraph('The Client pays within ten days sums')}`);
    expect(text).toBe('1. Payment\r\n\r\nThe Client pays within ten days sums');
  });

  it('GIVEN a text without changes THEN its lines, its spaces and its letters are kept', () => {
    expect(formatClause('a  b\tc\n<script>')).toEqual({
      html: `${paragraph('a\u00a0 b\u00a0\u00a0\u00a0 c')}${paragraph('&lt;script&gt;')}`,
      text: 'a  b\tc\n<script>',
    });
  });

  it('GIVEN a suggestion that cannot be marked up THEN both texts, each under its name', () => {
    const { html, text } = formatSideBySide('Old <b>', 'New');
    expect(html.replace(/<[^>]*>/g, '|')).toBe('||Original|||Old &lt;b&gt;|||Suggested|||New|');
    expect(text).toBe('Original\n\nOld <b>\n\nSuggested\n\nNew');
  });
});
