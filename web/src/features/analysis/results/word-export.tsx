import { Button } from '@chakra-ui/react';
import { lazy, Suspense, useState } from 'react';
import { Link } from 'react-router';

const WordDialog = lazy(() => import('./word-dialog.tsx').then((dialog) => ({ default: dialog.WordDialog })));

interface WordExportProps {
  /** The analysis that is exported. */
  readonly analysisId: string;
  /** Whether whoever is here may negotiate. */
  readonly canNegotiate: boolean;
}

/** Offers the clause as a Word document, and the negotiation that begins when it is sent. */
export const WordExport = ({ analysisId, canNegotiate }: WordExportProps) => {
  // The dialog is loaded with its first opening, and stays for the way it closes.
  const [dialog, setDialog] = useState<'unseen' | 'open' | 'closed'>('unseen');
  return (
    <>
      <Button size="xs" variant="outline" aria-haspopup="dialog" onClick={() => setDialog('open')}>
        Export Word
      </Button>
      {canNegotiate && (
        <Button asChild size="xs" variant="outline">
          <Link to={`/negotiations?negotiation=${encodeURIComponent(analysisId)}`}>Start negotiation</Link>
        </Button>
      )}
      {dialog !== 'unseen' && (
        <Suspense>
          <WordDialog open={dialog === 'open'} onClose={() => setDialog('closed')} analysisId={analysisId} />
        </Suspense>
      )}
    </>
  );
};
