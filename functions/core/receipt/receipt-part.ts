import { createHash } from 'node:crypto';
import type { Docx } from '../../adapters/docx-reader.ts';
import { writeZip } from '../../adapters/zip-writer.ts';
import { xmlDeclaration } from '../word/word-xml.ts';

/** The part of a Word document that holds its receipt. */
export const receiptPart = 'clausewise/receipt.xml';

/** What a document says of itself: all that it carries beside a relation and a content type. */
export interface Receipt {
  readonly id: string;
  /** SHA-256 of what the document was made of, hexadecimal. */
  readonly input: string;
  /** SHA-256 of all other parts, hexadecimal. */
  readonly parts: string;
  /** The Ed25519 key: SPKI in DER, as base64. */
  readonly key: string;
  readonly signature: string;
}

/** SHA-256 as hexadecimal digits. */
export const sha256 = (content: Uint8Array | string): string => createHash('sha256').update(content).digest('hex');

/** SHA-256 over all parts but the receipt as they lie packed, names and sizes included, in the order of their names. */
export const hashOfParts = (archive: Docx): string => {
  const others = archive.storedParts().filter(({ name }) => name !== receiptPart);
  return sha256(writeZip(others.toSorted((a, b) => (a.name < b.name ? -1 : 1))));
};

/** What is signed: the signature is over this text. */
export const signedText = ({ id, input, parts }: Pick<Receipt, 'id' | 'input' | 'parts'>): string =>
  ['Clausewise receipt 1', id, input, parts].join('\n');

const namespace = 'urn:clausewise:receipt:1';

/** The receipt as the content of its part. Its values are of letters that XML holds as they are. */
export const receiptXml = ({ id, input, parts, key, signature }: Receipt): string =>
  `${xmlDeclaration}<receipt xmlns="${namespace}" id="${id}" input="${input}" parts="${parts}" key="${key}" signature="${signature}"/>`;

/** No receipt is longer, in UTF-16 units; what is longer is none. */
const longestReceipt = 2_000;

const pattern =
  /<receipt xmlns="[^"]*" id="(?<id>[\w-]{1,64})" input="(?<input>[0-9a-f]{64})" parts="(?<parts>[0-9a-f]{64})" key="(?<key>[\w+/=]{1,200})" signature="(?<signature>[\w+/=]{1,200})"\/>$/;

/** The receipt that the content of its part holds; undefined where it is not written as `receiptXml` writes one. */
export const readReceipt = (xml: string): Receipt | undefined => {
  if (xml.length > longestReceipt) return undefined;
  const receipt = pattern.exec(xml)?.groups as unknown as Receipt | undefined;
  return receipt && receiptXml(receipt) === xml ? receipt : undefined;
};
