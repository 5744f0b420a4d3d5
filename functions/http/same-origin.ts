import { AppError } from '../core/app-error.ts';
import { type Event, header } from './events.ts';

/** Where the page of this very site lies; the edge takes nothing but https, and says so itself. */
const ownOrigin = (event: Event): string =>
  `${header(event, 'x-viewer-scheme') ?? 'https'}://${header(event, 'x-viewer-host')}`;

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
    (origin !== undefined && origin !== ownOrigin(event));
  if (isForeign) throw new AppError('forbidden', 'This request came from another site.');
};
