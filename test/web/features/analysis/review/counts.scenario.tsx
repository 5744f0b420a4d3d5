/** @jest-environment jest-fixed-jsdom */
import '../../../support/browser-stubs.ts';
import '../editor-stubs.ts';
import { afterEach, describe, it } from '@jest/globals';
import { cleanup } from '@testing-library/react';
import { hasLegalData, realReadings } from '../../../../support/legal-data.ts';
import { sampled } from '../../../../support/rounds.ts';
import { checkEveryNumber, playbooksFor } from './page-numbers.tsx';

afterEach(cleanup);

(hasLegalData ? describe : describe.skip)('every number on the page, for real clauses', () => {
  it.each(sampled(realReadings(50), 8).map((reading) => [reading.id, reading] as const))(
    'GIVEN the clause %s THEN it is what it counts, with and without playbooks',
    async (_, reading) => {
      await checkEveryNumber(reading);
      await checkEveryNumber(reading, playbooksFor(reading.contractType));
    },
  );
});
