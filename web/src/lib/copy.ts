/** What is copied, in both the flavours a program may paste. */
export interface FormattedText {
  readonly html: string;
  readonly text: string;
}

/**
 * Puts a text on the clipboard with its formatting, or plain where the browser cannot copy formatting.
 * @returns which of the two it was
 * @throws where the browser does not allow copying
 */
export const copyFormatted = async ({ html, text }: FormattedText): Promise<'formatted' | 'plain'> => {
  if (typeof ClipboardItem === 'undefined') {
    await navigator.clipboard.writeText(text);
    return 'plain';
  }
  const flavours = { 'text/html': html, 'text/plain': text };
  const blobs = Object.entries(flavours).map(([type, content]) => [type, new Blob([content], { type })] as const);
  await navigator.clipboard.write([new ClipboardItem(Object.fromEntries(blobs))]);
  return 'formatted';
};
