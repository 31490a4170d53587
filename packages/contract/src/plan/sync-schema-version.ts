/** Of the rows and operations that a device stores and sends. The server takes this one and the one before. */
export const syncSchemaVersion = 1;
