import { Box, Skeleton } from '@chakra-ui/react';
import { useState } from 'react';
import type { Plan, Subscription } from '../../../../shared/subscriptions.ts';
import { ConfirmDialog } from '../../components/confirm-dialog.tsx';
import { LoadingText } from '../../components/loading-text.tsx';
import { allowanceOf, PlanCard } from './plan-card.tsx';
import { dayInUtc } from './remaining.ts';
import { useChoosePlan } from './subscription-data.ts';

const grid = {
  display: 'grid',
  gap: '4',
  gridTemplateColumns: { base: '1fr', md: 'repeat(auto-fit, minmax(15rem, 1fr))' },
} as const;

/** The places of the plans while they are read. */
export const PlanSkeletons = () => (
  <>
    <LoadingText>Loading plans...</LoadingText>
    <Box {...grid} aria-hidden="true" mt="4">
      {[0, 1, 2].map((index) => (
        <Skeleton key={index} h="22rem" borderRadius="l3" />
      ))}
    </Box>
  </>
);

interface PlanGridProps {
  readonly plans: readonly Plan[];
  readonly subscription: Subscription | undefined;
}

/** The plans beside each other. A plan that is smaller than what is used already is asked about first. */
export const PlanGrid = ({ plans, subscription }: PlanGridProps) => {
  const { processingId, choose } = useChoosePlan();
  const [asked, setAsked] = useState<Plan | null>(null);

  const start = (plan: Plan): void => {
    const isTooSmall = plan.analysesPerMonth >= 0 && (subscription?.used ?? 0) >= plan.analysesPerMonth;
    if (isTooSmall) setAsked(plan);
    else void choose(plan.id);
  };

  return (
    <Box as="section" aria-label="Plans">
      <Box {...grid}>
        {plans.map((plan) => (
          <PlanCard
            key={plan.id}
            plan={plan}
            isCurrent={plan.id === subscription?.planId}
            isProcessing={plan.id === processingId}
            isBlocked={subscription === undefined || (processingId !== null && processingId !== plan.id)}
            onChoose={start}
          />
        ))}
      </Box>
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
            You have used {subscription.used.toLocaleString('en')} analyses this month, and this plan allows{' '}
            {allowanceOf(asked)}. The change takes effect at once: you can analyze again from{' '}
            {dayInUtc(subscription.resetsAt)} (UTC).
          </>
        )}
      </ConfirmDialog>
    </Box>
  );
};
