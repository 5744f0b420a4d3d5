import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import ts from 'typescript';

/** A pattern of the sources, by what it is written as. */
export interface CollectedPattern {
  readonly source: string;
  readonly flags: string;
  /** The file it is written in, or put together in. */
  readonly file: string;
}

const folders = ['clauses', 'documents', 'template', 'analysis'].map((name) => `functions/core/${name}`);
const root = path.resolve(import.meta.dirname, '../../..');

/** The files that an analysis runs: all of the folders but the programs that write knowledge and train. */
const sourceFiles = (): string[] =>
  folders
    .flatMap((folder) =>
      readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' }).map((name) =>
        path.join(folder, name),
      ),
    )
    .filter((name) => /(?<!\.d)\.ts$/.test(name) && !/\/training\/|write-schemas/.test(name))
    .sort();

const literalsOf = (file: string): CollectedPattern[] => {
  const found: CollectedPattern[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isRegularExpressionLiteral(node)) {
      const end = node.text.lastIndexOf('/');
      found.push({ source: node.text.slice(1, end), flags: node.text.slice(end + 1), file });
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, readFileSync(path.join(root, file), 'utf8'), ts.ScriptTarget.Latest));
  return found;
};

/**
 * Every pattern that the engine, documents, templates and analyses can run: literals as they are written, and what is
 * put together when the modules are loaded.
 */
export const collectPatterns = async (): Promise<CollectedPattern[]> => {
  const files = sourceFiles();
  const patterns = files.flatMap(literalsOf);
  const plain = globalThis.RegExp;
  const made: CollectedPattern[] = [];
  globalThis.RegExp = new Proxy(plain, {
    construct: (target, given: [string | RegExp, string?]) => {
      const pattern = new target(...given);
      const by = /functions\/core\/[\w/.-]+/.exec(new Error().stack ?? '')?.[0];
      if (by) made.push({ source: pattern.source, flags: pattern.flags, file: by });
      return pattern;
    },
  });
  try {
    for (const file of files) await import(pathToFileURL(path.join(root, file)).href);
  } finally {
    globalThis.RegExp = plain;
  }
  const all = new Map([...made, ...patterns].map((pattern) => [`/${pattern.source}/${pattern.flags}`, pattern]));
  return [...all.values()];
};
