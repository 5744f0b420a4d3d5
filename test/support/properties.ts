import fc from 'fast-check';

/*
 * Properties are tried with the same cases in every run, so that a change is judged by itself and not by luck; TEST_SEED
 * draws others.
 */
fc.configureGlobal({ seed: Number(process.env['TEST_SEED'] ?? 1) });

export default fc;
