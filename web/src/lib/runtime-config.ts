import useSWR from 'swr';
import { dataKeys } from './data.ts';

/** What the page is told about the place it is deployed in. */
export interface RuntimeConfig {
  /** Where people turn to for help; empty where nobody said. */
  readonly supportEmail?: string;
  /** Whether there is a language model that a person may turn off for one analysis. */
  readonly canTurnModelOff?: boolean;
}

/** The deployment's own settings, from `/runtime-config.json`; empty until read, and where there are none. */
export const useRuntimeConfig = (): RuntimeConfig => useSWR<RuntimeConfig>(dataKeys.runtimeConfig).data ?? {};
