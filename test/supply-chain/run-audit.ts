import { runProgram } from '../support/run-program.ts';

/*
 * `npm run audit`: asks the registry which packages have known weaknesses. Exits with 0 where it knows of none, with 1
 * where it names some, and with 2 where it did not say, so that no one takes silence for a good answer.
 */

interface Report {
  readonly auditReportVersion?: number;
  readonly vulnerabilities?: Readonly<Record<string, { readonly severity: string; readonly range: string }>>;
  readonly metadata?: { readonly dependencies: { readonly total: number } };
  readonly message?: string;
}

const { output } = await runProgram('npm', ['audit', '--json'], { timeoutMs: 120_000 });

const parse = (): Report | undefined => {
  try {
    // Around it npm may say other things.
    return JSON.parse(/^\{[^]*^\}/m.exec(output)?.[0] ?? '') as Report;
  } catch {
    return undefined;
  }
};

const report = parse();
if (report?.auditReportVersion === undefined || !report.vulnerabilities) {
  const reason = report?.message ?? output.trim().split('\n').at(-1);
  console.error(`NOT CHECKED: the registry did not answer which packages have known weaknesses (${reason}).`);
  process.exitCode = 2;
} else {
  const weak = Object.entries(report.vulnerabilities);
  for (const [name, { severity, range }] of weak) console.error(`${severity}: ${name} ${range}`);
  if (weak.length) {
    console.error(`WEAK: ${weak.length} packages have known weaknesses.`);
    process.exitCode = 1;
  } else console.info(`CLEAN: the registry knows of no weakness in ${report.metadata?.dependencies.total} packages.`);
}
