import { useCallback, useState } from 'react';
import { type Verification, verificationSchema } from '../../../../shared/receipts.ts';
import { call } from '../../lib/api.ts';
import { sendFile, type SendOptions } from '../../lib/upload/send-file.ts';
import { useUpload } from '../../lib/upload/use-upload.ts';

const failure = 'The document could not be verified. Please try again.';

/** What was said of a document, or why nothing could be. */
export type Outcome = { readonly filename: string } & (
  { readonly verification: Verification } | { readonly problem: string }
);

const verify = (file: File, options: SendOptions): Promise<Verification> =>
  sendFile(
    file,
    {
      route: 'verifyReceipt',
      fileField: 'document',
      parse: (answer) => verificationSchema.parse(answer),
      fetchStored: (stored) => call('verifyReceipt', { body: stored, signal: options.signal }),
      failure,
    },
    options,
  );

/** Has the receipt of one document at a time verified. What was said of the last one stays until another comes. */
export const useVerification = () => {
  const [outcome, setOutcome] = useState<Outcome>();
  const send = useCallback(async (file: File, options: SendOptions): Promise<void> => {
    setOutcome(undefined);
    const verification = await verify(file, options);
    if (!options.signal.aborted) setOutcome({ filename: file.name, verification });
  }, []);
  const onRefused = useCallback((filename: string, problem: string) => setOutcome({ filename, problem }), []);
  return { ...useUpload({ send, failure, onRefused }), outcome };
};
