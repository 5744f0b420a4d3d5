import { systemRoutes } from '../../../shared/routes/system-routes.ts';
import { endpoint } from '../../http/endpoint.ts';

export const handler = endpoint(systemRoutes.getHealth, () => ({ json: { status: 'ok' as const } }));
