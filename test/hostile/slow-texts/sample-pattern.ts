/*
 * Makes texts that a pattern begins to match: what a superlinear text is repeated from. Reads as much of the syntax as
 * our patterns use; what it does not read becomes plain characters, which only makes a sample less telling.
 */

/** Draws a whole number below a bound. */
export type Draw = (below: number) => number;

type Part = (draw: Draw) => string;

const join =
  (parts: readonly Part[]): Part =>
  (draw) =>
    parts.map((part) => part(draw)).join('');

const oneOf =
  (parts: readonly Part[]): Part =>
  (draw) =>
    parts[draw(parts.length)]!(draw);

const constant =
  (text: string): Part =>
  () =>
    text;

const nothing = constant('');

const escaped: Readonly<Record<string, string>> = {
  d: '0123456789',
  w: 'aA1_',
  s: ' \n',
  S: 'a.1,',
  D: 'a ',
  W: ' .,',
  n: '\n',
  t: '\t',
  r: '\r',
  b: '',
  B: '',
};

/** What the fillers between two words of a pattern are made of, most telling first. */
const fillers = 'a 1,(A."\n-';

class Reader {
  private at = 0;
  private readonly source: string;

  constructor(source: string) {
    this.source = source;
  }

  alternatives(): Part {
    const all: Part[] = [this.sequence()];
    while (this.source[this.at] === '|') {
      this.at += 1;
      all.push(this.sequence());
    }
    return all.length === 1 ? all[0]! : oneOf(all);
  }

  private sequence(): Part {
    const parts: Part[] = [];
    while (this.at < this.source.length && this.source[this.at] !== '|' && this.source[this.at] !== ')')
      parts.push(this.quantified(this.atom()));
    return join(parts);
  }

  private take(pattern: RegExp): RegExpExecArray | undefined {
    const sticky = new RegExp(pattern, 'y');
    sticky.lastIndex = this.at;
    const match = sticky.exec(this.source);
    if (match) this.at += match[0].length;
    return match ?? undefined;
  }

  private quantified(part: Part): Part {
    const match = this.take(/(?:([*+?])|\{(\d+)(,(\d*))?\})\??/);
    if (!match) return part;
    const least = match[1] ? (match[1] === '+' ? 1 : 0) : Number(match[2]);
    const most = match[1]
      ? match[1] === '?'
        ? 1
        : Infinity
      : match[3] === undefined
        ? least
        : Number(match[4] || Infinity);
    return (draw) => {
      // Mostly the least, so that a text of one length holds many beginnings.
      const more = draw(3) ? draw(2) : draw(6);
      return Array.from({ length: Math.min(most, least + more) }, () => part(draw)).join('');
    };
  }

  private atom(): Part {
    const character = this.source[this.at]!;
    if (character === '(') return this.group();
    if (character === '[') return this.characterClass();
    if (character === '\\') return this.escape();
    this.at += 1;
    if (character === '^' || character === '$') return nothing;
    if (character === '.') return (draw) => fillers[draw(fillers.length)]!;
    return constant(character);
  }

  private group(): Part {
    const { 0: opening } = this.take(/\((?:\?(?:[:=!]|<[=!]|<\w+>))?/)!;
    const inner = this.alternatives();
    this.at += 1;
    return /[=!]$/.test(opening) && opening.endsWith('!') ? nothing : inner;
  }

  private escape(): Part {
    const match = this.take(/\\(?:u\{?([\da-fA-F]{4,6})\}?|[pP]\{(\w+)\}|k<\w+>|([^]))/);
    if (!match) {
      this.at += 1;
      return nothing;
    }
    if (match[1]) return constant(String.fromCodePoint(parseInt(match[1], 16)));
    if (match[2]) return constant(match[2].startsWith('N') ? '1' : match[2].startsWith('M') ? '\u0301' : 'a');
    const letter = match[3] ?? '';
    const set = escaped[letter];
    if (set === undefined) return constant(/\d/.test(letter) ? '' : letter);
    return set ? (draw) => set[draw(set.length)]! : nothing;
  }

  private characterClass(): Part {
    const start = this.at;
    this.at += 1;
    while (this.at < this.source.length && this.source[this.at] !== ']')
      this.at += this.source[this.at] === '\\' ? 2 : 1;
    this.at += 1;
    const source = this.source.slice(start, this.at);
    const pattern = new RegExp(source, source.includes('\\p') ? 'u' : '');
    const candidates = Array.from(`${fillers}bz9AZ/&'“”()[]{}<>$%;:!?*_#@=|~\u00ad\u200b`).filter((each) =>
      pattern.test(each),
    );
    return candidates.length ? (draw) => candidates[draw(Math.min(candidates.length, 1 + draw(6)))]! : nothing;
  }
}

/** A maker of texts that a pattern matches, or begins to. */
export const samplerOf = (source: string): ((draw: Draw) => string) => new Reader(source).alternatives();
