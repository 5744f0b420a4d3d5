import { Button } from '@chakra-ui/react';
import { lazy, Suspense, useState } from 'react';

const WordDialog = lazy(() => import('./word-dialog.tsx').then((dialog) => ({ default: dialog.WordDialog })));

/**
 * Offers the clause as a Word document.
 * @param analysisId the analysis that is exported
 */
export const WordExport = ({ analysisId }: { readonly analysisId: string }) => {
  // The dialog is loaded with its first opening, and stays for the way it closes.
  const [dialog, setDialog] = useState<'unseen' | 'open' | 'closed'>('unseen');
  return (
    <>
      <Button size="xs" variant="outline" aria-haspopup="dialog" onClick={() => setDialog('open')}>
        Export Word
      </Button>
      {dialog !== 'unseen' && (
        <Suspense>
          <WordDialog open={dialog === 'open'} onClose={() => setDialog('closed')} analysisId={analysisId} />
        </Suspense>
      )}
    </>
  );
};
