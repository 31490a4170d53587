/** A folder of Cooklang files, each with its image beside it under the same name. */
import { withoutMarks } from '@saltbush/domain/recipe/formatted-text/plain-text';
import { writeCooklang } from '@saltbush/recipe-parser/file';
import { findImageFile } from '../../../access/images';
import type { Export } from './export';
import { fileNames } from './file-names';
import { allRecipesOf } from './all-recipes';
import type { ZipEntry } from './zip-stream';

export async function* cooklangEntries({ deps, ownerId }: Export): AsyncGenerator<ZipEntry> {
  const nameFor = fileNames();
  for await (const { shown, content, imageId } of allRecipesOf(deps.database.heavy.db, ownerId)) {
    const name = nameFor(content.title);
    const image = imageId === null ? undefined : await findImageFile(deps, imageId, 1200);
    const extras = {
      createdAt: shown.createdAt,
      ...(shown.isFavourite && { isFavourite: true }),
      ...(image && { image: `${name}.webp` }),
    };
    yield { name: `${name}.cook`, content: writeCooklang(withoutMarks(content), extras) };
    if (image) yield { name: `${name}.webp`, content: image, isPacked: true };
  }
}
