import type { XmlElement } from '../../adapters/docx-reader.ts';
import { at, switchAt, valueAt } from '../documents/docx/xml.ts';

/** A number that is not there counts as the one that is meant without it. */
const pick = (element: XmlElement | undefined, name: string, otherwise: string): string =>
  element?.attributes[name] ?? otherwise;

/** What changes which headers, numbers and pages a section shows. */
export const sectionValue = (section: XmlElement | undefined): string => {
  if (!section) return '';
  const numbers = at(section, 'pgNumType');
  return [
    valueAt(section, 'type') ?? 'nextPage',
    switchAt(section, 'titlePg') === true ? 'own first page' : '',
    pick(numbers, 'fmt', 'decimal'),
    pick(numbers, 'start', ''),
  ].join(' ');
};
