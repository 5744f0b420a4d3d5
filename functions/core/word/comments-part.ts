import type { Docx } from '../../adapters/docx-reader.ts';
import { parseXml } from '../../adapters/docx-reader.ts';
import type { MainPart } from '../documents/docx/main-part.ts';
import { elements } from '../documents/docx/xml.ts';
import { namespaces, wordMediaType, xmlDeclaration } from './word-xml.ts';

/** The part that lists what another part refers to. */
const relationsOf = ({ folder, name }: MainPart): string => `${folder}_rels/${name.slice(folder.length)}.rels`;

const isComments = (type: string | undefined): boolean => /\/relationships\/comments$/.test(type ?? '');

/** The name of the part that holds a document's comments, where it has one. */
const commentsPartOf = (archive: Docx, main: MainPart): string | undefined => {
  const target = elements(archive.readXml(relationsOf(main))).find(({ attributes }) => isComments(attributes['Type']))
    ?.attributes['Target'];
  if (target === undefined) return undefined;
  return target.startsWith('/') ? target.slice(1) : main.folder + target;
};

/** XML with something put in at the end of its root element. */
const append = (xml: string, content: string): string => {
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

/**
 * The parts that change where comments are put into a document: those that hold them, and where there were none, the
 * relation and the content type that lead to them.
 * @param comments elements of the part
 * @returns the parts' new text by their names
 */
export const withComments = (archive: Docx, main: MainPart, comments: string): ReadonlyMap<string, string> => {
  const present = commentsPartOf(archive, main);
  const own = present === undefined ? undefined : archive.readText(present);
  if (present !== undefined && own !== undefined) return new Map([[present, append(own, comments)]]);

  let name = `${main.folder}comments.xml`;
  for (let number = 1; archive.has(name); number++) name = `${main.folder}comments${number}.xml`;
  const relations =
    archive.readText(relationsOf(main)) ??
    `${xmlDeclaration}<Relationships xmlns="${namespaces.packageRelations}"></Relationships>`;
  const relation = `<Relationship Id="${freeRelation(relations)}" Type="${namespaces.officeRelations}/comments" Target="${name.slice(main.folder.length)}"/>`;
  const override = `<Override PartName="/${name}" ContentType="${wordMediaType}.comments+xml"/>`;
  return new Map([
    [name, `${xmlDeclaration}<w:comments xmlns:w="${namespaces.word}">${comments}</w:comments>`],
    [relationsOf(main), append(relations, relation)],
    ['[Content_Types].xml', append(archive.readText('[Content_Types].xml') ?? '', override)],
  ]);
};
