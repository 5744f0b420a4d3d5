import { Box, chakra, Heading, Text } from '@chakra-ui/react';
import type { Replay, Verification } from '../../../../shared/receipts.ts';
import type { Outcome } from './use-verification.ts';

const Term = chakra('dt', { base: { color: 'fg.muted' } });
const Fact = chakra('dd', { base: { fontFamily: 'mono', overflowWrap: 'anywhere', mb: '2' } });

/** What the receipt itself says, for whoever compares it. */
const ReceiptFacts = ({ id, input, keyId }: NonNullable<Verification['receipt']>) => (
  <Box as="dl" mt="4" textStyle="xs">
    <Term>Receipt</Term>
    <Fact>{id}</Fact>
    <Term>SHA-256 of what it was made of</Term>
    <Fact>{input}</Fact>
    <Term>Fingerprint of the key that signed it</Term>
    <Fact>{keyId}</Fact>
  </Box>
);

const findings = {
  unchanged: { title: 'Unchanged', severity: 'low' },
  changed: { title: 'Changed', severity: 'high' },
  unsigned: { title: 'No receipt', severity: 'medium' },
  'unknown-signer': { title: 'Signed by somebody unknown', severity: 'high' },
} as const satisfies Record<Verification['verdict'], { readonly title: string; readonly severity: string }>;

const replayTitles: Readonly<Record<Replay['outcome'], string>> = {
  same: 'Replayed: the same findings',
  different: 'Replayed: other findings',
  'not-possible': 'Not replayed',
};

/** What came of reading again what the document was made of. */
const ReplayResult = ({ outcome, explanation, findings, changes }: Replay) => (
  <Box mt="4">
    <Heading as="h3" size="sm">
      {replayTitles[outcome]}
    </Heading>
    <Text mt="1" textWrap="pretty" overflowWrap="anywhere">
      {explanation}
      {findings !== undefined &&
        changes !== undefined &&
        ` Its record holds ${findings} findings and ${changes} changes.`}
    </Text>
  </Box>
);

/** What was found of a document, in words before color. */
export const ReceiptResult = ({ outcome }: { readonly outcome: Outcome }) => {
  const { title, severity } =
    'problem' in outcome
      ? ({ title: 'Not verified', severity: 'medium' } as const)
      : findings[outcome.verification.verdict];
  return (
    <Box mt="5" px="4" py="4" borderRadius="l3" borderWidth="1px" role="status" textStyle="sm">
      <Heading as="h2" size="md" display="inline-block" px="2" borderRadius="l1" bg={`severity.${severity}.bg`}>
        <chakra.span color={`severity.${severity}.fg`}>{title}</chakra.span>
      </Heading>
      <Text mt="2" color="fg.muted" overflowWrap="anywhere">
        {outcome.filename}
      </Text>
      <Text mt="1" textWrap="pretty" overflowWrap="anywhere">
        {'problem' in outcome ? outcome.problem : outcome.verification.explanation}
      </Text>
      {'replay' in outcome && <ReplayResult {...outcome.replay} />}
      {'verification' in outcome && outcome.verification.receipt && <ReceiptFacts {...outcome.verification.receipt} />}
    </Box>
  );
};
