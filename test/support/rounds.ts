/** Whether tests are run as `npm run test:deep` runs them: as often and as long as they can. */
export const runsWhole = process.env['TEST_ROUNDS'] === 'all';

/**
 * How often a test of things that happen at once is repeated: a tenth of it for every change, all of it in
 * `npm run test:deep`.
 */
export const rounds = (all: number): number => (runsWhole ? all : Math.ceil(all / 10));
