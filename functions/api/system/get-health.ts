import { routes } from '../../../shared/routes.ts';
import { endpoint } from '../../http/endpoint.ts';

export const handler = endpoint(routes.getHealth, () => ({ json: { status: 'ok' as const } }));
