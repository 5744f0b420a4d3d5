import path from 'node:path';
import { writeZip } from '../../../functions/adapters/zip-writer.ts';
import { readParts } from './read-part.ts';
import { childNodes, parseNodes, writeNodes, type XmlNode } from './settle-revisions.ts';

/** A Word file whose parts can be changed. */
export interface EditablePackage {
  readonly names: () => readonly string[];
  /** The root of a part that is XML; what is changed of it is written when the file is saved. */
  readonly root: (name: string) => XmlNode | undefined;
  readonly bytesOf: (name: string) => Buffer | undefined;
  readonly put: (name: string, data: string | Buffer) => void;
  /** Adds a part that the main part refers to. @returns the id of the relation */
  readonly addPart: (name: string, type: string, data: string | Buffer, contentType: string) => string;
  /** The name of the part the main part refers to by a relation of this type. */
  readonly partOf: (type: string) => string | undefined;
  readonly addLink: (address: string) => string;
  readonly save: () => Buffer;
}

export const mainName = 'word/document.xml';
const relationsName = 'word/_rels/document.xml.rels';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

export const element = (name: string, attributes: Record<string, string> = {}, ...children: (XmlNode | string)[]) => ({
  name,
  attributes,
  children,
});

/** XML as nodes; prefixes are taken as they are. */
export const nodesOf = (xml: string): XmlNode[] => childNodes(parseNodes(`<root>${xml}</root>`));

export const openPackage = (bytes: Uint8Array): EditablePackage => {
  const parts = new Map(readParts(bytes));
  const roots = new Map<string, XmlNode>();
  const root = (name: string): XmlNode | undefined => {
    const part = parts.get(name);
    const known = roots.get(name);
    if (known || !part) return known;
    const parsed = parseNodes(part.toString('utf8').replace(/^\uFEFF/, ''));
    roots.set(name, parsed);
    return parsed;
  };
  const put = (name: string, data: string | Buffer): void => {
    roots.delete(name);
    parts.set(name, Buffer.from(data));
  };
  const relations = (): XmlNode => {
    if (!parts.has(relationsName))
      put(relationsName, '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"/>');
    return root(relationsName)!;
  };
  let added = 0;
  const relate = (type: string, target: string, mode: Record<string, string> = {}): string => {
    const id = `rIdAdded${++added}`;
    relations().children.push(element('Relationship', { Id: id, Type: `${office}/${type}`, Target: target, ...mode }));
    return id;
  };
  return {
    names: () => [...parts.keys()],
    root,
    bytesOf: (name) => parts.get(name),
    put,
    addPart: (name, type, data, contentType) => {
      put(name, data);
      root('[Content_Types].xml')?.children.push(
        element('Override', { PartName: `/${name}`, ContentType: contentType }),
      );
      return relate(type, path.posix.relative('word', name));
    },
    partOf: (type) => {
      const target = childNodes(relations()).find(({ attributes }) => attributes['Type']?.endsWith(`/${type}`))
        ?.attributes['Target'];
      if (target === undefined) return undefined;
      return target.startsWith('/') ? target.slice(1) : path.posix.join('word', target);
    },
    addLink: (address) => relate('hyperlink', address, { TargetMode: 'External' }),
    save: () =>
      writeZip(
        [...parts].map(([name, data]) => {
          const changed = roots.get(name);
          return { name, data: changed ? writeNodes(changed) : data };
        }),
      ),
  };
};
