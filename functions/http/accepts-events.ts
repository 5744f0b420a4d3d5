import { eventStream } from '../../shared/routes/route.ts';

/** Whether a caller wants the answer event by event, by the header `Accept`. */
export const acceptsEvents = (header: string | undefined): boolean =>
  (header ?? '').split(',').some((one) => one.split(';')[0]?.trim().toLowerCase() === eventStream);
