import { Box, Button, chakra, Flex } from '@chakra-ui/react';
import { useState } from 'react';
import { CloseIcon, UndoIcon } from '../../../components/icons.tsx';
import { MarkedWords } from '../../../components/marked-words.tsx';
import type { Change, RedlinePart } from '../../../lib/redline.ts';
import type { LeftChanges } from './redline.ts';

/** What stands where a change was left out: the clause's own words, or a dot for an insertion that isn't made. */
const Left = chakra('span', {
  base: { borderBottomWidth: '1px', borderStyle: 'dotted', borderColor: 'border.emphasized' },
});

const Decide = chakra('button', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    verticalAlign: 'middle',
    textStyle: 'xs',
    mx: '0.5',
    boxSize: { base: '11', md: '6' },
    borderRadius: 'full',
    color: 'fg.subtle',
    cursor: 'button',
    _hover: { color: 'fg', bg: 'bg.emphasized' },
  },
});

/** Keeps a button on the line of the words before it, by a joiner that is neither read out nor copied. */
const Joined = chakra('span', { base: { whiteSpace: 'nowrap', _before: { content: '"\\2060"' } } });

/** Words without the space behind them: it stands behind their button, where a line may break. */
const bare = (words: string): string => words.trimEnd() || words;

interface ChangeViewProps {
  readonly change: Change;
  readonly isLeft: boolean;
  readonly onToggle: (id: number) => void;
}

const ChangeView = ({ change, isLeft, onToggle }: ChangeViewProps) => {
  const number = change.id + 1;
  const { deleted, inserted } = change;
  const last = isLeft || inserted === '' ? deleted : inserted;
  return (
    <>
      {isLeft ? (
        <Left>{deleted === '' ? <span aria-hidden="true">·</span> : bare(deleted)}</Left>
      ) : (
        <MarkedWords deleted={bare(deleted)} inserted={bare(inserted)} />
      )}
      <Joined>
        <Decide
          type="button"
          aria-label={isLeft ? `Take change ${number}` : `Leave change ${number} out`}
          title={[isLeft ? 'Take this change' : 'Leave this change out', change.reason].filter(Boolean).join(': ')}
          onClick={() => onToggle(change.id)}
        >
          {isLeft ? <UndoIcon /> : <CloseIcon />}
        </Decide>
      </Joined>
      {last.slice(bare(last).length)}
    </>
  );
};

/** Unchanged text longer than this is folded, so that the changes of a long contract are found. In characters. */
const longestKept = 1_200;
/** How much of folded text stays on either side of it. */
const keptContext = 300;

/** Cuts after a word, so that folded text never begins inside one. */
const headOf = (text: string): string => text.slice(0, keptContext).replace(/\S+$/, '');
const tailOf = (text: string): string => text.slice(-keptContext).replace(/^\S+/, '');

interface KeptViewProps {
  readonly text: string;
  /** Whether a change comes before it, and after it: only there its words are context. */
  readonly hasBefore: boolean;
  readonly hasAfter: boolean;
}

const KeptView = ({ text, hasBefore, hasAfter }: KeptViewProps) => {
  const [isOpen, setOpen] = useState(false);
  if (isOpen || text.length <= longestKept) return text;
  const head = hasBefore ? headOf(text) : '';
  const tail = hasAfter ? tailOf(text) : '';
  const folded = text.length - head.length - tail.length;
  return (
    <>
      {head}
      <Button
        size="xs"
        variant="subtle"
        colorPalette="gray"
        display="flex"
        my="2"
        fontFamily="body"
        onClick={() => setOpen(true)}
      >
        Show {folded.toLocaleString('en')} unchanged characters
      </Button>
      {tail}
    </>
  );
};

interface RedlineViewProps {
  readonly parts: readonly RedlinePart[];
  readonly left: LeftChanges;
  readonly onToggle: (id: number) => void;
}

/** The clause with its changes: insertions underlined, deletions struck, each to be taken or left. */
export const RedlineView = ({ parts, left, onToggle }: RedlineViewProps) => (
  <Box fontFamily="contract" lineHeight="1.75" whiteSpace="pre-wrap" overflowWrap="anywhere">
    {parts.map((part, index) =>
      part.kind === 'kept' ? (
        // The parts of one redline never change their order.
        <KeptView key={`kept-${index}`} text={part.text} hasBefore={index > 0} hasAfter={index < parts.length - 1} />
      ) : (
        <ChangeView key={part.id} change={part} isLeft={left.has(part.id)} onToggle={onToggle} />
      ),
    )}
  </Box>
);

interface SideBySideProps {
  readonly original: string;
  readonly revised: string;
}

/** Both texts in full, for a rewrite that shares too little with the clause to be marked up. */
export const SideBySide = ({ original, revised }: SideBySideProps) => (
  <Flex direction={{ base: 'column', xl: 'row' }} gap="5">
    {[
      { title: 'Original', text: original },
      { title: 'Suggested', text: revised },
    ].map(({ title, text }) => (
      <Box key={title} flex="1" minW="0">
        <Box textStyle="xs" fontWeight="medium" color="fg.muted" mb="1">
          {title}
        </Box>
        <Box fontFamily="contract" lineHeight="1.7" whiteSpace="pre-wrap" overflowWrap="anywhere">
          {text}
        </Box>
      </Box>
    ))}
  </Flex>
);
