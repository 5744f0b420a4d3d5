/** A part of what takes minutes: a program of its own, which fails by its exit code. */
export interface Part {
  readonly name: string;
  /** What it proves, as the table at the end says it. */
  readonly proves: string;
  /** What to run under this Node: a seeded sample that fits each change. */
  readonly sample: readonly string[];
  /** What `--full` runs in its place; the sample where nothing larger exists. */
  readonly full?: readonly string[];
  /** Settings of the whole run, beside the sample's. */
  readonly fullEnv?: Readonly<Record<string, string>>;
  /** The longest the sample may take, in minutes. */
  readonly minutes: number;
}

const jest = (config: string): readonly string[] => [
  '--experimental-vm-modules',
  '--no-warnings',
  'node_modules/jest/bin/jest.js',
  '--config',
  config,
];

/** Scenarios whose paths match, as a sample and whole. */
const scenarios = (paths: string): Pick<Part, 'sample' | 'fullEnv'> => ({
  sample: [...jest('test/deep/jest.config.mjs'), '--testPathPatterns', paths],
  fullEnv: { TEST_ROUNDS: 'all' },
});

/** Everything `npm run test:deep` runs, in this order. */
export const parts: readonly Part[] = [
  // First, while nothing else has kept the machine busy.
  {
    name: 'lighthouse',
    proves: 'the page is quick, accessible and as browsers want it, by Lighthouse',
    sample: ['test/lighthouse/run-lighthouse.ts'],
    minutes: 5,
  },
  {
    name: 'figures',
    proves: 'no figure of the evaluation falls by more than its noise',
    sample: ['test/eval/run-eval.ts', '--gate'],
    minutes: 15,
  },
  {
    name: 'screens',
    proves: 'every screen is accessible, fits its window and needs few calls, in a real browser',
    ...scenarios('test/e2e/(accessibility|first-|review-)'),
    minutes: 12,
  },
  {
    name: 'journeys',
    proves: 'accounts, their administration and playbooks work in a real browser',
    ...scenarios('test/e2e/(accounts|administration|playbooks)'),
    minutes: 10,
  },
  {
    name: 'redlines',
    proves: 'the redline, plans and the way of a Word document work in a real browser',
    ...scenarios('test/e2e/(redline|subscription|word)'),
    minutes: 10,
  },
  {
    name: 'waits',
    proves:
      'a slow model is waited for and costs no more than it may, a rush meets the quota, an interrupted registration goes on, and a deleted account is gone',
    ...scenarios('test/e2e/pending|test/api/(delete|model|quota|registrations|review|slow)'),
    minutes: 12,
  },
  {
    name: 'texts',
    proves:
      'real texts and Word documents of all kinds are read, exported and compared as is promised, and negotiated on the page',
    // Its playbook is the organization's, which would have a part in what others analyze: it stands apart from the journeys.
    ...scenarios('test/api/real-texts|test/e2e/negotiation|core/(analysis|clauses|documents|reply|word)/|test/web/'),
    minutes: 15,
  },
  {
    name: 'rivals',
    proves:
      'takeovers of an address in any order, what happens at once or stops half-way, 10,000 accounts, and the rules of CDK',
    ...scenarios('core/(account|administration|playbook|subscription)/|test/infra/[^/]+$'),
    minutes: 15,
  },
  {
    name: 'starts',
    proves:
      '`npm start` is right whatever it finds: damaged or taken data, an interrupted start, a real model’s credentials',
    ...scenarios('test/infra/local/'),
    minutes: 8,
  },
  {
    name: 'recipes',
    proves: 'the recipes for an endpoint, an issue and a field compile as they are written',
    ...scenarios('test/recipes/'),
    minutes: 6,
  },
  {
    name: 'faults',
    proves: 'no service that fails and no disk that is full leaves anything half, and the next call works',
    sample: jest('test/faults/jest.config.mjs'),
    fullEnv: { TEST_ROUNDS: 'all' },
    minutes: 10,
  },
  {
    name: 'load',
    proves: 'a steady load meets no server error and no growing memory, a spike only 200, 429 and 503',
    sample: ['test/load/run-load.ts', ...'--seconds 40 --rate 10 --users 100 --busy 1 --analyses 1000'.split(' ')],
    full: ['test/load/run-load.ts'],
    minutes: 4,
  },
  {
    name: 'flood',
    proves:
      'more calls than the machine can answer are told so, in a memory that stays bounded, and the next call works',
    sample: ['test/load/run-flood.ts', ...'--seconds 20'.split(' ')],
    full: ['test/load/run-flood.ts'],
    minutes: 3,
  },
  {
    name: 'cases',
    proves: 'calls made from the API’s own document, good and bad, get no server error and the answers it says',
    sample: ['test/hostile/run-api-cases.ts', ...'--phases fuzzing,stateful --examples 2'.split(' ')],
    full: ['test/hostile/run-api-cases.ts', ...'--examples 5 --cases 5000'.split(' ')],
    minutes: 6,
  },
  {
    name: 'documents',
    proves: 'bad and mutated files are read or refused, within 10 s and 512 MB each',
    sample: ['test/hostile/run-documents.ts', ...'--mutations 200'.split(' ')],
    full: ['test/hostile/run-documents.ts', ...'--mutations 10000'.split(' ')],
    minutes: 10,
  },
  {
    name: 'slow-texts',
    proves:
      'no pattern takes more than its time for any text tried, and a million characters of the worst take under 10 s',
    sample: ['test/hostile/run-slow-texts.ts'],
    full: ['test/hostile/run-slow-texts.ts', ...'--patterns 100000 --samples 60'.split(' ')],
    minutes: 8,
  },
  {
    name: 'mutations',
    proves: 'of 100 changes to what lets people in, counts, validates or proves, a test finds 85 or more',
    sample: ['test/mutation/run.ts'],
    full: ['test/mutation/run.ts', '--full'],
    minutes: 10,
  },
  {
    name: 'synth',
    proves: 'the whole application is synthesised without credentials and network within 30 s, nothing built before',
    sample: ['test/deep/synth.ts'],
    minutes: 2,
  },
];
