import type { StageConfig } from './config.ts';
import type { EndpointSettings } from './endpoints/endpoint.ts';
import { settingsOfGrants } from './function-settings.ts';

/** What runs by the clock instead of a request: a Lambda of its own for each, outside the table of routes. */
export interface JobSettings extends EndpointSettings {
  /** The handler's file below `functions`, without its extension. */
  readonly path: string;
  readonly summary: string;
  /** When it runs each day, UTC. */
  readonly daily: { readonly hour: number; readonly minute: number };
  /** Whether a stage has it. */
  readonly isOn: (stage: StageConfig) => boolean;
}

/** The longest Lambda lets a call run. */
const longestSeconds = 900;

const jobSettings = {
  deleteExpiredAnalyses: {
    path: 'jobs/delete-expired-analyses',
    summary: 'Delete the analyses that are older than the stage keeps them.',
    // The quiet hours of the United States, where the stage lies.
    daily: { hour: 8, minute: 20 },
    isOn: ({ analysisRetentionDays }) => analysisRetentionDays !== undefined,
    memoryMb: 512,
    timeoutSeconds: longestSeconds,
    reason: 'It waits for the table, 25 owners at once, and the first run may find years of analyses.',
    grants: {
      table: ['GetItem', 'Query', 'PutItem', 'UpdateItem', 'DeleteItem'],
      documents: { analyses: ['delete', 'find'], reports: ['delete'] },
    },
    settings: ['ANALYSIS_RETENTION_DAYS'],
  },
} as const satisfies Record<string, JobSettings>;

export type JobName = keyof typeof jobSettings;

export const jobEntries = Object.entries(jobSettings) as readonly [JobName, JobSettings][];

/** The names of the settings a job's function is given. */
export const settingsOfJob = ({ grants, settings = [] }: JobSettings): ReadonlySet<string> =>
  new Set([...settingsOfGrants(grants), ...settings]);
