import { setFlagsFromString } from 'node:v8';

/*
 * The engine holds thousands of patterns, and one that is searched for once is searched for again. V8 interprets a pattern
 * the first time and compiles it the second; compiled at once, a first analysis takes some two thirds of its time. This
 * holds for patterns made from here on: the module is imported before those that have patterns.
 */
setFlagsFromString('--regexp-tier-up-ticks=0');
