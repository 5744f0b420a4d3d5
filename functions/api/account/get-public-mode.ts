import { routes } from '../../../shared/routes.ts';
import { isPublicMode } from '../../core/account/read-public-mode.ts';
import { endpoint } from '../../http/endpoint.ts';

export const handler = endpoint(routes.getPublicMode, () => ({ json: { publicMode: isPublicMode() } }));
