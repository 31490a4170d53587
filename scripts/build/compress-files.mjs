// @ts-check
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/**
 * A `.br` and a `.gz` beside every text file, so that the server never compresses the same file twice.
 * @param {string} folder
 */
export async function compressFiles(folder) {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true });
  const texts = entries.filter((entry) => /\.(js|css|html|svg|json|webmanifest)$/.test(entry.name));
  await Promise.all(
    texts.map(async (entry) => {
      const path = join(entry.parentPath, entry.name);
      const bytes = await readFile(path);
      if (bytes.length < 1024) return;
      await writeFile(`${path}.gz`, await promisify(gzip)(bytes, { level: 9 }));
      await writeFile(
        `${path}.br`,
        await promisify(brotliCompress)(bytes, brotliSettings(entry.name)),
      );
    }),
  );
}

/**
 * Packs of the whole app take six seconds more at the best quality, and become 1 % smaller.
 * @param {string} name
 */
const brotliSettings = (name) => ({
  params: { [constants.BROTLI_PARAM_QUALITY]: name.startsWith('app-pack-') ? 10 : 11 },
});
