import { optionalSetting } from '../../adapters/environment.ts';

/** The address of the stage's first admin; undefined where none is set. */
export const firstAdminEmail = (): string | undefined => optionalSetting('ADMIN_EMAIL')?.trim().toLowerCase();

/** Whether an address must be confirmed before its request is one: as the stage says, and always the first admin's. */
export const needsConfirmation = (email: string): boolean =>
  optionalSetting('CONFIRM_EMAIL') === 'true' || email === firstAdminEmail();
