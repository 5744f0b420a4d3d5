import { routes } from '../../../shared/routes.ts';
import { endpoint } from '../../http/endpoint.ts';

export const handler = endpoint(routes.getUser, ({ caller }) => ({ json: caller.user }));
