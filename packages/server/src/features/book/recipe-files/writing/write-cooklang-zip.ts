/** A folder of Cooklang files, each with its image beside it under the same name. */
import { withoutMarks } from '@saltbush/domain/recipe/formatted-text/plain-text';
import { writeCooklang } from '@saltbush/recipe-parser/file';
import type { Db } from '../../../../platform/db/connect';
import { findImageFile } from '../../../access/images';
import { findOwnTitles, listOwnRecipeIds } from '../../../recipe/recipes';
import type { Export } from './export';
import { fileNames } from './file-names';
import { allRecipesOf } from './all-recipes';
import type { ZipEntry } from './zip-stream';

export async function* cooklangEntries({ deps, ownerId }: Export): AsyncGenerator<ZipEntry> {
  const { db } = deps.database.heavy;
  const nameFor = fileNames();
  const names = await namesOfFiles(db, ownerId, nameFor);
  for await (const { shown, content, imageId } of allRecipesOf(db, ownerId)) {
    // One that was written meanwhile has none yet.
    const name = names.get(shown._id) ?? nameFor(content.title);
    const image = imageId === null ? undefined : await findImageFile(deps, imageId, 1200);
    const extras = {
      createdAt: shown.createdAt,
      ...(shown.isFavourite && { isFavourite: true }),
      ...(image && { image: `${name}.webp` }),
      fileOf: (recipeId: string) => names.get(recipeId),
    };
    yield { name: `${name}.cook`, content: writeCooklang(withoutMarks(content), extras) };
    if (image) yield { name: `${name}.webp`, content: image, isPacked: true };
  }
}

/** Known before the first is written: a recipe may name one that comes later. */
async function namesOfFiles(
  db: Db,
  ownerId: string,
  nameFor: (title: string) => string,
): Promise<ReadonlyMap<string, string>> {
  const ids = await listOwnRecipeIds(db, ownerId);
  const titles = await findOwnTitles(db, ownerId, ids);
  return new Map(
    ids.flatMap((id) => {
      const title = titles.get(id);
      return title === undefined ? [] : [[id, nameFor(title)]];
    }),
  );
}
