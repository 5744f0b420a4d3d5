import { routes } from '../../../shared/routes.ts';
import { reportUsage } from '../../core/subscription/report-usage.ts';
import { endpoint } from '../../http/endpoint.ts';

export const handler = endpoint(routes.getUsage, async () => ({ json: await reportUsage() }));
