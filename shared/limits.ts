/** Figures the browser and the back end must agree on. Bytes are bytes, lengths are UTF-16 units. */

export const mebibyte = 1024 * 1024;

/** The largest document a person may upload (specification, sections 5 and 9). */
export const maxDocumentBytes = 10 * mebibyte;

/**
 * The largest file sent through the API itself. A Lambda invocation carries 6 MB, base64 makes four bytes
 * of three, and the event around the body needs room; larger files go straight to storage.
 */
export const maxInlineDocumentBytes = 4 * mebibyte;

/** How long a caller waits for the beginning of an answer, in milliseconds: API Gateway gives up then. */
export const longestAnswerMs = 29_000;

/** The longest clause text an analysis takes, in UTF-16 units. */
export const maxClauseLength = 1_000_000;

/** How many pages of a contract that is, about: single-spaced, a page holds some 500 words, or 3,300 characters. */
export const maxClausePages = 300;

/** The most clause text a language model is sent at once, in UTF-16 units: about 30,000 tokens of English. */
export const maxModelClauseLength = 120_000;

/** How much of the clause a list item carries: one unit more than a card shows, so that it knows whether to put its ellipsis. */
export const listedClauseLength = 151;

/** How much of the clause a card shows (specification, section 9). */
export const shownClauseLength = 150;

/** How many characters of an analysis id a card shows (specification, section 9). */
export const shownIdLength = 8;

/** The longest title of an analysis, and the longest file name that is kept. */
export const maxTitleLength = 120;

/** The longest reason for a decision. */
export const maxDecisionReasonLength = 300;

/** The most decisions on one analysis, which an item of the table holds whatever their reasons. */
export const maxDecisions = 250;

/** How often the decisions on one analysis may be changed: its audit trail, which keeps each change, stays readable. */
export const maxDecisionRevisions = 1_000;

/** Items on one page of a list where the caller names no limit, and at most. */
export const defaultPageSize = 50;
export const maxPageSize = 100;

/** How long a repeated request with the same idempotency key gets the same answer, in seconds. */
export const idempotencySeconds = 24 * 60 * 60;

/** How long a public visitor is remembered, in seconds. */
export const visitorSeconds = 30 * 24 * 60 * 60;

/** The most replies one negotiation takes, and the most points they may raise. */
export const maxRounds = 30;
export const maxPoints = 600;

/** The most files of ours one negotiation takes: the first, and as many revised ones as replies. */
export const maxSentFiles = maxRounds + 1;

/** How often a negotiation may be changed: its ledger, which keeps each change, stays readable. */
export const maxNegotiationRevisions = 1_000;
