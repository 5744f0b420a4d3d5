import { Button } from '@chakra-ui/react';
import { useState } from 'react';
import { DownloadIcon } from '../../components/icons.tsx';
import { saveAs } from '../../lib/save-as.ts';
import { toastFailure } from '../../lib/toast-failure.ts';
import { fetchLedger } from './negotiation-data.ts';

const formats = [
  { format: 'json', label: 'Ledger as JSON' },
  { format: 'pdf', label: 'Ledger as PDF' },
] as const;

/** Saves the ledger of a negotiation, to be verified or filed. */
export const LedgerButtons = ({ id }: { readonly id: string }) => {
  const [busy, setBusy] = useState<string>();
  const save = async (format: 'json' | 'pdf'): Promise<void> => {
    setBusy(format);
    try {
      saveAs(await fetchLedger(id, format), `negotiation-ledger-${id}.${format}`);
    } catch (error) {
      toastFailure(error, 'Download Failed', 'Unable to download the ledger. Please try again.');
    } finally {
      setBusy(undefined);
    }
  };
  return formats.map(({ format, label }) => (
    <Button
      key={format}
      size={{ base: 'md', md: 'sm' }}
      variant="outline"
      disabled={busy !== undefined}
      onClick={() => void save(format)}
    >
      <DownloadIcon />
      {busy === format ? 'Generating...' : label}
    </Button>
  ));
};
