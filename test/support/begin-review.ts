import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { takeReview } from '../../functions/adapters/entities/model-review.ts';
import { credentialsOf, type DrivenProduct } from './accounts.ts';

/** Begins the review of an analysis in three parts past the API, as a call does that was ended before it read any. */
export const beginReview = async (
  { ownerId, id }: { readonly ownerId: string; readonly id: string },
  { endpoints, environment }: DrivenProduct,
): Promise<void> => {
  const client = DynamoDBDocumentClient.from(
    new DynamoDBClient({
      endpoint: endpoints.dynamodb,
      region: 'us-east-1',
      credentials: credentialsOf(environment),
    }),
  );
  const { Update } = takeReview({ id, ownerId, until: 0, partSections: [1, 1, 1], dayLimit: undefined }, Date.now());
  if (!Update) throw new Error('a review is begun by an update');
  await client.send(new UpdateCommand({ TableName: environment['TABLE_NAME'] ?? '', ...Update }));
  client.destroy();
};
