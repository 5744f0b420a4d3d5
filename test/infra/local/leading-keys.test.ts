import { describe, expect, it } from '@jest/globals';
import { keyBeyond } from '../../../infra/local/dynamodb/leading-keys.ts';
import { allowedKeysOf } from '../../../infra/table-partitions.ts';

const at = (pk: string) => ({ pk: { S: pk }, sk: { S: 'x' } });

describe('threat 21: partitions a function may touch', () => {
  it.each([
    ['a key', { Key: at('owner#1') }],
    ['an item', { Item: at('owner#1') }],
    ['a key of a batch', { RequestItems: { table: { Keys: [at('usage#1'), at('owner#1')] } } }],
    [
      'one write of several',
      { TransactItems: [{ Put: { Item: at('usage#1') } }, { ConditionCheck: { Key: at('owner#1') } }] },
    ],
    [
      'a query',
      {
        KeyConditionExpression: 'pk = :pk AND begins_with(sk, :p)',
        ExpressionAttributeValues: { ':pk': { S: 'owner#1' } },
      },
    ],
  ])('GIVEN %s beyond them THEN it is found', (_, message) => {
    expect(keyBeyond(message, ['usage#*'])).toBe('owner#1');
    expect(keyBeyond(message, ['usage#*', 'owner#*'])).toBeUndefined();
    expect(keyBeyond(message, ['usage#*', 'owner#'])).toBe('owner#1');
  });

  it('GIVEN the gate THEN it reads accounts, and writes none', () => {
    expect(keyBeyond({ Key: at('account#1') }, allowedKeysOf('getAnalysis', 'GetItem'))).toBeUndefined();
    expect(keyBeyond({ Key: at('account#1') }, allowedKeysOf('getAnalysis', 'UpdateItem'))).toBe('account#1');
    expect(keyBeyond({ Key: at('account#1') }, allowedKeysOf('getPublicMode', 'GetItem'))).toBe('account#1');
  });
});
