import type { XmlElement } from '../../adapters/docx-reader.ts';
import { elements } from '../documents/docx/xml.ts';

/** Settings of a whole file that change what is read or who may change it (ECMA-376, part 1, 17.15.1). */
const material: Readonly<Record<string, string>> = {
  documentProtection: 'who may change the file',
  writeProtection: 'who may change the file',
  mailMerge: 'data that Word merges into the text',
  docVars: 'variables that fields show',
  revisionView: 'which tracked changes Word shows',
  footnotePr: 'how footnotes are numbered',
  endnotePr: 'how endnotes are numbered',
};

const written = (element: XmlElement): string =>
  `${element.name}(${Object.entries(element.attributes)
    .map(([name, value]) => `${name}=${value}`)
    .sort()
    .join(' ')}${elements(element)
    .filter(({ name }) => name !== 'footnote' && name !== 'endnote')
    .map(written)
    .join('')})`;

/**
 * The settings that matter, by what they decide.
 * @param hasEvenHeaders whether even pages have headers of their own
 */
export const settingsOf = (settings: XmlElement | undefined, hasEvenHeaders: boolean): ReadonlyMap<string, string> => {
  const found = new Map<string, string>([['whether even pages have headers of their own', String(hasEvenHeaders)]]);
  for (const element of elements(settings)) {
    const what = material[element.name];
    const isEmpty = Object.keys(element.attributes).length === 0 && !written(element).includes('=');
    if (what !== undefined && !isEmpty) found.set(what, (found.get(what) ?? '') + written(element));
  }
  return found;
};
