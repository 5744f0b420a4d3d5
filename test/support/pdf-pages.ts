import { getDocumentProxy } from 'unpdf';

/** The words of each page of a PDF, in the order they are drawn, single-spaced. */
export const pdfPages = async (bytes: Uint8Array): Promise<string[]> => {
  const document = await getDocumentProxy(bytes.slice(), { verbosity: 0 });
  const pages: string[] = [];
  for (let number = 1; number <= document.numPages; number++) {
    const { items } = await (await document.getPage(number)).getTextContent();
    pages.push(
      items
        .map((item) => ('str' in item ? item.str + (item.hasEOL ? ' ' : '') : ''))
        .join('')
        .replace(/\s+/g, ' '),
    );
  }
  return pages;
};
