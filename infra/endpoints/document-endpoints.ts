import type { documentRoutes } from '../../shared/routes/document-routes.ts';
import { type EndpointSettings, fullProcessorMb, longestSeconds } from './endpoint.ts';

export const documentEndpoints = {
  presignUpload: {
    memoryMb: 512,
    timeoutSeconds: 10,
    reason: 'It signs one form, without a call to storage.',
    grants: { documents: { uploads: ['put'] } },
  },
  uploadDocument: {
    memoryMb: fullProcessorMb,
    timeoutSeconds: longestSeconds,
    reason: 'Reading a 10 MB document is bound by one core, and scanned pages wait for Textract.',
    grants: { documents: { uploads: ['get', 'delete', 'find'] }, recognisePages: true },
  },
} as const satisfies Record<keyof typeof documentRoutes, EndpointSettings>;
