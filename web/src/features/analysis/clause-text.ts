/** What the text is shown and changed in once it has loaded: the rich-text editor. */
export interface ClauseSurface {
  readText(): string;
  isBlank(): boolean;
  /** Shows another text. `asEdit` puts it into the undo history; otherwise the history begins anew. */
  writeText(text: string, asEdit: boolean): void;
  undo(): void;
  focus(): void;
}

/** Figures about the text that follow it at a distance. */
export interface ClauseFigures {
  readonly words: number;
  readonly characters: number;
}

/** How long after the last key stroke figures and draft follow, in milliseconds. */
const settleMs = 300;

const countWords = (text: string): number => {
  let count = 0;
  for (const _ of text.matchAll(/\S*[\p{L}\p{N}]\S*/gu)) count += 1;
  return count;
};

/**
 * The clause text, outside React: typing changes it without rendering anything but the editor. What the screen must
 * know at once is only whether there is any text; figures and listeners follow when typing pauses.
 */
export class ClauseText {
  #surface: ClauseSurface | undefined;
  #text: string;
  #isBlank: boolean;
  #figures: ClauseFigures;
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #blankListeners = new Set<() => void>();
  readonly #settledListeners = new Set<() => void>();

  constructor(text = '') {
    this.#text = text;
    this.#isBlank = text.trim() === '';
    this.#figures = { words: countWords(text), characters: text.length };
  }

  /** The text as it stands, to the letter. */
  readonly read = (): string => this.#surface?.readText() ?? this.#text;

  /** Whether there is nothing to analyse. */
  readonly isBlank = (): boolean => this.#isBlank;

  /** The figures of the text as of the last pause in typing. */
  readonly figures = (): ClauseFigures => this.#figures;

  /**
   * Puts another text in place of this one. A person's own act (`asEdit`) can be undone in the editor; loading a stored
   * analysis can't, for it isn't an edit.
   */
  readonly write = (text: string, { asEdit }: { readonly asEdit: boolean }): void => {
    this.#text = text;
    this.#surface?.writeText(text, asEdit);
    this.#notice(text.trim() === '');
    this.#settle();
  };

  /** Takes the last edit back, where the editor is there to do so. */
  readonly undo = (): void => this.#surface?.undo();

  /** Puts the cursor into the text. */
  readonly focus = (): void => this.#surface?.focus();

  /**
   * Makes an editor the place the text lives in; it starts with the text written so far.
   * @returns what takes the text back when the editor goes
   */
  readonly attach = (surface: ClauseSurface): (() => void) => {
    this.#surface = surface;
    return () => {
      if (this.#surface !== surface) return;
      this.#text = surface.readText();
      this.#surface = undefined;
    };
  };

  /** Told by the editor after every change: cheap, whatever the length of the text. */
  readonly changed = (): void => {
    if (this.#surface) this.#notice(this.#surface.isBlank());
    clearTimeout(this.#timer);
    this.#timer = setTimeout(this.#settle, settleMs);
  };

  /** Calls back when text appears where there was none, or the last of it goes. */
  readonly onBlankChange = (listener: () => void): (() => void) => {
    this.#blankListeners.add(listener);
    return () => this.#blankListeners.delete(listener);
  };

  /** Calls back when the text has changed and typing pauses. */
  readonly onSettled = (listener: () => void): (() => void) => {
    this.#settledListeners.add(listener);
    return () => this.#settledListeners.delete(listener);
  };

  readonly #notice = (isBlank: boolean): void => {
    if (isBlank === this.#isBlank) return;
    this.#isBlank = isBlank;
    for (const listener of this.#blankListeners) listener();
  };

  readonly #settle = (): void => {
    clearTimeout(this.#timer);
    const text = this.read();
    this.#figures = { words: countWords(text), characters: text.length };
    for (const listener of this.#settledListeners) listener();
  };
}
