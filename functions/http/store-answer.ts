/**
 * Keeps a body where its caller can fetch it, and gives the address, which is good for a minute. It stands apart from the
 * endpoint so that only functions that may do so hold the client of storage.
 * @param key where storage expires what lies, for whoever is let at it by the answer alone
 */
export const storeAnswer = async (key: string, body: string): Promise<string> => {
  const [{ putObject }, { presignDownload }] = await Promise.all([
    import('../adapters/object-store.ts'),
    import('../adapters/presigned-urls.ts'),
  ]);
  await putObject(key, Buffer.from(body), 'application/json');
  return presignDownload(key, 'answer.json', 'application/json');
};
