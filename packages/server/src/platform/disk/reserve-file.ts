/**
 * A file that only takes space. It is given back when the disk is full, so that PostgreSQL can write its log and go on
 * reading; it is made again when there is space.
 */
import { randomBytes } from 'node:crypto';
import { open, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

const name = 'reserve-for-a-full-disk';
const blockBytes = 1024 * 1024;

/**
 * Makes the file unless it is there. One that could not be written to its end is removed.
 *
 * @param bytes its size
 */
export async function makeReserve(folder: string, bytes: number): Promise<void> {
  const path = join(folder, name);
  const size = Math.floor(bytes / blockBytes) * blockBytes;
  if ((await sizeOf(path)) === size) return;
  // Of zeros, some file systems would store nothing.
  const block = randomBytes(blockBytes);
  const file = await open(path, 'w', 0o600);
  try {
    for (let written = 0; written < size; written += blockBytes) await file.write(block);
    await file.sync();
  } catch (error) {
    await rm(path, { force: true });
    throw error;
  } finally {
    await file.close();
  }
}

/** @returns whether there was one */
export async function giveReserveBack(folder: string): Promise<boolean> {
  const path = join(folder, name);
  if ((await sizeOf(path)) === undefined) return false;
  await rm(path, { force: true });
  return true;
}

const sizeOf = (path: string): Promise<number | undefined> =>
  stat(path).then(
    ({ size }) => size,
    () => undefined,
  );
