/** Writes a large file without delaying what other people save meanwhile. */
import { open } from 'node:fs/promises';

/**
 * Flushes the file again and again while it is written. Many file systems write the pending data of all
 * files when one is flushed: a commit of the database would wait for the whole upload.
 *
 * @param path of a new file, readable by the server alone; on the disk when this resolves
 */
export async function writeFlushed(chunks: AsyncIterable<Uint8Array>, path: string): Promise<void> {
  const file = await open(path, 'wx', 0o600);
  try {
    let pendingBytes = 0;
    for await (const chunk of chunks) {
      await file.writeFile(chunk);
      pendingBytes += chunk.length;
      if (pendingBytes < maxPendingBytes) continue;
      await file.datasync();
      pendingBytes = 0;
    }
    await file.sync();
  } finally {
    await file.close();
  }
}

/** A slow disk writes this in 20 ms. */
const maxPendingBytes = 2_000_000;
