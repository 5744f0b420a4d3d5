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
} as const satisfies Record<keyof typeof documentRoutes, EndpointSettings>;
