import { findAll, type Findings, type Models } from './findings/find-all.ts';
import { createMatchMemo, type MatchMemo } from './findings/match-memo.ts';
import type { PlaybookGuidance } from './playbook/playbook-guidance.ts';
import type { ReadingOptions } from './reading/read-text.ts';
import { readableText } from './reading/set-apart.ts';

/** What a reading depends on. */
export interface ReadingInput {
  readonly text: string;
  readonly options: ReadingOptions;
  readonly playbooks: readonly PlaybookGuidance[];
}

/** A text as it was read, which is read again as it is changed. */
export interface KeptReading {
  readonly findings: Findings;
  /** Reads the text with some of its words changed: of what stands as it stood nothing is found out again. */
  readonly readChanged: (text: string) => Findings;
  /** What is known of its statements. */
  readonly memo: MatchMemo;
}

/** The texts that a process has read. */
export interface Readings {
  /** Whether a text is kept once it is read. */
  canKeep(text: string): boolean;
  of(input: ReadingInput, models: Models): KeptReading;
}

/** So much is kept: a few contracts, or one of some hundred pages. */
const mostKept = { texts: 8, characters: 400_000 } as const;

interface Entry {
  readonly text: string;
  /** All else that the reading depends on. */
  readonly asked: string;
  readonly reading: KeptReading;
}

const read = ({ text, options, playbooks }: ReadingInput, models: Models): KeptReading => {
  const memo = createMatchMemo();
  const readChanged = (changed: string): Findings => findAll(readableText(changed), options, models, playbooks, memo);
  return { findings: readChanged(text), readChanged, memo };
};

/** The entries, first to last, that there is room for. */
const thatFit = (entries: readonly Entry[]): Entry[] => {
  let room: number = mostKept.characters;
  return entries.slice(0, mostKept.texts).filter(({ text: { length } }) => {
    if (length > room) return false;
    room -= length;
    return true;
  });
};

/**
 * Keeps the texts that were read last, each with what was found of its statements: who accepts one change of a contract
 * mostly accepts another. What is kept depends on the text and on what was asked of it, and on nobody who asked.
 */
export const createReadings = (): Readings => {
  let kept: readonly Entry[] = [];
  return {
    canKeep: ({ length }) => length <= mostKept.characters,
    of(input, models) {
      const { text } = input;
      const asked = JSON.stringify([input.options, input.playbooks]);
      const known = kept.find((entry) => entry.text === text && entry.asked === asked);
      const entry = known ?? { text, asked, reading: read(input, models) };
      kept = thatFit([entry, ...kept.filter((other) => other !== known)]);
      return entry.reading;
    },
  };
};
