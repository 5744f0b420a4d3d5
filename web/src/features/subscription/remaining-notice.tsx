import { Link as StyledLink, Text } from '@chakra-ui/react';
import { Link } from 'react-router';
import { isRunningLow, remainingOf } from './remaining.ts';
import { useSubscription } from './subscription-data.ts';

/** A quiet word about how many analyses are left, once a fifth or less of the month's are. */
export const RemainingNotice = ({ isSignedIn }: { readonly isSignedIn: boolean }) => {
  const { data: subscription } = useSubscription(isSignedIn);
  if (!subscription || !isRunningLow(subscription)) return null;
  const remaining = remainingOf(subscription);
  return (
    <Text textStyle="xs" color="fg.muted" pt="2" role="status">
      {remaining === 0
        ? 'No analyses'
        : `${remaining.toLocaleString('en')} of ${subscription.limit.toLocaleString('en')} analyses`}{' '}
      left this month.{' '}
      <StyledLink asChild color="accent.fg" textDecoration="underline" textUnderlineOffset="2px">
        <Link to="/subscription">See plans</Link>
      </StyledLink>
    </Text>
  );
};
