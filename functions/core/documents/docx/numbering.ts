import type { XmlElement } from '../../../adapters/docx-reader.ts';
import { at, elements, switchAt, valueAt } from './xml.ts';
import { formatNumber } from './number-formats.ts';

interface Level {
  readonly start: number;
  readonly format: string;
  /** What is shown, with %1 for the number of the first level. */
  readonly text: string;
  readonly isLegal: boolean;
  /** The level whose numbers set this one back to its start; 0 for none. */
  readonly restartAfter: number | undefined;
  readonly style: string | undefined;
}

interface List {
  readonly abstractId: string;
  readonly levels: readonly (Level | undefined)[];
  /** Levels that begin anew where this list begins. */
  readonly startOverrides: ReadonlyMap<number, number>;
}

/** Counts the numbered paragraphs of a document, in order. */
export interface Numbering {
  /** The number of the next paragraph in a list, as Word shows it; empty where none is shown. */
  readonly next: (numId: string, level: number) => string;
  /** The level of a list that paragraphs of a style take. */
  readonly levelOfStyle: (numId: string, styleId: string) => number | undefined;
}

const levelCount = 9;

/** A level by its number; undefined for what is none: a list of levels that reaches to it would be as long as it says. */
const levelAt = (element: XmlElement): number | undefined => {
  const level = Number(element.attributes['ilvl']);
  return Number.isInteger(level) && level >= 0 && level < levelCount ? level : undefined;
};

const readLevel = (element: XmlElement): Level => ({
  start: Number(valueAt(element, 'start') ?? 0),
  format:
    valueAt(element, 'numFmt') ??
    valueAt(elements(element, 'mc:AlternateContent')[0], 'mc:Fallback', 'numFmt') ??
    'decimal',
  text: valueAt(element, 'lvlText') ?? '',
  isLegal: switchAt(element, 'isLgl') ?? false,
  restartAfter: valueAt(element, 'lvlRestart') === undefined ? undefined : Number(valueAt(element, 'lvlRestart')),
  style: valueAt(element, 'pStyle'),
});

const readLists = (root: XmlElement | undefined): ReadonlyMap<string, List> => {
  const abstracts = new Map(
    elements(root, 'abstractNum').map((element) => [element.attributes['abstractNumId'] ?? '', element]),
  );
  const byStyleLink = new Map([...abstracts.values()].map((element) => [valueAt(element, 'styleLink'), element]));
  const lists = new Map<string, List>();
  for (const num of elements(root, 'num')) {
    const abstractId = valueAt(num, 'abstractNumId') ?? '';
    const own = abstracts.get(abstractId);
    const link = valueAt(own, 'numStyleLink');
    const abstract = link === undefined ? own : (byStyleLink.get(link) ?? own);
    const levels: (Level | undefined)[] = Array.from({ length: levelCount });
    const startOverrides = new Map<number, number>();
    for (const element of elements(abstract, 'lvl')) {
      const level = levelAt(element);
      if (level !== undefined) levels[level] = readLevel(element);
    }
    for (const override of elements(num, 'lvlOverride')) {
      const level = levelAt(override);
      if (level === undefined) continue;
      const replaced = at(override, 'lvl');
      if (replaced) levels[level] = readLevel(replaced);
      const start = valueAt(override, 'startOverride');
      if (start !== undefined) startOverrides.set(level, Number(start));
    }
    lists.set(num.attributes['numId'] ?? '', {
      abstractId: abstract?.attributes['abstractNumId'] ?? abstractId,
      levels,
      startOverrides,
    });
  }
  return lists;
};

/**
 * Reads `word/numbering.xml` and counts as Word does: lists of one definition count on together, a list with a start
 * of its own begins anew, and a number sets back those of the levels below it.
 */
export const readNumbering = (root: XmlElement | undefined): Numbering => {
  const lists = readLists(root);
  const counters = new Map<string, (number | undefined)[]>();
  const begun = new Set<string>();
  return {
    levelOfStyle: (numId, styleId) => {
      const level = lists.get(numId)?.levels.findIndex((candidate) => candidate?.style === styleId) ?? -1;
      return level < 0 ? undefined : level;
    },
    next: (numId, level) => {
      const list = lists.get(numId);
      const own = list?.levels[level];
      if (!list || !own) return '';
      const counts = counters.get(list.abstractId) ?? [];
      counters.set(list.abstractId, counts);
      const override = list.startOverrides.get(level);
      if (override !== undefined && !begun.has(`${numId}/${level}`)) counts[level] = override;
      else counts[level] = counts[level] === undefined ? own.start : counts[level] + 1;
      begun.add(`${numId}/${level}`);
      for (let deeper = level + 1; deeper < levelCount; deeper++) {
        const restartAfter = list.levels[deeper]?.restartAfter;
        if (restartAfter === undefined || (restartAfter > 0 && level < restartAfter)) counts[deeper] = undefined;
      }
      if (own.format === 'none') return own.text.includes('%') ? '' : own.text;
      // Bullets are letters of symbol fonts, which read as anything.
      if (own.format === 'bullet') return '•';
      return own.text.replace(/%(\d)/g, (_, digit: string) => {
        const shown = Number(digit) - 1;
        const shownLevel = list.levels[shown];
        return formatNumber(
          counts[shown] ?? shownLevel?.start ?? 1,
          own.isLegal ? 'decimal' : (shownLevel?.format ?? 'decimal'),
        );
      });
    },
  };
};
