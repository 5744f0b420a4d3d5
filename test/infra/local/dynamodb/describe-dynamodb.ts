import { afterAll, beforeAll } from '@jest/globals';
import { describeLimits } from './describe-limits.ts';
import { describePaging } from './describe-paging.ts';
import { describeTransactions } from './describe-transactions.ts';
import { type OpenTable, openTable } from './open-table.ts';

/**
 * What the product relies on of DynamoDB: the same scenarios for the embedded one and for AWS's own, so that what the
 * first does is known to be what the second does.
 * @param start gives the address of a DynamoDB that runs
 */
export const describeDynamoDb = (start: () => Promise<string>): void => {
  let table: OpenTable;
  beforeAll(async () => {
    table = await openTable(await start());
  });
  afterAll(() => table.close());
  const tableOf = (): OpenTable => table;
  describeTransactions(tableOf);
  describePaging(tableOf);
  describeLimits(tableOf);
};
