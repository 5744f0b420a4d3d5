import { Button, Flex } from '@chakra-ui/react';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import type { WordComments, WordVariant } from '../../../../../shared/documents.ts';
import { ChevronDownIcon, DownloadIcon } from '../../../components/icons.tsx';
import { apiRequest, urlOf } from '../../../lib/api.ts';
import { saveAs } from '../../../lib/save-as.ts';
import { toast } from '../../../lib/toast.ts';

interface Choice {
  readonly label: string;
  readonly variant: WordVariant;
  readonly comments: WordComments;
}

const choices: readonly Choice[] = [
  { label: 'Tracked changes', variant: 'tracked', comments: 'changes' },
  { label: 'Tracked, with all findings', variant: 'tracked', comments: 'all' },
  { label: 'Clean', variant: 'clean', comments: 'none' },
];

/** Saves the clause of an analysis as a Word document and says how that went. */
const download = async (analysisId: string, { variant, comments }: Choice): Promise<void> => {
  try {
    const url = urlOf('exportWord', { params: { id: analysisId }, query: { variant, comments } });
    const response = await apiRequest('GET', url);
    saveAs(await response.blob(), `contract-analysis-${analysisId}${variant === 'clean' ? '-clean' : ''}.docx`);
    toast({ title: 'Word Document Downloaded', description: 'The Word document has been downloaded successfully.' });
  } catch {
    toast({
      title: 'Download Failed',
      description: 'Unable to download the Word document. Please try again.',
      variant: 'destructive',
    });
  }
};

/**
 * Offers the clause as a Word document: a button that unfolds the kinds there are, in a row below the other actions.
 * @param analysisId the analysis that is exported
 */
export const WordExport = ({ analysisId }: { readonly analysisId: string }) => {
  const [isOpen, setOpen] = useState(false);
  const [isExporting, setExporting] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const rowId = useId();

  const close = () => {
    setOpen(false);
    button.current?.focus();
  };

  const choose = async (choice: Choice) => {
    close();
    setExporting(true);
    await download(analysisId, choice);
    setExporting(false);
  };

  const closeByKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape') close();
  };

  return (
    <>
      <Button
        ref={button}
        size="xs"
        variant="outline"
        aria-expanded={isOpen}
        aria-controls={isOpen ? rowId : undefined}
        // Disabled it would lose the focus that it has just been given back.
        aria-disabled={isExporting}
        onClick={() => !isExporting && setOpen(!isOpen)}
      >
        {isExporting ? 'Generating Word...' : 'Export Word'}
        <ChevronDownIcon />
      </Button>
      {isOpen && (
        <Flex
          id={rowId}
          role="group"
          aria-label="Word document"
          flexBasis="full"
          justify={{ base: 'flex-start', md: 'flex-end' }}
          gap="1.5"
          wrap="wrap"
          onKeyDown={closeByKey}
        >
          {choices.map((choice) => (
            <Button key={choice.label} size="xs" variant="subtle" onClick={() => void choose(choice)}>
              <DownloadIcon />
              {choice.label}
            </Button>
          ))}
        </Flex>
      )}
    </>
  );
};
