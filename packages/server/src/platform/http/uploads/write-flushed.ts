/** Writes a large file without delaying what other people save meanwhile. */
import { open } from 'node:fs/promises';
import { setTimeout } from 'node:timers/promises';
import { openPace } from '../../pace';

/**
 * Flushes the file again and again while it is written. Many file systems write the pending data of all
 * files when one is flushed: a commit of the database would wait for the whole upload. All files together are written
 * at 16 MB a second, faster than most lines: neither the disk nor the serving thread is theirs alone.
 *
 * @param pace takes what each piece costs, which is the next one's wait
 * @param path of a new file, readable by the server alone; on the disk when this resolves
 */
export async function writeFlushed(
  chunks: AsyncIterable<Uint8Array>,
  path: string,
  pace = paceOfAll,
): Promise<void> {
  const file = await open(path, 'wx', 0o600);
  try {
    let pendingBytes = 0;
    for await (const chunk of chunks) {
      await file.writeFile(chunk);
      const waitMs = pace(chunk.length / bytesPerMs);
      if (waitMs > 0) await setTimeout(waitMs);
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

const bytesPerMs = 16 * 1024;
const paceOfAll = openPace();
