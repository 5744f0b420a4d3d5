import { compareFiles } from '../../../functions/core/reply/compare-files.ts';
import { plantConstructs } from './plant-constructs.ts';
import { type Draw, tamper, tamperings } from './tamperings.ts';

/** What became of changes without a mark in a file. */
export interface TamperFigures {
  files: number;
  tried: number;
  found: number;
  /** Not found, but in a part that is named as not compared. */
  named: number;
  /** The names of those that were neither. */
  readonly missed: string[];
}

/** Numbers that are the same in each run of one seed. */
export const drawFrom = (seed: number): Draw => {
  let state = seed;
  return (bound) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff;
    return (state >>> 8) % bound;
  };
};

/** Tries every tampering alone on a file, with all constructs planted, and some of them together. */
export const tamperFixture = (name: string, bytes: Uint8Array, draw: Draw, figures: TamperFigures): void => {
  const sent = plantConstructs(bytes);
  figures.files += 1;
  for (const tampering of tamperings) {
    const tampered = tamper(sent, tampering, draw);
    if (!tampered) continue;
    figures.tried += 1;
    const { silentChanges, notCompared } = compareFiles(sent, tampered.bytes);
    if (silentChanges.length > 0) figures.found += 1;
    else if (notCompared.some(({ part }) => part === tampered.part)) figures.named += 1;
    else figures.missed.push(`${name}: ${tampering.name}`);
  }
};

/** Tampering of parts that do not touch each other, tried at once: each must show by what only it does. */
const together: Readonly<Record<string, (words: string) => boolean>> = {
  // A document may have definitions of its own.
  'a definition': (words) => words.includes('excludes'),
  'the result of a field': (words) => /1[78]\.\d9/.test(words),
  'a footnote': (words) => words.includes('altered footnote'),
  'an endnote': (words) => words.includes('altered endnote'),
  'a comment edited': (words) => /altered (?:fee|comment)/.test(words),
  'a text box': (words) => words.includes('warranty to 3 months'),
  'a content control': (words) => words.includes('not planted control'),
  'a paragraph put in': (words) => words.includes('The Buyer waives all claims.'),
  'hidden words put in': (words) => words.includes('without any liability'),
};

/** Tries several tamperings at once on a file. */
export const tamperTogether = (name: string, bytes: Uint8Array, draw: Draw, figures: TamperFigures): void => {
  const sent = plantConstructs(bytes);
  const names = Object.keys(together);
  const chosen = tamperings.filter((tampering) => names.includes(tampering.name));
  const made: string[] = [];
  const all = chosen.reduce<Buffer>((file, tampering) => {
    const tampered = tamper(file, tampering, draw);
    if (tampered) made.push(tampering.name);
    return tampered?.bytes ?? file;
  }, sent);
  const told = compareFiles(sent, all).silentChanges.map(({ after }) => after);
  for (const one of made) {
    figures.tried += 1;
    if (told.some((words) => together[one]?.(words))) figures.found += 1;
    else figures.missed.push(`${name}, together: ${one}`);
  }
};
