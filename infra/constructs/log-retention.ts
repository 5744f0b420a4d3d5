import { RetentionDays } from 'aws-cdk-lib/aws-logs';

/**
 * How long a log group keeps what it holds, as CDK says it.
 * @param days a number of days that CloudWatch offers
 */
export const logRetention = (days: number): RetentionDays => {
  const found = Object.values(RetentionDays).find((value) => Number(value) === days);
  if (typeof found !== 'number') throw new Error(`CloudWatch keeps no log for ${days} days`);
  return found;
};
