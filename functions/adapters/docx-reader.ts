import { inflateRawSync } from 'node:zlib';
import { SaxesParser } from 'saxes';

/** Why the parts of a Word document can't be read. */
export class DocxError extends Error {
  readonly reason: 'damaged' | 'encrypted' | 'too-costly' | 'unsafe' | 'no-word-document';

  constructor(reason: DocxError['reason'], message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'DocxError';
    this.reason = reason;
  }
}

/** An element. Names of WordprocessingML carry no prefix; those of other vocabularies carry their usual one. */
export interface XmlElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly (XmlElement | string)[];
  /** Where it stands in the part's text; only where that was asked for. */
  readonly place?: XmlPlace;
}

/** UTF-16 offsets of an element in the text it was parsed from. Inside a self-closing one there is nothing: both are its end. */
export interface XmlPlace {
  readonly start: number;
  /** Behind its opening tag. */
  readonly innerStart: number;
  /** Before its closing tag. */
  readonly innerEnd: number;
  readonly end: number;
}

interface Entry {
  readonly method: number;
  readonly flags: number;
  readonly crc: number;
  readonly compressedSize: number;
  readonly size: number;
  readonly offset: number;
}

/** A part as it lies in the archive, to be copied without unfolding it. */
export interface StoredPart {
  readonly name: string;
  readonly method: number;
  readonly crc: number;
  readonly size: number;
  readonly data: Uint8Array;
}

/** What a part may unfold to, in bytes, and all parts together. A thousand pages of text make about 20 MB. */
const maxPartBytes = 48 * 1024 * 1024;

/** A thousand pages of text make about 200,000 elements, each a few hundred bytes of memory. */
const maxElements = 700_000;
const maxDepth = 400;

const damaged = (what: string, options?: ErrorOptions): DocxError => new DocxError('damaged', what, options);

/** The end record stands in the last 64 KiB; the directory before it lists every part with its place. */
const readDirectory = (zip: Buffer): ReadonlyMap<string, Entry> => {
  const end = zip.lastIndexOf(Buffer.from([0x50, 0x4b, 0x05, 0x06]));
  if (end < 0 || end + 22 > zip.length) throw damaged('The archive has no directory.');
  const entries = new Map<string, Entry>();
  let at = zip.readUInt32LE(end + 16);
  for (let count = zip.readUInt16LE(end + 10); count > 0; count--) {
    if (at + 46 > zip.length || zip.readUInt32LE(at) !== 0x02014b50)
      throw damaged('The directory of the archive is broken.');
    const [nameLength, extraLength, commentLength] = [28, 30, 32].map((offset) => zip.readUInt16LE(at + offset)) as [
      number,
      number,
      number,
    ];
    const name = zip.toString('utf8', at + 46, at + 46 + nameLength).replaceAll('\\', '/');
    entries.set(name, {
      flags: zip.readUInt16LE(at + 8),
      method: zip.readUInt16LE(at + 10),
      crc: zip.readUInt32LE(at + 16),
      compressedSize: zip.readUInt32LE(at + 20),
      size: zip.readUInt32LE(at + 24),
      offset: zip.readUInt32LE(at + 42),
    });
    at += 46 + nameLength + extraLength + commentLength;
  }
  return entries;
};

/** An open Word document. */
export interface Docx {
  readonly has: (name: string) => boolean;
  readonly readXml: (name: string) => XmlElement | undefined;
  /** The text of a part, without a byte order mark. */
  readonly readText: (name: string) => string | undefined;
  /**
   * All parts in the order of the directory.
   * @throws DocxError where they lie over each other: copied one by one they would be many times the archive
   */
  readonly storedParts: () => readonly StoredPart[];
}

/** Opens the archive of a Word document. The sizes it declares are not trusted: what is inflated is counted. */
export const openDocx = (bytes: Uint8Array): Docx => {
  const zip = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const entries = readDirectory(zip);
  let budget = maxPartBytes;

  const dataOf = ({ offset, compressedSize, flags }: Entry): Buffer => {
    if (flags & 1) throw new DocxError('encrypted', 'The archive is encrypted.');
    if (offset + 30 > zip.length || zip.readUInt32LE(offset) !== 0x04034b50)
      throw damaged('A part of the archive is missing.');
    const start = offset + 30 + zip.readUInt16LE(offset + 26) + zip.readUInt16LE(offset + 28);
    return zip.subarray(start, start + compressedSize);
  };

  const inflate = (entry: Entry): Buffer => {
    const data = dataOf(entry);
    if (entry.method === 0) return data;
    if (entry.method !== 8) throw damaged('A part of the archive is compressed in an unknown way.');
    try {
      return inflateRawSync(data, { maxOutputLength: Math.max(1, budget) });
    } catch (error) {
      const isTooLarge = error instanceof Error && 'code' in error && error.code === 'ERR_BUFFER_TOO_LARGE';
      throw isTooLarge
        ? new DocxError('too-costly', 'The archive unfolds to more than a document needs.', { cause: error })
        : damaged('A part of the archive is broken.', { cause: error });
    }
  };

  const readText = (name: string): string | undefined => {
    const entry = entries.get(name);
    if (!entry) return undefined;
    const data = inflate(entry);
    budget -= data.length;
    if (budget <= 0) throw new DocxError('too-costly', 'The archive unfolds to more than a document needs.');
    return new TextDecoder(encodingOf(data)).decode(data);
  };

  const storedParts = (): readonly StoredPart[] => {
    const parts = [...entries].map(([name, entry]) => {
      const { method, crc, size } = entry;
      return { name, method, crc, size, data: dataOf(entry) };
    });
    const stored = parts.reduce((sum, { data }) => sum + data.length, 0);
    if (stored > zip.length) throw damaged('Parts of the archive lie over each other.');
    return parts;
  };

  return {
    has: (name) => entries.has(name),
    readText,
    readXml: (name) => {
      const text = readText(name);
      return text === undefined ? undefined : parseXml(text);
    },
    storedParts,
  };
};

/** The encoding by the mark at the beginning; XML without one is UTF-8. */
const encodingOf = ([first]: Uint8Array): string => {
  if (first === 0xff) return 'utf-16le';
  if (first === 0xfe) return 'utf-16be';
  return 'utf-8';
};

/** Transitional and strict documents name the same vocabularies differently. */
const prefixOf = (uri: string): string => {
  if (/wordprocessingml\/(2006\/)?main$/.test(uri)) return '';
  if (/markup-compatibility\/2006$/.test(uri)) return 'mc:';
  if (/officeDocument\/(2006\/)?math$/.test(uri)) return 'm:';
  if (/officeDocument\/(2006\/)?relationships$/.test(uri)) return 'r:';
  return uri === '' || uri === 'http://www.w3.org/XML/1998/namespace' ? '' : 'x:';
};

/**
 * Parses XML into elements. A document type declaration, through which entities could be defined, is refused.
 * @param isPlaced whether elements say where they stand in the text
 * @throws DocxError
 */
export const parseXml = (xml: string, isPlaced = false): XmlElement => {
  const parser = new SaxesParser({ xmlns: true });
  interface Open {
    name: string;
    attributes: Record<string, string>;
    children: (Open | string)[];
    place?: { start: number; innerStart: number; innerEnd: number; end: number };
  }
  const root: Open = { name: '#document', attributes: {}, children: [] };
  const stack = [root];
  let count = 0;
  parser.on('doctype', () => {
    throw new DocxError('unsafe', 'The document declares a document type.');
  });
  parser.on('error', (error) => {
    throw damaged('The XML is broken.', { cause: error });
  });
  parser.on('opentag', (tag) => {
    if (++count > maxElements || stack.length > maxDepth)
      throw new DocxError('too-costly', 'The document has too many elements.');
    const attributes: Record<string, string> = {};
    for (const attribute of Object.values(tag.attributes)) {
      if (attribute.prefix !== 'xmlns') attributes[prefixOf(attribute.uri) + attribute.local] = attribute.value;
    }
    const element: Open = { name: prefixOf(tag.uri) + tag.local, attributes, children: [] };
    if (isPlaced) {
      // No attribute of well-formed XML holds a bracket that opens a tag.
      const start = xml.lastIndexOf('<', parser.position - 1);
      element.place = { start, innerStart: parser.position, innerEnd: parser.position, end: parser.position };
    }
    stack.at(-1)!.children.push(element);
    stack.push(element);
  });
  parser.on('closetag', (tag) => {
    const place = stack.pop()?.place;
    if (!place || tag.isSelfClosing) return;
    place.innerEnd = xml.lastIndexOf('<', parser.position - 1);
    place.end = parser.position;
  });
  parser.on('text', (text) => stack.at(-1)!.children.push(text));
  parser.on('cdata', (text) => stack.at(-1)!.children.push(text));
  parser.write(xml).close();
  const element = root.children.find((child) => typeof child !== 'string');
  if (element === undefined) throw damaged('The XML is empty.');
  return element;
};
