import { Box, chakra } from '@chakra-ui/react';
import { Fragment, useMemo } from 'react';
import { MarkedWords } from '../../components/marked-words.tsx';
import { redlineOf } from '../../lib/redline.ts';

const Both = chakra('p', { base: { mt: '1' } });

interface ChangeWordsProps {
  readonly before: string;
  readonly after: string;
  /** What changed, where the words do not show it. */
  readonly detail: string | undefined;
}

/** What a paragraph was and what it would become, as one redline; a rewrite that shares too little, one after the other. */
export const ChangeWords = ({ before, after, detail }: ChangeWordsProps) => {
  const parts = useMemo(() => redlineOf(before, after), [before, after]);
  return (
    <Box fontFamily="contract" lineHeight="1.7" whiteSpace="pre-wrap" overflowWrap="anywhere">
      {parts ? (
        parts.map((part, index) => (
          // The parts of one redline never change their order.
          <Fragment key={index}>
            {part.kind === 'kept' ? part.text : <MarkedWords deleted={part.deleted} inserted={part.inserted} />}
          </Fragment>
        ))
      ) : (
        <>
          <MarkedWords deleted={before} inserted="" />
          <Both>
            <MarkedWords deleted="" inserted={after} />
          </Both>
        </>
      )}
      {(before === after || detail !== undefined) && (
        <Box fontFamily="body" textStyle="xs" color="fg.muted">
          {detail ?? 'The words are the same; what changed is not in them.'}
        </Box>
      )}
    </Box>
  );
};
