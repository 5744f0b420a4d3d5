import { Link as StyledLink, Text } from '@chakra-ui/react';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { isRunningLow, remainingOf } from './remaining.ts';
import { useSubscription } from './subscription-data.ts';

/** The editor comes first; what is left may be asked for once the page stands. */
const afterPageMs = 1_500;

/** A quiet word about how many analyses are left, once a fifth or less of the month's are. */
export const RemainingNotice = ({ isSignedIn }: { readonly isSignedIn: boolean }) => {
  const [isPageReady, setPageReady] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setPageReady(true), afterPageMs);
    return () => clearTimeout(timer);
  }, []);
  const { data: subscription } = useSubscription(isSignedIn && isPageReady);
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
