import { DocxError, type Docx, type XmlElement } from '../../../adapters/docx-reader.ts';
import { elements } from './xml.ts';

/** What is never read of a document and does more than show words, by what the names of its parts contain. */
const kinds: readonly (readonly [RegExp, string])[] = [
  [/vbaProject|vbaData/i, 'macros'],
  [/(?:^|\/)activeX\//i, 'controls'],
  [/(?:^|\/)embeddings\//i, 'embedded objects'],
  [/webextensions?\/|taskpanes/i, 'add-ins'],
];

const isRelations = (name: string): boolean => /(?:^|\/)_rels\/[^/]*\.rels$/.test(name);

/** The relations of a part; none where they cannot be read. */
const relationsIn = (archive: Docx, name: string): readonly XmlElement[] => {
  try {
    return elements(archive.readXml(name));
  } catch (error) {
    if (error instanceof DocxError) return [];
    throw error;
  }
};

/** Whether a relation leads out of the file to what Word may fetch by itself. A link is followed by a person alone. */
const leadsOut = ({ attributes }: XmlElement): boolean =>
  attributes['TargetMode'] === 'External' && !attributes['Type']?.endsWith('/hyperlink');

/**
 * What a person must know of macros and the like in a Word document: nobody reads them here, and they stay in it when it is
 * given out with changes.
 * @returns a sentence or two; undefined where there is none of it
 */
export const carriedContent = (archive: Docx): string | undefined => {
  const names = archive.storedParts().map(({ name }) => name);
  const held = kinds.flatMap(([pattern, kind]) => (names.some((name) => pattern.test(name)) ? [kind] : []));
  const isOutside = names.filter(isRelations).some((name) => relationsIn(archive, name).some(leadsOut));
  const all = [...held, ...(isOutside ? ['references to content outside of the file, which Word may fetch'] : [])];
  if (all.length === 0) return undefined;
  const list = new Intl.ListFormat('en', { type: 'conjunction' }).format(all);
  return `The document carries ${list}. They are not read, and stay in it when it is exported.`;
};
