import type { negotiationRoutes } from '../../shared/routes/negotiation-routes.ts';
import { type EndpointSettings, fullProcessorMb, longestSeconds } from './endpoint.ts';

export const negotiationEndpoints = {
  listNegotiations: {
    memoryMb: 512,
    timeoutSeconds: 10,
    reason: 'It reads one page of lines.',
    grants: { table: ['Query'] },
  },
  startNegotiation: {
    memoryMb: fullProcessorMb,
    timeoutSeconds: longestSeconds,
    reason: 'Where nothing was exported yet it makes the document, which is bound by one core.',
    grants: {
      table: ['GetItem', 'Query', 'PutItem', 'UpdateItem', 'ConditionCheckItem'],
      documents: {
        analyses: ['get', 'put', 'delete', 'find'],
        reports: ['get', 'put'],
        uploads: ['get', 'delete', 'find'],
      },
    },
    settings: ['RECEIPT_SECRET_ID', 'PLANS', 'PUBLIC_LIMITS'],
  },
  getNegotiation: {
    memoryMb: 512,
    timeoutSeconds: 10,
    reason: 'It reads one item, the ledger and an object for each of a few rounds.',
    grants: {
      table: ['GetItem', 'Query'],
      documents: { analyses: ['get', 'find'], reports: ['get', 'put'] },
    },
  },
  deleteNegotiation: {
    memoryMb: 512,
    timeoutSeconds: 15,
    reason: 'It deletes the objects of its rounds, then a few items in one transaction and the ledger.',
    grants: {
      table: ['GetItem', 'Query', 'PutItem', 'DeleteItem'],
      documents: { analyses: ['delete', 'find'] },
    },
  },
  addReply: {
    memoryMb: fullProcessorMb,
    timeoutSeconds: longestSeconds,
    reason: 'Reading two documents of 10 MB and comparing them is bound by one core.',
    grants: {
      table: ['GetItem', 'Query', 'PutItem', 'UpdateItem', 'ConditionCheckItem'],
      documents: {
        analyses: ['get', 'put', 'delete', 'find'],
        reports: ['get', 'put'],
        uploads: ['get', 'delete', 'find'],
      },
    },
    settings: ['PLANS', 'PUBLIC_LIMITS'],
  },
  decidePoint: {
    memoryMb: 512,
    timeoutSeconds: 15,
    reason: 'It reads what a decision is about, an object for each of a few rounds, and writes a few items.',
    grants: {
      table: ['GetItem', 'Query', 'PutItem', 'ConditionCheckItem'],
      documents: { analyses: ['get', 'find'], reports: ['get', 'put'] },
    },
  },
  getLedger: {
    memoryMb: 512,
    timeoutSeconds: 10,
    reason: 'It reads the entries of one ledger, a thousand at most.',
    grants: { table: ['GetItem', 'Query', 'PutItem', 'ConditionCheckItem'] },
  },
  printLedger: {
    memoryMb: fullProcessorMb,
    timeoutSeconds: 15,
    reason: 'Laying out a ledger of a thousand entries is bound by one core.',
    grants: { table: ['GetItem', 'Query', 'PutItem', 'ConditionCheckItem'] },
  },
} as const satisfies Record<keyof typeof negotiationRoutes, EndpointSettings>;
