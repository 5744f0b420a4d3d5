import { Box, Heading, Skeleton } from '@chakra-ui/react';
import { useId, useState } from 'react';
import type { Plan, Subscription } from '../../../../shared/subscriptions.ts';
import { ConfirmDialog } from '../../components/confirm-dialog.tsx';
import { LoadingText } from '../../components/loading-text.tsx';
import { allowanceOf, FeatureList, PlanCard, priceOf } from './plan-card.tsx';
import { dayInUtc } from './remaining.ts';
import { useChoosePlan } from './subscription-data.ts';

const grid = {
  display: 'grid',
  gap: '4',
  gridTemplateColumns: { base: '1fr', md: 'repeat(auto-fit, minmax(15rem, 1fr))' },
} as const;

/** The places of the plans while they are read; what says so lies over them, so that nothing moves when they are there. */
export const PlanSkeletons = () => (
  <Box position="relative">
    <LoadingText position="absolute" insetX="0" top="0" zIndex="docked">
      Loading plans...
    </LoadingText>
    <Box {...grid} aria-hidden="true">
      {[0, 1, 2].map((index) => (
        <Skeleton key={index} h="20rem" borderRadius="l3" />
      ))}
    </Box>
  </Box>
);

interface PlanGridProps {
  readonly plans: readonly Plan[];
  readonly subscription: Subscription | undefined;
}

/** Whether what is used already this month is all that a plan allows, or more. */
const isTooSmall = ({ analysesPerMonth }: Plan, { used }: Subscription): boolean =>
  analysesPerMonth >= 0 && used >= analysesPerMonth;

/** What all plans include, which is said once; nothing where there is but one plan to hold against. */
const sharedFeatures = ([first, ...others]: readonly Plan[]): readonly string[] =>
  others.length === 0
    ? []
    : (first?.features.filter((feature) => others.every(({ features }) => features.includes(feature))) ?? []);

/** The plans beside each other. Choosing one is asked about first, with its price and the day that matters. */
export const PlanGrid = ({ plans, subscription }: PlanGridProps) => {
  const { processingId, choose } = useChoosePlan();
  const [asked, setAsked] = useState<Plan | null>(null);

  const shared = sharedFeatures(plans);
  const sharedId = useId();
  const current = plans.find(({ id }) => id === subscription?.planId);

  return (
    <Box as="section" aria-label="Plans">
      <Box {...grid}>
        {plans.map((plan) => (
          <PlanCard
            key={plan.id}
            plan={plan}
            ownFeatures={plan.features.filter((feature) => !shared.includes(feature))}
            isCurrent={plan.id === subscription?.planId}
            isProcessing={plan.id === processingId}
            isBlocked={subscription === undefined || (processingId !== null && processingId !== plan.id)}
            isCheaper={current !== undefined && plan.price < current.price}
            onChoose={setAsked}
          />
        ))}
      </Box>
      {shared.length > 0 && (
        <Box mt="6">
          <Heading as="h3" id={sharedId} size="sm" mb="2">
            Every plan includes
          </Heading>
          <FeatureList features={shared} labelId={sharedId} />
        </Box>
      )}
      <ConfirmDialog
        open={asked !== null}
        title={`Change to ${asked?.displayName ?? ''}?`}
        confirmLabel="Change plan"
        onConfirm={() => {
          if (asked) void choose(asked.id);
          setAsked(null);
        }}
        onCancel={() => setAsked(null)}
      >
        {asked && subscription && (
          <>
            {asked.displayName} costs {priceOf(asked.price)} per month and allows {allowanceOf(asked).toLowerCase()}.
            The change takes effect at once, and the count begins again on {dayInUtc(subscription.resetsAt)} (UTC).
            {isTooSmall(asked, subscription) &&
              ` You have used ${subscription.used.toLocaleString('en')} this month: until that day you could not analyze again.`}
          </>
        )}
      </ConfirmDialog>
    </Box>
  );
};
