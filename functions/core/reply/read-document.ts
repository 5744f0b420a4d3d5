import { createHash } from 'node:crypto';
import { inflateRawSync } from 'node:zlib';
import { type Docx, DocxError, openDocx, type StoredPart, type XmlElement } from '../../adapters/docx-reader.ts';
import type { WordPart } from '../../../shared/negotiations.ts';
import { readStyles } from '../documents/docx/styles.ts';
import { at, elements, switchAt } from '../documents/docx/xml.ts';
import { linkAddress } from './fields.ts';
import { markReader } from './mark-reader.ts';
import { type Mark, type RawParagraph, unreadSign } from './raw-paragraphs.ts';
import { type Relation, relationsOf } from './relations.ts';
import { runLook } from './run-look.ts';
import { storyReader } from './read-story.ts';
import { sectionValue } from './section-value.ts';
import { settingsOf } from './settings.ts';

/** A text of its own: the body, one header, all footnotes. */
export interface Story {
  readonly part: WordPart;
  /** The same for what stands at the same place of two files: `header 1 first`. */
  readonly key: string;
  /** The name of the part it was read from. */
  readonly name: string;
  /** Whether any page shows it: a first page and even pages have headers of their own only where that is set. */
  readonly isShown: boolean;
  readonly paragraphs: readonly RawParagraph[];
}

/** A note or a comment. */
export interface Aside {
  readonly id: string;
  /** What a note is for, where it is no note: `separator`. */
  readonly type: string;
  readonly author: string;
  readonly date: string;
  readonly paragraphs: readonly RawParagraph[];
}

/** A part of a file that is known by its bytes alone. */
export interface OtherPart {
  readonly name: string;
  /** The same for the same bytes. */
  readonly digest: string;
}

/** A Word file as it is read to be compared. It keeps nothing of the XML but the numbering. */
export interface WordDocument {
  readonly stories: readonly Story[];
  readonly footnotes: readonly Aside[];
  readonly endnotes: readonly Aside[];
  readonly comments: readonly Aside[];
  readonly numbering: XmlElement | undefined;
  readonly styles: ReturnType<typeof readStyles>;
  readonly marks: readonly Mark[];
  /** What the last section says of itself. */
  readonly lastSection: string;
  readonly settings: ReadonlyMap<string, string>;
  /** The name of the part that holds them. */
  readonly settingsName: string;
  /** Parts that are not read. */
  readonly otherParts: readonly OtherPart[];
  /** What it refers to outside of itself beside links: a type and an address. */
  readonly outside: readonly string[];
  /** Constructs that are not read, by plain names, with the part they stand in. */
  readonly unread: ReadonlySet<string>;
}

/** What parts known by their bytes alone may unfold to together, in bytes; what goes beyond is known as it is packed. */
const maxOtherBytes = 48 * 1024 * 1024;

/** Tells parts from each other by their bytes, however they are packed. The sums an archive declares are not trusted. */
const digests = (parts: readonly StoredPart[]): ((name: string) => string) => {
  const byName = new Map(parts.map((part) => [part.name, part]));
  const known = new Map<string, string>();
  let budget = maxOtherBytes;
  const unfold = ({ method, data }: StoredPart): Uint8Array => {
    if (method !== 8) return data;
    try {
      return inflateRawSync(data, { maxOutputLength: Math.max(1, budget) });
    } catch {
      return data;
    }
  };
  return (name) => {
    const part = byName.get(name);
    if (!part) return 'missing';
    const found = known.get(name);
    if (found !== undefined) return found;
    const content = unfold(part);
    budget -= content.length;
    const digest = createHash('sha256').update(content).digest('base64');
    known.set(name, digest);
    return digest;
  };
};

const firstOf = (relations: ReadonlyMap<string, Relation>, type: string): string | undefined =>
  [...relations.values()].find((relation) => relation.type === type && !relation.isExternal)?.target;

/** What holds where a file says nothing of its last section. */
const plainSection: XmlElement = { name: 'sectPr', attributes: {}, children: [] };

/** All sections of a body, in order, those at the end of paragraphs and the last. */
const sectionsOf = (body: XmlElement): XmlElement[] => {
  const found: XmlElement[] = [];
  const look = (element: XmlElement): void => {
    for (const child of elements(element)) {
      if (child.name === 'sectPr') found.push(child);
      else if (child.name !== 'pPrChange' && child.name !== 'r') look(child);
    }
  };
  look(body);
  return found;
};

/** The headers and footers of all sections, each part once, by the place where it is first shown. */
const marginParts = (body: XmlElement, relations: ReadonlyMap<string, Relation>, hasEvenPages: boolean) => {
  const isShown = (section: XmlElement, type: string): boolean => {
    if (type === 'even') return hasEvenPages;
    return type !== 'first' || switchAt(section, 'titlePg') === true;
  };
  const references = sectionsOf(body).flatMap((section, index) =>
    elements(section).flatMap(({ name, attributes }) => {
      const part = /^(header|footer)Reference$/.exec(name)?.[1] as 'header' | 'footer' | undefined;
      const target = relations.get(attributes['r:id'] ?? '')?.target;
      if (!part || target === undefined) return [];
      const type = attributes['type'] ?? 'default';
      return [{ part, name: target, key: `${part} ${index + 1} ${type}`, isShown: isShown(section, type) }];
    }),
  );
  return [...Map.groupBy(references, ({ name }) => name).values()].map((same) => ({
    ...same[0]!,
    isShown: same.some((one) => one.isShown),
  }));
};

/** Parts that hold no words of the document, or are rewritten whenever it is saved. */
const immaterial =
  /^(?:\[Content_Types\]\.xml|docProps\/.*|(?:.*\/)?_rels\/.*|.*\/|(?:.*\/)?(?:theme|printerSettings)\/.*|(?:.*\/)?(?:fontTable|webSettings|people|commentsExtended|commentsIds|commentsExtensible|stylesWithEffects|itemProps|customizations)\d*\.xml|clausewise\/receipt\.xml)$/;

/** The main part of a file. */
const openMain = (archive: Docx): { readonly main: string; readonly body: XmlElement } => {
  const main = firstOf(relationsOf(archive, ''), 'officeDocument') ?? 'word/document.xml';
  const body = at(archive.readXml(main), 'body');
  if (body) return { main, body };
  throw archive.has('[Content_Types].xml')
    ? new DocxError('damaged', 'There is no document body.')
    : new DocxError('no-word-document', 'The archive holds no part of a Word document.');
};

const partNames = ['styles', 'numbering', 'settings', 'footnotes', 'endnotes', 'comments'] as const;

/** The names of the parts beside the main one, where they are usually if nothing says so. */
const namesOf = (
  main: string,
  relations: ReadonlyMap<string, Relation>,
): Readonly<Record<(typeof partNames)[number], string>> => {
  const folder = main.replace(/[^/]*$/, '');
  const named = partNames.map((type) => [type, firstOf(relations, type) ?? `${folder}${type}.xml`] as const);
  return Object.fromEntries(named) as Record<(typeof partNames)[number], string>;
};

/** What the parts of a file are read with, and what is found in all of them. */
interface Reading {
  readonly archive: Docx;
  readonly styles: ReturnType<typeof readStyles>;
  readonly lookOf: ReturnType<typeof runLook>;
  readonly isOurs: (mark: Omit<Mark, 'isOurs'>) => boolean;
  readonly digestOf: (name: string) => string;
  readonly marks: Mark[];
  readonly unread: Set<string>;
  readonly outside: string[];
}

const noteOutside = ({ outside }: Reading, { type, target, isExternal }: Relation): void => {
  if (isExternal) outside.push(`${type} ${target}`);
};

const readerOf = (
  reading: Reading,
  name: string,
  relations = relationsOf(reading.archive, name),
): ReturnType<typeof storyReader> => {
  for (const relation of relations.values()) if (relation.type !== 'hyperlink') noteOutside(reading, relation);
  return storyReader({
    ...reading,
    relationValue: (id) => relationValue(relations.get(id), reading.digestOf),
    onMark: (mark) => reading.marks.push(mark),
    onUnread: (what) => reading.unread.add(`${name}\n${what}`),
  });
};

const readStory = (
  reading: Reading,
  place: Omit<Story, 'paragraphs'>,
  root: XmlElement,
  relations?: ReadonlyMap<string, Relation>,
): Story => ({
  ...place,
  paragraphs: readerOf(reading, place.name, relations).read(root),
});

const readAsides = (reading: Reading, name: string, element: string): readonly Aside[] => {
  const root = reading.archive.readXml(name);
  const reader = readerOf(reading, name);
  return elements(root, element).map((one) => ({
    id: one.attributes['id'] ?? '',
    type: one.attributes['type'] ?? 'normal',
    author: one.attributes['author'] ?? '',
    date: one.attributes['date'] ?? '',
    paragraphs: reader.read(one),
  }));
};

/**
 * Opens a Word file and reads all in which words stand.
 * @param isOurs whether a mark was already in the file that was sent
 * @throws DocxError where it cannot be read
 */
export const readDocument = (bytes: Uint8Array, isOurs: (mark: Omit<Mark, 'isOurs'>) => boolean): WordDocument => {
  const archive = openDocx(bytes);
  const { main, body } = openMain(archive);
  const relations = relationsOf(archive, main);
  const names = namesOf(main, relations);
  const stored = archive.storedParts();
  const digestOf = digests(stored);
  const styleSheet = archive.readXml(names.styles);
  const styles = readStyles(styleSheet);
  const lookOf = runLook(styles, at(styleSheet, 'docDefaults', 'rPrDefault', 'rPr'));
  const reading: Reading = { archive, styles, lookOf, isOurs, digestOf, marks: [], unread: new Set(), outside: [] };

  const settings = archive.readXml(names.settings);
  const hasEvenPages = switchAt(settings, 'evenAndOddHeaders') ?? false;
  const margins = marginParts(body, relations, hasEvenPages).flatMap((place): Story[] => {
    const root = archive.readXml(place.name);
    return root ? [readStory(reading, place, root)] : [];
  });
  const bodyStory = readStory(reading, { part: 'body', key: 'body', name: main, isShown: true }, body, relations);
  const footnotes = readAsides(reading, names.footnotes, 'footnote');
  const endnotes = readAsides(reading, names.endnotes, 'endnote');
  const comments = readAsides(reading, names.comments, 'comment');
  for (const relation of relationsOf(archive, names.settings).values()) noteOutside(reading, relation);

  const { marks, unread, outside } = reading;
  const { sectionBefore } = markReader(isOurs, (mark) => marks.push(mark));
  const read = new Set([main, ...Object.values(names), ...margins.map(({ name }) => name)]);
  return {
    stories: [bodyStory, ...margins],
    footnotes,
    endnotes,
    comments,
    numbering: archive.readXml(names.numbering),
    styles,
    marks,
    lastSection: sectionValue(sectionBefore(elements(body, 'sectPr').at(-1)) ?? plainSection),
    settings: settingsOf(settings, hasEvenPages),
    settingsName: names.settings,
    otherParts: stored.flatMap(({ name }) =>
      read.has(name) || immaterial.test(name) ? [] : [{ name, digest: digestOf(name) }],
    ),
    outside,
    unread,
  };
};

/** What tells the target of a relation from others: an address, or what a part holds. */
const relationValue = (
  relation: Relation | undefined,
  digestOf: (name: string) => string,
): { readonly kind: 'link' | 'object'; readonly value: string } => {
  if (!relation) return { kind: 'object', value: 'nothing' };
  const { type, target, isExternal } = relation;
  if (type === 'hyperlink') return { kind: 'link', value: linkAddress(target) };
  if (isExternal) return { kind: 'object', value: `${type} ${target}` };
  // What Word writes anew when it saves is compared as a part that is not read.
  return { kind: 'object', value: `${type === 'image' ? 'image ' : `${type}${unreadSign}`}${digestOf(target)}` };
};
