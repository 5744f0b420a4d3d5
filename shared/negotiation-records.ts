import * as z from 'zod/mini';
import { riskLevelSchema } from './analysis.ts';
import { wordComments } from './documents.ts';
import { maxDecisionReasonLength } from './limits.ts';

/*
 * A negotiation over an analysis: what was sent, the replies that came, the points they raise, what a person decided
 * about each, and the ledger of it all. There is one for an analysis, and it goes with it.
 */

const count = z.int().check(z.nonnegative());
const positive = z.int().check(z.positive());
const text = z.string().check(z.minLength(1));

/**
 * Where a point stands. What the counterparty marked is proposed, what they changed without a mark is open; a decision makes
 * it agreed, conceded (where it gives up a change of ours or takes a silent one), countered, escalated, or open again
 * where it is refused. What a later reply no longer holds is withdrawn; agreed where the file it answers had other words than
 * either, which they let stand; not assessable where its place in that file was not found. What departs from a settled
 * point reopens it.
 */
export const pointStates = [
  'open',
  'proposed',
  'countered',
  'agreed',
  'conceded',
  'escalated',
  'withdrawn',
  'reopened',
  'not-assessable',
] as const;
export type PointState = (typeof pointStates)[number];

export const pointVerdicts = ['accept', 'counter', 'escalate', 'reject'] as const;
export type PointVerdict = (typeof pointVerdicts)[number];

const pointDecisionSchema = z.object({
  verdict: z.enum(pointVerdicts),
  reason: z.string(),
  by: z.string(),
  at: z.string(),
  /** The round it was made in; it can be undone until the next one. */
  round: count,
});
export type PointDecision = z.infer<typeof pointDecisionSchema>;

/** A finding of the analysis, by its id and title. */
const namedFindingSchema = z.object({ id: text, title: text });
export type NamedFinding = z.infer<typeof namedFindingSchema>;

/**
 * Whose words a file that was sent has in the place of a point: those the counterparty wanted, those it had before, others,
 * or the place was not found in it.
 */
export const pointOffers = ['theirs', 'ours', 'other', 'not-found'] as const;
export type PointOffer = (typeof pointOffers)[number];

/** What a person said of a doubtful place: whether it is the point's. */
const placeAnswerSchema = z.object({ isSame: z.boolean(), by: z.string(), at: z.string() });
export type PlaceAnswer = z.infer<typeof placeAnswerSchema>;

/** What a later file that was sent has in the place of a point. */
const pointSentSchema = z.object({
  /** The number of the file. */
  version: positive,
  /** Its words there; empty where it has none. */
  words: z.string(),
  offers: z.enum(pointOffers),
  /** Whether a person is still to say if this is the place; until then nothing is said of it, nor agreed by it. */
  isDoubtful: z.optional(z.literal(true)),
  /** What a person said of it; left out where nobody was asked. */
  placed: z.optional(placeAnswerSchema),
});

/**
 * Which rung of a playbook's position some words reach: its standard or better, a fallback, none of them, what the playbook
 * walks away from; that they say nothing of the topic; or that it could not be told.
 */
export const rungNames = ['standard', 'fallback', 'below', 'walk-away', 'silent', 'not-assessed'] as const;
const rungSchema = z.object({
  name: z.enum(rungNames),
  /** Which fallback, from 1; only of one. */
  fallback: z.optional(positive),
});
export type ReachedRung = z.infer<typeof rungSchema>;

/** What the rules propose to do next; `decide` where they cannot tell. A person decides. */
export const nextMoves = ['accept', 'counter', 'escalate', 'walk-away', 'decide'] as const;
const nextMoveSchema = z.object({
  move: z.enum(nextMoves),
  /** What to offer, in the playbook's own words or the engine's. */
  words: z.optional(z.string()),
  /** Why, in a sentence. */
  why: z.string(),
});
export type NextMove = z.infer<typeof nextMoveSchema>;

/** A change held against one position of a playbook. */
const positionReadingSchema = z.object({
  playbook: z.string(),
  topic: z.string(),
  /** The rung of our words and of theirs; and of theirs the last time, where there was one. */
  ours: rungSchema,
  theirs: rungSchema,
  theirsBefore: z.optional(rungSchema),
  /** The lowest rung of ours that they have seen, from 0 for the standard; left out where none is known. */
  spent: z.optional(count),
  next: nextMoveSchema,
});
export type PositionReading = z.infer<typeof positionReadingSchema>;

/** A figure over the rounds, in the order in which it was written. */
const figureTraceSchema = z.object({
  steps: z.array(
    z.object({
      by: z.enum(['us', 'them']),
      /** The file of ours, or the round of theirs. */
      number: positive,
      figure: z.string(),
    }),
  ),
  /** Who came nearer to the other since the round before, who went further off; left out in a first round. */
  moved: z.optional(
    z.object({ us: z.enum(['nearer', 'further', 'none']), them: z.enum(['nearer', 'further', 'none']) }),
  ),
});
export type FigureTrace = z.infer<typeof figureTraceSchema>;

/** What the engine reads of a change: what it does to the reader's side, and the next move by rule. */
const pointReadingSchema = z.object({
  /** Why nothing is said of what it does; left out where something is. */
  notAssessable: z.optional(z.string()),
  /** Risks that their words hold and ours do not; and titles of those that are gone. */
  raises: z.array(
    z.object({
      title: text,
      level: riskLevelSchema,
      /** The engine's answer: what to open with, what to fall back to, the least to settle for; as far as it has one. */
      ladder: z.array(z.string()),
      /** How many rungs of it were offered in the rounds before. */
      spent: count,
    }),
  ),
  settles: z.array(text),
  positions: z.array(positionReadingSchema),
  figures: z.array(figureTraceSchema),
  next: nextMoveSchema,
});
export type PointReading = z.infer<typeof pointReadingSchema>;

/** One mark or silent change of a reply, and what became of it. */
export const pointSchema = z.object({
  id: text,
  kind: z.enum(['silent', 'mark']),
  /** What a silent change was made to. */
  silentKind: z.optional(z.string()),
  /** What changed, where the words do not show it. */
  detail: z.optional(z.string()),
  /** The newest round in which the reply holds it. */
  round: count,
  state: z.enum(pointStates),
  part: z.string(),
  heading: z.optional(z.string()),
  paragraph: count,
  /** The paragraph's words as they were sent, and as the counterparty would have them. */
  before: z.string(),
  after: z.string(),
  authors: z.array(z.string()),
  markedAt: z.optional(z.string()),
  comments: z.array(z.string()),
  /** The findings that stand in its paragraph, and those whose accepted change does. */
  findings: z.array(namedFindingSchema),
  changes: z.array(namedFindingSchema),
  decision: z.optional(pointDecisionSchema),
  /** What was sent in answer to it; left out until something was. */
  sent: z.optional(pointSentSchema),
  /** What the engine reads of it; left out of replies that came before it did. */
  reading: z.optional(pointReadingSchema),
});
export type Point = z.infer<typeof pointSchema>;

const fileFields = {
  filename: z.string(),
  /** SHA-256 of the file, hexadecimal. */
  sha256: z.string(),
  /** When it came into the negotiation, and by whom. */
  at: z.string(),
  by: z.string(),
};

/** A file that was sent to the counterparty: the first, or a revised one. */
export const sentFileSchema = z.object({
  ...fileFields,
  /** From 1, in the order in which they were sent. */
  number: positive,
  /** How many replies had come by then. */
  afterRound: count,
  /** The newest Word document that was exported with tracked changes, or a file that was uploaded. */
  source: z.enum(['export', 'upload']),
});
export type SentFile = z.infer<typeof sentFileSchema>;

export const roundSchema = z.object({
  ...fileFields,
  number: positive,
  /** The number of the file that was sent which it was held against. */
  against: positive,
  silentChanges: count,
  marks: count,
  /** What of the reply was not compared, and why. */
  notCompared: z.array(z.object({ part: z.string(), reason: z.string() })),
});
export type Round = z.infer<typeof roundSchema>;

/** Whether the chain of a ledger holds; where it does not, the first entry that is not as it was written. */
const ledgerVerdictSchema = z.object({ isIntact: z.boolean(), brokenAt: z.optional(count) });
export type LedgerVerdict = z.infer<typeof ledgerVerdictSchema>;

export const negotiationSchema = z.object({
  /** The id of the analysis it is about. */
  id: text,
  title: z.string(),
  createdAt: z.string(),
  updatedAt: z.string(),
  /** Counts the changes; a change names the one it was made from. */
  revision: count,
  /** What was sent, the newest last: a reply is held against that. */
  sent: z.array(sentFileSchema),
  rounds: z.array(roundSchema),
  /** Silent changes first. */
  points: z.array(pointSchema),
  ledger: z.extend(ledgerVerdictSchema, { entries: count }),
});
export type Negotiation = z.infer<typeof negotiationSchema>;

/** Names a file of a negotiation: one that was sent or a reply, by its number; the newest where no number is given. */
export const negotiationQuerySchema = z.object({
  file: z.optional(z.enum(['sent', 'reply'])),
  number: z.optional(z.coerce.number().check(z.int(), z.positive())),
});

/** A negotiation as lists carry it. */
export const negotiationSummarySchema = z.object({
  id: text,
  title: z.string(),
  createdAt: z.string(),
  updatedAt: z.string(),
  rounds: count,
  /** Points of the newest reply or that still wait, those of them that wait for a decision, and silent changes among them. */
  points: count,
  undecided: count,
  silentChanges: count,
});
export type NegotiationSummary = z.infer<typeof negotiationSummarySchema>;

const id = z.string().check(z.regex(/^[\w-]{1,64}$/));
const revision = z.int().check(z.nonnegative());
const storedFile = {
  key: z.string().check(z.minLength(1), z.maxLength(200)),
  filename: z.string().check(z.minLength(1), z.maxLength(10_000)),
};

/**
 * Begins a negotiation: with the newest export or, as a form with a file or by a stored file's key, with what was sent. With
 * the revision of one that has begun, it is the revised file that was sent since.
 */
export const startNegotiationFieldsSchema = z.object({
  analysisId: id,
  revision: z.optional(z.coerce.number().check(z.int(), z.nonnegative())),
});
export const startNegotiationSchema = z.object({
  analysisId: id,
  revision: z.optional(revision),
  key: z.optional(storedFile.key),
  filename: z.optional(storedFile.filename),
  /** Which findings go along as comments, where nothing was exported yet and the file is made now. */
  comments: z._default(z.enum(wordComments), 'none'),
});

export const addReplyFieldsSchema = z.object({ revision: z.coerce.number().check(z.int(), z.nonnegative()) });
export const addReplySchema = z.object({ revision, ...storedFile });

/**
 * A decision on a point; left out where the former one is undone. Or whether a doubtful place in the file of ours with that
 * number is the point's.
 */
export const decidePointSchema = z.object({
  revision,
  pointId: text,
  decision: z.optional(
    z.object({
      verdict: z.enum(pointVerdicts),
      reason: z.string().check(z.trim(), z.minLength(1), z.maxLength(maxDecisionReasonLength)),
    }),
  ),
  place: z.optional(z.object({ version: positive, isSame: z.boolean() })),
});
export type DecidePointRequest = z.output<typeof decidePointSchema>;

export const ledgerActions = ['started', 'sent', 'replied', 'decided', 'undone', 'placed'] as const;

/** What a ledger entry says, in ids, figures, hashes and the words of whoever decided: nothing of the contract. */
const ledgerFactsSchema = z.object({
  seq: z.int().check(z.positive()),
  at: z.string(),
  by: z.string(),
  action: z.enum(ledgerActions),
  details: z.record(z.string(), z.union([z.string(), z.number()])),
});
export type LedgerFacts = z.infer<typeof ledgerFactsSchema>;

/** An entry in its chain: `hash` is SHA-256 of the hash before it and the entry's own canonical JSON, hexadecimal. */
export const ledgerEntrySchema = z.extend(ledgerFactsSchema, { previous: z.string(), hash: z.string() });
export type LedgerEntry = z.infer<typeof ledgerEntrySchema>;

export const ledgerSchema = z.object({
  negotiationId: text,
  title: z.string(),
  entries: z.array(ledgerEntrySchema),
  verdict: ledgerVerdictSchema,
});
export type Ledger = z.infer<typeof ledgerSchema>;
