import { parseArgs } from 'node:util';
import { readStage, type StageConfig } from '../config.ts';
import { OperationError } from './stacks.ts';

/**
 * Runs one of the operator's commands: what it throws is said in a line, and ends it with 1.
 * @param work gets the stage that `--stage` names, and whether `--yes` stands there
 */
export const command = async (work: (stage: StageConfig, isSure: boolean) => Promise<void>): Promise<void> => {
  try {
    const { values } = parseArgs({ options: { stage: { type: 'string' }, yes: { type: 'boolean', default: false } } });
    if (values.stage === undefined) throw new OperationError('Write which stage: --stage dev, for instance.');
    await work(readStage(values.stage), values.yes);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
};
