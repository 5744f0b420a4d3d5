import { SaxesParser } from 'saxes';

/** An element as it is written, prefixes and all. */
export interface XmlNode {
  readonly name: string;
  attributes: Record<string, string>;
  children: (XmlNode | string)[];
}

/** Parses XML without interpreting it; throws where it is not well-formed. */
export const parseNodes = (xml: string): XmlNode => {
  const parser = new SaxesParser({ xmlns: false });
  const root: XmlNode = { name: '', attributes: {}, children: [] };
  const stack = [root];
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ name, attributes }) => {
    const node: XmlNode = { name, attributes, children: [] };
    stack.at(-1)!.children.push(node);
    stack.push(node);
  });
  parser.on('closetag', () => stack.pop());
  parser.on('text', (text) => stack.at(-1)!.children.push(text));
  parser.on('cdata', (text) => stack.at(-1)!.children.push(text));
  parser.write(xml).close();
  return root.children.find((child) => typeof child !== 'string')!;
};

const escape = (text: string): string => text.replace(/[&<>"\t\n\r]/g, (sign) => `&#${sign.charCodeAt(0)};`);

export const writeNodes = (node: XmlNode): string => {
  const attributes = Object.entries(node.attributes).map(([name, value]) => ` ${name}="${escape(value)}"`);
  const content = node.children.map((child) => (typeof child === 'string' ? escape(child) : writeNodes(child)));
  return `<${node.name}${attributes.join('')}>${content.join('')}</${node.name}>`;
};

export const childNodes = (node: XmlNode | undefined, name?: string): XmlNode[] =>
  (node?.children ?? []).filter(
    (child): child is XmlNode => typeof child !== 'string' && (name === undefined || child.name === name),
  );

/** The nodes of these names below a node, in the document's order. */
export const findNodes = (node: XmlNode, ...names: readonly string[]): XmlNode[] =>
  childNodes(node).flatMap((child) => [...(names.includes(child.name) ? [child] : []), ...findNodes(child, ...names)]);

/** What becomes of a revision. */
type Decision = 'accept' | 'reject';
type IsMeant = (revision: XmlNode) => boolean;

const asText = (node: XmlNode | string): XmlNode | string => {
  if (typeof node === 'string') return node;
  const name = node.name === 'w:delText' ? 'w:t' : node.name;
  return { ...node, name, children: node.children.map(asText) };
};

/** The revision of a paragraph's mark, where it is one that is meant. */
const markOf = (paragraph: XmlNode, isMeant: IsMeant): XmlNode | undefined =>
  childNodes(childNodes(childNodes(paragraph, 'w:pPr')[0], 'w:rPr')[0]).find(
    (node) => /^w:(?:ins|del)$/.test(node.name) && isMeant(node),
  );

const vanishes = (revision: XmlNode, decision: Decision): boolean =>
  (revision.name === 'w:ins') === (decision === 'reject');

const settleChild = (child: XmlNode | string, decision: Decision, isMeant: IsMeant): (XmlNode | string)[] => {
  if (typeof child === 'string') return [child];
  const isRevision = /^w:(?:ins|del)$/.test(child.name) && isMeant(child);
  if (!isRevision) return [settle(child, decision, isMeant)];
  if (vanishes(child, decision)) return [];
  return child.children.flatMap((inner) => settleChild(asText(inner), decision, isMeant));
};

/** Marks that may stand between paragraphs. A paragraph whose mark is gone is joined with the one behind them. */
const marksBetween = /^w:(?:(?:bookmark|perm|commentRange|move\w+Range)(?:Start|End)|proofErr)$/;

/** Joins paragraphs whose mark is gone with the paragraph that follows. */
const join = (children: readonly (XmlNode | string)[], decision: Decision, isMeant: IsMeant): (XmlNode | string)[] => {
  const result: (XmlNode | string)[] = [];
  let carried: (XmlNode | string)[] = [];
  for (const child of children) {
    if (typeof child === 'string' || child.name !== 'w:p') {
      const parts = typeof child !== 'string' && !marksBetween.test(child.name);
      if (carried.length > 0 && parts) throw new Error(`nothing to join before ${child.name}`);
      result.push(child);
      continue;
    }
    const [properties, content] = [
      childNodes(child, 'w:pPr'),
      child.children.filter((one) => typeof one === 'string' || one.name !== 'w:pPr'),
    ];
    const mark = markOf(child, isMeant);
    if (mark && vanishes(mark, decision)) {
      carried = [...carried, ...content];
      continue;
    }
    result.push({ ...child, children: [...properties, ...carried, ...content] });
    carried = [];
  }
  if (carried.length > 0) throw new Error('nothing to join at the end');
  return result;
};

const withoutMark = (node: XmlNode, isMeant: IsMeant): XmlNode =>
  node.name !== 'w:p'
    ? node
    : {
        ...node,
        children: node.children.map((child) => {
          if (typeof child === 'string' || child.name !== 'w:pPr') return child;
          const strip = (inner: XmlNode | string): (XmlNode | string)[] =>
            typeof inner !== 'string' && /^w:(?:ins|del)$/.test(inner.name) && isMeant(inner) ? [] : [inner];
          return {
            ...child,
            children: child.children.map((inner) =>
              typeof inner !== 'string' && inner.name === 'w:rPr'
                ? { ...inner, children: inner.children.flatMap(strip) }
                : inner,
            ),
          };
        }),
      };

const settle = (node: XmlNode, decision: Decision, isMeant: IsMeant): XmlNode => {
  const joined = join(node.children, decision, isMeant).map((child) =>
    typeof child === 'string' ? child : withoutMark(child, isMeant),
  );
  return { ...node, children: joined.flatMap((child) => settleChild(child, decision, isMeant)) };
};

/** A document's XML with its revisions accepted or rejected, as Word does it; of one author where one is named. */
export const settleRevisions = (xml: string, decision: Decision, author?: string): string =>
  writeNodes(
    settle(parseNodes(xml), decision, ({ attributes }) => author === undefined || attributes['w:author'] === author),
  );

/** The text directly in a node. */
export const textOf = (node: XmlNode): string => node.children.filter((child) => typeof child === 'string').join('');

const leafText = (node: XmlNode): string => {
  if (node.name === 'w:t') return textOf(node);
  if (node.name === 'w:tab') return '\t';
  return childNodes(node).map(leafText).join('');
};

/** The text of a body: a line for each paragraph, nothing trimmed. */
export const plainBodyText = (xml: string): string =>
  childNodes(childNodes(parseNodes(xml), 'w:body')[0], 'w:p')
    .map(leafText)
    .join('\n');
