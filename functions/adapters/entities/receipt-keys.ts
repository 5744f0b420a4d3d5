import type { ReceiptKey } from '../../../shared/receipts.ts';
import { inPartition, isWritten, putItem, queryAll } from '../table.ts';

const pk = 'receipt-keys';

/** Notes a public key for all who verify receipts later. A key that is noted already stays as it is. */
export const noteReceiptKey = async (key: ReceiptKey): Promise<void> => {
  const item = { pk, sk: key.id, publicKey: key.publicKey, since: key.since };
  await isWritten(putItem({ Item: item, ConditionExpression: 'attribute_not_exists(pk)' }));
};

/** Every public key that ever signed a receipt, oldest first. */
export const readReceiptKeys = async (): Promise<readonly ReceiptKey[]> => {
  const items = await queryAll({ ...inPartition(pk), ConsistentRead: true });
  return items
    .map(({ sk, publicKey, since }) => ({
      id: sk as string,
      publicKey: publicKey as string,
      since: since as string,
    }))
    .toSorted((a, b) => a.since.localeCompare(b.since));
};
