import { serveReading } from '../../../functions/adapters/read-apart.ts';

/* Readings of two kinds: one that works for so many milliseconds, and one that only waits. */

interface Job {
  readonly milliseconds: number;
}

serveReading<Job>('work', ({ milliseconds }) => {
  const end = process.cpuUsage().user + milliseconds * 1000;
  while (process.cpuUsage().user < end);
  return Promise.resolve('read');
});

serveReading<Job>(
  'wait',
  ({ milliseconds }) => new Promise((resolve) => setTimeout(() => resolve('read'), milliseconds)),
);
