import { element, mainName, openPackage } from './edit-package.ts';
import { childNodes, findNodes, textOf, type XmlNode } from './settle-revisions.ts';
import type { Draw } from './tamperings.ts';

/** Attributes that Word gives anew when it saves. */
const stamped = (node: XmlNode, draw: Draw): XmlNode => {
  const attributes = Object.entries(node.attributes).filter(
    ([name]) => !/^(?:w:rsid|w14:(?:paraId|textId))/.test(name),
  );
  const stamp: [string, string][] = /^w:(?:p|r|tr)$/.test(node.name)
    ? [['w:rsidR', draw(0x7fffffff).toString(16).toUpperCase().padStart(8, '0')]]
    : [];
  // The order of attributes says nothing.
  return { ...node, attributes: Object.fromEntries([...attributes.reverse(), ...stamp]) };
};

const withText = (run: XmlNode, text: XmlNode, words: string): XmlNode => ({
  ...run,
  children: [...childNodes(run, 'w:rPr'), element(text.name, { 'xml:space': 'preserve' }, words)],
});

/** A run as Word may have cut it: in two, with marks of spelling between. */
const splitRun = (run: XmlNode, draw: Draw): XmlNode[] => {
  const content = childNodes(run).filter(({ name }) => name !== 'w:rPr');
  const [text] = content;
  if (content.length !== 1 || text?.name !== 'w:t' || draw(2) === 0) return [run];
  const words = textOf(text);
  const at = draw(words.length + 1);
  return [
    element('w:proofErr', { 'w:type': 'spellStart' }),
    withText(run, text, words.slice(0, at)),
    element('w:bookmarkStart', { 'w:id': '77001', 'w:name': '_GoBack' }),
    element('w:bookmarkEnd', { 'w:id': '77001' }),
    withText(run, text, words.slice(at)),
    element('w:proofErr', { 'w:type': 'spellEnd' }),
  ];
};

const resaveNode = (node: XmlNode, draw: Draw): XmlNode => {
  const children = node.children.flatMap((child): (XmlNode | string)[] => {
    if (typeof child === 'string') return [child];
    const saved = resaveNode(child, draw);
    if (saved.name !== 'w:r' || node.name !== 'w:p') return [saved];
    const runs = splitRun(saved, draw);
    return draw(8) === 0 ? [element('w:smartTag', { 'w:element': 'place' }, ...runs)] : runs;
  });
  if (node.name === 'w:r' && draw(6) === 0) {
    const behind = children.findIndex((child) => typeof child === 'string' || child.name !== 'w:rPr');
    children.splice(behind < 0 ? children.length : behind, 0, element('w:lastRenderedPageBreak'));
  }
  if (
    node.name === 'w:rPr' &&
    !children.some((child) => typeof child !== 'string' && /^w:(?:lang|rPrChange)$/.test(child.name))
  )
    children.push(element('w:lang', { 'w:val': 'en-GB' }));
  return { ...stamped(node, draw), children };
};

/**
 * A file as a word processor writes it that only opened and saved it: runs cut in other places, ids given anew, spelling
 * and pages marked, languages set, styles in another order, properties and theme rewritten, nothing said or marked.
 */
export const resave = (bytes: Uint8Array, draw: Draw): Buffer => {
  const file = openPackage(bytes);
  const styles = file.partOf('styles');
  for (const name of file
    .names()
    .filter((one) => one === mainName || /^word\/(?:header|footer|footnotes|endnotes)[^/]*\.xml$/.test(one))) {
    const root = file.root(name)!;
    const saved = resaveNode(root, draw);
    root.children = saved.children;
    root.attributes = { ...root.attributes, 'xmlns:w16x': 'urn:another-vocabulary' };
  }
  const sheet = styles === undefined ? undefined : file.root(styles);
  if (sheet) {
    const isStyle = (child: XmlNode | string): boolean => typeof child !== 'string' && child.name === 'w:style';
    sheet.children = [
      ...sheet.children.filter((child) => !isStyle(child)),
      ...sheet.children.filter(isStyle).reverse(),
    ];
  }
  const settings = file.partOf('settings');
  const root = settings === undefined ? undefined : file.root(settings);
  root?.children.push(element('w:rsids', {}, element('w:rsid', { 'w:val': '00AB12CD' })), element('w:trackRevisions'));
  if (findNodes(file.root(mainName)!, 'w:body').length > 0) {
    file.put('docProps/core.xml', '<coreProperties xmlns="urn:saved"><revision>9</revision></coreProperties>');
    file.put('word/theme/theme1.xml', '<theme xmlns="urn:saved"/>');
  }
  return file.save();
};
