import type { XmlElement } from '../../adapters/docx-reader.ts';
import { elements } from '../documents/docx/xml.ts';

/** The characters that stand in an element itself. */
export const textOf = ({ children }: XmlElement): string =>
  children.filter((child) => typeof child === 'string').join('');

/** All words below an element, however they are marked. */
const flatWords = (element: XmlElement): string =>
  element.name === 't' || element.name === 'x:t'
    ? textOf(element)
    : elements(element)
        .map(flatWords)
        .join(element.name === 'p' ? '' : ' ');

/** All words below an element without white space, so that two elements that say the same have the same. */
export const bareWords = (element: XmlElement): string => flatWords(element).replace(/\s+/g, '');
