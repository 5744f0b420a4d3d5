/** The vocabularies of a Word document, as Word itself names them. */
export const namespaces = {
  word: 'http://schemas.openxmlformats.org/wordprocessingml/2006/main',
  packageRelations: 'http://schemas.openxmlformats.org/package/2006/relationships',
  contentTypes: 'http://schemas.openxmlformats.org/package/2006/content-types',
  officeRelations: 'http://schemas.openxmlformats.org/officeDocument/2006/relationships',
} as const;

export const xmlDeclaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';

/** What the content types of a Word document's parts begin with. */
export const wordMediaType = 'application/vnd.openxmlformats-officedocument.wordprocessingml';

/** Characters that XML 1.0 cannot hold, not even escaped. Half a surrogate pair is dealt with before. */
const unwritable = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g;

/**
 * A text as a Word document can hold it: one kind of line end, and U+FFFD in place of what XML cannot hold, so that
 * nothing is lost unseen.
 */
export const wordText = (text: string): string =>
  text.replace(/\r\n?/g, '\n').toWellFormed().replace(unwritable, '\uFFFD');

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Text for an element or a quoted attribute. White space that attributes would fold is kept. */
export const escapeXml = (text: string): string => wordText(text).replace(/[&<>"]/g, (sign) => escapes[sign] ?? sign);

/** What a run holds of one line of text: letters in `w:t`, or `w:delText` where they are deleted, and tabs. */
export const runContent = (line: string, element: 't' | 'delText'): string =>
  line
    .split('\t')
    .map((words) => (words === '' ? '' : `<w:${element} xml:space="preserve">${escapeXml(words)}</w:${element}>`))
    .join('<w:tab/>');

/** Who makes revisions and comments, and when. */
export interface Authorship {
  /** The name Word shows. */
  readonly author: string;
  readonly date: Date;
}

/** Word shows no more of a name, in UTF-16 units. */
const longestName = 255;

/** An author's name on one line, never empty. */
const shownName = (author: string): string =>
  author.replace(/\s+/g, ' ').trim().slice(0, longestName).toWellFormed() || 'Unknown';

const initials = (name: string): string =>
  name
    .split(' ')
    .map((word) => String.fromCodePoint(word.codePointAt(0) ?? 0x20))
    .join('')
    .slice(0, 9)
    .toWellFormed()
    .toUpperCase();

/** The attributes by which Word knows whose a revision is, with the time in UTC. */
export const authorAttributes = ({ author, date }: Authorship): string =>
  `w:author="${escapeXml(shownName(author))}" w:date="${date.toISOString().replace(/\.\d+Z$/, 'Z')}"`;

/**
 * A comment: an element of `word/comments.xml`.
 * @param paragraphId the id of its last paragraph, by which other parts know it; the part declares the prefix `w14`
 */
export const commentElement = (
  id: number,
  lines: readonly string[],
  authorship: Authorship,
  paragraphId?: string,
): string => {
  const idOf = (index: number): string =>
    paragraphId !== undefined && index === lines.length - 1 ? ` w14:paraId="${paragraphId}"` : '';
  const paragraphs = lines.map(
    (line, index) =>
      `<w:p${idOf(index)}><w:r>${index === 0 ? '<w:annotationRef/>' : ''}${runContent(wordText(line).replaceAll('\n', ' '), 't')}</w:r></w:p>`,
  );
  const by = `${authorAttributes(authorship)} w:initials="${escapeXml(initials(shownName(authorship.author)))}"`;
  return `<w:comment w:id="${id}" ${by}>${paragraphs.join('')}</w:comment>`;
};

export const commentStart = (id: number): string => `<w:commentRangeStart w:id="${id}"/>`;

export const commentEnd = (id: number): string =>
  `<w:commentRangeEnd w:id="${id}"/><w:r><w:commentReference w:id="${id}"/></w:r>`;
