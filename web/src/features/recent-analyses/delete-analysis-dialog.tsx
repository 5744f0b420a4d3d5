import { useState } from 'react';
import type { AnalysisSummary } from '../../../../shared/analysis.ts';
import { shownIdLength } from '../../../../shared/limits.ts';
import { ConfirmDialog } from '../../components/confirm-dialog.tsx';
import { failureMessage, NetworkError } from '../../lib/api.ts';
import { toast } from '../../lib/toast.ts';
import { deleteAnalysis } from './use-analyses.ts';

interface DeleteAnalysisDialogProps {
  /** The analysis to delete; null while none is. */
  readonly analysis: AnalysisSummary | null;
  readonly onClose: (wasDeleted: boolean) => void;
}

const failure = 'The analysis could not be deleted. Please try again.';

/** Asks before an analysis goes, for it cannot be brought back. */
export const DeleteAnalysisDialog = ({ analysis, onClose }: DeleteAnalysisDialogProps) => {
  const [isBusy, setIsBusy] = useState(false);

  const confirm = async (): Promise<void> => {
    if (!analysis) return;
    setIsBusy(true);
    try {
      await deleteAnalysis(analysis.id);
      onClose(true);
      toast({ title: 'Analysis Deleted', description: 'The analysis and everything that belonged to it are gone.' });
    } catch (error) {
      // Beneath the dialog nobody could read the toast.
      onClose(false);
      const title = error instanceof NetworkError ? 'Network error' : 'Delete Failed';
      toast({ title, description: failureMessage(error, failure), variant: 'destructive' });
    } finally {
      setIsBusy(false);
    }
  };

  return (
    <ConfirmDialog
      open={analysis !== null}
      title="Delete this analysis?"
      confirmLabel="Delete"
      busyLabel="Deleting..."
      isBusy={isBusy}
      isDestructive
      onConfirm={() => void confirm()}
      onCancel={() => onClose(false)}
    >
      {analysis?.title ? `“${analysis.title}”` : `The analysis ${analysis?.id.slice(0, shownIdLength)}`} goes with
      everything that belongs to it: the clause, the findings and the audit trail. This action cannot be undone.
    </ConfirmDialog>
  );
};
