import { useCallback, useEffect, useRef, useState } from 'react';
import { messages } from '../../../../shared/messages.ts';
import { failureMessage, NetworkError } from '../../lib/api.ts';
import { toast } from '../../lib/toast.ts';
import { findDocumentProblem } from '../../lib/upload/check-document.ts';
import { sendDocument } from './send-document.ts';

/** A document on its way: its name and the share of it that has been sent, 0 to 1. */
export interface RunningUpload {
  readonly filename: string;
  readonly share: number;
}

/** What was read from a document. */
export interface DocumentText {
  readonly text: string;
  readonly filename: string;
  readonly notes: readonly string[];
}

/**
 * Uploads one document at a time and hands over its text. Whatever goes wrong is said in a toast and changes nothing.
 * @param onText takes the text of a document that was read
 */
export const useDocumentUpload = (onText: (document: DocumentText) => void) => {
  const [running, setRunning] = useState<RunningUpload>();
  const controller = useRef<AbortController | undefined>(undefined);

  useEffect(() => () => controller.current?.abort(), []);

  const upload = useCallback(
    async (file: File): Promise<void> => {
      if (controller.current) return;
      const problem = findDocumentProblem(file);
      if (problem) {
        toast({ ...problem, variant: 'destructive' });
        return;
      }
      const own = new AbortController();
      controller.current = own;
      setRunning({ filename: file.name, share: 0 });
      try {
        const onProgress = (share: number) => setRunning({ filename: file.name, share });
        const document = await sendDocument(file, { onProgress, signal: own.signal });
        if (own.signal.aborted) return;
        onText(document);
        toast({
          title: 'Document Uploaded',
          description: `Successfully extracted text from ${document.filename}`,
        });
      } catch (error) {
        if (own.signal.aborted) return;
        toast({
          title: error instanceof NetworkError ? 'Network error' : 'Upload Failed',
          description: failureMessage(error, messages.uploadFailed),
          variant: 'destructive',
        });
      } finally {
        controller.current = undefined;
        setRunning(undefined);
      }
    },
    [onText],
  );

  const cancel = useCallback(() => controller.current?.abort(), []);

  return { running, upload, cancel };
};
