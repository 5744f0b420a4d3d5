import { AppError } from '../core/app-error.ts';
import { type Event, header } from './events.ts';

const hostOf = (origin: string): string | undefined => {
  try {
    return new URL(origin).host;
  } catch {
    return undefined;
  }
};

/**
 * Refuses a write that another site's page makes with this site's cookies. A request with neither `Origin` nor
 * `Sec-Fetch-Site` comes from no browser and passes.
 * @throws AppError forbidden
 */
export const requireSameOrigin = (event: Event): void => {
  if (event.httpMethod === 'GET' || event.httpMethod === 'HEAD') return;
  const site = header(event, 'sec-fetch-site');
  const origin = header(event, 'origin');
  const isForeign =
    (site !== undefined && site !== 'same-origin' && site !== 'none') ||
    (origin !== undefined && hostOf(origin) !== header(event, 'x-viewer-host'));
  if (isForeign) throw new AppError('forbidden', 'This request came from another site.');
};
