import { failureMessage, NetworkError } from './api.ts';
import { toast } from './toast.ts';

/**
 * Says in a toast that something failed: in the words of the connection or of the server, where these have any.
 * @param title of any failure but the connection's
 * @param fallback what to say where the server said nothing
 */
export const toastFailure = (error: unknown, title: string, fallback: string): void =>
  toast({
    title: error instanceof NetworkError ? 'Network error' : title,
    description: failureMessage(error, fallback),
    variant: 'destructive',
  });
