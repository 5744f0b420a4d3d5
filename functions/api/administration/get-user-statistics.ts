import { routes } from '../../../shared/routes.ts';
import { getUserStatistics } from '../../core/administration/get-user-statistics.ts';
import { endpoint } from '../../http/endpoint.ts';

export const handler = endpoint(routes.getUserStatistics, async () => ({ json: await getUserStatistics() }));
