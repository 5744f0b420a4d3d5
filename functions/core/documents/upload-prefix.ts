/** Where a person's uploads lie: nobody else's key begins like this. */
export const uploadPrefix = (ownerId: string): string => `uploads/${ownerId}/`;
