/**
 * How often a test of things that happen at once is repeated: a tenth of it for every change, all of it in
 * `npm run test:deep`.
 */
export const rounds = (all: number): number => (process.env['TEST_ROUNDS'] === 'all' ? all : Math.ceil(all / 10));
