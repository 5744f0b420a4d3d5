import { Box, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import type { FigureTrace, Point, PointReading, PositionReading } from '../../../../shared/negotiation-records.ts';
import { figureWords, moveWords, rungWords } from './reading-words.ts';

const Line = ({ children }: { readonly children: ReactNode }) => (
  <Text textStyle="sm" overflowWrap="anywhere" textWrap="pretty">
    {children}
  </Text>
);

/** A position: the rung of either words, and what the rules propose about it alone where there are several. */
const PositionLine = ({ position, isOnly }: { readonly position: PositionReading; readonly isOnly: boolean }) => {
  const { topic, playbook, ours, theirs, theirsBefore, next } = position;
  const hasMoved = theirsBefore !== undefined && rungWords(theirsBefore) !== rungWords(theirs);
  return (
    <Line>
      <strong>{topic}</strong> ({playbook}): yours {rungWords(ours)}; theirs {rungWords(theirs)}
      {hasMoved && ` (${rungWords(theirsBefore)} the round before)`}.{!isOnly && ` ${moveWords(next)}`}
    </Line>
  );
};

const FigureLine = ({ trace }: { readonly trace: FigureTrace }) => <Line>{figureWords(trace)}</Line>;

const Titles = ({ label, titles }: { readonly label: string; readonly titles: readonly string[] }) =>
  titles.length === 0 ? null : (
    <Line>
      {label}: {titles.join('; ')}
    </Line>
  );

const Next = ({ next, notAssessable }: PointReading) => (
  <Line>
    <strong>{notAssessable === undefined ? 'Next move by rule' : 'Not assessable'}</strong>:{' '}
    {notAssessable ?? moveWords(next)}
  </Line>
);

/** What the engine reads of a change, and what the rules propose. A person decides. */
export const Reading = ({ reading }: { readonly reading: Point['reading'] }) => {
  if (!reading) return null;
  const { positions, figures, raises, settles } = reading;
  return (
    <Box mt="3" ps="3" borderInlineStartWidth="2px" borderInlineStartColor="accent.solid">
      {positions.map((position) => (
        <PositionLine
          key={`${position.playbook} ${position.topic}`}
          position={position}
          isOnly={positions.length === 1}
        />
      ))}
      {figures.map((trace, index) => (
        // Two figures may have the same steps.
        <FigureLine key={index} trace={trace} />
      ))}
      <Titles label="Raises" titles={raises.map(({ title, level }) => `${title} (${level})`)} />
      <Titles label="Settles" titles={settles} />
      <Next {...reading} />
    </Box>
  );
};
