/** What a field's instruction amounts to. */
export interface FieldKind {
  /** `computed` where Word works out the result anew whenever it shows the page. */
  readonly type: 'link' | 'computed' | 'field';
  /** The instruction without what only concerns its look, its switches in one order; the target of a link. */
  readonly value: string;
}

/** Results that Word works out while it lays out or opens a file, whatever is stored. */
const computed =
  /^(?:PAGE|NUMPAGES|SECTIONPAGES|SECTION|PAGEREF|DATE|TIME|SAVEDATE|PRINTDATE|CREATEDATE|EDITTIME|FILENAME|FILESIZE|NUMWORDS|NUMCHARS|LASTSAVEDBY|REVNUM)$/;

/** Names of targets that Word and others give anew to the entries of a table of contents. */
const contentsTarget = /_Toc\w+|__RefHeading___\w+/g;

/** Switches of a table of contents that say how it looks on a screen. */
const contentsLook = /^\\[hz]$/;

/** The name of a target, the same however its file was last saved. */
export const targetName = (name: string): string => name.replace(contentsTarget, '_Toc');

/** Reads the instruction of a field (ECMA-376, part 1, 17.16.2: a name, arguments, switches). */
export const fieldKind = (instruction: string): FieldKind => {
  const words = instruction.match(/"[^"]*"|\S+/g) ?? [];
  const groups: string[] = [];
  for (const word of words) {
    const bare = targetName(word.replaceAll('"', ''));
    const last = groups.at(-1);
    const isArgument = last?.startsWith('\\') === true && !bare.startsWith('\\');
    if (isArgument) groups[groups.length - 1] = `${last} ${bare}`;
    else groups.push(bare);
  }
  const name = (groups[0] ?? '').toUpperCase();
  const own = groups.filter((group) => !/^\\\*\s*(?:MERGEFORMAT|CHARFORMAT)$/i.test(group));
  if (name === 'HYPERLINK') return { type: 'link', value: linkTarget(own) };
  const isSwitch = (group: string): boolean => group.startsWith('\\');
  const others = own.slice(1);
  const named = [name, ...others.filter((group) => !isSwitch(group))].join(' ');
  if (computed.test(name)) return { type: 'computed', value: named };
  const switches = others.filter((group) => isSwitch(group) && !(name === 'TOC' && contentsLook.test(group)));
  return { type: 'field', value: [named, ...switches.sort()].join(' ') };
};

/** An address, the same however it is written. */
export const linkAddress = (address: string): string => {
  try {
    return new URL(address).href;
  } catch {
    return address;
  }
};

const linkTarget = (groups: readonly string[]): string => {
  const address = groups.slice(1).find((group) => !group.startsWith('\\')) ?? '';
  const place = groups.find((group) => /^\\l /.test(group))?.slice(3);
  return place === undefined ? linkAddress(address) : `${address}#${place}`;
};

/** The names of bookmarks that an instruction may refer to. */
export const namesIn = (instruction: string): readonly string[] => instruction.match(/[\p{L}_][\p{L}\p{N}_]*/gu) ?? [];
