import type { XmlElement } from '../../adapters/docx-reader.ts';
import { at, elements, switchAt, valueAt } from '../documents/docx/xml.ts';
import { bitsOf, ourBitsOf } from './mark-reader.ts';
import type { Field, Mark, Token } from './raw-paragraphs.ts';
import type { Around } from './story-context.ts';

const nobody: readonly Mark[] = [];

const theirsOf = (marks: readonly Mark[], ofRun: readonly Mark[] = nobody): readonly Mark[] =>
  marks.length + ofRun.length === 0 ? nobody : [...marks, ...ofRun].filter(({ isOurs }) => !isOurs);

/** What a field of an old form shows or offers. */
const formSigns = (element: XmlElement): readonly Pick<Token, 'text' | 'value'>[] => {
  const data = at(element, 'ffData');
  if (!data) return [];

  const isChecked = switchAt(data, 'checkBox', 'checked') ?? switchAt(data, 'checkBox', 'default');
  const list = at(data, 'ddList');
  const chosen = Number(valueAt(list, 'result') ?? valueAt(list, 'default') ?? 0);
  const shown = elements(list, 'listEntry')[chosen]?.attributes['val'];
  return [
    ...(isChecked === undefined ? [] : [{ text: isChecked ? '☒' : '☐', value: 'checkBox' }]),
    ...(shown === undefined ? [] : [{ text: shown, value: 'list' }]),
  ];
};

/** Writes what is read into paragraphs, and keeps track of the fields that are open. */
export const tokenWriter = () => {
  const openFields: Field[] = [];

  const push = (around: Around, token: Pick<Token, 'kind' | 'text' | 'value'> & { field?: Field }): void => {
    const { paragraph, marks, run } = around;
    if (!paragraph) return;
    const ours = ourBitsOf(marks);
    const ofTheirs = bitsOf(marks, false);
    const outer = openFields.find((field) => !field.isInResult);
    if (outer && token.kind === 'words') {
      outer.pieces.push({ text: token.text, theirs: ofTheirs });
      return;
    }
    const field = token.field ?? openFields.at(-1);
    paragraph.tokens.push({
      ...token,
      ...(field && { field }),
      theirs: ofTheirs,
      rejected: ours | (run?.rejected ?? 0),
      accepted: ours | (run?.accepted ?? 0),
      by: theirsOf(marks, run?.by),
    });
  };

  const beginField = (around: Around, instruction?: string): Field => {
    const field: Field = { pieces: [], isInResult: instruction !== undefined };
    if (instruction !== undefined) field.pieces.push({ text: instruction, theirs: bitsOf(around.marks, false) });
    push(around, { kind: 'field', text: '', value: '', field });
    openFields.push(field);
    return field;
  };

  const readFieldCharacter = (element: XmlElement, around: Around): void => {
    const type = element.attributes['fldCharType'];
    if (type === 'begin') {
      beginField(around);
      for (const sign of formSigns(element)) push(around, { kind: 'symbol', ...sign });
    }
    const open = openFields.at(-1);
    if (type === 'separate' && open) open.isInResult = true;
    if (type === 'end') openFields.pop();
  };

  return {
    push,
    beginField,
    endField: (): void => void openFields.pop(),
    readFieldCharacter,
    addInstruction: (around: Around, text: string): void =>
      void openFields.at(-1)?.pieces.push({ text, theirs: bitsOf(around.marks, false) }),
    /** Reads something to which the open fields do not reach. */
    apart: (read: () => void): void => {
      const outer = openFields.splice(0);
      read();
      openFields.splice(0, openFields.length, ...outer);
    },
  };
};
