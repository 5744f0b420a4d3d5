import { afterAll, describe, expect, it } from '@jest/globals';
import { badDocx } from '../../../hostile/bad-files/bad-docx.ts';
import { mostMb, mostMilliseconds } from '../../../hostile/bad-files/read-bad-files.ts';
import { mutate } from '../../../hostile/mutate.ts';
import { startExtractor, type Way } from '../../../support/documents/extract-in-process.ts';
import { hasWordFixtures, readWordFixture, wordFixtures } from '../../../support/documents/word-fixtures.ts';
import { numbersFrom } from '../../../support/numbers-from.ts';
import { rounds, sampled } from '../../../support/rounds.ts';

const ways: readonly Way[] = ['export', 'reply', 'sent', 'both sent and reply', 'verify', 'verify with a receipt'];
/** What is answered to one who sends a file that nobody can use. */
const refusals = ['unreadable_document', 'encrypted_document', 'invalid_file_type', 'empty_document', 'too_large'];
const draw = numbersFrom(Number(process.env['TEST_SEED'] ?? 1));

describe('acceptance 21: hostile Word documents, exported, held against others and verified', () => {
  /** A process for each way, as each is a function of its own: what one holds of earlier documents is no other's. */
  const extractors = new Map(ways.map((way) => [way, startExtractor()]));
  const most = { milliseconds: 0, mb: 0 };
  afterAll(() => {
    for (const extractor of extractors.values()) extractor.close();
    console.info(`The slowest took ${most.milliseconds} ms, the largest ${Math.round(most.mb)} MB.`);
  });

  /** Takes a document a way; says what was wrong with that, where something was. */
  const wrongIn = async (name: string, bytes: Uint8Array, way: Way): Promise<string[]> => {
    const { code, message, milliseconds, peakMb } = await extractors.get(way)!.extract(bytes, 'document.docx', way);
    most.milliseconds = Math.max(most.milliseconds, milliseconds);
    most.mb = Math.max(most.mb, peakMb);
    const isRight = ['none', ...refusals].includes(code) && milliseconds < mostMilliseconds && peakMb < mostMb;
    return isRight ? [] : [`${name}, ${way}: ${code} (${message}), ${milliseconds} ms, ${Math.round(peakMb)} MB`];
  };

  it.each(sampled(badDocx, 8).map((bad) => [bad.name, bad] as const))(
    'GIVEN %s THEN each way ends in an answer within 10 s and 512 MB',
    async (name, { make }) => {
      const bytes = await make();
      const wrong: string[] = [];
      for (const way of ways) wrong.push(...(await wrongIn(name, bytes, way)));
      expect(wrong).toEqual([]);
    },
    300_000,
  );

  (hasWordFixtures ? it : it.skip)(
    'GIVEN documents of all kinds with something wrong in their bytes THEN each way ends so, too',
    async () => {
      const wrong: string[] = [];
      const files = Array.from({ length: rounds(500) }, () => wordFixtures[draw(wordFixtures.length)]!);
      for (const [at, name] of files.entries()) {
        const other = readWordFixture(wordFixtures[draw(wordFixtures.length)]!);
        const bytes = mutate(readWordFixture(name), draw, other);
        wrong.push(...(await wrongIn(`mutation ${at} of ${name}`, bytes, ways[at % ways.length]!)));
      }
      expect(wrong).toEqual([]);
    },
    1_800_000,
  );
});
