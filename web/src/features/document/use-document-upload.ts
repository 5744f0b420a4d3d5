import { useCallback } from 'react';
import type { UploadResponse } from '../../../../shared/documents.ts';
import { messages } from '../../../../shared/messages.ts';
import { toast } from '../../lib/toast.ts';
import type { SendOptions } from '../../lib/upload/send-file.ts';
import { useUpload } from '../../lib/upload/use-upload.ts';
import { sendDocument } from './send-document.ts';

/**
 * Uploads one document at a time and hands over its text. Whatever goes wrong is said in a toast and changes nothing.
 * @param onText takes the text of a document that was read
 */
export const useDocumentUpload = (onText: (document: UploadResponse) => void) => {
  const send = useCallback(
    async (file: File, options: SendOptions): Promise<void> => {
      const document = await sendDocument(file, options);
      if (options.signal.aborted) return;
      onText(document);
      toast({
        title: 'Document Uploaded',
        description: `Successfully extracted text from ${document.filename}`,
      });
    },
    [onText],
  );
  return useUpload({ send, failure: messages.uploadFailed });
};
