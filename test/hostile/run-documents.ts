import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { buildDocx, listed, paragraph, run } from '../support/documents/build-docx.ts';
import { buildPdf, linesFrom } from '../support/documents/build-pdf.ts';
import { type Extractor, startExtractor } from '../support/documents/extract-in-process.ts';
import { legalData } from '../support/legal-data.ts';
import { numbersFrom } from '../support/numbers-from.ts';
import { badFiles, mostMb, mostMilliseconds, readBadFile } from './bad-files/read-bad-files.ts';
import { mutate } from './mutate.ts';

/*
 * Reads every bad file, and files with something wrong with them: good ones of ours, and real ones where they are, mutated
 * by a seed. Each must be read or refused with a code, within time and memory. `--only 17,4711` makes some of them again.
 */

const { values } = parseArgs({ options: { mutations: { type: 'string', default: '400' }, only: { type: 'string' } } });
/** Mutations that have shown what no other had, of the files that have stood beside ours: they are always read. */
const telling = [3378, 4540, 4571];
const counted = Array.from({ length: Number(values.mutations) }, (_, place) => place + 1);
const numbers = values.only?.split(',').map(Number) ?? [...new Set([...telling, ...counted])];
const seed = Number(process.env['TEST_SEED'] ?? '1');
const root = path.resolve(import.meta.dirname, '../..');

interface Seed {
  readonly name: string;
  readonly bytes: Buffer;
}

const clause = 'The Supplier shall deliver the Goods within thirty (30) days, and the Buyer shall pay $1,000.';

const built: readonly Seed[] = [
  {
    name: 'built.docx',
    bytes: buildDocx({
      body:
        listed('Term', 0) + paragraph(run(clause)) + `<w:tbl><w:tr><w:tc>${paragraph(run('a'))}</w:tc></w:tr></w:tbl>`,
      numbering:
        '<w:abstractNum w:abstractNumId="7"><w:lvl w:ilvl="0"><w:start w:val="1"/><w:numFmt w:val="upperRoman"/><w:lvlText w:val="%1"/></w:lvl></w:abstractNum><w:num w:numId="1"><w:abstractNumId w:val="7"/></w:num>',
      styles: '<w:style w:styleId="S"><w:rPr><w:vanish/></w:rPr></w:style>',
      footnotes: `<w:footnote w:id="1">${paragraph(run('x'))}</w:footnote>`,
    }),
  },
  {
    name: 'built.pdf',
    bytes: buildPdf([{ lines: linesFrom(700, [clause, clause]) }, { lines: linesFrom(700, [clause]) }]),
  },
  { name: 'built.txt', bytes: Buffer.from(`${clause}\r\n`.repeat(40)) },
];

const filesIn = (folder: string, mostBytes: number): readonly Seed[] =>
  existsSync(folder)
    ? readdirSync(folder)
        .filter((name) => /\.(pdf|docx|txt)$/.test(name))
        .sort()
        .map((name) => ({ name: `file${path.extname(name)}`, bytes: readFileSync(path.join(folder, name)) }))
        .filter(({ bytes }) => bytes.length <= mostBytes)
    : [];

/** A long run says how far it is each time so many were read. */
const progressEvery = 1_000;

/** Larger files take seconds each and are no different inside. */
const mostSeedBytes = 300_000;

const seeds = [
  ...built,
  ...filesIn(path.join(root, 'web/public/samples'), mostSeedBytes),
  ...filesIn(path.join(legalData, 'dev/files'), mostSeedBytes),
];

const failures: string[] = [];
const codes = new Map<string, number>();
let slowest = 0;
let largest = 0;

const readMutated = async (extractor: Extractor, number: number): Promise<void> => {
  // Each has numbers of its own, so that one that fails can be made again alone.
  const draw = numbersFrom(seed * 1_000_003 + number);
  const source = seeds[draw(seeds.length)]!;
  const bytes = mutate(source.bytes, draw, seeds[draw(seeds.length)]!.bytes);
  const { code, message, milliseconds, peakMb } = await extractor.extract(bytes, source.name);
  codes.set(code, (codes.get(code) ?? 0) + 1);
  slowest = Math.max(slowest, milliseconds);
  largest = Math.max(largest, peakMb);
  const isBad = ['crash', 'hang', 'uncoded', 'internal'].includes(code);
  if (isBad || milliseconds >= mostMilliseconds || peakMb >= mostMb)
    failures.push(
      `mutation ${number} of ${source.name}: ${code} (${message}), ${milliseconds} ms, ${Math.round(peakMb)} MB`,
    );
};

assert.ok(numbers.length > 0 && numbers.every((number) => number > 0), '--mutations and --only take numbers');
const extractors = [startExtractor(), startExtractor()];
/** Has each of the processes take the next of what is left. */
const share = async <Item>(
  items: readonly Item[],
  read: (extractor: Extractor, item: Item) => Promise<void>,
): Promise<void> => {
  const left = items.values();
  await Promise.all(
    extractors.map(async (extractor) => {
      for (const item of left) await read(extractor, item);
    }),
  );
};

try {
  await share(badFiles, (extractor, bad) =>
    readBadFile(extractor, bad).catch((error: unknown) => {
      failures.push(`${bad.name}: ${(error as Error).message}`);
    }),
  );
  console.info(`${badFiles.length} bad files, ${failures.length} answered wrongly.`);
  let read = 0;
  await share(numbers, async (extractor, number) => {
    await readMutated(extractor, number);
    read += 1;
    if (read % progressEvery === 0)
      console.info(`${read} of ${numbers.length} mutations, ${failures.length} failures.`);
  });
} finally {
  for (const extractor of extractors) extractor.close();
}
console.info(
  `${numbers.length} mutations of ${seeds.length} files by seed ${seed}: ${[...codes].map(([code, count]) => `${code} ${count}`).join(', ')}; the slowest took ${slowest} ms, the largest ${Math.round(largest)} MB.`,
);
if (failures.length) {
  console.error(failures.join('\n'));
  process.exitCode = 1;
}
