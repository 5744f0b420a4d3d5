import { chakra } from '@chakra-ui/react';
import { VisuallyHidden } from './visually-hidden.tsx';

const Inserted = chakra('ins', {
  base: {
    color: 'change.added.fg',
    bg: 'change.added.bg',
    textDecorationLine: 'underline',
    textDecorationThickness: '1.5px',
    textUnderlineOffset: '3px',
    borderRadius: 'xs',
  },
});

const Deleted = chakra('del', {
  base: {
    color: 'change.removed.fg',
    bg: 'change.removed.bg',
    textDecorationLine: 'line-through',
    borderRadius: 'xs',
  },
});

/** Whether struck and inserted words would run into one another. */
const needsSpace = (deleted: string, inserted: string): boolean => /\S$/.test(deleted) && /^[^\s.,;:]/.test(inserted);

interface MarkedWordsProps {
  readonly deleted: string;
  readonly inserted: string;
}

/** What a change strikes and inserts, told apart by colour, by line, and in words for a screen reader. */
export const MarkedWords = ({ deleted, inserted }: MarkedWordsProps) => (
  <>
    {deleted !== '' && (
      <Deleted>
        <VisuallyHidden>[deleted: </VisuallyHidden>
        {deleted}
        <VisuallyHidden>] </VisuallyHidden>
      </Deleted>
    )}
    {needsSpace(deleted, inserted) && ' '}
    {inserted !== '' && (
      <Inserted>
        <VisuallyHidden>[inserted: </VisuallyHidden>
        {inserted}
        <VisuallyHidden>] </VisuallyHidden>
      </Inserted>
    )}
  </>
);
