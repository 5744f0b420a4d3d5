import { AppError } from '../app-error.ts';

/** After how many seconds a document that could not be read for want of processor is worth another try. */
const retryAfter = 10;

/** A document that may well be fine: the machine was too busy to read it. Nothing is claimed about the file. */
export const tooBusy = (): AppError =>
  new AppError(
    'unavailable',
    'Too much is being read at once, so this document has to wait. Please try again shortly.',
    {
      retryAfter,
    },
  );
