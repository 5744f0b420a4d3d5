import { Box, Button, chakra, Flex, Heading, Kbd, Skeleton, Stack, Text } from '@chakra-ui/react';
import { lazy, memo, type ReactNode, Suspense, useCallback, useSyncExternalStore } from 'react';
import { maxTitleLength } from '../../../../shared/limits.ts';
import { NewAnalysisIcon, StopIcon } from '../../components/icons.tsx';
import { commandKeyLabel } from '../../lib/keyboard.ts';
import type { ClauseText } from './clause-text.ts';
import { OptionsForm } from './options-form.tsx';
import { SampleMenu, type ChosenSample } from './sample-menu.tsx';
import type { Workspace } from './use-workspace.ts';

const ClauseEditor = lazy(() => import('./editor/clause-editor.tsx'));

const TitleInput = chakra('input');

/** The length of the text. It follows when typing pauses. */
const WordCount = memo(({ clause }: { readonly clause: ClauseText }) => {
  const { words, characters } = useSyncExternalStore(clause.onSettled, clause.figures);
  return (
    <Text as="span" ms="auto" pe="2" textStyle="xs" color="fg.subtle" title={`${characters.toLocaleString('en')} characters`}>
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
    <Flex gap="2" mt="3">
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

/** Lines in the places of the text that is being fetched. */
const EditorSkeleton = ({ label }: { readonly label: string }) => (
  <Box flex="1" minH="0" overflow="hidden" px={{ base: '4', md: '6' }} py="6" role="status" aria-label={label}>
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
  /** How far an upload has come, where one is running. */
  readonly uploadProgress?: ReactNode;
}

/** Where the clause goes in: the editor, what the analysis is made for, and the button that starts it. */
export const ClausePane = ({ workspace, uploadButton, uploadProgress }: ClausePaneProps) => {
  const { clause, marks, options, setOption, title, setTitle, isLoading, isAnalysing, analyse, stop, startAnew } = workspace;

  const chooseSample = useCallback(
    ({ text, title: name, sample }: ChosenSample) => {
      clause.write(text, { asEdit: true });
      setOption('contractType', sample.contractType);
      setOption('partyRole', sample.partyRole);
      setTitle(name);
    },
    [clause, setOption, setTitle],
  );

  return (
    <Flex as="section" aria-label="Clause" direction="column" flex="1" minH="0" minW="0" bg="bg.panel">
      <Flex align="center" gap="2" wrap="wrap" ps={{ base: '4', md: '5' }} pe="3" pt="3" pb="2">
        <Heading as="h1" size="md" me="auto">
          New Analysis
        </Heading>
        <SampleMenu onChoose={chooseSample} />
        {uploadButton}
        <Button variant="ghost" size="sm" px="2" aria-label="Clear and start a new analysis" title="Clear and start a new analysis" onClick={startAnew}>
          <NewAnalysisIcon />
        </Button>
      </Flex>
      <TitleInput
        value={title}
        onChange={(event) => setTitle(event.currentTarget.value)}
        maxLength={maxTitleLength}
        placeholder="Untitled clause"
        aria-label="Title (optional)"
        autoComplete="off"
        mx={{ base: '2', md: '3' }}
        px="2"
        py="1"
        mb="1"
        bg="transparent"
        color="fg"
        fontWeight="medium"
        textStyle="sm"
        borderRadius="l1"
        minH={{ base: '11', md: '8' }}
        _hover={{ bg: 'bg.subtle' }}
      />
      {uploadProgress}
      {isLoading ? (
        <EditorSkeleton label="Loading analysis" />
      ) : (
        <Suspense fallback={<EditorSkeleton label="Loading editor" />}>
          <ClauseEditor clause={clause} marks={marks} onSubmit={analyse} toolbarEnd={<WordCount clause={clause} />} />
        </Suspense>
      )}
      <Box borderTopWidth="1px" borderColor="border" px={{ base: '4', md: '5' }} pt="3" pb="4" bg="bg.panel">
        <OptionsForm options={options} onChange={setOption} />
        <AnalyzeBar clause={clause} isAnalysing={isAnalysing} onAnalyze={analyse} onStop={stop} />
      </Box>
    </Flex>
  );
};
