import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { writeWholeFile } from './write-whole-file.ts';

/**
 * What a running start says of itself in `endpoints.json` in its data directory, for commands that reach the same
 * services: `Object.assign(process.env, environment)` before a client of the SDK is made is all they need. Only the
 * owner may read the file; it goes when the start is closed.
 */
export interface RunningServices {
  /** The process that runs them. */
  readonly pid: number;
  /** Where the page and the API answer. */
  readonly url: string;
  /**
   * Everything the functions are told, together: settings (TABLE_NAME, DOCUMENTS_BUCKET, USER_POOL_ID, ...), the local
   * credentials and region, and every AWS_ENDPOINT_URL_<SERVICE>.
   */
  readonly environment: Readonly<Record<string, string>>;
}

const fileIn = (dataDir: string): string => path.join(dataDir, 'endpoints.json');

/** Says where the services answer, until `close`. */
export const announceServices = async (
  dataDir: string,
  services: Omit<RunningServices, 'pid'>,
): Promise<{ readonly close: () => Promise<void> }> => {
  const file = fileIn(dataDir);
  await writeWholeFile(file, JSON.stringify({ pid: process.pid, ...services }, undefined, 2));
  return { close: () => rm(file, { force: true }) };
};

const isAlive = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

/**
 * Reads where the services of a start answer.
 * @param dataDir its data directory, `.local/data` unless DATA_DIR says otherwise
 * @returns undefined where nothing runs on this data
 */
export const findRunningServices = async (dataDir: string): Promise<RunningServices | undefined> => {
  const text = await readFile(fileIn(dataDir), 'utf8').catch(() => undefined);
  if (text === undefined) return undefined;
  const services = JSON.parse(text) as RunningServices;
  // A start that was killed leaves its file behind.
  return isAlive(services.pid) ? services : undefined;
};
