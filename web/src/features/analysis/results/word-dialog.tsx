import { Box, Button, chakra, Stack, Text } from '@chakra-ui/react';
import { useId, useState } from 'react';
import { Link } from 'react-router';
import useSWR from 'swr';
import type { WordComments, WordPreview, WordVariant } from '../../../../../shared/documents.ts';
import { DownloadIcon } from '../../../components/icons.tsx';
import { LoadingText } from '../../../components/loading-text.tsx';
import { Modal } from '../../../components/modal.tsx';
import { Select, type SelectOption } from '../../../components/select.tsx';
import { apiRequest, call, failureMessage, urlOf } from '../../../lib/api.ts';
import { dataKeys } from '../../../lib/data.ts';
import { saveAs } from '../../../lib/save-as.ts';
import { toast } from '../../../lib/toast.ts';
import { counted } from './review-of.ts';

interface Choice {
  readonly variant: WordVariant;
  readonly comments: WordComments;
  /** Left out where no reasons go along. */
  readonly reasons?: 'true';
}

const variants: readonly SelectOption<WordVariant>[] = [
  { value: 'tracked', label: 'Tracked changes' },
  { value: 'clean', label: 'Clean' },
];

const notes: readonly SelectOption<WordComments>[] = [
  { value: 'none', label: 'None' },
  { value: 'changes', label: 'Findings that ask for a change' },
  { value: 'all', label: 'All findings' },
];

const forOtherSide: readonly SelectOption<'none' | 'true'>[] = [
  { value: 'none', label: 'None' },
  { value: 'true', label: 'Why each change is asked for' },
];

/** Saves the clause of an analysis as a Word document and says how that went; whether it did. */
const download = async (analysisId: string, choice: Choice): Promise<boolean> => {
  try {
    const url = urlOf('exportWord', { params: { id: analysisId }, query: { ...choice } });
    const response = await apiRequest('GET', url);
    saveAs(await response.blob(), `contract-analysis-${analysisId}${choice.variant === 'clean' ? '-clean' : ''}.docx`);
    toast({ title: 'Word Document Downloaded', description: 'The Word document has been downloaded successfully.' });
    return true;
  } catch {
    toast({
      title: 'Download Failed',
      description: 'Unable to download the Word document. Please try again.',
      variant: 'destructive',
    });
    return false;
  }
};

const VerifyLink = chakra(Link, { base: { textDecoration: 'underline' } });

const Label = chakra('label', { base: { display: 'block', mb: '1', fontWeight: 'medium' } });

interface ChoiceFieldProps<Value extends string> {
  readonly label: string;
  readonly hint: string;
  readonly options: readonly SelectOption<Value>[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
}

const ChoiceField = <Value extends string>({ label, hint, ...choice }: ChoiceFieldProps<Value>) => {
  const id = useId();
  return (
    <Box>
      <Label htmlFor={id}>{label}</Label>
      <Select size="sm" id={id} aria-describedby={`${id}-hint`} {...choice} />
      <Text id={`${id}-hint`} mt="1" textStyle="xs" color="fg.muted" textWrap="pretty">
        {hint}
      </Text>
    </Box>
  );
};

const quoted = (text: string): string => (text.trim() === '' ? 'nothing' : `“${text.trim()}”`);

/** So many changes, as the review counts them, and apart from them what was edited before the analysis. */
const amountWords = ({ changes, edits }: WordPreview['written']): string =>
  [
    ...(changes > 0 || edits === 0 ? [counted(changes, 'change')] : []),
    ...(edits > 0 ? [`${counted(edits, 'edit')} of your own`] : []),
  ].join(' and ');

/** What cannot be written into the text, and why. */
const Refused = ({ unwritten, refused, refusedCount }: WordPreview) => (
  <Box>
    <Text>
      {amountWords(unwritten)} could not be written into the text and will stand beside it as{' '}
      {counted(refusedCount, 'comment')}:
    </Text>
    <Box as="ul" aria-label="Comments in place of changes" mt="1.5" ps="4" listStyleType="disc">
      {refused.map(({ text, put, reason }, index) => (
        // Two edits may say the same of different passages.
        <Box as="li" key={`${index} ${text}`} mb="1" overflowWrap="anywhere">
          {quoted(put)} in place of {quoted(text)}. <chakra.span color="fg.muted">{reason}</chakra.span>
        </Box>
      ))}
    </Box>
    {refusedCount > refused.length && <Text color="fg.muted">And {refusedCount - refused.length} more.</Text>}
  </Box>
);

const changesSentence = ({ written }: WordPreview, variant: WordVariant): string => {
  if (written.changes + written.edits === 0) return 'No change goes into the text.';
  return `${amountWords(written)} will be ${variant === 'tracked' ? 'marked as tracked changes' : 'made without a mark'}.`;
};

/** What the document will hold. */
const Preview = ({ preview, variant }: { readonly preview: WordPreview; readonly variant: WordVariant }) => (
  <Stack gap="2">
    <Text textWrap="pretty">
      {preview.source === 'original'
        ? 'Your uploaded document is kept as it is, but for the changes and comments named here.'
        : `A new document will be made. ${preview.reason ?? ''}`}
    </Text>
    {preview.carried !== undefined && <Text textWrap="pretty">{preview.carried}</Text>}
    <Text>{changesSentence(preview, variant)}</Text>
    {preview.refusedCount > 0 && <Refused {...preview} />}
    {preview.reasons > 0 && (
      <Text>{counted(preview.reasons, 'reason')} will stand beside the changes as comments.</Text>
    )}
    {preview.notes > 0 && <Text>{counted(preview.notes, 'finding')} will go along as comments.</Text>}
  </Stack>
);

interface Chosen {
  readonly variant: WordVariant;
  readonly notes: WordComments;
  readonly reasons: 'none' | 'true';
}

/** A clean document carries no comments. */
const choiceOf = ({ variant, notes: comments, reasons }: Chosen): Choice => {
  if (variant === 'clean') return { variant, comments: 'none' };
  return { variant, comments, ...(reasons === 'true' && { reasons }) };
};

interface ChoicesProps {
  readonly chosen: Chosen;
  readonly onChoose: (part: Partial<Chosen>) => void;
}

const Choices = ({ chosen, onChoose }: ChoicesProps) => (
  <>
    <ChoiceField
      label="Version"
      hint="The changes you accepted; while none is accepted, all that you did not reject."
      options={variants}
      value={chosen.variant}
      onChange={(variant) => onChoose({ variant })}
    />
    {chosen.variant !== 'clean' && (
      <>
        <ChoiceField
          label="Comments for the other side"
          hint="A sentence beside each change that says what it is about."
          options={forOtherSide}
          value={chosen.reasons}
          onChange={(reasons) => onChoose({ reasons })}
        />
        <ChoiceField
          label="Internal notes"
          hint="Comments that tell what the analysis found. Leave them out of what goes to the other side."
          options={notes}
          value={chosen.notes}
          onChange={(comments) => onChoose({ notes: comments })}
        />
      </>
    )}
  </>
);

interface WhatItHoldsProps {
  readonly analysisId: string;
  readonly choice: Choice;
  readonly open: boolean;
}

/** What the document will hold, once it is known. */
const WhatItHolds = ({ analysisId, choice, open }: WhatItHoldsProps) => {
  const { variant, comments, reasons = 'none' } = choice;
  // Decisions made since the dialog was last open change what it holds.
  const { data, error, isValidating, mutate } = useSWR<WordPreview, Error>(
    open ? [...dataKeys.analysis(analysisId), 'docx', variant, comments, reasons] : null,
    () => call('previewWord', { params: { id: analysisId }, query: { ...choice } }),
    { revalidateIfStale: true },
  );
  const preview = isValidating ? undefined : data;

  return (
    <Box as="section" aria-label="What the document will hold" minH="6rem" aria-busy={isValidating}>
      {!preview && (isValidating || !error) && <LoadingText py="6">Reading the document...</LoadingText>}
      {!isValidating && error && (
        <Box role="alert">
          <Text mb="2">{failureMessage(error, 'What the document will hold could not be read.')}</Text>
          <Button variant="outline" size="sm" onClick={() => void mutate()}>
            Try again
          </Button>
        </Box>
      )}
      {preview && !error && <Preview preview={preview} variant={variant} />}
    </Box>
  );
};

interface WordDialogProps {
  readonly analysisId: string;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Asks what a Word document of an analysis shall hold, and says beforehand what becomes a change and what a comment. */
export const WordDialog = ({ analysisId, open, onClose }: WordDialogProps) => {
  const [chosen, setChosen] = useState<Chosen>({ variant: 'tracked', notes: 'none', reasons: 'none' });
  const [isExporting, setExporting] = useState(false);
  const choice = choiceOf(chosen);

  const save = async (): Promise<void> => {
    setExporting(true);
    const isSaved = await download(analysisId, choice);
    setExporting(false);
    if (isSaved) onClose();
  };

  return (
    <Modal
      open={open}
      onClose={onClose}
      title="Export to Word"
      width="34rem"
      footer={
        <>
          <Button variant="outline" size="sm" onClick={onClose}>
            Cancel
          </Button>
          <Button size="sm" disabled={isExporting} onClick={() => void save()}>
            <DownloadIcon />
            {isExporting ? 'Generating Word...' : 'Download'}
          </Button>
        </>
      }
    >
      <Stack gap="4" px="5" py="5" textStyle="sm">
        <Choices chosen={chosen} onChoose={(part) => setChosen((before) => ({ ...before, ...part }))} />
        <WhatItHolds analysisId={analysisId} choice={choice} open={open} />
        <Text textStyle="xs" color="fg.muted" textWrap="pretty">
          The document carries a signed receipt:{' '}
          <VerifyLink to={`/verify?analysis=${encodeURIComponent(analysisId)}`}>verify a document</VerifyLink> to see
          whether it was changed since.
        </Text>
      </Stack>
    </Modal>
  );
};
