import type { Node } from '@tiptap/pm/model';
import { Plugin, PluginKey, type EditorState, type Transaction } from '@tiptap/pm/state';
import { Decoration, DecorationSet, type EditorView } from '@tiptap/pm/view';
import { indexLines, positionOf } from '../editor-text.ts';
import type { FindingMark } from '../finding-marks.ts';

/** Called with the finding whose passage was clicked. */
export type MarkClickHandler = (id: string) => void;

interface MarkState {
  /** One decoration a passage; edits move them along with their words. */
  readonly passages: DecorationSet;
  readonly hovered: string | undefined;
  readonly chosen: string | undefined;
  /** What is drawn: the passages, and over them the one under the pointer and the one chosen. */
  readonly drawn: DecorationSet;
}

type MarkAction =
  | { readonly type: 'show'; readonly marks: readonly FindingMark[] }
  | { readonly type: 'hover' | 'choose'; readonly id: string | undefined };

const key = new PluginKey<MarkState>('findingMarks');

const idOf = (decoration: Decoration): string => String((decoration.spec as { id?: unknown }).id);

/** Where passages overlap, their classes join on one element; other attributes would overwrite one another. */
const lookOf = (tone: FindingMark['tone']): { class?: string } =>
  tone === 'fact' || tone === 'benefit' || tone === 'section' ? {} : { class: `clause-mark clause-mark-${tone}` };

const passagesOf = (doc: Node, marks: readonly FindingMark[]): DecorationSet => {
  const lines = indexLines(doc);
  const decorations = marks.flatMap(({ id, tone, start, end, number }) => {
    const from = positionOf(lines, start);
    const to = positionOf(lines, end);
    return from < to ? [Decoration.inline(from, to, lookOf(tone), { id, tone, number })] : [];
  });
  return DecorationSet.create(doc, decorations);
};

const emphasise = (passages: DecorationSet, id: string | undefined, className: string): Decoration[] =>
  id === undefined
    ? []
    : passages
        .find(undefined, undefined, (spec: { id?: unknown }) => spec.id === id)
        .map(({ from, to }) => Decoration.inline(from, to, { class: className }));

/** The number as the card has it. It is drawn, not written: neither text nor what is copied from it holds the number. */
const numberElement = (number: number) => (): HTMLElement => {
  const element = document.createElement('span');
  element.className = 'clause-mark-number';
  element.dataset['number'] = String(number);
  element.ariaHidden = 'true';
  return element;
};

/** The number of each finding before the first of its passages. */
const numbersOf = (passages: DecorationSet): Decoration[] => {
  const numbered = passages.find(undefined, undefined, (spec: { number?: unknown }) => spec.number !== undefined);
  const firsts = new Map<number, number>();
  for (const { from, spec } of numbered) {
    const { number } = spec as { number: number };
    firsts.set(number, Math.min(from, firsts.get(number) ?? from));
  }
  return [...firsts]
    .sort(([a], [b]) => a - b)
    .map(([number, from]) => Decoration.widget(from, numberElement(number), { side: -1, key: `number-${number}` }));
};

const draw = (doc: Node, state: Omit<MarkState, 'drawn'>): MarkState => ({
  ...state,
  drawn: state.passages.add(doc, [
    ...numbersOf(state.passages),
    ...(state.hovered === state.chosen ? [] : emphasise(state.passages, state.hovered, 'clause-mark-hover')),
    ...emphasise(state.passages, state.chosen, 'clause-mark-chosen'),
  ]),
});

/** Whether a step of the transaction reaches into a passage: its words are then no longer those that were quoted. */
const isEdited = (transaction: Transaction, decoration: Decoration): boolean => {
  let { from, to } = decoration;
  return transaction.mapping.maps.some((map) => {
    const replaced: (readonly [number, number])[] = [];
    map.forEach((start, end) => void replaced.push([start, end]));
    const isTouched = replaced.some(([start, end]) => start < to && end > from);
    from = map.map(from, 1);
    to = map.map(to, -1);
    return isTouched;
  });
};

/** The passages after an edit: those whose words were changed are gone, the others are where their words went. */
const follow = (passages: DecorationSet, transaction: Transaction): DecorationSet => {
  const isQuote = (spec: { tone?: unknown }) => spec.tone !== 'section';
  const gone = passages.find(undefined, undefined, isQuote).filter((passage) => isEdited(transaction, passage));
  return passages.remove(gone).map(transaction.mapping, transaction.doc);
};

const reduce = (state: MarkState, transaction: Transaction): MarkState => {
  const action = transaction.getMeta(key) as MarkAction | undefined;
  const { doc } = transaction;
  if (!action)
    return transaction.docChanged ? draw(doc, { ...state, passages: follow(state.passages, transaction) }) : state;
  if (action.type === 'show') {
    return draw(doc, { passages: passagesOf(doc, action.marks), hovered: undefined, chosen: state.chosen });
  }
  const passages = state.passages.map(transaction.mapping, doc);
  return action.type === 'hover'
    ? draw(doc, { ...state, passages, hovered: action.id })
    : draw(doc, { ...state, passages, chosen: action.id });
};

/** Shows where findings stand in the text and says which of them was clicked. */
export const markPlugin = (onClick: MarkClickHandler): Plugin<MarkState> =>
  new Plugin<MarkState>({
    key,
    state: {
      init: () => ({
        passages: DecorationSet.empty,
        hovered: undefined,
        chosen: undefined,
        drawn: DecorationSet.empty,
      }),
      apply: (transaction, state) => reduce(state, transaction),
    },
    props: {
      decorations: (state) => key.getState(state)?.drawn,
      handleClick: (view, position) => {
        // Facts and sections are everywhere in a text; only findings answer a click.
        const isFinding = (spec: { tone?: unknown }) => spec.tone !== 'fact' && spec.tone !== 'section';
        const at = key.getState(view.state)?.passages.find(position, position, isFinding) ?? [];
        // Where passages overlap, the shortest says most precisely what was meant.
        const [nearest] = at.sort((a, b) => a.to - a.from - (b.to - b.from));
        if (!nearest) return false;
        dispatch(view, { type: 'choose', id: idOf(nearest) });
        onClick(idOf(nearest));
        return false;
      },
    },
  });

const dispatch = (view: EditorView, action: MarkAction): void =>
  view.dispatch(view.state.tr.setMeta(key, action).setMeta('addToHistory', false));

/** Marks the passages of an analysis. */
export const showMarks = (view: EditorView, marks: readonly FindingMark[]): void =>
  dispatch(view, { type: 'show', marks });

/** Marks one finding softly; undefined takes that back. */
export const hoverMark = (view: EditorView, id: string | undefined): void => dispatch(view, { type: 'hover', id });

const firstPassage = (state: EditorState, id: string): Decoration | undefined =>
  key
    .getState(state)
    ?.passages.find(undefined, undefined, (spec: { id?: unknown }) => spec.id === id)
    .sort((a, b) => a.from - b.from)[0];

/**
 * Scrolls a position to the middle of its window. Lines of a long text that were never seen have but an estimated
 * height, so the first jump may miss; seen from nearby, the second hits.
 */
const reveal = (view: EditorView, position: number): void => {
  const scroll = (behavior: ScrollBehavior) => {
    if (view.isDestroyed) return;
    const { node } = view.domAtPos(position, 1);
    const element = node instanceof HTMLElement ? node : node.parentElement;
    element?.scrollIntoView({ block: 'center', behavior });
  };
  const isLong = view.dom.closest('[data-long]') !== null;
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  scroll(isLong || isStill ? 'instant' : 'smooth');
  if (isLong) requestAnimationFrame(() => requestAnimationFrame(() => scroll('instant')));
};

/**
 * Marks one finding clearly and scrolls to its first passage; undefined takes the mark back.
 * @returns whether the finding's words still stand in the text
 */
export const chooseMark = (view: EditorView, id: string | undefined): boolean => {
  dispatch(view, { type: 'choose', id });
  const passage = id === undefined ? undefined : firstPassage(view.state, id);
  if (!passage) return false;
  reveal(view, passage.from);
  return true;
};
