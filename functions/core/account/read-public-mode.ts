import { optionalSetting } from '../../adapters/environment.ts';

/** Whether anyone is let in without signing in. Off unless the stage says `true`. */
export const isPublicMode = (): boolean => optionalSetting('PUBLIC_MODE') === 'true';
