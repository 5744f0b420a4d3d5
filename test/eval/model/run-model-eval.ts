import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { promptVersion } from '../../../functions/core/analysis/review-prompt.ts';
import { hasLegalData, legalData } from '../../support/legal-data.ts';
import { startModelServer } from '../../support/bedrock-server.ts';
import { evaluateModel } from './evaluate-model.ts';
import { runRulers } from './run-rulers.ts';
import { describeFigures, hasFallen, type ModelFigure } from './model-figures.ts';

/*
 * `npm run eval -- --model <id> [--recorded] [--region <region>] [--copied-from <id>] [--cases <n>] [--write] [--gate]`: what a model
 * is worth on the cases of recorded-cases.ts and by the three rulers of the legal data, where that is here, and what it costs.
 * Bedrock is asked with the credentials of whoever runs it; with `--recorded` a stand-in plays recorded answers, which measures
 * the product and not the model. Of each kind of the rulers' cases `--cases` are tried, 12 by default and all with `--cases 0`.
 * `--write` keeps the figures for the next run to be compared with; `--gate` fails where one is worse than it was.
 */

interface Run {
  readonly model: string;
  readonly prompt: string;
  readonly isRecorded: boolean;
  readonly figures: readonly ModelFigure[];
  /** What the rulers measured, on as many cases of each kind; left out where the legal data was not here. */
  readonly rulers?: { readonly cases: number; readonly figures: readonly ModelFigure[] };
}

const file = path.join(import.meta.dirname, 'results.json');

const { values } = parseArgs({
  options: {
    model: { type: 'string' },
    region: { type: 'string' },
    'copied-from': { type: 'string' },
    cases: { type: 'string', default: '12' },
    recorded: { type: 'boolean', default: false },
    write: { type: 'boolean', default: false },
    gate: { type: 'boolean', default: false },
  },
});

/** Whether two runs are of one model, answered in the same way. */
const isAlike = (one: Run, other: Run): boolean => one.model === other.model && one.isRecorded === other.isRecorded;

const keep = async (runs: readonly Run[], run: Run): Promise<void> => {
  const others = runs.filter((other) => !isAlike(other, run) || other.prompt !== run.prompt);
  const prettier = await import('prettier');
  const config = await prettier.resolveConfig(file);
  await writeFile(file, await prettier.format(JSON.stringify([...others, run]), { ...config, filepath: file }));
};

const evaluate = async (modelId: string): Promise<boolean> => {
  const { region = 'us-east-1', recorded: isRecorded } = values;
  const standIn = isRecorded ? await startModelServer() : undefined;
  Object.assign(process.env, {
    BEDROCK_REGION: region,
    BEDROCK_COPIED_FROM: values['copied-from'] ?? '',
    ...(standIn && {
      AWS_ENDPOINT_URL_BEDROCK_RUNTIME: standIn.url,
      AWS_ACCESS_KEY_ID: 'local',
      AWS_SECRET_ACCESS_KEY: 'local',
    }),
  });
  try {
    const cases = Number(values.cases);
    const figures = await evaluateModel({ modelId, standIn });
    const rulers = hasLegalData ? await runRulers({ modelId, standIn, cases, data: legalData }) : undefined;
    const run: Run = {
      model: modelId,
      prompt: promptVersion,
      isRecorded,
      figures,
      ...(rulers && { rulers: { cases, figures: rulers } }),
    };
    const runs = JSON.parse(await readFile(file, 'utf8')) as readonly Run[];
    // The last one kept: of this version of the prompt, or of the one before.
    const before = runs.findLast((other) => isAlike(other, run));
    // Other cases are another ruler.
    const beforeRulers = runs.findLast((other) => isAlike(other, run) && other.rulers?.cases === cases)?.rulers;
    const earlier = [...(before?.figures ?? []), ...(beforeRulers?.figures ?? [])];
    const all = [...figures, ...(rulers ?? [])];
    const how = isRecorded ? 'recorded answers' : `asked in ${region}`;
    console.info(`== ${modelId}, prompt ${promptVersion}, ${how}${before ? `, beside prompt ${before.prompt}` : ''}`);
    for (const line of describeFigures(all, earlier)) console.info(line);
    if (!hasLegalData) console.info('The three rulers were not held against it: there is no legal data (CLAUSE_DATA).');
    // Of a run without the rulers, those of the last one stay.
    if (values.write) await keep(runs, rulers || !beforeRulers ? run : { ...run, rulers: beforeRulers });
    return all.every(
      (figure) =>
        !hasFallen(
          figure,
          earlier.find(({ label }) => label === figure.label),
        ),
    );
  } finally {
    await standIn?.close();
  }
};

if (values.model) {
  const isHeld = await evaluate(values.model);
  process.exitCode = isHeld || !values.gate ? 0 : 1;
} else {
  console.error('Write the id of a model: npm run eval -- --model us.anthropic.claude-sonnet-5 [--recorded]');
  process.exitCode = 2;
}
