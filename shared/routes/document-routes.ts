import { presignRequestSchema, presignedUploadSchema, uploadedKeySchema, uploadResponseSchema } from '../documents.ts';
import { receiptKeysSchema, verificationSchema } from '../receipts.ts';
import { json, type Route, uploadErrors } from './route.ts';

/** Documents a clause is read from. */
export const documentRoutes = {
  presignUpload: {
    noun: 'document',
    method: 'POST',
    path: '/api/upload/presign',
    access: 'member',
    summary: 'Give a form that takes one document straight to storage.',
    request: json(presignRequestSchema),
    response: json(presignedUploadSchema),
    errors: ['invalid_file_type', 'limit_reached'],
  },
  uploadDocument: {
    noun: 'document',
    method: 'POST',
    path: '/api/upload',
    access: 'member',
    summary: 'Read the text of a document: sent as a form, or named by the key it was stored under.',
    request: { type: 'multipart', fileField: 'document', schema: uploadedKeySchema },
    response: json(uploadResponseSchema),
    errors: uploadErrors,
    carriesContractText: true,
  },
  listReceiptKeys: {
    noun: 'document',
    method: 'GET',
    path: '/api/receipts/keys',
    access: 'anyone',
    summary: 'Give the public keys that verify the receipts of exported Word documents, former ones included.',
    response: json(receiptKeysSchema),
  },
  verifyReceipt: {
    noun: 'document',
    method: 'POST',
    path: '/api/receipts/verify',
    access: 'member',
    summary:
      'Say whether an exported Word document is as it was given out: sent as a form, or named by the key it was stored under.',
    request: { type: 'multipart', fileField: 'document', schema: uploadedKeySchema },
    response: json(verificationSchema),
    errors: ['unreadable_document', 'too_large', 'limit_reached', 'not_found'],
    carriesContractText: true,
  },
} as const satisfies Record<string, Route>;
