import { routes } from '../../../shared/routes.ts';
import { describeApi } from '../../core/system/describe-api.ts';
import { endpoint } from '../../http/endpoint.ts';

export const handler = endpoint(routes.getOpenapi, () => ({ json: describeApi() }));
