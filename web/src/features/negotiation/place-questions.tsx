import { Box, Button, Flex, Heading, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import type { Point } from '../../../../shared/negotiation-records.ts';
import { placeWords } from './point-words.ts';

interface PlaceAnswered {
  readonly version: number;
  readonly isSame: boolean;
}

type Asked = Point & { readonly sent: NonNullable<Point['sent']> };

/** Whether nobody said yet if the paragraph that was sent in the place of a point is its. */
const isAsked = (point: Point): point is Asked => point.sent?.isDoubtful === true;

interface QuestionProps {
  readonly point: Asked;
  /** Keeps the answer; says how that went and does not fail. */
  readonly onAnswer: (answer: PlaceAnswered) => Promise<void>;
}

/** Words that stand whole: a redline of paragraphs that share so little shows neither. */
const Words = ({ label, children }: { readonly label: string; readonly children: string }) => (
  <Box mt="2">
    <Text textStyle="xs" color="fg.muted">
      {label}
    </Text>
    <Text fontFamily="contract" lineHeight="1.7" whiteSpace="pre-wrap" overflowWrap="anywhere">
      {children}
    </Text>
  </Box>
);

const Question = ({ point, onAnswer }: QuestionProps) => {
  const [isBusy, setBusy] = useState(false);
  const { version, words } = point.sent;
  const place = placeWords(point);
  const answer = (isSame: boolean): void => {
    setBusy(true);
    void onAnswer({ version, isSame }).finally(() => setBusy(false));
  };
  return (
    <Box as="article" layerStyle="panel" px={{ base: '4', md: '5' }} py="4">
      <Heading as="h3" size="sm" mb="2" overflowWrap="anywhere">
        {place}
      </Heading>
      <Words label="The paragraph that was negotiated">{point.before || point.after}</Words>
      <Words label={`What file ${version} has in its place`}>{words || 'No words.'}</Words>
      <Flex mt="3" gap="2" wrap="wrap" role="group" aria-label={`Is this the paragraph of ${place}?`}>
        <Button size={{ base: 'md', md: 'xs' }} variant="outline" disabled={isBusy} onClick={() => answer(true)}>
          The same paragraph
        </Button>
        <Button size={{ base: 'md', md: 'xs' }} variant="outline" disabled={isBusy} onClick={() => answer(false)}>
          Another paragraph
        </Button>
      </Flex>
    </Box>
  );
};

interface PlaceQuestionsProps {
  readonly points: readonly Point[];
  readonly onAnswer: (pointId: string, answer: PlaceAnswered) => Promise<void>;
}

/** Asks of each paragraph of the newest file whose words tell too little whether it is the one a point is about. */
export const PlaceQuestions = ({ points, onAnswer }: PlaceQuestionsProps) => {
  const asked = points.filter(isAsked);
  if (asked.length === 0) return null;
  const title = asked.length === 1 ? '1 place to confirm' : `${asked.length} places to confirm`;
  return (
    <Box as="section" aria-label={title} mt="8" data-print="hide">
      <Heading as="h2" size="lg" mb="1">
        {title}
      </Heading>
      <Text mb="3" textStyle="sm" color="fg.muted" textWrap="pretty">
        What you sent stands in the place of these paragraphs, but has too few words in common with them to tell whether
        it is the same paragraph. Until you say so, nothing is agreed by it.
      </Text>
      <Stack gap="3">
        {asked.map((point) => (
          <Question key={point.id} point={point} onAnswer={(answer) => onAnswer(point.id, answer)} />
        ))}
      </Stack>
    </Box>
  );
};
