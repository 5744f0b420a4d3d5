import process from 'node:process';

/*
 * Use cases that tests drive from inside write their figures for CloudWatch to standard output, where a line of JSON for
 * each call of a model would stand between the results. Who looks at these lines puts something before `write` itself.
 */

const { stdout } = process;
const isQuiet = Symbol.for('clausewise.quietMetrics');

// All files of tests that one worker runs have one standard output.
if (!stdout[isQuiet]) {
  const write = stdout.write.bind(stdout);
  stdout[isQuiet] = true;
  stdout.write = (chunk, ...more) => (String(chunk).startsWith('{"_aws":') ? true : write(chunk, ...more));
}
