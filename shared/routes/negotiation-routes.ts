import * as z from 'zod/mini';
import {
  addReplyFieldsSchema,
  addReplySchema,
  decidePointSchema,
  ledgerSchema,
  negotiationQuerySchema,
  negotiationSchema,
  negotiationSummarySchema,
  startNegotiationFieldsSchema,
  startNegotiationSchema,
} from '../negotiation-records.ts';
import { empty, json, linkHeader, pageQuerySchema, type Route, uploadErrors } from './route.ts';

/** Where a file joins a negotiation. */
const errorsOfFile = [...uploadErrors, 'conflict'] as const;

/** Negotiations over analyses: what was sent, the replies that came, and what was decided about them. */
export const negotiationRoutes = {
  listNegotiations: {
    noun: 'negotiation',
    method: 'GET',
    path: '/api/negotiations',
    access: 'account',
    summary: 'List the caller’s negotiations, that of the newest analysis first.',
    query: pageQuerySchema,
    idAt: '/0/id',
    response: json(z.array(negotiationSummarySchema)),
    responseHeaders: linkHeader,
  },
  startNegotiation: {
    noun: 'negotiation',
    method: 'POST',
    path: '/api/negotiations',
    access: 'account',
    summary:
      'Begin the negotiation over an analysis with what was sent: the newest Word export with tracked changes, or a file sent along or named by its key. With the revision of one that has begun: what was sent since, for the next reply.',
    request: {
      type: 'multipart',
      fileField: 'document',
      schema: startNegotiationSchema,
      fields: startNegotiationFieldsSchema,
    },
    idAt: '/id',
    response: json(negotiationSchema),
    mayBeLarge: true,
    errors: errorsOfFile,
    carriesContractText: true,
  },
  getNegotiation: {
    noun: 'negotiation',
    method: 'GET',
    path: '/api/negotiations/{id}',
    access: 'account',
    summary:
      'Read one negotiation: its rounds, its points, and whether its ledger is as it was written. With `file`, one of its files by a redirect to storage.',
    query: negotiationQuerySchema,
    response: json(negotiationSchema),
    mayBeLarge: true,
    errors: ['not_found'],
  },
  deleteNegotiation: {
    noun: 'negotiation',
    method: 'DELETE',
    path: '/api/negotiations/{id}',
    access: 'account',
    summary: 'Delete a negotiation with its files and its ledger; the analysis stays.',
    response: empty,
    errors: ['not_found'],
  },
  addReply: {
    noun: 'negotiation',
    method: 'POST',
    path: '/api/negotiations/{id}/replies',
    access: 'account',
    summary:
      'Hold the counterparty’s reply against what was sent last, as a new round: sent as a form, or named by the key it was stored under.',
    request: { type: 'multipart', fileField: 'document', schema: addReplySchema, fields: addReplyFieldsSchema },
    response: json(negotiationSchema),
    mayBeLarge: true,
    errors: errorsOfFile,
    carriesContractText: true,
  },
  decidePoint: {
    noun: 'negotiation',
    method: 'PUT',
    path: '/api/negotiations/{id}/decision',
    access: 'account',
    summary:
      'Decide about a point of the newest round with a reason, undo the decision, or say whether a doubtful place in the file that was sent last is the point’s, from a revision.',
    request: json(decidePointSchema),
    response: json(negotiationSchema),
    mayBeLarge: true,
    errors: ['not_found', 'conflict'],
    carriesContractText: true,
  },
  getLedger: {
    noun: 'negotiation',
    method: 'GET',
    path: '/api/negotiations/{id}/ledger',
    access: 'account',
    summary: 'Give the ledger of a negotiation, by which its chain can be verified.',
    response: json(ledgerSchema),
    errors: ['not_found'],
  },
  printLedger: {
    noun: 'negotiation',
    method: 'GET',
    path: '/api/negotiations/{id}/ledger/pdf',
    access: 'account',
    summary: 'Give the ledger of a negotiation as PDF.',
    response: { type: 'binary', mediaType: 'application/pdf' },
    errors: ['not_found'],
  },
} as const satisfies Record<string, Route>;
