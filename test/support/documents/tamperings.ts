import { type EditablePackage, element, mainName, nodesOf, openPackage } from './edit-package.ts';
import { sender } from './plant-constructs.ts';
import { childNodes, findNodes, textOf, type XmlNode } from './settle-revisions.ts';

/** Picks a number below a bound. */
export type Draw = (bound: number) => number;

/** Something that is changed in a file without a mark. */
export interface Tampering {
  readonly name: string;
  /** @returns the part that was changed; undefined where the file holds nothing that can be changed so */
  readonly apply: (file: EditablePackage, draw: Draw) => string | undefined;
}

/** A node with what it stands in, the nearest first. */
interface Found {
  readonly node: XmlNode;
  readonly around: readonly XmlNode[];
}

const walk = (node: XmlNode, around: readonly XmlNode[] = []): Found[] =>
  childNodes(node).flatMap((child) => [{ node: child, around: [node, ...around] }, ...walk(child, [node, ...around])]);

const isIn = ({ around }: Found, ...names: readonly string[]): boolean =>
  around.some(({ name }) => names.includes(name));

const pick = <Item>(items: readonly Item[], draw: Draw): Item | undefined =>
  items.length === 0 ? undefined : items[draw(items.length)];

const words = (node: XmlNode): string => findNodes(node, 'w:t', 'w:delText').map(textOf).join('');

/** Texts that are words of the paragraph they stand in: no field, no mark, no second branch, nothing unseen. */
const plainTexts = (root: XmlNode): Found[] => {
  let open = 0;
  return walk(root).filter((found) => {
    if (found.node.name === 'w:fldChar') {
      if (found.node.attributes['w:fldCharType'] === 'begin') open += 1;
      if (found.node.attributes['w:fldCharType'] === 'end') open -= 1;
    }
    return (
      found.node.name === 'w:t' &&
      open === 0 &&
      /\p{L}{3}/u.test(textOf(found.node)) &&
      !isIn(found, 'mc:Fallback', 'w:fldSimple', 'w:del', 'w:moveFrom', 'w:ins', 'w:moveTo', 'w:sdt', 'w:txbxContent')
    );
  });
};

const setText = ({ node }: Found, text: string): void => {
  node.children = [text];
  node.attributes['xml:space'] = 'preserve';
};

/** Changes one text of a part. */
const changeText =
  (choose: (root: XmlNode) => readonly Found[], change: (text: string) => string, part: string = mainName) =>
  (file: EditablePackage, draw: Draw): string | undefined => {
    const root = file.root(part);
    const changeable = (root ? choose(root) : []).filter(({ node }) => change(textOf(node)) !== textOf(node));
    const found = pick(changeable, draw);
    if (!found) return undefined;
    setText(found, change(textOf(found.node)));
    return part;
  };

/** As `changeText`, in the part of a kind that the main part refers to. */
const changePart =
  (kind: string, within: string) =>
  (file: EditablePackage, draw: Draw): string | undefined => {
    const part = file.partOf(kind);
    if (part === undefined) return undefined;
    const texts = (root: XmlNode): Found[] =>
      walk(root).filter(
        (found) => found.node.name === 'w:t' && isIn(found, within) && /Planted|planted/.test(textOf(found.node)),
      );
    return changeText(texts, (text) => text.replace(/[Pp]lanted/, 'altered'), part)(file, draw);
  };

const replaceIn = (parent: XmlNode, child: XmlNode, ...others: readonly (XmlNode | string)[]): void => {
  parent.children.splice(parent.children.indexOf(child), 1, ...others);
};

const propertiesOf = (node: XmlNode, name: string): XmlNode => {
  const present = childNodes(node, name)[0];
  if (present) return present;
  const made = element(name);
  node.children.unshift(made);
  return made;
};

/** Gives the run of a text a property. */
const withLook =
  (property: string, change: (text: string) => boolean = () => true) =>
  (file: EditablePackage, draw: Draw): string | undefined => {
    const runs = plainTexts(file.root(mainName)!).filter(
      (found) => found.around[0]?.name === 'w:r' && !isIn(found, 'w:tbl') && change(textOf(found.node)),
    );
    const isOpen = (run: XmlNode): boolean =>
      findNodes(run, 'w:vanish', 'w:color', 'w:sz', 'w:highlight', 'w:shd', 'w:strike', 'w:vertAlign').length === 0;
    const run = pick(runs.map(({ around }) => around[0]!).filter(isOpen), draw);
    if (!run) return undefined;
    propertiesOf(run, 'w:rPr').children.push(...nodesOf(property));
    return mainName;
  };

const asWords = (node: XmlNode): XmlNode => ({
  ...node,
  name: node.name === 'w:delText' ? 'w:t' : node.name,
  children: node.children.map((child) => (typeof child === 'string' ? child : asWords(child))),
});

/** Accepts or rejects one of the marks that were sent. */
const settleMark =
  (name: 'w:ins' | 'w:del', isKept: boolean) =>
  (file: EditablePackage, draw: Draw): string | undefined => {
    const marks = walk(file.root(mainName)!).filter(
      (found) =>
        found.node.name === name && words(found.node).trim() !== '' && !isIn(found, 'w:ins', 'w:del', 'mc:Fallback'),
    );
    const found = pick(marks, draw);
    if (!found) return undefined;
    replaceIn(found.around[0]!, found.node, ...(isKept ? asWords(found.node).children : []));
    return mainName;
  };

const bodyOf = (file: EditablePackage): XmlNode => findNodes(file.root(mainName)!, 'w:body')[0]!;

/** Paragraphs of the body that say something and hold nothing else. */
const plainParagraphs = (file: EditablePackage): XmlNode[] =>
  childNodes(bodyOf(file), 'w:p').filter(
    (node) =>
      words(node).length > 12 &&
      findNodes(
        node,
        'w:ins',
        'w:del',
        'w:fldChar',
        'w:sectPr',
        'w:bookmarkStart',
        'mc:AlternateContent',
        'w:drawing',
        'w:pict',
      ).length === 0,
  );

const attribute =
  (
    part: (file: EditablePackage) => string | undefined,
    choose: (root: XmlNode) => readonly XmlNode[],
    name: string,
    value: string,
  ) =>
  (file: EditablePackage, draw: Draw): string | undefined => {
    const place = part(file);
    const root = place === undefined ? undefined : file.root(place);
    const node = pick(
      (root ? choose(root) : []).filter(({ attributes }) => attributes[name] !== value),
      draw,
    );
    if (!node) return undefined;
    node.attributes[name] = value;
    return place;
  };

const main = (): string => mainName;
const plantedList = (root: XmlNode): XmlNode[] =>
  findNodes(root, 'w:abstractNum').filter(({ attributes }) => attributes['w:abstractNumId'] === '9871');
const levelPart = (name: string) => (root: XmlNode) => plantedList(root).flatMap((list) => findNodes(list, name));
const listedParagraphs = (root: XmlNode): XmlNode[] =>
  findNodes(root, 'w:numPr').filter((node) =>
    findNodes(node, 'w:numId').some(({ attributes }) => attributes['w:val'] === '9871'),
  );

const bytesOf =
  (pattern: RegExp, data: string) =>
  (file: EditablePackage, draw: Draw): string | undefined => {
    const name = pick(
      file.names().filter((one) => pattern.test(one)),
      draw,
    );
    if (name === undefined) return undefined;
    file.put(name, data);
    return name;
  };

const not = (text: string): string => text.replace(/(\p{L}{3,})/u, '$1 not');
const homoglyph = (text: string): string =>
  text.replace(/[aeo]/, (letter) => ({ a: 'а', e: 'е', o: 'о' })[letter] ?? letter);

const isPlanted = (node: XmlNode): boolean => /planted/i.test(words(node));
const rowsOf = (file: EditablePackage): XmlNode[] => findNodes(bodyOf(file), 'w:tr').filter(isPlanted);

/** Everything that is tried: each changes what the file says, or how it is read, and marks nothing. */
export const tamperings: readonly Tampering[] = [
  { name: 'a word', apply: changeText(plainTexts, not) },
  {
    name: 'a figure',
    apply: changeText(plainTexts, (text) => text.replace(/\d/, (digit) => String((Number(digit) + 1) % 10))),
  },
  {
    name: 'a definition',
    apply: changeText(
      (root) => plainTexts(root).filter(({ node }) => textOf(node).includes('means')),
      (text) => text.replace('means', 'excludes'),
    ),
  },
  {
    name: 'the result of a field',
    apply: changeText(
      (root) => walk(root).filter((found) => found.node.name === 'w:t' && /^1[78]\.\d$/.test(textOf(found.node))),
      (text) => `${text}9`,
    ),
  },
  {
    name: 'the instruction of a field',
    apply: changeText(
      (root) =>
        walk(root).filter(
          ({ node }) => node.name === 'w:instrText' && /^\s*(?:REF|SEQ|MERGEFIELD)\s/.test(textOf(node)),
        ),
      (text) => text.replace(/(REF|SEQ|MERGEFIELD) (\S+)/, '$1 $2Other'),
    ),
  },
  {
    name: 'the instruction of a simple field',
    apply: attribute(main, (root) => findNodes(root, 'w:fldSimple'), 'w:instr', ' REF _Elsewhere \\r '),
  },
  {
    name: 'a field made plain text',
    apply: (file, draw) => {
      const found = pick(
        walk(file.root(mainName)!).filter(
          ({ node }) =>
            node.name === 'w:fldSimple' && words(node) !== '' && /REF/.test(node.attributes['w:instr'] ?? ''),
        ),
        draw,
      );
      if (!found) return undefined;
      replaceIn(found.around[0]!, found.node, ...found.node.children);
      return mainName;
    },
  },
  { name: 'words made hidden', apply: withLook('<w:vanish/>') },
  { name: 'words made white', apply: withLook('<w:color w:val="FFFFFF"/>') },
  { name: 'words made too small to see', apply: withLook('<w:sz w:val="1"/>') },
  { name: 'words struck through', apply: withLook('<w:strike/>') },
  { name: 'a figure raised', apply: withLook('<w:vertAlign w:val="superscript"/>', (text) => /\d/.test(text)) },
  {
    name: 'words in a font of symbols',
    apply: withLook('<w:rFonts w:ascii="Wingdings" w:hAnsi="Wingdings"/>', (text) => text.includes('lanted')),
  },
  {
    name: 'hidden words put in',
    apply: (file, draw) => {
      const node = pick(plainParagraphs(file), draw);
      node?.children.push(...nodesOf('<w:r><w:rPr><w:vanish/></w:rPr><w:t>without any liability</w:t></w:r>'));
      return node && mainName;
    },
  },
  {
    name: 'a style that hides',
    apply: (file) => {
      const part = file.partOf('styles');
      const style = findNodes(file.root(part ?? '') ?? element(''), 'w:style').find(
        ({ attributes }) => attributes['w:styleId'] === 'Planted',
      );
      style?.children.push(...nodesOf('<w:rPr><w:vanish/></w:rPr>'));
      return style && part;
    },
  },
  { name: 'a footnote', apply: changePart('footnotes', 'w:footnote') },
  { name: 'an endnote', apply: changePart('endnotes', 'w:endnote') },
  {
    name: 'the reference to a note taken out',
    apply: (file, draw) => {
      const found = pick(
        walk(file.root(mainName)!).filter(({ node }) => node.name === 'w:footnoteReference'),
        draw,
      );
      if (!found) return undefined;
      replaceIn(found.around[0]!, found.node);
      return mainName;
    },
  },
  {
    name: 'where a list begins',
    apply: attribute(
      (file) => file.partOf('numbering'),
      (root) => levelPart('w:start')(root).slice(0, 1),
      'w:val',
      '3',
    ),
  },
  {
    name: 'how a list counts',
    apply: attribute((file) => file.partOf('numbering'), levelPart('w:numFmt'), 'w:val', 'upperRoman'),
  },
  {
    name: 'what a number shows',
    apply: attribute((file) => file.partOf('numbering'), levelPart('w:lvlText'), 'w:val', 'Article %1%2'),
  },
  {
    name: 'the level of a list',
    apply: attribute(
      main,
      (root) =>
        listedParagraphs(root)
          .slice(1)
          .flatMap((node) => findNodes(node, 'w:ilvl')),
      'w:val',
      '2',
    ),
  },
  {
    name: 'a number taken away',
    apply: (file, draw) => {
      const found = pick(
        walk(file.root(mainName)!).filter(({ node }) =>
          listedParagraphs({ name: '', attributes: {}, children: [node] }).includes(node),
        ),
        draw,
      );
      if (!found) return undefined;
      replaceIn(found.around[0]!, found.node);
      return mainName;
    },
  },
  { name: 'a table cell', apply: changeText((root) => plainTexts(root).filter((found) => isIn(found, 'w:tc')), not) },
  {
    name: 'two cells swapped',
    apply: (file, draw) => {
      const row = pick(rowsOf(file), draw);
      if (!row) return undefined;
      row.children = [
        ...row.children.filter((child) => typeof child !== 'string' && child.name !== 'w:tc'),
        ...childNodes(row, 'w:tc').reverse(),
      ];
      return mainName;
    },
  },
  {
    name: 'a row taken out',
    apply: (file, draw) => {
      const found = pick(
        walk(bodyOf(file)).filter(({ node }) => node.name === 'w:tr' && isPlanted(node)),
        draw,
      );
      if (!found) return undefined;
      replaceIn(found.around[0]!, found.node);
      return mainName;
    },
  },
  {
    name: 'a row made hidden',
    apply: (file, draw) => {
      const row = pick(rowsOf(file), draw);
      if (!row) return undefined;
      propertiesOf(row, 'w:trPr').children.push(element('w:hidden'));
      return mainName;
    },
  },
  {
    name: 'a header',
    apply: (file, draw) => {
      const part =
        pick(
          file.names().filter((name) => /word\/header-added\.xml$/.test(name)),
          draw,
        ) ?? file.partOf('header');
      return part === undefined
        ? undefined
        : changeText(
            (root) => walk(root).filter(({ node }) => node.name === 'w:t' && /\p{L}{3}/u.test(textOf(node))),
            not,
            part,
          )(file, draw);
    },
  },
  {
    name: 'a footer',
    apply: (file, draw) =>
      changeText(
        (root) => walk(root).filter(({ node }) => node.name === 'w:t'),
        not,
        'word/footer-added.xml',
      )(file, draw),
  },
  { name: 'an insertion accepted', apply: settleMark('w:ins', true) },
  { name: 'an insertion rejected', apply: settleMark('w:ins', false) },
  { name: 'a deletion accepted', apply: settleMark('w:del', false) },
  { name: 'a deletion rejected', apply: settleMark('w:del', true) },
  {
    name: 'words under our mark',
    apply: (file, draw) => {
      const node = pick(plainParagraphs(file), draw);
      node?.children.push(
        ...nodesOf(
          `<w:ins w:id="9899" w:author="${sender.author}" w:date="${sender.date}"><w:r><w:t>, as we had proposed</w:t></w:r></w:ins>`,
        ),
      );
      return node && mainName;
    },
  },
  {
    name: 'a paragraph moved',
    apply: (file) => {
      const body = bodyOf(file);
      const moved = plainParagraphs(file).findLast((node) => words(node).includes('The Planted Supplier'));
      if (!moved) return undefined;
      body.children = body.children.filter((child) => child !== moved);
      const last = body.children.findLastIndex((child) => typeof child !== 'string' && child.name === 'w:p');
      body.children.splice(last, 0, moved);
      return mainName;
    },
  },
  {
    name: 'a paragraph taken out',
    apply: (file, draw) => {
      const gone = pick(plainParagraphs(file), draw);
      const body = bodyOf(file);
      body.children = body.children.filter((child) => child !== gone);
      return gone && mainName;
    },
  },
  {
    name: 'a paragraph put in',
    apply: (file, draw) => {
      const body = bodyOf(file);
      const next = pick(plainParagraphs(file), draw);
      if (next)
        replaceIn(body, next, ...nodesOf('<w:p><w:r><w:t>The Buyer waives all claims.</w:t></w:r></w:p>'), next);
      return next && mainName;
    },
  },
  {
    name: 'the target of a link',
    apply: (file, draw) => {
      const part = 'word/_rels/document.xml.rels';
      const links = findNodes(file.root(part) ?? element(''), 'Relationship').filter(
        ({ attributes }) => attributes['Target'] === 'https://example.com/terms',
      );
      const link = pick(links, draw);
      if (link) link.attributes['Target'] = 'https://example.com/other-terms';
      return link && part;
    },
  },
  { name: 'a picture', apply: bytesOf(/media\/planted\.png$/, 'another picture') },
  { name: 'a comment edited', apply: changePart('comments', 'w:comment') },
  {
    name: 'a comment taken out',
    apply: (file) => {
      const part = file.partOf('comments');
      const root = part === undefined ? undefined : file.root(part);
      if (!root || part === undefined) return undefined;
      root.children = root.children.filter((child) => typeof child === 'string' || child.attributes['w:id'] !== '9872');
      return part;
    },
  },
  {
    name: 'a comment no longer shown',
    apply: (file) => {
      for (const { node, around } of walk(file.root(mainName)!))
        if (/^w:comment/.test(node.name) && node.attributes['w:id'] === '9872') replaceIn(around[0]!, node);
      return mainName;
    },
  },
  {
    name: 'a content control',
    apply: changeText(
      (root) =>
        walk(root).filter(
          (found) =>
            found.node.name === 'w:t' &&
            isIn(found, 'w:sdtContent') &&
            !isIn(found, 'mc:Fallback', 'w:fldSimple') &&
            textOf(found.node).includes('planted'),
        ),
      not,
    ),
  },
  {
    name: 'a text box',
    apply: (file) => {
      const boxes = walk(file.root(mainName)!).filter(
        (found) =>
          found.node.name === 'w:t' && isIn(found, 'w:txbxContent') && textOf(found.node).includes('planted box'),
      );
      for (const box of boxes) setText(box, textOf(box.node).replace('12', '3'));
      return boxes.length > 0 ? mainName : undefined;
    },
  },
  {
    name: 'the other branch of an alternate content',
    apply: changeText(
      (root) =>
        walk(root).filter(
          (found) => found.node.name === 'w:t' && isIn(found, 'mc:Fallback') && textOf(found.node).trim() !== '',
        ),
      (text) => `${text} unlimited`,
    ),
  },
  {
    name: 'the bookmark of a cross-reference moved',
    apply: (file) => {
      const root = file.root(mainName)!;
      const marks = walk(root).filter(
        ({ node }) => /^w:bookmark/.test(node.name) && node.attributes['w:id'] === '9871',
      );
      const other = plainParagraphs(file).find((node) => words(node).includes('The Planted Supplier'));
      if (marks.length !== 2 || !other) return undefined;
      for (const { node, around } of marks) replaceIn(around[0]!, node);
      const [start, end] = marks.map(({ node }) => node);
      other.children.splice(childNodes(other, 'w:pPr').length, 0, start!);
      other.children.push(end!);
      return mainName;
    },
  },
  {
    name: 'a section break',
    apply: (file, draw) => {
      const node = pick(plainParagraphs(file), draw);
      if (node)
        propertiesOf(node, 'w:pPr').children.push(...nodesOf('<w:sectPr><w:pgNumType w:start="7"/></w:sectPr>'));
      return node && mainName;
    },
  },
  { name: 'another document that is put in', apply: bytesOf(/planted\.html$/, '<p>Another chunk.</p>') },
  { name: 'a symbol', apply: attribute(main, (root) => findNodes(root, 'w:sym'), 'w:char', 'F0A8') },
  {
    name: 'a hyphen that parts a word',
    apply: (file, draw) => {
      const found = pick(
        walk(file.root(mainName)!).filter((one) => one.node.name === 'w:noBreakHyphen'),
        draw,
      );
      if (!found) return undefined;
      replaceIn(found.around[0]!, found.node);
      return mainName;
    },
  },
  {
    name: 'a soft hyphen put in',
    apply: (file, draw) => {
      const found = pick(
        plainTexts(file.root(mainName)!).filter(({ around }) => around[0]?.name === 'w:r'),
        draw,
      );
      if (!found) return undefined;
      const [head, tail] = [textOf(found.node).slice(0, 2), textOf(found.node).slice(2)];
      const text = (content: string): XmlNode => element('w:t', { 'xml:space': 'preserve' }, content);
      replaceIn(found.around[0]!, found.node, text(head), element('w:softHyphen'), text(tail));
      return mainName;
    },
  },
  { name: 'a letter of another script', apply: changeText(plainTexts, homoglyph) },
  {
    name: 'the space between two words',
    apply: changeText(
      (root) => plainTexts(root).filter(({ node }) => /\p{L} \p{L}/u.test(textOf(node))),
      (text) => text.replace(/(\p{L}) (\p{L})/u, '$1$2'),
    ),
  },
  { name: 'a chart', apply: bytesOf(/charts\/planted\.xml$/, '<c:chart xmlns:c="c">8</c:chart>') },
  {
    name: 'two charts swapped',
    apply: (file) => {
      const charts = findNodes(file.root(mainName)!, 'c:chart').filter(
        ({ attributes }) => attributes['xmlns:c'] === 'c',
      );
      const [one, other] = charts;
      if (!one || !other) return undefined;
      [one.attributes, other.attributes] = [other.attributes, one.attributes];
      return mainName;
    },
  },
  {
    name: 'words put into an element that Word leaves out',
    apply: (file, draw) => {
      const speaking = plainParagraphs(file).filter((paragraph) => words(paragraph).trim() !== '');
      const node = pick(speaking, draw);
      if (!node) return undefined;
      const isKept = (child: XmlNode | string): boolean => typeof child !== 'string' && child.name === 'w:pPr';
      const content = node.children.filter((child) => !isKept(child));
      node.children = [...node.children.filter(isKept), element('q:gone', { 'xmlns:q': 'urn:unknown' }, ...content)];
      return mainName;
    },
  },
  {
    name: 'a cell merged into the one above',
    apply: (file) => {
      const row = rowsOf(file).at(-1);
      const cell = row && childNodes(row, 'w:tc')[1];
      if (!cell) return undefined;
      propertiesOf(cell, 'w:tcPr').children.push(element('w:vMerge'));
      return mainName;
    },
  },
  {
    name: 'a row made too low to see',
    apply: (file, draw) => {
      const row = pick(rowsOf(file), draw);
      if (!row) return undefined;
      propertiesOf(row, 'w:trPr').children.push(element('w:trHeight', { 'w:val': '1', 'w:hRule': 'exact' }));
      return mainName;
    },
  },
  {
    name: 'words in the color of their ground',
    apply: withLook('<w:shd w:val="clear" w:fill="2244AA"/><w:color w:val="2244aa"/>'),
  },
  { name: 'words made too narrow to see', apply: withLook('<w:w w:val="1"/>') },
  {
    name: 'words filled with white',
    apply: withLook(
      '<w14:textFill xmlns:w14="http://schemas.microsoft.com/office/word/2010/wordml"><w14:solidFill><w14:srgbClr w14:val="FFFFFF"/></w14:solidFill></w14:textFill>',
    ),
  },
  {
    name: 'lines made too low to see',
    apply: (file, draw) => {
      const isOpen = (node: XmlNode): boolean => findNodes(node, 'w:spacing').length === 0;
      const node = pick(plainParagraphs(file).filter(isOpen), draw);
      if (!node) return undefined;
      propertiesOf(node, 'w:pPr').children.push(element('w:spacing', { 'w:line': '2', 'w:lineRule': 'exact' }));
      return mainName;
    },
  },
  {
    name: 'a comment put beside other words',
    apply: (file) => {
      const marks = walk(file.root(mainName)!).filter(
        ({ node }) => /^w:comment/.test(node.name) && node.attributes['w:id'] === '9872',
      );
      const other = plainParagraphs(file).find((node) => words(node).includes('The Planted Supplier'));
      if (marks.length === 0 || !other) return undefined;
      for (const { node, around } of marks) replaceIn(around[0]!, node);
      other.children.push(...marks.map(({ node }) => node));
      return mainName;
    },
  },
  {
    name: 'who may change the file',
    apply: (file) => {
      const part = file.partOf('settings');
      const root = part === undefined ? undefined : file.root(part);
      root?.children.push(...nodesOf('<w:documentProtection w:edit="forms" w:enforcement="1" w:tampered="1"/>'));
      return root && part;
    },
  },
];

/** Applies one tampering. @returns undefined where nothing could be changed */
export const tamper = (
  bytes: Uint8Array,
  { apply }: Tampering,
  draw: Draw,
): { readonly bytes: Buffer; readonly part: string } | undefined => {
  const file = openPackage(bytes);
  const part = apply(file, draw);
  return part === undefined ? undefined : { bytes: file.save(), part };
};
