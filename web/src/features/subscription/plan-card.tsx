import { Badge, Box, Button, chakra, Flex, Heading, Text } from '@chakra-ui/react';
import type { Plan } from '../../../../shared/subscriptions.ts';
import { CheckIcon } from '../../components/icons.tsx';

const Features = chakra('ul');

/** Dollars per month, with cents only where there are any. */
export const priceOf = (price: number): string =>
  price.toLocaleString('en-US', {
    style: 'currency',
    currency: 'USD',
    minimumFractionDigits: Number.isInteger(price) ? 0 : 2,
  });

/** What a plan allows in a month, in words. */
export const allowanceOf = ({ analysesPerMonth }: Pick<Plan, 'analysesPerMonth'>): string =>
  analysesPerMonth < 0
    ? 'Unlimited analyses'
    : `${analysesPerMonth.toLocaleString('en')} ${analysesPerMonth === 1 ? 'analysis' : 'analyses'} per month`;

const limitOf = (count: number, noun: string): string =>
  count < 0 ? `Unlimited ${noun}s` : `${count.toLocaleString('en')} ${noun}${count === 1 ? '' : 's'}`;

/** How many documents a plan reads in a month, in words. */
const documentsOf = ({ uploadsPerMonth, scannedPagesPerMonth }: Plan): string =>
  `${limitOf(uploadsPerMonth, 'document')} and ${limitOf(scannedPagesPerMonth, 'scanned page').toLowerCase()} per month`;

interface FeatureListProps {
  readonly features: readonly string[];
  /** The heading that says whose they are. */
  readonly labelId: string;
}

/** What a plan includes, a line each. */
export const FeatureList = ({ features, labelId }: FeatureListProps) => (
  <Features aria-labelledby={labelId} listStyleType="none" display="grid" gap="2" textStyle="sm">
    {features.map((feature) => (
      <Flex as="li" key={feature} gap="2" align="flex-start">
        <Box color="accent.fg" mt="0.5" flexShrink="0" aria-hidden="true">
          <CheckIcon />
        </Box>
        <span>{feature}</span>
      </Flex>
    ))}
  </Features>
);

interface PlanCardProps {
  readonly plan: Plan;
  /** What it includes that not every plan does. */
  readonly ownFeatures: readonly string[];
  readonly isCurrent: boolean;
  readonly isProcessing: boolean;
  /** Whether another plan is being processed, or it is not yet known which one is current. */
  readonly isBlocked: boolean;
  /** Whether it costs less than the current one. */
  readonly isCheaper: boolean;
  readonly onChoose: (plan: Plan) => void;
}

const labelOf = ({ plan, isCurrent, isProcessing, isCheaper }: PlanCardProps): string => {
  if (isProcessing) return 'Processing...';
  if (isCurrent) return 'Current Plan';
  if (!plan.selfService) return 'Assigned by an admin';
  return isCheaper ? 'Switch' : 'Subscribe';
};

/** One plan: what it costs, what it allows, and the button that chooses it. */
export const PlanCard = (props: PlanCardProps) => {
  const { plan, ownFeatures, isCurrent, isProcessing, isBlocked, onChoose } = props;
  const headingId = `plan-${plan.id}`;
  return (
    <Flex
      as="article"
      aria-labelledby={headingId}
      direction="column"
      layerStyle="panel"
      borderColor={isCurrent ? 'accent.solid' : 'border'}
      px="5"
      py="5"
      minW="0"
    >
      <Flex justify="space-between" align="center" gap="2" minH="6">
        <Heading as="h3" size="md" id={headingId}>
          {plan.displayName}
        </Heading>
        {isCurrent && <Badge colorPalette="accent">Current Plan</Badge>}
      </Flex>
      <Text mt="1" textStyle="sm" color="fg.muted" textWrap="pretty" minH={{ md: '2.75rem' }}>
        {plan.description}
      </Text>
      <Text mt="4">
        <Text as="span" textStyle="3xl" fontWeight="semibold" letterSpacing="tight">
          {priceOf(plan.price)}
        </Text>{' '}
        <Text as="span" textStyle="sm" color="fg.muted">
          per month
        </Text>
      </Text>
      <Text mt="1" textStyle="sm" fontWeight="medium">
        {allowanceOf(plan)}
      </Text>
      <Box mt="4" mb="6">
        <FeatureList features={[documentsOf(plan), ...ownFeatures]} labelId={headingId} />
      </Box>
      <Button
        mt="auto"
        variant={isCurrent ? 'outline' : 'solid'}
        disabled={isCurrent || isProcessing || isBlocked || !plan.selfService}
        aria-describedby={headingId}
        onClick={() => onChoose(plan)}
      >
        {labelOf(props)}
      </Button>
    </Flex>
  );
};
