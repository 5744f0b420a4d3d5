import type { XmlElement } from '../../adapters/docx-reader.ts';
import { at, elements } from '../documents/docx/xml.ts';

/** What is known of a document's elements beside the elements themselves. */
export interface Surroundings {
  readonly parentOf: (element: XmlElement) => XmlElement | undefined;
  /** The elements that contain it, the nearest first. */
  readonly ancestorsOf: (element: XmlElement) => XmlElement[];
  /** Why the text of an element cannot be edited, in words that continue “It stands in …”; nothing where it can. */
  readonly obstacleOf: (leaf: XmlElement) => string | undefined;
}

/** What text may stand in and be edited. */
const open = new Set(['p', 'tbl', 'tr', 'tc', 'body', 'document', 'smartTag', 'customXml']);

const closed: Readonly<Record<string, string>> = {
  hyperlink: 'a link',
  fldSimple: 'a field',
  sdtContent: 'a content control',
  ins: 'an insertion that somebody else made',
  moveTo: 'text that somebody else moved',
  txbxContent: 'a text box',
};

const editable = new Set(['t', 'tab', 'noBreakHyphen']);

const closedLeaf: Readonly<Record<string, string>> = {
  footnoteReference: 'the mark of a footnote',
  endnoteReference: 'the mark of an endnote',
  br: 'a line or page break',
  cr: 'a line break',
  'm:t': 'a formula',
};

export const isTrackedMark = (paragraph: XmlElement): boolean =>
  elements(at(paragraph, 'pPr', 'rPr')).some(({ name }) => /^(?:ins|del|moveFrom|moveTo)$/.test(name));

/** Looks at every element once: its parent, and whether it stands between the beginning and the end of a field. */
export const surroundingsOf = (root: XmlElement): Surroundings => {
  const parents = new Map<XmlElement, XmlElement>();
  const inField = new Set<XmlElement>();
  let openFields = 0;
  const look = (element: XmlElement): void => {
    if (element.name === 'fldChar') {
      const type = element.attributes['fldCharType'];
      if (type === 'begin') openFields += 1;
      if (type === 'end') openFields = Math.max(0, openFields - 1);
    }
    if (openFields > 0) inField.add(element);
    for (const child of elements(element)) {
      parents.set(child, element);
      look(child);
    }
  };
  look(root);

  const ancestorsOf = (element: XmlElement): XmlElement[] => {
    const result: XmlElement[] = [];
    for (let one = parents.get(element); one; one = parents.get(one)) result.push(one);
    return result;
  };
  return {
    parentOf: (element) => parents.get(element),
    ancestorsOf,
    obstacleOf: (leaf) => {
      if (!editable.has(leaf.name)) return closedLeaf[leaf.name] ?? 'a symbol or another mark';
      if (inField.has(leaf)) return 'a field';
      const [run, ...around] = ancestorsOf(leaf);
      if (run?.name !== 'r') return 'a part of the document that is no plain text';
      const wall = around.find(({ name }) => !open.has(name));
      if (wall) return closed[wall.name] ?? 'a part of the document that is no plain text';
      const paragraph = around.find(({ name }) => name === 'p');
      return paragraph && isTrackedMark(paragraph) ? 'a paragraph whose end is a tracked change' : undefined;
    },
  };
};
