import type { documentRoutes } from '../../shared/routes/document-routes.ts';
import { type EndpointSettings, fullProcessorMb, longestSeconds } from './endpoint.ts';

export const documentEndpoints = {
  presignUpload: {
    memoryMb: 512,
    timeoutSeconds: 10,
    reason: 'It counts one upload and signs a form, without a call to storage.',
    grants: { table: ['UpdateItem'], documents: { uploads: ['put'] } },
    settings: ['PLANS', 'PUBLIC_LIMITS'],
  },
  uploadDocument: {
    memoryMb: fullProcessorMb,
    timeoutSeconds: longestSeconds,
    reason: 'Reading a 10 MB document is bound by one core, and scanned pages wait for Textract.',
    grants: {
      table: ['UpdateItem'],
      documents: { uploads: ['get', 'delete', 'find'], originals: ['put'] },
      recognisePages: true,
    },
    settings: ['PLANS', 'PUBLIC_LIMITS'],
  },
  listReceiptKeys: {
    memoryMb: 512,
    timeoutSeconds: 10,
    reason: 'It reads the few keys there ever were.',
    grants: { table: ['Query'] },
  },
  verifyReceipt: {
    memoryMb: fullProcessorMb,
    timeoutSeconds: 15,
    reason: 'It holds a 10 MB document twice in memory and hashes it.',
    grants: { table: ['UpdateItem', 'Query'], documents: { uploads: ['get', 'delete', 'find'] } },
    settings: ['PLANS', 'PUBLIC_LIMITS'],
  },
} as const satisfies Record<keyof typeof documentRoutes, EndpointSettings>;
