import { randomUUID } from 'node:crypto';
import { openDocx } from '../../adapters/docx-reader.ts';
import { writeZip } from '../../adapters/zip-writer.ts';
import { append } from '../word/comments-part.ts';
import { namespaces, xmlDeclaration } from '../word/word-xml.ts';
import { hashOfParts, type Receipt, receiptPart, receiptXml, sha256, signedText } from './receipt-part.ts';
import type { SigningKey } from './signing-key.ts';

const contentTypes = '[Content_Types].xml';
const packageRelations = '_rels/.rels';
const relationType = 'urn:clausewise:relationships:receipt';

/** A part as UTF-8, whatever it was: it says so itself. */
const inUtf8 = (xml: string): string => xmlDeclaration + xml.replace(/^<\?xml[^>]*\?>\s*/, '');

const freeId = (xml: string): string => {
  let number = 1;
  while (xml.includes(`"rIdReceipt${number}"`)) number += 1;
  return `rIdReceipt${number}`;
};

/** The parts that lead to the receipt, as far as they do not yet. */
const leadingParts = (archive: ReturnType<typeof openDocx>): ReadonlyMap<string, string> => {
  const types = archive.readText(contentTypes) ?? `<Types xmlns="${namespaces.contentTypes}"></Types>`;
  const relations =
    archive.readText(packageRelations) ?? `<Relationships xmlns="${namespaces.packageRelations}"></Relationships>`;
  const override = `<Override PartName="/${receiptPart}" ContentType="application/vnd.clausewise.receipt+xml"/>`;
  const relation = `<Relationship Id="${freeId(relations)}" Type="${relationType}" Target="${receiptPart}"/>`;
  return new Map([
    ...(types.includes(`"/${receiptPart}"`) ? [] : [[contentTypes, append(inUtf8(types), override)] as const]),
    ...(relations.includes(`"${relationType}"`)
      ? []
      : [[packageRelations, append(inUtf8(relations), relation)] as const]),
  ]);
};

interface SignOptions {
  /** A Word document; a receipt it has gives way to the new one. */
  readonly bytes: Uint8Array;
  /** What the document was made of. */
  readonly input: Uint8Array | string;
  readonly key: SigningKey;
}

interface SignedDocument {
  readonly bytes: Uint8Array;
  readonly receipt: Receipt;
}

/**
 * Puts a signed receipt into a Word document: one part, with the relation and the content type that lead to it. Every other
 * part keeps its bytes.
 * @throws DocxError where the document cannot be read
 */
export const signDocx = ({ bytes, input, key }: SignOptions): SignedDocument => {
  const archive = openDocx(bytes);
  const leading = new Map(leadingParts(archive));
  const kept = archive
    .storedParts()
    .filter(({ name }) => name !== receiptPart)
    .map((part) => {
      const data = leading.get(part.name);
      leading.delete(part.name);
      return data === undefined ? part : { name: part.name, data };
    });
  const others = [...kept, ...[...leading].map(([name, data]) => ({ name, data }))];
  const unsigned = openDocx(writeZip(others));
  const told = { id: randomUUID(), input: sha256(input), parts: hashOfParts(unsigned) };
  const receipt = { ...told, key: key.publicKey, signature: key.sign(signedText(told)) };
  return { bytes: writeZip([...unsigned.storedParts(), { name: receiptPart, data: receiptXml(receipt) }]), receipt };
};
