import { existsSync, readFileSync } from 'node:fs';

/** What the kernel calls a tick of processor time, in milliseconds. */
const tickMs = 10;

/**
 * The processor time so far of this process and of those it started and that have ended, in milliseconds: what a piece of
 * work costs, however busy the machine is. Where the system does not tell of the others, that of this process alone.
 */
export const spentMs = (): number => {
  if (!existsSync('/proc/self/stat')) {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1000;
  }
  // The name in brackets may hold spaces; user, system and children's times follow it at fixed places.
  const fields = readFileSync('/proc/self/stat', 'utf8').split(') ').at(-1)!.split(' ');
  return tickMs * fields.slice(11, 15).reduce((sum, ticks) => sum + Number(ticks), 0);
};
