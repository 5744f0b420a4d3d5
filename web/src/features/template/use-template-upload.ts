import { useCallback, useState } from 'react';
import { toast } from '../../lib/toast.ts';
import type { SendOptions } from '../../lib/upload/send-file.ts';
import { useUpload } from '../../lib/upload/use-upload.ts';
import { uploadFailure, uploadTemplate } from './use-templates.ts';

/** A file that was not added, and why. */
export interface Rejection {
  readonly filename: string;
  readonly reason: string;
}

/**
 * Uploads one template at a time. What goes wrong is said in a toast, and stays beside the upload area by the file's
 * name.
 * @param playbookId the saved playbook; undefined while there is none, and nothing is uploaded
 * @param onCount told how many templates the playbook has now
 */
export const useTemplateUpload = (playbookId: string | undefined, onCount: (count: number) => void) => {
  const [rejection, setRejection] = useState<Rejection>();
  const send = useCallback(
    async (file: File, options: SendOptions): Promise<void> => {
      if (playbookId === undefined) return;
      setRejection(undefined);
      const count = await uploadTemplate(playbookId, file, options);
      if (count !== undefined) onCount(count);
      toast({
        title: 'Template Uploaded',
        description: 'Contract template has been successfully processed and added.',
      });
    },
    [playbookId, onCount],
  );
  const onRefused = useCallback((filename: string, reason: string) => setRejection({ filename, reason }), []);
  return { ...useUpload({ send, failure: uploadFailure, onRefused }), rejection };
};
