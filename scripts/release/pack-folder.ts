/** One compressed archive of a folder, with its checksum beside it. */
import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { basename, join, relative, sep } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { pack, type Pack } from 'tar-stream';

/**
 * @param folder all of whose files are packed, in a folder of its name
 * @param file "saltbush-1.0.0.tar.gz"; whole, or not there at all
 */
export async function packFolder(folder: string, file: string): Promise<void> {
  const unfinished = `${file}.partial`;
  const archive = pack();
  try {
    await Promise.all([
      addFiles(archive, folder),
      pipeline(archive, createGzip({ level: 9 }), createWriteStream(unfinished, { flush: true })),
    ]);
    await rename(unfinished, file);
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
  await writeFile(`${file}.sha256`, `${await checksumOf(file)}  ${basename(file)}\n`);
}

async function addFiles(archive: Pack, folder: string): Promise<void> {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true });
  const files = entries.filter((entry) => entry.isFile());
  for (const path of files.map((entry) => join(entry.parentPath, entry.name)).toSorted()) {
    const { mode, mtime } = await stat(path);
    const name = [basename(folder), ...relative(folder, path).split(sep)].join('/');
    // Readable for the account that runs it, whatever the umask of whoever builds.
    const entry = { name, mode: mode & 0o100 ? 0o755 : 0o644, mtime, uid: 0, gid: 0 };
    archive.entry(entry, await readFile(path));
  }
  archive.finalize();
}

async function checksumOf(file: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return hash.digest('hex');
}
