import { maxTitleLength } from '../../../shared/limits.ts';

/** Control characters, and the marks that turn the reading direction around or hide in a name. */
const invisible = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}\p{Co}\p{Cn}]/gu;

/**
 * A file name that is safe to show, to store and to put in a header: the last part of any path, without control
 * and direction characters, at most `maxTitleLength` UTF-16 units, its extension kept.
 * @param name the name as the client sent it
 * @returns never empty: a name of which nothing is left is `document`
 */
export const cleanFilename = (name: string): string => {
  const last = name.toWellFormed().normalize('NFC').split(/[\\/]/).at(-1) ?? '';
  const clean = last
    .replace(/\s+/g, ' ')
    .replace(invisible, '')
    .replace(/[<>:"|?*]/g, '_')
    .replace(/^[\s.]+|[\s.]+$/g, '');
  if (clean === '') return 'document';
  if (clean.length <= maxTitleLength) return clean;
  const extension = /\.[A-Za-z0-9]{1,8}$/.exec(clean)?.[0] ?? '';
  const stem = clean
    .slice(0, maxTitleLength - extension.length - 1)
    .toWellFormed()
    .replace(/\uFFFD$/, '');
  return `${stem}…${extension}`;
};
