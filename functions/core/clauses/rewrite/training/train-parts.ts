/*
 * Learns which parts of a burden a lawyer strikes and writes `part-weights.json` into the folder above. Run by hand, after
 * a change to statements, parts or features:
 *   node functions/core/clauses/rewrite/training/train-parts.ts
 * It reads the words that a redraft of each annotated clause takes away, and counts a part as struck where it shares half
 * of itself with them. What it says of itself comes from folds that leave a whole batch out: its clauses were written by
 * somebody else. Nothing is drawn at random.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { PartyRole } from '../../../../../shared/contracts.ts';
import { type Example, fitLogistic, logitOf } from '../../bearing/training/fit-logistic.ts';
import { commonNames, isLearnedFrom, packNames, weightUnit } from '../../bearing/training/pack-names.ts';
import { findStated } from '../../findings/find-stated.ts';
import type { Span } from '../../reading/split-text.ts';
import { loadLikeness } from '../../recognition/issue-likeness.ts';
import { sigmoid } from '../../recognition/linear-model.ts';
import { detachableParts } from '../detachable-parts.ts';
import { partFeatures } from '../part-features.ts';
import type { PackedPartWeights } from '../weigh-parts.ts';

/** A clause written with labels for both sides: its places by what they are to each, and what its redraft takes away. */
interface TwoSidedClause {
  readonly contractType: string;
  readonly text: string;
  readonly views: readonly {
    readonly partyRole: PartyRole;
    readonly marks: string;
    readonly gone?: readonly string[];
  }[];
}

/** A clause with what a lawyer of one side would raise and strike. */
interface RedraftedClause {
  readonly contractType: string;
  readonly partyRole: PartyRole;
  readonly text: string;
  readonly tags?: readonly string[];
  readonly risks: readonly { readonly quote: string }[];
  readonly redraft?: { readonly gone: readonly string[] };
}

interface Row {
  readonly batch: string;
  readonly names: readonly string[];
  readonly isStruck: boolean;
}

/** A part that shares so much of itself with what goes, or takes so much of it along, goes with it. */
const sharedFrom = 0.5;
const takenFrom = 0.7;
/** A name that fewer parts have tells nothing that will come again; words around a part tell less than those in it. */
const leastParts = 3;
const leastAround = 8;
const penalty = 20;

const likeness = await loadLikeness();

const lengthOf = ({ start, end }: Span): number => end - start;

const goesWith = (part: Span, struck: Span): boolean => {
  const shared = Math.min(part.end, struck.end) - Math.max(part.start, struck.start);
  return shared > 0 && (shared >= sharedFrom * lengthOf(part) || shared >= takenFrom * lengthOf(struck));
};

const rowsOf = (batch: string, { text, contractType, partyRole, risks, redraft, tags }: RedraftedClause): Row[] => {
  if (!redraft?.gone.length || tags?.includes('fair')) return [];
  const spanOf = (quote: string): Span => ({ start: text.indexOf(quote), end: text.indexOf(quote) + quote.length });
  const struck = redraft.gone.map(spanOf);
  const raised = [...struck, ...risks.map(({ quote }) => spanOf(quote))];
  const { read, statements } = findStated(text, { contractType, partyRole, riskTolerance: 'moderate' }, likeness);
  return statements
    .filter(({ start, end }) => raised.some((span) => span.start < end && start < span.end))
    .flatMap((statement) =>
      detachableParts(read, statement).map((part) => ({
        batch,
        names: partFeatures(read, statement, part),
        isStruck: struck.some((span) => goesWith(part, span)),
      })),
    );
};

/** Each view of a clause as a clause that was redrafted for it. */
const viewsOf = ({ contractType, text, views }: TwoSidedClause): RedraftedClause[] =>
  views.map(({ partyRole, marks, gone = [] }) => ({
    contractType,
    partyRole,
    text,
    risks: [...marks.matchAll(/(\d+)-(\d+):[HM]/g)].map(([, start, end]) => ({
      quote: text.slice(Number(start), Number(end)),
    })),
    redraft: { gone },
  }));

const linesIn = (kind: 'clauses' | 'two-sided'): (readonly [batch: string, clause: unknown])[] => {
  const folder = fileURLToPath(new URL(`../../bearing/training/${kind}`, import.meta.url));
  return readdirSync(folder).flatMap((file) =>
    readFileSync(join(folder, file), 'utf8')
      .split('\n')
      .filter(Boolean)
      .map((line) => [file.replace(/[a-z]?\.jsonl$/, ''), JSON.parse(line)] as const),
  );
};

const rows = [
  ...linesIn('clauses').flatMap(([batch, clause]) => rowsOf(batch, clause as RedraftedClause)),
  ...linesIn('two-sided').flatMap(([batch, clause]) =>
    viewsOf(clause as TwoSidedClause).flatMap((view) => rowsOf(batch, view)),
  ),
];

const vocabulary = commonNames(rows, (name) => (name.startsWith('around:') ? leastAround : leastParts));
const places = new Map(vocabulary.map((name, at) => [name, at]));
const examples = rows.map(({ names, isStruck }): Example => ({
  features: names.flatMap((name) => places.get(name) ?? []),
  truth: isStruck,
  weight: 1,
}));
const fit = (isUsed: (row: Row) => boolean) =>
  fitLogistic(
    examples.filter((_, at) => isUsed(rows[at]!)),
    vocabulary.length,
    penalty,
  );

for (const batch of new Set(rows.map((row) => row.batch))) {
  const fitted = fit((row) => row.batch !== batch);
  const scored = examples.filter((_, at) => rows[at]!.batch === batch);
  const line = [0.4, 0.5, 0.6].map((from) => {
    const named = scored.filter(({ features }) => sigmoid(logitOf(fitted, features)) >= from);
    const right = named.filter(({ truth }) => truth).length;
    return `from ${from}: ${named.length} struck, ${Math.round((100 * right) / named.length)} % right`;
  });
  console.error(`${batch}: ${scored.length} parts; ${line.join('; ')}`);
}

const { names, regressions } = packNames(vocabulary, [fit(({ batch }) => isLearnedFrom(batch))]);
const packed: PackedPartWeights = { weightUnit, names, ...regressions[0]! };
writeFileSync(fileURLToPath(new URL('../part-weights.json', import.meta.url)), `${JSON.stringify(packed)}\n`);
console.error(`${rows.length} parts, ${names.split('|').length} names, ${JSON.stringify(packed).length} bytes`);
