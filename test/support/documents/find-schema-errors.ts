import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { initialize, verifyDeliverable } from 'docxodus/core';

/*
 * Has a validator that is not ours (Open XML SDK as WebAssembly) look at Word documents: a program of its own, for its
 * runtime belongs in no test's world. In the folder it is given lie pairs: NAME.before.docx and NAME.after.docx. It writes
 * into looked.json what is wrong with each document that was not wrong with the one before.
 */

const [folder = ''] = process.argv.slice(2);
const names = readdirSync(folder).flatMap((name) => /^(.*)\.after\.docx$/.exec(name)?.[1] ?? []);
const read = (name: string): Buffer => readFileSync(path.join(folder, name));

/** What is wrong and in which kind of place: edits move what comes after them, and each error that was there is none of theirs. */
const keyOf = ({ code, xPath }: { readonly code: string; readonly xPath: string | null }): string =>
  `${code} ${(xPath ?? '').replace(/\[\d+\]/g, '')}`;

await initialize();
const looked: { readonly name: string; readonly isWhole: boolean; readonly errors: readonly string[] }[] = [];
for (const name of names) {
  const before = `${name}.before.docx`;
  const report = await verifyDeliverable(read(`${name}.after.docx`), read(before));
  const { analysisCompleted: isWhole, findings, resolvedFindings } = report;
  const moved = resolvedFindings.map(keyOf);
  /**
   * Whether an error is one that was there, which then stands for no other; but for an error in the look of a run, which
   * stands in each part of a run that was cut.
   */
  const takeMoved = (key: string): boolean => {
    const at = moved.indexOf(key);
    if (at >= 0 && !/:r\/\w+:rPr\b/.test(key)) moved.splice(at, 1);
    return at >= 0;
  };
  const errors = findings
    .filter(
      ({ disposition, severity, category }) => disposition === 'new' && severity === 'error' && category !== 'delta',
    )
    .filter((finding) => !takeMoved(keyOf(finding)))
    .map(({ code, message, xPath }) => `${code}: ${message} ${xPath ?? ''}`);
  looked.push({ name, isWhole, errors });
}
// Its runtime speaks on standard output, and keeps the process alive.
writeFileSync(path.join(folder, 'looked.json'), JSON.stringify(looked));
process.exit();
