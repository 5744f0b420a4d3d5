import { administrationRoutes } from '../../../shared/routes/administration-routes.ts';
import { getUserStatistics } from '../../core/administration/get-user-statistics.ts';
import { endpoint } from '../../http/endpoint.ts';

export const handler = endpoint(administrationRoutes.getUserStatistics, async () => ({
  json: await getUserStatistics(),
}));
