import type { Mail } from '../../adapters/mailer.ts';

/** What a mail says, before it is given its two forms. */
export interface MailContent {
  readonly to: string;
  readonly subject: string;
  readonly paragraphs: readonly string[];
  /** Where to go next; left out where there is no address to go to. */
  readonly link?: { readonly label: string; readonly url: string | undefined };
}

/** Text that HTML shows as it is. */
const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** What a person wrote, on one line and without control characters, so that it cannot pose as text of ours. */
export const oneLine = (text: string): string =>
  text
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .trim()
    .slice(0, 200);

/** A mail as plain text and as simple HTML that says the same. */
export const composeMail = ({ to, subject, paragraphs, link }: MailContent): Mail => {
  const next = link?.url === undefined ? [] : [`${link.label}: ${link.url}`];
  const anchor =
    link?.url === undefined ? [] : [`<p><a href="${escapeHtml(link.url)}">${escapeHtml(link.label)}</a></p>`];
  return {
    to,
    subject,
    text: `${[...paragraphs, ...next, 'Clausewise'].join('\n\n')}\n`,
    html: `<!doctype html><html lang="en"><body>${[
      ...paragraphs.map((paragraph) => `<p>${escapeHtml(paragraph)}</p>`),
      ...anchor,
      '<p>Clausewise</p>',
    ].join('')}</body></html>`,
  };
};
