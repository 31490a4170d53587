/** Our own export: everything, so that another Saltbush has it all (docs/formats.md). */
import { imageIdIn, imageName, writeRecipeFile } from '../saltbush-archive/recipe-file';
import {
  partsOfHistory,
  recipePlace,
  versionsPlace,
  writeVersionsFile,
  type ArchivedVersion,
} from '../saltbush-archive/versions-file';
import { imageNamesOf } from '../saltbush-archive/section';
import { sectionFiles } from '../saltbush-archive/section-files';
import { sections } from '../saltbush-archive/sections';
import { formatVersion, manifestName } from '../reading/archive/read-saltbush-archive';
import { findUser } from '../../../account/accounts';
import type { Db } from '../../../../platform/db/connect';
import { findImageFile } from '../../../access/images';
import { furtherImageIds, type TransferRecipe } from '../../../recipe/recipes';
import type { Export } from './export';
import { allRecipesWithHistory } from './all-recipes';
import type { ZipEntry } from './zip-stream';

/** @param most bytes of a file, unless a single item has more; a recipe comes on top */
export async function* saltbushEntries(
  { deps, ownerId, now }: Export,
  most?: number,
): AsyncGenerator<ZipEntry> {
  const { db } = deps.database.heavy;
  yield json(manifestName, {
    format: 'saltbush',
    version: formatVersion,
    exportedAt: now.toISOString(),
    account: await findAccount(db, ownerId),
  });
  const writtenImages = new Set<string>();
  let count = 0;
  for await (const { recipe, versions } of allRecipesWithHistory(db, ownerId)) {
    count += 1;
    let part = 0;
    for await (const some of partsOfHistory(versions, most)) {
      yield part === 0
        ? json(recipePlace(count), wholeRecipe(recipe, some))
        : { name: versionsPlace(count, part), content: writeVersionsFile(some) };
      part += 1;
    }
    const imageIds = [recipe.imageId, ...furtherImageIds(recipe.content)];
    const names = imageIds.flatMap((imageId) => (imageId === null ? [] : [imageName(imageId)]));
    yield* imageEntries(deps, names, writtenImages);
  }
  for (const section of sections) {
    for await (const file of sectionFiles(section.name, section.list(db, ownerId), most)) {
      yield file;
      const names = file.items.flatMap(imageNamesOf);
      yield* imageEntries(deps, names, writtenImages);
    }
  }
}

const wholeRecipe = (recipe: TransferRecipe, some: readonly { version: ArchivedVersion }[]) =>
  writeRecipeFile({ ...recipe, versions: some.map(({ version }) => version) });

/** Whose data they are; nobody reads it back. */
async function findAccount(db: Db, ownerId: string) {
  const user = await findUser(db, ownerId);
  if (!user) return undefined;
  const { displayUsername, email, createdAt } = user;
  return { username: displayUsername, email, createdAt: createdAt.toISOString() };
}

/** Each once, one at a time in memory. */
async function* imageEntries(
  deps: Export['deps'],
  names: readonly string[],
  written: Set<string>,
): AsyncGenerator<ZipEntry> {
  for (const name of names) {
    if (written.has(name)) continue;
    written.add(name);
    const content = await findImageFile(deps, imageIdIn(name), 1200);
    if (content) yield { name, content, isPacked: true };
  }
}

const json = (name: string, content: unknown): ZipEntry => ({
  name,
  content: `${JSON.stringify(content, null, 1)}\n`,
});
