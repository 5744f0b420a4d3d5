import { useCallback, useEffect, useRef, useState } from 'react';
import { failureMessage } from '../api.ts';
import { toast } from '../toast.ts';
import { toastFailure } from '../toast-failure.ts';
import { findDocumentProblem } from './check-document.ts';
import type { SendOptions } from './send-file.ts';

/** A document on its way: its file's name and the share of it that has been sent, 0 to 1. */
export interface RunningUpload {
  readonly filename: string;
  readonly share: number;
}

/** What becomes of a file: functions that stay the same from one drawing to the next. */
interface UploadOptions {
  /** Sends a file that may be sent, and takes in what comes of it. */
  readonly send: (file: File, options: SendOptions) => Promise<void>;
  /** What is said of a failure where the server says nothing. */
  readonly failure: string;
  /** Told of a file that was refused, here or by the server, and why. */
  readonly onRefused?: (filename: string, reason: string) => void;
}

/** Uploads one document at a time. Whatever goes wrong is said in a toast; leaving the screen stops the upload. */
export const useUpload = ({ send, failure, onRefused }: UploadOptions) => {
  const [running, setRunning] = useState<RunningUpload>();
  const controller = useRef<AbortController | undefined>(undefined);

  useEffect(() => () => controller.current?.abort(), []);

  const upload = useCallback(
    async (file: File): Promise<void> => {
      if (controller.current) return;
      const problem = findDocumentProblem(file);
      if (problem) {
        const { advice = '', ...said } = problem;
        onRefused?.(file.name, `${said.description} ${advice}`.trim());
        toast({ ...said, variant: 'destructive' });
        return;
      }
      const own = new AbortController();
      controller.current = own;
      const onProgress = (share: number): void => setRunning({ filename: file.name, share });
      onProgress(0);
      try {
        await send(file, { onProgress, signal: own.signal });
      } catch (error) {
        if (own.signal.aborted) return;
        onRefused?.(file.name, failureMessage(error, failure));
        toastFailure(error, 'Upload Failed', failure);
      } finally {
        controller.current = undefined;
        setRunning(undefined);
      }
    },
    [send, failure, onRefused],
  );

  const cancel = useCallback(() => controller.current?.abort(), []);

  return { running, upload, cancel };
};
