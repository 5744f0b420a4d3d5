/** @jest-environment jest-fixed-jsdom */
import '../../../support/browser-stubs.ts';
import '../editor-stubs.ts';
import { afterEach, describe, it } from '@jest/globals';
import { cleanup } from '@testing-library/react';
import { sampled } from '../../../../support/rounds.ts';
import { checkEveryNumber, playbooksFor, samples } from './page-numbers.tsx';

afterEach(cleanup);

describe('every number on the page', () => {
  it.each(sampled(samples, 4))('GIVEN the sample %s THEN it is what it counts', async (_, sample) => {
    await checkEveryNumber(sample);
  });

  it.each(sampled(samples, 4))('GIVEN the sample %s and playbooks THEN it is what it counts', async (_, sample) => {
    await checkEveryNumber(sample, playbooksFor(sample.contractType));
  });
});
