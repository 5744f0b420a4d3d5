import { systemRoutes } from '../../../shared/routes/system-routes.ts';
import { describeApi } from '../../core/system/describe-api.ts';
import { endpoint } from '../../http/endpoint.ts';

export const handler = endpoint(systemRoutes.getOpenapi, () => ({ json: describeApi() }));
