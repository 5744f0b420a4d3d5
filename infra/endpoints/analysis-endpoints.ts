import type { analysisRoutes } from '../../shared/routes/analysis-routes.ts';
import { type EndpointSettings, fullProcessorMb, longestSeconds, streamingSeconds } from './endpoint.ts';

export const analysisEndpoints = {
  analyzeClause: {
    memoryMb: fullProcessorMb,
    timeoutSeconds: streamingSeconds,
    reason:
      'Reading a whole contract is bound by one core; whoever takes events hears of the model’s review as long as it takes, others are answered in 29 s.',
    grants: {
      table: ['GetItem', 'Query', 'PutItem', 'UpdateItem', 'DeleteItem', 'ConditionCheckItem'],
      documents: {
        analyses: ['get', 'put', 'delete', 'find'],
        originals: ['get', 'find'],
        reports: ['get', 'put'],
        templates: ['get', 'find'],
      },
      invokeModel: true,
      queueReviews: true,
    },
    settings: ['PLANS', 'MODEL_COSTS', 'PUBLIC_LIMITS'],
  },
  listAnalyses: {
    memoryMb: 512,
    timeoutSeconds: 10,
    reason: 'It reads one page of summaries and one counter, and hardly ever removes what an ended function left.',
    grants: { table: ['GetItem', 'Query', 'UpdateItem'], documents: { analyses: ['delete'] } },
  },
  getAnalysis: {
    memoryMb: 512,
    timeoutSeconds: 10,
    reason: 'It reads one item, and one object of a few MB where the clause is long.',
    grants: { table: ['GetItem'], documents: { analyses: ['get', 'find'], reports: ['get', 'put'] } },
  },
  deleteAnalysis: {
    memoryMb: 512,
    timeoutSeconds: 15,
    reason: 'It deletes a handful of items in one transaction, then their objects.',
    grants: {
      table: ['GetItem', 'Query', 'PutItem', 'UpdateItem', 'DeleteItem'],
      documents: { analyses: ['delete', 'find'], reports: ['delete'] },
    },
  },
  saveDecisions: {
    memoryMb: 512,
    timeoutSeconds: 15,
    reason:
      'It reads the analysis for its findings, one object of a few MB where the clause is long, and writes a few items.',
    grants: {
      table: ['GetItem', 'PutItem', 'ConditionCheckItem'],
      documents: { analyses: ['get', 'find'] },
    },
  },
  rereadClause: {
    memoryMb: fullProcessorMb,
    timeoutSeconds: longestSeconds,
    reason: 'Reading a whole contract is bound by one core, as analyzing is.',
    grants: {
      table: ['GetItem', 'Query', 'PutItem', 'UpdateItem'],
      documents: { analyses: ['get', 'find'], reports: ['get', 'put'], templates: ['get', 'find'] },
    },
  },
  reviewAnalysis: {
    memoryMb: fullProcessorMb,
    timeoutSeconds: longestSeconds,
    reason:
      'A model needs most of the time there is, and the clause is read once more to merge what it says; a job is waited for.',
    grants: {
      table: ['GetItem', 'Query', 'PutItem', 'UpdateItem', 'DeleteItem', 'ConditionCheckItem'],
      documents: {
        analyses: ['get', 'find'],
        reports: ['get', 'put'],
        templates: ['get', 'find'],
      },
      invokeModel: true,
      queueReviews: true,
    },
    settings: ['MODEL_COSTS'],
  },
  getReviewProgress: {
    memoryMb: 512,
    timeoutSeconds: 10,
    reason: 'It reads one item: the lease of the review, with the few parts that were kept.',
    grants: { table: ['GetItem'] },
    // Only what the configured model read counts.
    settings: ['BEDROCK_MODEL_ID'],
  },
  listAuditEntries: {
    memoryMb: 512,
    timeoutSeconds: 10,
    reason: 'It reads the few entries of one analysis.',
    grants: { table: ['Query'] },
  },
  exportAnalysis: {
    memoryMb: fullProcessorMb,
    timeoutSeconds: longestSeconds,
    reason: 'Laying out the report of a whole contract is bound by one core.',
    grants: {
      table: ['GetItem', 'PutItem', 'ConditionCheckItem'],
      documents: { analyses: ['get', 'find'], reports: ['get', 'put'] },
    },
  },
  exportWord: {
    memoryMb: fullProcessorMb,
    timeoutSeconds: longestSeconds,
    reason: 'Comparing a whole contract with its rewrite is bound by one core.',
    grants: {
      table: ['GetItem', 'PutItem', 'ConditionCheckItem'],
      documents: { analyses: ['get', 'put', 'find'], reports: ['get', 'put'] },
    },
    settings: ['RECEIPT_SECRET_ID'],
  },
  getReceipt: {
    memoryMb: fullProcessorMb,
    timeoutSeconds: longestSeconds,
    reason: 'Where a replay is asked for it reads a whole contract again, which is bound by one core.',
    grants: { table: ['GetItem', 'Query'], documents: { analyses: ['get', 'find'] } },
  },
  previewWord: {
    memoryMb: fullProcessorMb,
    timeoutSeconds: longestSeconds,
    reason: 'It makes the document that would be given, which is bound by one core.',
    grants: { table: ['GetItem'], documents: { analyses: ['get', 'find'] } },
  },
} as const satisfies Record<keyof typeof analysisRoutes, EndpointSettings>;
