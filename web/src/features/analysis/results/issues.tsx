import { Box, chakra, Flex, Stack, Text } from '@chakra-ui/react';
import { useEffect, useState } from 'react';
import type { AnalysedSection, Analysis, Risk, RiskLevel } from '../../../../../shared/analysis.ts';
import { SeverityBadge, SeverityShape } from '../../../components/severity-badge.tsx';
import type { FindingMarks } from '../finding-marks.ts';
import type { ClauseReview } from '../review/clause-review.ts';
import { ProposalList } from '../review/proposal-list.tsx';
import type { Issue } from './review-of.ts';
import { SectionIndex } from './section-index.tsx';

type LevelFilter = RiskLevel | 'all';

const Toggle = chakra('button', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '1.5',
    px: '2.5',
    minH: { base: '11', md: '7' },
    minW: { base: '11', md: '0' },
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

const lookOf = ({ level }: Risk) => ({ badge: <SeverityBadge level={level} />, rail: `severity.${level}.rail` });

const stands = (section: AnalysedSection, { finding }: Issue): boolean =>
  finding.evidence.some(({ start, end }) => start < section.end && end > section.start);

interface LevelTogglesProps {
  readonly levels: readonly RiskLevel[];
  readonly chosen: LevelFilter;
  readonly onChoose: (level: LevelFilter) => void;
}

const LevelToggles = ({ levels, chosen, onChoose }: LevelTogglesProps) => (
  <Flex role="group" aria-label="Show issues by severity" gap="0.5" wrap="wrap">
    <Toggle type="button" aria-pressed={chosen === 'all'} onClick={() => onChoose('all')}>
      All
    </Toggle>
    {levels.map((one) => (
      <Toggle key={one} type="button" aria-pressed={chosen === one} onClick={() => onChoose(one)}>
        <Box as="span" color={`severity.${one}.rail`}>
          <SeverityShape level={one} />
        </Box>
        {levelWords[one]}
      </Toggle>
    ))}
  </Flex>
);

interface IssuesProps {
  readonly issues: readonly Issue[];
  readonly sections: Analysis['sections'];
  readonly clauseText: string;
  readonly review: ClauseReview;
  readonly marks: FindingMarks;
  readonly onShow: (id: string) => void;
}

/** The issues, the gravest first, to be worked through one by one; they can be narrowed to a severity or a section. */
export const Issues = ({ issues, sections, clauseText, marks, onShow, ...rest }: IssuesProps) => {
  const [level, setLevel] = useState<LevelFilter>('all');
  const [section, setSection] = useState<AnalysedSection>();
  const levels = (['high', 'medium', 'low'] as const).filter((one) =>
    issues.some(({ finding }) => finding.level === one),
  );
  const shown = issues.filter(
    (issue) => (level === 'all' || issue.finding.level === level) && (!section || stands(section, issue)),
  );

  useEffect(
    () =>
      // A mark that was clicked in the text brings its card back, whatever the list was narrowed to.
      marks.onChosen(() => {
        if (!issues.some(({ finding }) => finding.id === marks.chosen())) return;
        setLevel('all');
        setSection(undefined);
      }),
    [marks, issues],
  );

  return (
    <Stack gap="3">
      {sections.length > 0 && (
        <SectionIndex
          sections={sections}
          clauseText={clauseText}
          chosen={section}
          onChoose={setSection}
          marks={marks}
          onShow={onShow}
        />
      )}
      {levels.length > 1 && issues.length > 3 && <LevelToggles levels={levels} chosen={level} onChoose={setLevel} />}
      {issues.length === 0 && (
        <Text textStyle="sm" color="fg.muted">
          No risks were found in this text.
        </Text>
      )}
      {issues.length > 0 && shown.length === 0 && (
        <Text textStyle="sm" color="fg.muted">
          No issue stands in what was chosen.
        </Text>
      )}
      <ProposalList
        label="Issues"
        proposals={shown}
        look={lookOf}
        clauseText={clauseText}
        marks={marks}
        onShow={onShow}
        {...rest}
      />
    </Stack>
  );
};
