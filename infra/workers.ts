import type { StageConfig } from './config.ts';
import { type EndpointSettings, fullProcessorMb } from './endpoints/endpoint.ts';
import { settingsOfGrants } from './function-settings.ts';

/** What works off a queue instead of answering requests: a Lambda and a queue of its own for each, outside the table of routes. */
export interface WorkerSettings extends EndpointSettings {
  /** The handler's file below `functions`, without its extension. */
  readonly path: string;
  readonly summary: string;
  /** The most messages that are worked on at once. */
  readonly mostAtOnce: number;
  /** How often a message is delivered before it is put aside for a person to look at. */
  readonly mostDeliveries: number;
  /** Whether a stage has it. */
  readonly isOn: (stage: StageConfig) => boolean;
}

const workerSettings = {
  finishReviews: {
    path: 'jobs/finish-reviews',
    summary: 'Make the language model’s reviews of analyses that did not wait for them.',
    // Each asks for up to nine parts at once, and the account's quota of the model is everybody's.
    mostAtOnce: 5,
    // Three readings may be ended on the way, and a message waits while another one's call is at work on its analysis.
    mostDeliveries: 10,
    isOn: ({ model }) => model !== undefined,
    memoryMb: fullProcessorMb,
    timeoutSeconds: 180,
    reason:
      'A model writes some 80 tokens a second, and an answer with its thoughts and one repair has 16,000 at most.',
    grants: {
      table: ['GetItem', 'Query', 'PutItem', 'UpdateItem', 'DeleteItem', 'ConditionCheckItem'],
      documents: { analyses: ['get', 'find'], templates: ['get', 'find'] },
      invokeModel: true,
    },
    settings: ['PUBLIC_MODE', 'MODEL_COSTS', 'REVIEW_QUEUE_URL'],
  },
} as const satisfies Record<string, WorkerSettings>;

export type WorkerName = keyof typeof workerSettings;

export const workerEntries = Object.entries(workerSettings) as readonly [WorkerName, WorkerSettings][];

/** The settings of a worker, typed alike for all of them. */
export const workerOf = (name: WorkerName): WorkerSettings => workerSettings[name];

/** The names of the settings a worker's function is given. */
export const settingsOfWorker = ({ grants, settings = [] }: WorkerSettings): ReadonlySet<string> =>
  new Set([...settingsOfGrants(grants), ...settings]);

/**
 * For how long a message that was taken is not given to another call, in seconds: six times the function's own time, by
 * which AWS has calls that it throttles tried again ("Configuring a queue for use with Lambda").
 */
export const visibilitySeconds = ({ timeoutSeconds }: Pick<WorkerSettings, 'timeoutSeconds'>): number =>
  6 * timeoutSeconds;
