import { findAll } from '../../functions/core/clauses/findings/find-all.ts';
import { createMatchMemo } from '../../functions/core/clauses/findings/match-memo.ts';
import type { Readings } from '../../functions/core/clauses/kept-readings.ts';
import { readableText } from '../../functions/core/clauses/reading/set-apart.ts';

/** Readings that know nothing of each other: every text is read whole. */
export const wholeReadings: Readings = {
  canKeep: () => false,
  of({ text, options, playbooks }, models) {
    const readChanged = (one: string) => findAll(readableText(one), options, models, playbooks, createMatchMemo());
    return { findings: readChanged(text), readChanged, memo: createMatchMemo() };
  },
};
