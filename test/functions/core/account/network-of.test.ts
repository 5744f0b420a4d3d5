import { describe, expect, it } from '@jest/globals';
import { networkOf } from '../../../../functions/core/account/network-of.ts';

describe('the network an address counts as', () => {
  it.each([
    ['198.51.100.7', '198.51.100.7'],
    ['::ffff:198.51.100.7', '198.51.100.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
    ['2001:0DB8:0001:0002::9', '2001:db8:1:2'],
    ['2001:db8::1', '2001:db8:0:0'],
    ['::1', '0:0:0:0'],
    ['fe80::', 'fe80:0:0:0'],
    ['', ''],
  ])('GIVEN %j THEN %j', (address, network) => {
    expect(networkOf(address)).toBe(network);
  });
});
