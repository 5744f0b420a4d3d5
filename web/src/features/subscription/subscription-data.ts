import { useState } from 'react';
import useSWR, { mutate } from 'swr';
import type { Plan, Subscription } from '../../../../shared/subscriptions.ts';
import { ApiError, apiRequest, call } from '../../lib/api.ts';
import { bearerHeader } from '../../lib/bearer.ts';
import { dataKeys, pathOfKey, readEarly, readUrl } from '../../lib/data.ts';
import { toast } from '../../lib/toast.ts';

const plansUrl = pathOfKey(dataKeys.plans);

/**
 * Starts reading the plans ahead of their being shown, and getting the token that goes with the calls after it. The page
 * has none when it opens: this one call is known by the session's cookie, which holds the same token.
 */
export const preloadPlans = (): void => {
  readEarly(plansUrl);
  bearerHeader().catch(() => undefined);
};

/** The plans, as they may have been asked for early. */
const readPlans = async (): Promise<readonly Plan[]> => {
  const send = async () => apiRequest('GET', plansUrl, undefined, { headers: await bearerHeader() });
  return (await (await readUrl(plansUrl, send)).json()) as readonly Plan[];
};

const readSubscription = async (): Promise<Subscription> =>
  (await call('getSubscription', { headers: await bearerHeader() })).subscription;

/** The plans there are, and why they could not be read. */
export const usePlans = () => useSWR<readonly Plan[], Error>(dataKeys.plans, readPlans);

/**
 * The plan the person is on and what is left of it.
 * @param isSignedIn nobody else has one to ask for
 */
export const useSubscription = (isSignedIn = true) =>
  useSWR<Subscription, Error>(isSignedIn ? dataKeys.subscription : null, readSubscription);

const choosePlan = async (planId: string): Promise<Subscription> => {
  try {
    return (await call('createSubscription', { body: { planId }, headers: await bearerHeader() })).subscription;
  } catch (error) {
    if (error instanceof ApiError && error.error === undefined) {
      throw new Error('Failed to create subscription', { cause: error });
    }
    throw error;
  }
};

const saidBy = (error: unknown): string | undefined => {
  if (error instanceof ApiError) return error.error;
  return error instanceof Error ? error.message : undefined;
};

const reasonOf = (error: unknown): string => saidBy(error) || 'Failed to update subscription';

/** Puts the person on a plan, one at a time; says how it went, and shows what the server says holds now. */
export const useChoosePlan = () => {
  const [processingId, setProcessingId] = useState<string | null>(null);
  const choose = async (planId: string): Promise<void> => {
    setProcessingId(planId);
    try {
      await mutate(dataKeys.subscription, await choosePlan(planId), { revalidate: false });
      toast({ title: 'Subscription Updated', description: 'Your subscription has been successfully updated.' });
    } catch (error) {
      toast({ title: 'Subscription Error', description: reasonOf(error), variant: 'destructive' });
    } finally {
      setProcessingId(null);
    }
  };
  return { processingId, choose };
};
