import { AppError } from '../core/app-error.ts';

/**
 * The value of an `Idempotency-Key` header.
 * @throws AppError invalid_request where it is not 1 to 255 printable ASCII characters
 */
export const readIdempotencyKey = (value: string | undefined): string | undefined => {
  if (value !== undefined && !/^[\x21-\x7e]{1,255}$/.test(value)) {
    throw new AppError('invalid_request', 'Idempotency-Key: 1 to 255 printable ASCII characters without spaces');
  }
  return value;
};
