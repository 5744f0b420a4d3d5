import { describe } from '@jest/globals';
import { describeDynamoDb } from '../infra/local/dynamodb/describe-dynamodb.ts';

describe('AWS’s own DynamoDB for one machine', () => {
  describeDynamoDb(() => {
    const url = process.env['DYNAMODB_URL'];
    return url
      ? Promise.resolve(url)
      : Promise.reject(new Error('DYNAMODB_URL is not set: npm run test:deploy sets it'));
  });
});
