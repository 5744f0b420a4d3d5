import * as z from 'zod/mini';
import {
  analysisSummarySchema,
  analyzeRequestSchema,
  analyzeResponseSchema,
  auditEntrySchema,
  storedAnalysisSchema,
} from '../analysis.ts';
import { exportWordQuerySchema, wordMediaType } from '../documents.ts';
import { empty, json, linkHeader, pageQuerySchema, type Route } from './route.ts';

/** Analyses: made, read, listed, exported, deleted. */
export const analysisRoutes = {
  analyzeClause: {
    noun: 'analysis',
    method: 'POST',
    path: '/api/analyze',
    access: 'member',
    summary: 'Analyse a clause and store the analysis.',
    requestHeaders: {
      'idempotency-key':
        'A value of the caller. Repeating the call with it within 24 hours gives the first answer and makes nothing new.',
    },
    request: json(analyzeRequestSchema),
    idAt: '/analysisId',
    response: json(analyzeResponseSchema),
    mayBeLarge: true,
    errors: ['too_large', 'limit_reached', 'idempotency_key_reused', 'conflict', 'timeout'],
    carriesContractText: true,
  },
  listAnalyses: {
    noun: 'analysis',
    method: 'GET',
    path: '/api/analyses',
    access: 'member',
    summary: 'List the caller’s analyses, newest first.',
    query: pageQuerySchema,
    idAt: '/0/id',
    response: json(z.array(analysisSummarySchema)),
    responseHeaders: {
      ...linkHeader,
      'x-total-count': 'How many analyses the caller has in all.',
    },
  },
  getAnalysis: {
    noun: 'analysis',
    method: 'GET',
    path: '/api/analyses/{id}',
    access: 'member',
    summary: 'Read one stored analysis.',
    response: json(storedAnalysisSchema),
    mayBeLarge: true,
    errors: ['not_found'],
  },
  deleteAnalysis: {
    noun: 'analysis',
    method: 'DELETE',
    path: '/api/analyses/{id}',
    access: 'member',
    summary: 'Delete an analysis and everything that belongs to it.',
    response: empty,
    errors: ['not_found'],
  },
  listAuditEntries: {
    noun: 'analysis',
    method: 'GET',
    path: '/api/analyses/{id}/audit',
    access: 'member',
    summary: 'List what was done with an analysis, newest first.',
    response: json(z.array(auditEntrySchema)),
    errors: ['not_found'],
  },
  exportAnalysis: {
    noun: 'analysis',
    method: 'GET',
    path: '/api/analysis/{id}/pdf',
    access: 'member',
    summary: 'Give the report of an analysis as PDF; a large one by a redirect to storage.',
    response: { type: 'binary', mediaType: 'application/pdf' },
    errors: ['not_found'],
  },
  exportWord: {
    noun: 'analysis',
    method: 'GET',
    path: '/api/analysis/{id}/docx',
    access: 'member',
    summary:
      'Give the clause of an analysis as a Word document, the suggestion as tracked changes or accepted; a large one by a redirect to storage.',
    query: exportWordQuerySchema,
    response: { type: 'binary', mediaType: wordMediaType },
    errors: ['not_found'],
  },
} as const satisfies Record<string, Route>;
