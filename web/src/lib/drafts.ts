/*
 * Unfinished work lies in the tab's storage, under keys that begin with `clausewise.draft`, and belongs to whoever
 * wrote it. It outlives a session that ended by itself, and no session that somebody ended.
 */

const draftPrefix = 'clausewise.draft';
const ownerKey = 'clausewise.owner';

/** Forgets all unfinished work of this tab. */
export const clearDrafts = (): void => {
  try {
    for (const key of Object.keys(sessionStorage)) if (key.startsWith(draftPrefix)) sessionStorage.removeItem(key);
  } catch {
    // Storage that can't be reached holds no draft.
  }
};

/**
 * Makes somebody the owner of this tab's unfinished work. What another person left is forgotten.
 * @param ownerId the account's id, or a word for the public visitor
 */
export const claimDrafts = (ownerId: string): void => {
  try {
    const owner = sessionStorage.getItem(ownerKey);
    if (owner !== null && owner !== ownerId) clearDrafts();
    sessionStorage.setItem(ownerKey, ownerId);
  } catch {
    // Storage that can't be reached holds no draft.
  }
};
