import { lazy, Suspense, useCallback, useState } from 'react';
import type { UploadResponse } from '../../../shared/documents.ts';
import { maxTitleLength } from '../../../shared/limits.ts';
import { useSession } from '../app/session.ts';
import { Page } from '../components/page.tsx';
import { analysisName } from '../features/analysis/analysis-name.ts';
import { AnalysisWorkspace } from '../features/analysis/analysis-workspace.tsx';
import { ClausePane } from '../features/analysis/clause-pane.tsx';
import { useWorkspace } from '../features/analysis/use-workspace.ts';
import { DocumentDrop } from '../features/document/document-drop.tsx';
import { DocumentNotes, UploadButton, UploadProgress } from '../features/document/upload-button.tsx';
import { useDocumentUpload } from '../features/document/use-document-upload.ts';
import { LimitDialog } from '../features/subscription/limit-dialog.tsx';
import { RemainingNotice } from '../features/subscription/remaining-notice.tsx';

const AuditTrailDialog = lazy(() =>
  import('../features/audit/audit-trail-dialog.tsx').then((dialog) => ({ default: dialog.AuditTrailDialog })),
);

/** New Analysis: a clause goes in on the left, its analysis is read on the right. */
export const NewAnalysisPage = () => {
  const workspace = useWorkspace();
  const { clause, setup, analysisId, analysis } = workspace;
  const [notes, setNotes] = useState<readonly string[]>([]);
  // The dialog is loaded with its first opening, and stays for the way it closes.
  const [audit, setAudit] = useState<'unseen' | 'open' | 'closed'>('unseen');
  const { user } = useSession();

  const takeDocument = useCallback(
    ({ text, filename, notes: read, documentId }: UploadResponse) => {
      setNotes(read);
      clause.write(text, { asEdit: true });
      setup.write({ ...setup.read(), title: filename.slice(0, maxTitleLength), documentId });
    },
    [clause, setup],
  );
  const { running, upload, cancel } = useDocumentUpload(takeDocument);
  const uploadFile = useCallback((file: File) => void upload(file), [upload]);
  const openAudit = useCallback(() => setAudit('open'), []);

  return (
    <Page title={analysisName(analysis)} layout="fill">
      <AnalysisWorkspace
        workspace={workspace}
        canNegotiate={user !== null}
        onAuditTrail={openAudit}
        clausePane={
          <DocumentDrop onFile={uploadFile}>
            <ClausePane
              workspace={workspace}
              footnote={<RemainingNotice isSignedIn={user !== null} />}
              uploadButton={<UploadButton running={running} onFile={uploadFile} />}
              uploadState={
                running ? (
                  <UploadProgress running={running} onCancel={cancel} />
                ) : (
                  notes.length > 0 && <DocumentNotes notes={notes} onDismiss={() => setNotes([])} />
                )
              }
            />
          </DocumentDrop>
        }
      />
      <LimitDialog message={workspace.limitMessage} onClose={workspace.dismissLimit} />
      {audit !== 'unseen' && (
        <Suspense>
          <AuditTrailDialog open={audit === 'open'} onClose={() => setAudit('closed')} analysisId={analysisId} />
        </Suspense>
      )}
    </Page>
  );
};
