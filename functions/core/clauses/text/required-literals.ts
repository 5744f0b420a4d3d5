/** Shorter pieces stand in nearly every text and tell nothing. */
export const leastLength = 3;
/** A group of more literals than this tells too little for the work it takes. */
const mostLiterals = 300;
/** How many groups of a pattern are kept: what more would exclude, these exclude already. */
const mostGroups = 3;

/** Literals of which one must stand in a text that a pattern matches. */
interface Group {
  readonly literals: readonly string[];
  /** How common texts with one of them are, roughly: each letter more makes a literal a third as common. */
  readonly commonness: number;
}

/** Groups that must all be met, the rarest first; none where everything is possible. */
type Groups = readonly Group[];

const none: Groups = [];

const rarestFirst = (groups: readonly Group[]): Groups =>
  groups.length < 2 ? groups : groups.toSorted((one, other) => one.commonness - other.commonness).slice(0, mostGroups);

interface Cursor {
  readonly source: string;
  at: number;
}

const quantifier = /(?:[*+?]|\{\d+(?:,\d*)?\})\??/y;
/** An escape of several characters: a property, a character by its number, a group by its name. */
const longEscape = /\\(?:[pP]\{[^}]*\}|u\{[\da-fA-F]+\}|u[\da-fA-F]{4}|x[\da-fA-F]{2}|c[a-zA-Z]|k<\w+>)/y;
const groupHead = /\((?:\?(?:[:=!]|<[=!]|<\w+>))?/y;

const readAt = (pattern: RegExp, { source, at }: Cursor): string | undefined => {
  pattern.lastIndex = at;
  return pattern.exec(source)?.[0];
};

const unquantified = { isOptional: false, isRepeated: false } as const;

/** Whether what was just read may be left out, and moves behind its quantifier. */
const readQuantifier = (cursor: Cursor): { readonly isOptional: boolean; readonly isRepeated: boolean } => {
  const next = cursor.source[cursor.at];
  if (next !== '*' && next !== '+' && next !== '?' && next !== '{') return unquantified;
  const found = readAt(quantifier, cursor);
  if (!found) return unquantified;
  cursor.at += found.length;
  return { isOptional: /^(?:[*?]|\{0)/.test(found), isRepeated: !found.startsWith('?') };
};

const skipClass = (cursor: Cursor): void => {
  cursor.at += 1;
  while (cursor.at < cursor.source.length && cursor.source[cursor.at] !== ']')
    cursor.at += cursor.source[cursor.at] === '\\' ? 2 : 1;
  cursor.at += 1;
};

/** A bracket with what it needs: words that must stand before or behind are needed, too, though they are not matched. */
const readGroup = (cursor: Cursor): { readonly inside: Groups; readonly isLookaround: boolean } => {
  const head = readAt(groupHead, cursor)!;
  cursor.at += head.length;
  const inside = readAlternation(cursor);
  cursor.at += 1;
  const { isOptional } = readQuantifier(cursor);
  const isDenial = head.endsWith('!');
  return { inside: isOptional || isDenial ? none : inside, isLookaround: isDenial || head.endsWith('=') };
};

/** The next literal character; undefined for what stands for several. */
const readCharacter = (cursor: Cursor): string | undefined => {
  const isEscape = cursor.source[cursor.at] === '\\';
  const long = isEscape ? readAt(longEscape, cursor) : undefined;
  if (long) {
    cursor.at += long.length;
    return undefined;
  }
  const character = cursor.source[isEscape ? cursor.at + 1 : cursor.at]!;
  cursor.at += isEscape ? 2 : 1;
  const isPlain = isEscape ? /[^a-zA-Z0-9]/.test(character) : character !== '.';
  return isPlain ? character.toLowerCase() : undefined;
};

const isEdge = ({ source, at }: Cursor): boolean =>
  source[at] === '^' || source[at] === '$' || (source[at] === '\\' && /[bB]/.test(source[at + 1]!));

const readSequence = (cursor: Cursor): Groups => {
  const groups: Group[] = [];
  let run = '';
  const endRun = () => {
    if (run.length >= leastLength) groups.push({ literals: [run], commonness: 3 ** -run.length });
    run = '';
  };
  while (cursor.at < cursor.source.length) {
    const character = cursor.source[cursor.at]!;
    if (character === '|' || character === ')') break;
    if (character === '(') {
      const { inside, isLookaround } = readGroup(cursor);
      if (!isLookaround) endRun();
      groups.push(...inside);
    } else if (character === '[') {
      endRun();
      skipClass(cursor);
      readQuantifier(cursor);
    } else if (isEdge(cursor)) cursor.at += character === '\\' ? 2 : 1;
    else {
      const literal = readCharacter(cursor);
      const { isOptional, isRepeated } = readQuantifier(cursor);
      if (literal === undefined || isOptional) endRun();
      else run += literal;
      if (isRepeated) endRun();
    }
  }
  endRun();
  return rarestFirst(groups);
};

const readAlternation = (cursor: Cursor): Groups => {
  const first = readSequence(cursor);
  if (cursor.source[cursor.at] !== '|') return first;
  const literals = new Set(first[0]?.literals);
  let [isOpen, commonness] = [!first.length, first[0]?.commonness ?? 0];
  while (cursor.source[cursor.at] === '|') {
    cursor.at += 1;
    const [rarest] = readSequence(cursor);
    isOpen ||= !rarest;
    commonness += rarest?.commonness ?? 0;
    rarest?.literals.forEach((literal) => literals.add(literal));
  }
  return isOpen || literals.size > mostLiterals ? none : [{ literals: [...literals], commonness }];
};

/**
 * Groups of pieces of text, in lower case: in every text that a pattern matches somewhere one of each group stands. No group
 * where the pattern needs none. A text that lacks a group need not be searched. The rarest group comes first.
 */
export const requiredLiterals = (pattern: RegExp): readonly (readonly string[])[] => {
  const cursor: Cursor = { source: pattern.source, at: 0 };
  const groups = readAlternation(cursor);
  return cursor.at === cursor.source.length ? groups.map(({ literals }) => literals) : [];
};
