import { routes } from '../../../shared/routes.ts';
import { AppError } from '../../core/app-error.ts';
import { endpoint } from '../../http/endpoint.ts';

export const handler = endpoint(routes.approveUser, () => {
  throw new AppError('unavailable', 'This is not open yet.');
});
