import type { Burden } from './hazard.ts';
import { hazardsFileSchema, readKnowledge } from './knowledge-schemas.ts';
import words from './hazards/flaws.json' with { type: 'json' };

const { hazards } = readKnowledge('hazards/flaws.json', hazardsFileSchema, words);

const flaw = (id: keyof typeof words.hazards): Burden => ({ id, ...hazards[id]!, bears: 'both', isFlaw: true });

/** Flaws of the text itself, found by comparing its parts. Both sides carry them: nobody knows whom a court will believe. */
export const flaws = {
  figures: flaw('words-against-digits'),
  noSuchDate: flaw('no-such-date'),
  dateOrder: flaw('dates-in-wrong-order'),
  reference: flaw('broken-reference'),
  undefinedTerm: flaw('undefined-term'),
  survival: flaw('missing-survival'),
  /** The one flaw that a single side carries: the one that is bound. */
  oneWaySecrecy: { ...flaw('one-way-secrecy'), bears: 'subject' },
} as const satisfies Record<string, Burden>;
