import { Box, chakra, Flex, Text } from '@chakra-ui/react';
import type { AnalysedSection } from '../../../../../shared/analysis.ts';
import { SeverityBadge } from '../../../components/severity-badge.tsx';
import { sectionId } from '../analysis-marks.ts';
import type { FindingMarks } from '../finding-marks.ts';
import { counted } from './review-of.ts';

const RowButton = chakra('button', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    w: 'full',
    textAlign: 'start',
    textStyle: 'sm',
    px: '4',
    py: '2',
    minH: { base: '11', md: '9' },
    cursor: 'button',
    borderColor: 'border.muted',
    borderTopWidth: '1px',
    _hover: { bg: 'bg.subtle' },
    _focusVisible: { outlineOffset: '-2px' },
    '&[aria-pressed=true]': { bg: 'accent.subtle' },
  },
});

/** Longer than any row shows. In characters. */
const longestName = 80;

/** What a section is called: by its heading, or its own first words, which carry the number that the contract gave it. */
const nameOf = ({ heading, start, end }: AnalysedSection, clauseText: string): string => {
  if (heading) return heading;
  const words = clauseText.slice(start, end).trim();
  return words.length > longestName ? `${words.slice(0, longestName).replace(/\s+\S*$/, '')}…` : words;
};

interface SectionIndexProps {
  readonly sections: readonly AnalysedSection[];
  readonly clauseText: string;
  readonly chosen: AnalysedSection | undefined;
  readonly onChoose: (section: AnalysedSection | undefined) => void;
  readonly marks: FindingMarks;
  readonly onShow: (id: string) => void;
}

/** The sections of a contract with the level of each; a row shows its place and the issues that stand in it. */
export const SectionIndex = ({ sections, clauseText, chosen, onChoose, marks, onShow }: SectionIndexProps) => (
  <Box as="details" layerStyle="panel" overflow="hidden">
    <chakra.summary px="4" minH={{ base: '11', md: '9' }} alignContent="center" cursor="button" textStyle="sm">
      <Text as="span" fontWeight="medium">
        {counted(sections.length, 'section')}
      </Text>
      {chosen && (
        <Text as="span" color="fg.muted">
          : {nameOf(chosen, clauseText)}
        </Text>
      )}
    </chakra.summary>
    <Box maxH="16rem" overflowY="auto">
      {sections.map((section, index) => (
        <RowButton
          key={section.start}
          type="button"
          aria-pressed={section === chosen}
          onClick={() => {
            onChoose(section === chosen ? undefined : section);
            if (section !== chosen) onShow(sectionId(index));
          }}
          onPointerEnter={() => marks.hover(sectionId(index))}
          onPointerLeave={() => marks.hover(undefined)}
        >
          <Box flex="1" minW="0">
            <Text truncate fontWeight="medium">
              {nameOf(section, clauseText)}
            </Text>
            {section.categories.length > 0 && (
              <Text truncate textStyle="xs" color="fg.muted">
                {section.categories.join(' · ')}
              </Text>
            )}
          </Box>
          <Flex flexShrink={0}>
            <SeverityBadge level={section.riskLevel} />
          </Flex>
        </RowButton>
      ))}
    </Box>
  </Box>
);
