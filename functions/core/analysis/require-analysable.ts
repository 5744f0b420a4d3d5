import { maxClauseLength } from '../../../shared/limits.ts';
import { messages } from '../../../shared/messages.ts';
import { AppError } from '../app-error.ts';

/**
 * Refuses what is no text to analyze.
 * @throws AppError invalid_request for blank text, too_large over 1,000,000 UTF-16 units
 */
export const requireAnalysable = (clauseText: string): void => {
  if (clauseText.trim() === '') throw new AppError('invalid_request', messages.noClauseText);
  if (clauseText.length > maxClauseLength) {
    const limit = maxClauseLength.toLocaleString('en-US');
    throw new AppError('too_large', `The text is longer than ${limit} characters. Please analyze it in parts.`);
  }
};
