import type { XmlElement } from '../../../adapters/docx-reader.ts';

/** The child elements, of one name where one is given. */
export const elements = (parent: XmlElement | undefined, name?: string): XmlElement[] =>
  (parent?.children ?? []).filter(
    (child): child is XmlElement => typeof child !== 'string' && (name === undefined || child.name === name),
  );

/** The element at the end of a path of names. */
export const at = (parent: XmlElement | undefined, ...path: readonly string[]): XmlElement | undefined =>
  path.reduce<XmlElement | undefined>((element, name) => elements(element, name)[0], parent);

/** The attribute `val` of the element at the end of a path. */
export const valueAt = (parent: XmlElement | undefined, ...path: readonly string[]): string | undefined =>
  at(parent, ...path)?.attributes['val'];

/** A switch such as `vanish`: on where it is there and does not say off; undefined where it is not there. */
export const switchAt = (parent: XmlElement | undefined, ...path: readonly string[]): boolean | undefined => {
  const element = at(parent, ...path);
  return element && !/^(?:0|false|off|none)$/.test(element.attributes['val'] ?? '');
};
