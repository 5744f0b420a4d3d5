import { useCallback, useEffect, useRef, useState } from 'react';
import { failureMessage, NetworkError } from '../../lib/api.ts';
import { toast } from '../../lib/toast.ts';
import { findDocumentProblem } from '../../lib/upload/check-document.ts';
import { uploadFailure, uploadTemplate } from './use-templates.ts';

/** A template on its way: its file's name and the share of it that has been sent, 0 to 1. */
export interface RunningUpload {
  readonly filename: string;
  readonly share: number;
}

/** A file that was not added, and why. */
export interface Rejection {
  readonly filename: string;
  readonly reason: string;
}

/** What is said before there is a playbook to add templates to (specification, section 5). */
export const saveFirst = 'Please save the playbook first before uploading templates.';

/**
 * Uploads one template at a time. What goes wrong is said in a toast, and stays beside the upload area by the file's
 * name.
 * @param playbookId the saved playbook; undefined while there is none
 * @param onCount told how many templates the playbook has now
 */
export const useTemplateUpload = (playbookId: string | undefined, onCount: (count: number) => void) => {
  const [running, setRunning] = useState<RunningUpload>();
  const [rejection, setRejection] = useState<Rejection>();
  const controller = useRef<AbortController | undefined>(undefined);

  useEffect(() => () => controller.current?.abort(), []);

  const refuse = (filename: string, title: string, reason: string): void => {
    setRejection({ filename, reason });
    toast({ title, description: reason, variant: 'destructive' });
  };

  const upload = useCallback(
    async (file: File): Promise<void> => {
      if (controller.current) return;
      if (playbookId === undefined) {
        refuse(file.name, 'Upload Failed', saveFirst);
        return;
      }
      const problem = findDocumentProblem(file);
      if (problem) {
        refuse(file.name, problem.title, problem.description);
        return;
      }
      const own = new AbortController();
      controller.current = own;
      setRejection(undefined);
      setRunning({ filename: file.name, share: 0 });
      try {
        const onProgress = (share: number) => setRunning({ filename: file.name, share });
        const count = await uploadTemplate(playbookId, file, { onProgress, signal: own.signal });
        if (count !== undefined) onCount(count);
        toast({
          title: 'Template Uploaded',
          description: 'Contract template has been successfully processed and added.',
        });
      } catch (error) {
        if (own.signal.aborted) return;
        const title = error instanceof NetworkError ? 'Network error' : 'Upload Failed';
        refuse(file.name, title, failureMessage(error, uploadFailure));
      } finally {
        controller.current = undefined;
        setRunning(undefined);
      }
    },
    [playbookId, onCount],
  );

  const cancel = useCallback(() => controller.current?.abort(), []);

  return { running, rejection, upload, cancel };
};
