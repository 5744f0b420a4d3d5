import { administrationRoutes } from '../../../shared/routes/administration-routes.ts';
import { reportUsage } from '../../core/subscription/report-usage.ts';
import { endpoint } from '../../http/endpoint.ts';

export const handler = endpoint(administrationRoutes.getUsage, async () => ({ json: await reportUsage() }));
