import type { Docx } from '../../adapters/docx-reader.ts';
import { parseXml } from '../../adapters/docx-reader.ts';
import type { MainPart } from '../documents/docx/main-part.ts';
import { elements } from '../documents/docx/xml.ts';
import { type Authorship, commentElement, namespaces, wordMediaType, xmlDeclaration } from './word-xml.ts';

/** The part that lists what another part refers to. */
const relationsOf = ({ folder, name }: MainPart): string => `${folder}_rels/${name.slice(folder.length)}.rels`;

/** The name of the part to which a relation of the document leads, where it has one. */
const partOf = (archive: Docx, main: MainPart, relation: string): string | undefined => {
  const target = elements(archive.readXml(relationsOf(main))).find(({ attributes }) =>
    attributes['Type']?.endsWith(`/relationships/${relation}`),
  )?.attributes['Target'];
  if (target === undefined) return undefined;
  return target.startsWith('/') ? target.slice(1) : main.folder + target;
};

/** XML with something put in at the end of its root element. */
export const append = (xml: string, content: string): string => {
  const place = parseXml(xml, true).place;
  if (!place) return xml;
  const isSelfClosing = place.innerEnd === place.end;
  if (!isSelfClosing) return xml.slice(0, place.innerEnd) + content + xml.slice(place.innerEnd);
  const name = /^<([^\s/>]+)/.exec(xml.slice(place.start))?.[1] ?? '';
  const opening = xml.slice(place.start, place.end).replace(/\s*\/>$/, '>');
  return `${xml.slice(0, place.start)}${opening}${content}</${name}>${xml.slice(place.end)}`;
};

const freeRelation = (xml: string): string => {
  let number = 1;
  while (xml.includes(`"rIdComments${number}"`)) number += 1;
  return `rIdComments${number}`;
};

/** A comment that is put into a document. */
export interface NewComment {
  readonly id: number;
  /** Its paragraphs. */
  readonly lines: readonly string[];
}

/** Parts in which Word lists comments beside the comments themselves, each by the id of its last paragraph. */
const lists = [
  {
    relation: 'commentsExtended',
    namespace: 'xmlns:w15="http://schemas.microsoft.com/office/word/2012/wordml"',
    entry: (paragraphId: string) => `<w15:commentEx w15:paraId="${paragraphId}" w15:done="0"/>`,
  },
  {
    relation: 'commentsIds',
    namespace: 'xmlns:w16cid="http://schemas.microsoft.com/office/word/2016/wordml/cid"',
    entry: (paragraphId: string) =>
      `<w16cid:commentId w16cid:paraId="${paragraphId}" w16cid:durableId="${paragraphId}"/>`,
  },
] as const;

/** Whether paragraphs of a part may carry ids, as they do where Word has written it. */
const takesParagraphIds = (xml: string): boolean =>
  xml.includes('xmlns:w14="http://schemas.microsoft.com/office/word/2010/wordml"') &&
  /\bIgnorable="[^"]*\bw14\b/.test(xml);

/** Ids of paragraphs that none of the texts uses: eight hexadecimal digits, below 80000000. */
const freeParagraphIds = (texts: readonly string[]): (() => string) => {
  const used = new Set(
    texts.flatMap((xml) =>
      [...xml.matchAll(/\b(?:paraId|durableId)="([0-9A-Fa-f]{8})"/g)].map(([, id]) => id?.toUpperCase()),
    ),
  );
  let next = 0x10000000;
  return () => {
    for (;;) {
      const id = (next++).toString(16).toUpperCase();
      if (!used.has(id)) return id;
    }
  };
};

/** New comments in a part that has some, and in the lists that Word keeps of them. */
const withMoreComments = (
  archive: Docx,
  main: MainPart,
  [name, xml]: readonly [string, string],
  comments: readonly NewComment[],
  authorship: Authorship,
): ReadonlyMap<string, string> => {
  const present = lists.flatMap((list) => {
    const listName = partOf(archive, main, list.relation);
    const text = listName === undefined ? undefined : archive.readText(listName);
    return listName !== undefined && text?.includes(list.namespace) ? [{ ...list, name: listName, text }] : [];
  });
  const nextId = freeParagraphIds([main.xml, xml, ...present.map(({ text }) => text)]);
  const isListed = present.length > 0 && takesParagraphIds(xml);
  const written = comments.map((comment) => ({ ...comment, paragraphId: isListed ? nextId() : undefined }));
  const elementsOf = written.map(({ id, lines, paragraphId }) => commentElement(id, lines, authorship, paragraphId));
  const entries = present.map(({ name: listName, text, entry }) => {
    const ids = written.flatMap(({ paragraphId }) => paragraphId ?? []);
    return [listName, append(text, ids.map(entry).join(''))] as const;
  });
  return new Map([[name, append(xml, elementsOf.join(''))], ...(isListed ? entries : [])]);
};

/**
 * The parts that change where comments are put into a document: those that hold them, and where there were none, the
 * relation and the content type that lead to them.
 * @returns the parts' new text by their names
 */
export const withComments = (
  archive: Docx,
  main: MainPart,
  comments: readonly NewComment[],
  authorship: Authorship,
): ReadonlyMap<string, string> => {
  const present = partOf(archive, main, 'comments');
  const own = present === undefined ? undefined : archive.readText(present);
  if (present !== undefined && own !== undefined)
    return withMoreComments(archive, main, [present, own], comments, authorship);

  let name = `${main.folder}comments.xml`;
  for (let number = 1; archive.has(name); number++) name = `${main.folder}comments${number}.xml`;
  const relations =
    archive.readText(relationsOf(main)) ??
    `${xmlDeclaration}<Relationships xmlns="${namespaces.packageRelations}"></Relationships>`;
  const content = comments.map(({ id, lines }) => commentElement(id, lines, authorship)).join('');
  const relation = `<Relationship Id="${freeRelation(relations)}" Type="${namespaces.officeRelations}/comments" Target="${name.slice(main.folder.length)}"/>`;
  const override = `<Override PartName="/${name}" ContentType="${wordMediaType}.comments+xml"/>`;
  return new Map([
    [name, `${xmlDeclaration}<w:comments xmlns:w="${namespaces.word}">${content}</w:comments>`],
    [relationsOf(main), append(relations, relation)],
    ['[Content_Types].xml', append(archive.readText('[Content_Types].xml') ?? '', override)],
  ]);
};
