/** Our own export: everything, so that another Saltbush has it all (docs/formats.md). */
import { imageName, writeRecipeFile } from '../saltbush-archive/recipe-file';
import { sections } from '../saltbush-archive/sections';
import { formatVersion, manifestName } from '../reading/archive/read-saltbush-archive';
import { findImageFile } from '../../images';
import { furtherImageIds } from '../../recipes';
import type { Export } from './export';
import { allWholeRecipesOf } from './all-recipes';
import type { ZipEntry } from './zip-stream';

export async function* saltbushEntries({ deps, ownerId, now }: Export): AsyncGenerator<ZipEntry> {
  const { db } = deps.database;
  yield json(manifestName, {
    format: 'saltbush',
    version: formatVersion,
    exportedAt: now.toISOString(),
  });
  const writtenImages = new Set<string>();
  let count = 0;
  for await (const recipe of allWholeRecipesOf(db, ownerId)) {
    count += 1;
    yield json(`recipes/${String(count).padStart(6, '0')}.json`, writeRecipeFile(recipe));
    for (const imageId of [recipe.imageId, ...furtherImageIds(recipe.content)]) {
      if (imageId === null || writtenImages.has(imageId)) continue;
      writtenImages.add(imageId);
      const content = await findImageFile(deps, imageId, 1200);
      if (content) yield { name: imageName(imageId), content, isPacked: true };
    }
  }
  for (const section of sections)
    yield json(`${section.name}.json`, await section.list(db, ownerId));
}

const json = (name: string, content: unknown): ZipEntry => ({
  name,
  content: `${JSON.stringify(content, null, 1)}\n`,
});
