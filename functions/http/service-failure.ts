const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** How services name that they take no more calls for now, whatever status carries it. */
const throttling =
  /Throttl|RequestLimitExceeded|ProvisionedThroughputExceeded|TooManyRequests|SlowDown|TransactionInProgress/;

/**
 * Whether an error is that of an AWS service that does not serve for now: it is down, busy, or cannot be reached. What a
 * service refuses for good (a wrong request, a permission that lacks) is not.
 * @param error as a client of the SDK throws it, after its own attempts
 */
export const isServiceFailure = (error: unknown): boolean => {
  if (!isRecord(error) || !isRecord(error['$metadata'])) return false;
  const status = error['$metadata']['httpStatusCode'];
  return typeof status !== 'number' || status >= 500 || throttling.test(String(error['name']));
};
