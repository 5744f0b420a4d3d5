import { useCallback, useState } from 'react';
import { type Replay, type Verification, verificationSchema } from '../../../../shared/receipts.ts';
import { ApiError, call, failureMessage } from '../../lib/api.ts';
import { sendFile, type SendOptions } from '../../lib/upload/send-file.ts';
import { useUpload } from '../../lib/upload/use-upload.ts';

const failure = 'The document could not be verified. Please try again.';

/** What was said of a document, or why nothing could be; and what came of its replay, where it can be replayed. */
export type Outcome = { readonly filename: string } & (
  { readonly verification: Verification; readonly replay: Replay } | { readonly problem: string }
);

/** Exports are named by their analysis. */
const exportName = /contract-analysis-([0-9a-f]{8}-[0-9a-f-]{27})/;

const notReplayed = (explanation: string): Replay => ({ outcome: 'not-possible', explanation });

/**
 * What comes of reading again what an export was made of, by the record that stays with whoever made it.
 * @param analysisId the analysis it was exported from, where it is known
 */
const replay = async ({ receipt, verdict }: Verification, analysisId: string | undefined): Promise<Replay> => {
  if (!receipt || verdict !== 'unchanged')
    return notReplayed('Only a document that is as it was exported is replayed.');
  if (analysisId === undefined) {
    return notReplayed('The file does not say which analysis it is of. Open this page from that analysis.');
  }
  try {
    const answer = await call('getReceipt', {
      params: { id: analysisId },
      query: { receipt: receipt.id, replay: 'true' },
    });
    return answer.replay ?? notReplayed('The server gave no replay.');
  } catch (error) {
    const isNotTheirs = error instanceof ApiError && error.status === 404;
    return notReplayed(
      isNotTheirs
        ? 'The record of this export is with whoever made it, or was deleted with its analysis.'
        : failureMessage(error, 'The replay did not succeed. Please try again.'),
    );
  }
};

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

/**
 * Has the receipt of one document at a time verified and replayed. What was said of the last one stays until another comes.
 * @param analysisId the analysis that documents are of, where the page knows; else their names are asked
 */
export const useVerification = (analysisId: string | undefined) => {
  const [outcome, setOutcome] = useState<Outcome>();
  const send = useCallback(
    async (file: File, options: SendOptions): Promise<void> => {
      setOutcome(undefined);
      const verification = await verify(file, options);
      const known = analysisId ?? exportName.exec(file.name)?.[1];
      const replayed = await replay(verification, known);
      if (!options.signal.aborted) setOutcome({ filename: file.name, verification, replay: replayed });
    },
    [analysisId],
  );
  const onRefused = useCallback((filename: string, problem: string) => setOutcome({ filename, problem }), []);
  return { ...useUpload({ send, failure, onRefused }), outcome };
};
