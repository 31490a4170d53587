/** With a sign-out, what was shared and not imported is deleted, too. In a file of its own, and without `idb`, to be small. */

/** Below another path of this host there may be another instance. */
export const sharedDatabase = `shared-with-saltbush${basePath}`;

/** Never rejects. */
export const eraseShared = (): Promise<void> =>
  new Promise((resolve) => {
    const request = indexedDB.deleteDatabase(sharedDatabase);
    // Whoever has it open closes it in a moment, and then it is deleted.
    request.onsuccess = request.onerror = request.onblocked = () => resolve();
  });
