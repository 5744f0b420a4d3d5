import { type PlaybookActivation, playbookActivationSchema } from '../../../shared/playbooks.ts';
import { optionalSetting } from '../../adapters/environment.ts';
import { AppError } from '../app-error.ts';
import type { Caller } from '../caller.ts';

/**
 * @throws Error where the setting is not what the stage's parameters are checked to be
 */
const readActivation = (): PlaybookActivation => {
  const text = optionalSetting('PLAYBOOK_ACTIVATION');
  return playbookActivationSchema.parse(text === undefined ? undefined : JSON.parse(text));
};

/** Whether the caller answers for what applies to everybody: admins, and whom the stage names. A visitor's are their own. */
export const hasAllPlaces = (caller: Caller): boolean => {
  if (caller.kind === 'visitor' || caller.user.role === 'admin') return true;
  const activation = readActivation();
  return Array.isArray(activation) && activation.some((email) => email.toLowerCase() === caller.user.email);
};

/**
 * Lets pass who may let a playbook apply to everybody, or change one that does.
 * @throws AppError forbidden
 */
export const requireActivation = (caller: Caller): void => {
  if (hasAllPlaces(caller) || readActivation() === 'everybody') return;
  throw new AppError(
    'forbidden',
    'A playbook that is switched on applies to everybody, and is switched on and changed by admins. Save it switched off and ask one.',
  );
};
