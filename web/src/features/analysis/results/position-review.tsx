import { Badge, Box, Flex, Heading, Stack, Text } from '@chakra-ui/react';
import type { Analysis, PositionResult } from '../../../../../shared/analysis.ts';
import { gravestPositionFirst } from '../../../../../shared/verdicts.ts';
import { positionId, uncoveredId } from '../analysis-marks.ts';
import type { FindingMarks } from '../finding-marks.ts';
import { FindingCard } from './finding-card.tsx';
import { positionLookOf } from './outcome-looks.ts';
import { ResultSection } from './section.tsx';

/** A verdict as a word, with the sign that tells it apart without colour. */
const VerdictBadge = ({ result }: { readonly result: PositionResult }) => {
  const { words, sign } = positionLookOf(result);
  return (
    <Badge variant="surface" whiteSpace="normal" flexShrink={0} maxW="50%">
      <span aria-hidden="true">{sign}</span>
      {words}
    </Badge>
  );
};

/** What stands below a position's explanation: its rung, what was asked for, and who judged where it was not the engine. */
const detailOf = ({ standard, decidedBy, fallback, fallbackCount }: PositionResult, playbookName: string): string =>
  [
    fallback !== undefined && fallbackCount !== undefined && `Rung ${fallback + 1} of ${fallbackCount + 1}`,
    `Standard: ${standard}`,
    playbookName,
    decidedBy === 'model' && 'Judged by the model',
  ]
    .filter(Boolean)
    .join(' · ');

interface PositionReviewProps {
  readonly analysis: Pick<Analysis, 'playbooks' | 'positionResults' | 'uncovered'>;
  readonly marks: FindingMarks;
  readonly onShow: (id: string) => void;
}

/** The verdict on each position of the playbooks, and what of the clause none covers; nothing where there are none. */
export const PositionReview = ({ analysis, ...place }: PositionReviewProps) => {
  const { playbooks, positionResults, uncovered } = analysis;
  if (positionResults.length === 0) return null;
  const nameOf = (id: string): string =>
    playbooks.length > 1 ? (playbooks.find((playbook) => playbook.id === id)?.name ?? '') : '';
  return (
    <ResultSection title="Positions" count={positionResults.length}>
      <Stack gap="2.5">
        {gravestPositionFirst(positionResults).map((result) => (
          <FindingCard
            key={result.id}
            id={positionId(result.id)}
            title={result.topic}
            description={result.explanation}
            detail={detailOf(result, nameOf(result.playbook))}
            evidence={result.evidence}
            rail={positionLookOf(result).rail}
            badge={<VerdictBadge result={result} />}
            {...place}
          />
        ))}
      </Stack>
      {uncovered.length > 0 && (
        <Box mt="6">
          <Flex align="baseline" gap="2">
            <Heading as="h3" size="sm">
              Covered by no position
            </Heading>
            <Text as="span" textStyle="sm" color="fg.subtle">
              {uncovered.length}
            </Text>
          </Flex>
          <Text textStyle="sm" color="fg.muted" mt="1" mb="3" textWrap="pretty">
            The clause deals with these, and the playbook takes no position on them.
          </Text>
          <Stack gap="2.5">
            {uncovered.map(({ title, evidence }, index) => (
              <FindingCard
                key={index}
                id={uncoveredId(index)}
                title={title}
                titleLevel="h4"
                evidence={evidence}
                rail="border.emphasized"
                {...place}
              />
            ))}
          </Stack>
        </Box>
      )}
    </ResultSection>
  );
};
