import { accountRoutes } from '../../../shared/routes/account-routes.ts';
import { isPublicMode } from '../../core/account/read-public-mode.ts';
import { endpoint } from '../../http/endpoint.ts';

export const handler = endpoint(accountRoutes.getPublicMode, () => ({ json: { publicMode: isPublicMode() } }));
