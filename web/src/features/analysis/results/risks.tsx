import { Box, chakra, Flex, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import type { Risk, RiskLevel } from '../../../../../shared/analysis.ts';
import { disputeLine } from '../../../../../shared/verdicts.ts';
import { SeverityBadge, SeverityShape } from '../../../components/severity-badge.tsx';
import type { FindingMarks } from '../finding-marks.ts';
import { gravestFirst } from './count-findings.ts';
import { FindingCard } from './finding-card.tsx';
import { ResultSection } from './section.tsx';

type Filter = RiskLevel | 'all';

const Toggle = chakra('button', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1.5',
    px: '2.5',
    minH: { base: '11', md: '7' },
    textStyle: 'xs',
    fontWeight: 'medium',
    color: 'fg.muted',
    borderRadius: 'l1',
    cursor: 'button',
    _hover: { bg: 'bg.muted', color: 'fg' },
    '&[aria-pressed=true]': { bg: 'bg.emphasized', color: 'fg' },
  },
});

const levelWords: Readonly<Record<RiskLevel, string>> = { high: 'High', medium: 'Medium', low: 'Low' };

interface RisksProps {
  /** Only risks whose quoted passage stands in the clause. */
  readonly risks: readonly Risk[];
  readonly marks: FindingMarks;
  readonly onShow: (id: string) => void;
}

/** The risks, red flags first, to be narrowed to one severity. */
export const Risks = ({ risks, marks, onShow }: RisksProps) => {
  const [filter, setFilter] = useState<Filter>('all');
  const levels = (['high', 'medium', 'low'] as const).filter((level) => risks.some((risk) => risk.level === level));
  const applied = filter !== 'all' && levels.includes(filter) ? filter : 'all';
  const shown = gravestFirst(risks).filter((risk) => applied === 'all' || risk.level === applied);

  return (
    <ResultSection
      title="Risks"
      count={risks.length}
      actions={
        levels.length > 1 && (
          <Flex role="group" aria-label="Show risks by severity" gap="0.5">
            <Toggle type="button" aria-pressed={applied === 'all'} onClick={() => setFilter('all')}>
              All
            </Toggle>
            {levels.map((level) => (
              <Toggle key={level} type="button" aria-pressed={applied === level} onClick={() => setFilter(level)}>
                <Box as="span" color={`severity.${level}.rail`}>
                  <SeverityShape level={level} />
                </Box>
                {levelWords[level]}
              </Toggle>
            ))}
          </Flex>
        )
      }
    >
      {risks.length === 0 ? (
        <Text textStyle="sm" color="fg.muted">
          No risks were found in this text.
        </Text>
      ) : (
        <Stack gap="3">
          {shown.map((risk) => (
            <FindingCard
              key={risk.id}
              id={risk.id}
              title={risk.title}
              description={risk.description}
              {...(risk.dispute && { detail: disputeLine(risk.dispute) })}
              evidence={risk.evidence}
              rail={`severity.${risk.level}.rail`}
              badge={<SeverityBadge level={risk.level} />}
              marks={marks}
              onShow={onShow}
            />
          ))}
        </Stack>
      )}
    </ResultSection>
  );
};
