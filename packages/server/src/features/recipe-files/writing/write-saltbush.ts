/** Our own export: everything, so that another Saltbush has it all (docs/formats.md). */
import { imageName, writeRecipeFile } from '../lossless/recipe-file';
import { parts } from '../lossless/parts';
import { formatVersion, manifestName } from '../lossless/read-lossless';
import { findPictureFile } from '../../images';
import type { Export } from './export';
import { wholeBook } from './whole-book';
import type { ZipEntry } from './zip-stream';

export async function* saltbushEntries({ deps, ownerId, now }: Export): AsyncGenerator<ZipEntry> {
  const { db } = deps.database;
  yield json(manifestName, {
    format: 'saltbush',
    version: formatVersion,
    exportedAt: now.toISOString(),
  });
  const pictures = new Set<string>();
  let count = 0;
  for await (const recipe of wholeBook(db, ownerId)) {
    count += 1;
    yield json(`recipes/${String(count).padStart(6, '0')}.json`, writeRecipeFile(recipe));
    const { imageId } = recipe;
    if (imageId === null || pictures.has(imageId)) continue;
    pictures.add(imageId);
    const content = await findPictureFile(deps, imageId, 1200);
    if (content) yield { name: imageName(imageId), content, isPacked: true };
  }
  for (const part of parts) yield json(`${part.name}.json`, await part.list(db, ownerId));
}

const json = (name: string, content: unknown): ZipEntry => ({
  name,
  content: `${JSON.stringify(content, null, 1)}\n`,
});
