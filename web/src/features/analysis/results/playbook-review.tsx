import { Badge, Box, Button, Flex, Stack, Text } from '@chakra-ui/react';
import { useId, useState } from 'react';
import type { Analysis, RuleKind, RuleOutcome, RuleResult } from '../../../../../shared/analysis.ts';
import { gravestRuleOutcomesFirst } from '../../../../../shared/verdicts.ts';
import { ruleId } from '../analysis-marks.ts';
import type { FindingMarks } from '../finding-marks.ts';
import { FindingCard } from './finding-card.tsx';
import { lookOf } from './outcome-looks.ts';
import { counted } from './review-of.ts';
import { ResultSection } from './section.tsx';

const kindWords: Readonly<Record<RuleKind, string>> = {
  'risk-tolerance': 'Risk tolerance',
  'contract-types': 'Contract types',
  'focus-area': 'Focus area',
  'avoidance-keyword': 'Avoidance keyword',
  'preferred-language': 'Preferred language',
  'special-instructions': 'Special instructions',
  template: 'Template',
};

/** Of a group that asks for action, this many rules show before the rest is asked for; of what is met, none. */
const shownAtFirst = 6;
const settledOutcomes: readonly RuleOutcome[] = ['met', 'not-applicable'];

interface NumberedRule extends RuleResult {
  /** Its place in the analysis, which its marks go by. */
  readonly index: number;
}

interface RuleGroupProps {
  readonly words: string;
  readonly sign: string;
  readonly rail: string;
  readonly rules: readonly NumberedRule[];
  /** How many of them show before the rest is asked for. */
  readonly atFirst: number;
  /** The playbook of a rule; empty where there is but one. */
  readonly nameOf: (rule: RuleResult) => string;
  readonly marks: FindingMarks;
  readonly onShow: (id: string) => void;
}

const RuleGroup = ({ words, sign, rail, rules, atFirst, nameOf, marks, onShow }: RuleGroupProps) => {
  const [isWhole, setWhole] = useState(false);
  const labelId = useId();
  const shown = isWhole ? rules : rules.slice(0, atFirst);
  const hidden = rules.length - shown.length;
  return (
    <Box role="group" aria-labelledby={labelId}>
      <Flex id={labelId} align="center" gap="2" mb="2" textStyle="sm" fontWeight="medium">
        <Flex
          as="span"
          aria-hidden="true"
          align="center"
          justify="center"
          boxSize="5"
          borderRadius="full"
          borderWidth="1.5px"
          borderColor={rail}
          textStyle="xs"
        >
          {sign}
        </Flex>
        {words}
        <Text as="span" color="fg.subtle" fontWeight="normal">
          {rules.length}
        </Text>
      </Flex>
      <Stack gap="2.5">
        {shown.map((rule) => (
          <FindingCard
            key={rule.index}
            id={ruleId(rule.index)}
            title={rule.rule}
            description={rule.explanation}
            evidence={rule.evidence}
            rail={rail}
            badge={
              <Badge variant="surface" whiteSpace="normal" flexShrink={0} maxW="50%">
                {[kindWords[rule.kind], nameOf(rule)].filter(Boolean).join(' · ')}
              </Badge>
            }
            marks={marks}
            onShow={onShow}
          />
        ))}
      </Stack>
      {hidden > 0 && (
        <Button variant="ghost" size="xs" mt="2" onClick={() => setWhole(true)}>
          {shown.length === 0 ? `Show ${counted(hidden, 'rule')}` : `Show ${hidden} more`}
        </Button>
      )}
    </Box>
  );
};

interface PlaybookReviewProps {
  readonly analysis: Pick<Analysis, 'playbooks' | 'playbookRules'>;
  readonly marks: FindingMarks;
  readonly onShow: (id: string) => void;
}

/** Which playbooks applied, in which version, and what became of each of their rules; nothing where none applied. */
export const PlaybookReview = ({ analysis, marks, onShow }: PlaybookReviewProps) => {
  const { playbooks, playbookRules } = analysis;
  if (playbooks.length === 0) return null;
  const names = new Map(playbooks.map(({ id, name }) => [id, name]));
  const numbered = playbookRules.map((rule, index): NumberedRule => ({ ...rule, index }));
  const nameOf = ({ playbookId }: RuleResult): string => (playbooks.length > 1 ? (names.get(playbookId) ?? '') : '');
  return (
    <ResultSection title="Company Playbook" count={playbookRules.length}>
      <Flex as="ul" listStyleType="none" wrap="wrap" gap="1.5" mb="4" aria-label="Playbooks used">
        {playbooks.map(({ id, name, version }) => (
          <Badge as="li" key={id} colorPalette="accent" size="md" whiteSpace="normal" flexShrink={1}>
            {name}
            <Text as="span" fontWeight="normal">
              version {version}
            </Text>
          </Badge>
        ))}
      </Flex>
      <Stack gap="5">
        {gravestRuleOutcomesFirst.map((outcome) => {
          const rules = numbered.filter((rule) => rule.outcome === outcome);
          return (
            rules.length > 0 && (
              <RuleGroup
                key={outcome}
                {...lookOf(outcome)}
                rules={rules}
                atFirst={settledOutcomes.includes(outcome) ? 0 : shownAtFirst}
                nameOf={nameOf}
                marks={marks}
                onShow={onShow}
              />
            )
          );
        })}
      </Stack>
    </ResultSection>
  );
};
