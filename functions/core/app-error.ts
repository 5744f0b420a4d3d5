import type { ErrorCode } from '../../shared/errors.ts';

/** An error whose cause is known and may be told to the caller. Thrown where the fact is known; `http/` maps it. */
export class AppError extends Error {
  readonly code: ErrorCode;
  /** After how many seconds it makes sense to try again, where that is known. */
  readonly retryAfter: number | undefined;

  /**
   * @param code what went wrong, for programs; it decides the HTTP status
   * @param message what went wrong and what to do next, for the person
   */
  constructor(code: ErrorCode, message: string, options: ErrorOptions & { readonly retryAfter?: number } = {}) {
    super(message, options);
    this.name = 'AppError';
    this.code = code;
    this.retryAfter = options.retryAfter;
  }
}
