import path from 'node:path';
import type { Docx } from '../../adapters/docx-reader.ts';
import { elements } from '../documents/docx/xml.ts';

/** What one part of a Word file refers to. */
export interface Relation {
  /** The last word of its type, as `hyperlink` or `image`. */
  readonly type: string;
  /** The name of a part, or an address outside. */
  readonly target: string;
  readonly isExternal: boolean;
}

const resolve = (folder: string, target: string): string =>
  target.startsWith('/') ? path.posix.normalize(target).slice(1) : path.posix.join(folder, target);

/** The relations of a part by their ids; those of the package itself where the name is empty. */
export const relationsOf = (archive: Docx, name: string): ReadonlyMap<string, Relation> => {
  const folder = path.posix.dirname(name);
  const list = archive.readXml(path.posix.join(folder, '_rels', `${path.posix.basename(name)}.rels`));
  return new Map(
    elements(list, 'x:Relationship').map(({ attributes }) => {
      const isExternal = attributes['TargetMode'] === 'External';
      const target = attributes['Target'] ?? '';
      const type = /[^/]*$/.exec(attributes['Type'] ?? '')?.[0] ?? '';
      return [attributes['Id'] ?? '', { type, isExternal, target: isExternal ? target : resolve(folder, target) }];
    }),
  );
};
