import { readFileSync } from 'node:fs';
import path from 'node:path';

/** A package as the lock file has it. */
export interface LockedPackage {
  readonly name: string;
  readonly version: string;
  /** An SPDX expression, as the package states it. */
  readonly licence: string | undefined;
  /** Whether it may be part of what is delivered, rather than of the tools alone. */
  readonly ships: boolean;
  /** Whether the lock file holds its contents' hash, or those of the package that brings it. */
  readonly isHashed: boolean;
}

interface LockEntry {
  readonly version?: string;
  readonly license?: string;
  readonly dev?: boolean;
  readonly integrity?: string;
  readonly inBundle?: boolean;
}

export interface Manifest {
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
}

const root = path.resolve(import.meta.dirname, '../..');
const read = (file: string): unknown => JSON.parse(readFileSync(path.join(root, file), 'utf8'));

/** What the project asks for by name. */
export const readManifest = (): Manifest => read('package.json') as Manifest;

/** Every package of the lock file, sorted by name. */
export const readLockedPackages = (): readonly LockedPackage[] =>
  Object.entries((read('package-lock.json') as { packages: Record<string, LockEntry> }).packages)
    .filter(([place]) => place !== '')
    .map(([place, { version = '', license, dev = false, integrity, inBundle = false }]) => ({
      name: place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length),
      version,
      licence: license,
      ships: !dev,
      isHashed: inBundle || integrity !== undefined,
    }))
    .sort((one, other) => one.name.localeCompare(other.name));
