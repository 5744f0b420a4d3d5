import type { AnalysisSummary } from '../../../../shared/analysis.ts';
import { shownIdLength } from '../../../../shared/limits.ts';
import { DeleteDialog } from '../../components/delete-dialog.tsx';
import { toast } from '../../lib/toast.ts';
import { toastFailure } from '../../lib/toast-failure.ts';
import { deleteAnalysis } from './use-analyses.ts';

interface DeleteAnalysisDialogProps {
  /** The analysis to delete; null while none is. */
  readonly analysis: AnalysisSummary | null;
  readonly onClose: (wasDeleted: boolean) => void;
}

const failure = 'The analysis could not be deleted. Please try again.';

/** Asks before an analysis goes, for it cannot be brought back. */
export const DeleteAnalysisDialog = ({ analysis, onClose }: DeleteAnalysisDialogProps) => {
  const remove = async (): Promise<void> => {
    if (!analysis) return;
    try {
      await deleteAnalysis(analysis.id);
      onClose(true);
      toast({ title: 'Analysis Deleted', description: 'The analysis and everything that belonged to it are gone.' });
    } catch (error) {
      // Beneath the dialog nobody could read the toast.
      onClose(false);
      toastFailure(error, 'Delete Failed', failure);
    }
  };

  return (
    <DeleteDialog
      open={analysis !== null}
      title="Delete this analysis?"
      onDelete={remove}
      onCancel={() => onClose(false)}
    >
      {analysis?.title ? `“${analysis.title}”` : `The analysis ${analysis?.id.slice(0, shownIdLength)}`} goes with
      everything that belongs to it: the clause, the findings, a negotiation about it and the audit trail. This action
      cannot be undone.
    </DeleteDialog>
  );
};
