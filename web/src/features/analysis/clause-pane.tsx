import { Box, Button, chakra, Flex, Heading, Kbd, Skeleton, Stack, Text } from '@chakra-ui/react';
import { lazy, memo, type ReactNode, Suspense, useCallback, useMemo, useSyncExternalStore } from 'react';
import { maxTitleLength } from '../../../../shared/limits.ts';
import { NewAnalysisIcon, StopIcon } from '../../components/icons.tsx';
import { VisuallyHidden } from '../../components/visually-hidden.tsx';
import { commandKeyLabel } from '../../lib/keyboard.ts';
import { tabbedPanesQuery, useMedia } from '../../lib/use-media.ts';
import { analysisName } from './analysis-name.ts';
import type { AnalysisSetup } from './analysis-setup.ts';
import type { ClauseText } from './clause-text.ts';
import { OptionsForm } from './options-form.tsx';
import { SampleMenu, type ChosenSample } from './sample-menu.tsx';
import { TypeProposal } from './type-proposal.tsx';
import type { Workspace } from './use-workspace.ts';

const ClauseEditor = lazy(() => import('./editor/clause-editor.tsx'));

const TitleInput = chakra('input');

/** The name the analysis will be found by; left empty it goes without. */
const TitleField = memo(({ setup }: { readonly setup: AnalysisSetup }) => {
  const { title } = useSyncExternalStore(setup.subscribe, setup.read);
  return (
    <TitleInput
      value={title}
      onChange={(event) => setup.setTitle(event.currentTarget.value)}
      maxLength={maxTitleLength}
      placeholder="Untitled clause"
      aria-label="Title (optional)"
      autoComplete="off"
      flexShrink="0"
      mx={{ base: '2', md: '3' }}
      px="2"
      mb="1"
      bg="transparent"
      color="fg"
      fontWeight="medium"
      borderRadius="l1"
      minH={{ base: '11', md: '8' }}
      _hover={{ bg: 'bg.subtle' }}
    />
  );
});
TitleField.displayName = 'TitleField';

/** The length of the text. It follows when typing pauses. */
const WordCount = memo(({ clause }: { readonly clause: ClauseText }) => {
  const { words, characters } = useSyncExternalStore(clause.onSettled, clause.figures);
  return (
    <Text
      as="span"
      ms="auto"
      pe="2"
      textStyle="xs"
      color="fg.subtle"
      fontVariantNumeric="tabular-nums"
      title={`${characters.toLocaleString('en')} characters`}
    >
      {words.toLocaleString('en')} {words === 1 ? 'word' : 'words'}
    </Text>
  );
});
WordCount.displayName = 'WordCount';

interface AnalyzeBarProps {
  readonly clause: ClauseText;
  readonly isAnalysing: boolean;
  readonly onAnalyze: () => void;
  readonly onStop: () => void;
}

/** The button that starts the analysis. Of the text it only knows whether there is any. */
const AnalyzeBar = memo(({ clause, isAnalysing, onAnalyze, onStop }: AnalyzeBarProps) => {
  const isBlank = useSyncExternalStore(clause.onBlankChange, clause.isBlank);
  return (
    <Flex gap="2">
      <Button flex="1" minW="0" size="md" disabled={isAnalysing || isBlank} onClick={onAnalyze} whiteSpace="normal">
        {isAnalysing ? 'Analyzing (this may take 5-10 seconds)...' : 'Analyze'}
        {!isAnalysing && (
          <Kbd
            display={{ base: 'none', md: 'inline-flex' }}
            bg="transparent"
            color="inherit"
            borderColor="currentcolor/30"
            aria-hidden="true"
          >
            {commandKeyLabel()} ↵
          </Kbd>
        )}
      </Button>
      {isAnalysing && (
        <Button variant="outline" onClick={onStop}>
          <StopIcon />
          Stop
        </Button>
      )}
    </Flex>
  );
});
AnalyzeBar.displayName = 'AnalyzeBar';

/** The editor's share of the pane: what is left on a desktop, half a screen on a phone. */
const editorRoom = { flex: { base: 'none', md: '1' }, h: { base: '45dvh', md: 'auto' }, minH: '13rem' } as const;

/** Lines in the places of the text that is being fetched. */
const EditorSkeleton = ({ label }: { readonly label: string }) => (
  <Box {...editorRoom} overflow="hidden" px={{ base: '4', md: '6' }} py="6" role="status" aria-label={label}>
    <Stack gap="3" maxW="prose" mx="auto">
      {[96, 88, 92, 60].map((width) => (
        <Skeleton key={width} h="4" style={{ width: `${width}%` }} />
      ))}
    </Stack>
  </Box>
);

interface ClausePaneProps {
  readonly workspace: Workspace;
  /** The button that uploads a document. */
  readonly uploadButton: ReactNode;
  /** How far an upload has come, or what is to be known about the last one. */
  readonly uploadState?: ReactNode;
  /** A quiet line below the button. */
  readonly footnote?: ReactNode;
}

/** Ways to a text, in a row above it. */
const Tools = ({ workspace, uploadButton }: Pick<ClausePaneProps, 'workspace' | 'uploadButton'>) => {
  const { clause, setup, analysis, startAnew } = workspace;
  const isTabbed = useMedia(tabbedPanesQuery);
  const name = analysisName(analysis);

  const chooseSample = useCallback(
    ({ text, title, sample }: ChosenSample) => {
      clause.write(text, { asEdit: true });
      const { contractType, partyRole } = sample;
      setup.write({ title, options: { ...setup.read().options, contractType, partyRole } });
    },
    [clause, setup],
  );

  return (
    <Flex
      align="center"
      gap={{ base: '1', md: '2' }}
      wrap="nowrap"
      position="relative"
      ps={{ base: '2', md: '5' }}
      pe={{ base: '2', md: '3' }}
      pt={{ base: '2', md: '3' }}
      pb="2"
    >
      {!isTabbed && (
        <Heading as="h1" size="md" me="auto" whiteSpace="nowrap">
          {/* The name of an analysis is read in the field below; there is no room here for it whole. */}
          {analysis ? <VisuallyHidden>{name}</VisuallyHidden> : name}
        </Heading>
      )}
      <SampleMenu onChoose={chooseSample} />
      {uploadButton}
      <Button
        variant="ghost"
        size="sm"
        px="2"
        aria-label="Clear and start a new analysis"
        title="Clear and start a new analysis"
        onClick={startAnew}
      >
        <NewAnalysisIcon />
      </Button>
    </Flex>
  );
};

/** Where the clause goes in: the editor, what the analysis is made for, and the button that starts it. */
export const ClausePane = ({ workspace, uploadButton, uploadState, footnote }: ClausePaneProps) => {
  const { clause, marks, setup, isLoading, isAnalysing, analyse, stop } = workspace;
  const typeHint = useMemo(() => <TypeProposal clause={clause} setup={setup} />, [clause, setup]);

  return (
    <Flex
      as="section"
      aria-label="Clause"
      direction="column"
      flex="1"
      minH="0"
      minW="0"
      bg="bg.panel"
      position="relative"
      overflowY="auto"
      // What gets the focus comes to stand above the bar with the button.
      scrollPaddingBottom="6.5rem"
    >
      <Tools workspace={workspace} uploadButton={uploadButton} />
      <TitleField setup={setup} />
      {uploadState}
      {isLoading ? (
        <EditorSkeleton label="Loading analysis" />
      ) : (
        <Suspense fallback={<EditorSkeleton label="Loading editor" />}>
          <ClauseEditor clause={clause} marks={marks} onSubmit={analyse} toolbarEnd={<WordCount clause={clause} />} />
        </Suspense>
      )}
      <Box borderTopWidth="1px" borderColor="border" px={{ base: '4', md: '5' }} pt="3" pb={{ base: '1', md: '3' }}>
        <OptionsForm setup={setup} typeHint={typeHint} />
      </Box>
      {/* Its edge shows that what is cut off there goes on beneath it. */}
      <Box
        position="sticky"
        bottom="0"
        zIndex="base"
        bg="bg.panel"
        borderTopWidth="1px"
        borderColor="border"
        px={{ base: '4', md: '5' }}
        pt="3"
        pb={{ base: '3', md: '4' }}
      >
        <AnalyzeBar clause={clause} isAnalysing={isAnalysing} onAnalyze={analyse} onStop={stop} />
        {footnote}
      </Box>
    </Flex>
  );
};
