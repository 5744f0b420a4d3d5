import { parseArgs } from 'node:util';
import { readStage, type StageConfig, stages } from '../config.ts';
import { OperationError } from './stacks.ts';

const stageOf = (name: string | undefined): StageConfig => {
  const choices = Object.keys(stages)
    .map((stage) => `--stage ${stage}`)
    .join(' or ');
  if (name === undefined) throw new OperationError(`Write which stage: ${choices}.`);
  if (!Object.hasOwn(stages, name)) {
    throw new OperationError(`There is no stage ${name}: write ${choices}, or add it to infra/config.ts.`);
  }
  return readStage(name);
};

/**
 * Runs one of the operator's commands: what it throws is said in a line, and ends it with 1.
 * @param work gets the stage that `--stage` names, and whether `--yes` stands there
 */
export const command = async (work: (stage: StageConfig, isSure: boolean) => Promise<void>): Promise<void> => {
  try {
    const { values } = parseArgs({ options: { stage: { type: 'string' }, yes: { type: 'boolean', default: false } } });
    await work(stageOf(values.stage), values.yes);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
};

/**
 * Sees to it that somebody sits there to be asked, before minutes are spent.
 * @throws OperationError where nobody does, unless `--yes` stands there
 */
export const requireSomebody = (isSure: boolean): void => {
  if (isSure || process.stdin.isTTY) return;
  throw new OperationError('Nobody can be asked here: add --yes to go ahead without being asked.');
};
