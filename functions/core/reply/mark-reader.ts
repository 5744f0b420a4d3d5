import type { XmlElement } from '../../adapters/docx-reader.ts';
import { elements } from '../documents/docx/xml.ts';
import { flags, type Mark, theirs } from './raw-paragraphs.ts';
import type { Around } from './story-context.ts';

const markKinds: Readonly<Record<string, Mark['kind']>> = {
  ins: 'ins',
  moveTo: 'ins',
  cellIns: 'ins',
  del: 'del',
  moveFrom: 'del',
  cellDel: 'del',
  rPrChange: 'look',
  pPrChange: 'look',
  sectPrChange: 'look',
};

/** What marks do, those that were sent or those of the counterparty: bits of `theirs`. */
export const bitsOf = (marks: readonly Mark[], isOurs: boolean): number =>
  marks
    .filter((mark) => mark.isOurs === isOurs && mark.kind !== 'look')
    // The bits of both sets of flags are the same: 1 for inserted, 2 for deleted.
    .reduce((bits, { kind }) => bits | (kind === 'ins' ? theirs.inserted : theirs.deleted), 0);

/** What our marks around some words do: bits of `flags`. */
export const ourBitsOf = (marks: readonly Mark[]): number => {
  const holdsTwice = (kind: Mark['kind']): boolean =>
    marks.filter((mark) => mark.isOurs && mark.kind === kind).length > 1;
  return (
    bitsOf(marks, true) |
    (holdsTwice('ins') ? flags.oursInsertedTwice : 0) |
    (holdsTwice('del') ? flags.oursDeletedTwice : 0)
  );
};

/** Tells whose the marks are that it meets. */
export const markReader = (isOurs: (mark: Omit<Mark, 'isOurs'>) => boolean, onMark: (mark: Mark) => void) => {
  const markOf = (element: XmlElement): Mark | undefined => {
    const kind = markKinds[element.name];
    if (!kind) return undefined;
    const author = (element.attributes['author'] ?? '').replace(/\s+/g, ' ').trim();
    const date = element.attributes['date'];
    const mark = {
      kind,
      author,
      ...(date === undefined || /^(?:1601|1970-01-01T00:00:00)/.test(date) ? {} : { date }),
    };
    const owned = { ...mark, isOurs: isOurs(mark) };
    onMark(owned);
    return owned;
  };

  const marksIn = (properties: XmlElement | undefined): Mark[] =>
    elements(properties).flatMap((child) => markOf(child) ?? []);

  /** A tracked change of a look: as it was, and whose it is. */
  const changeOf = (properties: XmlElement | undefined, name: string) => {
    const change = elements(properties, name)[0];
    const mark = change && markOf(change);
    return change && mark && { mark, before: elements(change)[0] };
  };

  /** A section as it was before they changed it. */
  const sectionBefore = (section: XmlElement | undefined): XmlElement | undefined => {
    const change = changeOf(section, 'sectPrChange');
    return change && !change.mark.isOurs ? (change.before ?? section) : section;
  };

  /** What surrounds the content of an element that may itself be a mark. */
  const within = (element: XmlElement, around: Around): Around => {
    const mark = markOf(element);
    return mark ? { ...around, marks: [...around.marks, mark] } : around;
  };

  return { markOf, marksIn, changeOf, sectionBefore, within };
};
