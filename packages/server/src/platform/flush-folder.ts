import { open } from 'node:fs/promises';

/** After a rename: the new name is on the disk only when the folder is. */
export async function flushFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return; // Folders can't be opened there.
  const handle = await open(folder);
  await handle.sync().finally(() => handle.close());
}
