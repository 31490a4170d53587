/**
 * What a reading finds, as plain data that can go from process to process. Recipes are already cut to what
 * may be saved, so that the serving process has little left to do with them.
 */
import { type RecipeInFile, type UnreadField, recipeKey } from '@saltbush/recipe-parser/file';
import { fitRecipe, type FittedInput } from './fit-recipe';
import { placeKey } from './item-key';
import type { FileEvent, TransferOriginal, Progress } from './file-events';
import {
  writeFurtherImages,
  writeImages,
  type FoundImages,
  type FurtherImageFile,
} from './image-files';
import { fromStart, startingAt, type Cursor } from './read-position';
import { readRecipeFile, type FileToRead } from './read-file';
import { writeSectionImages } from './section-images';

export type FileItem =
  | (Extract<FileEvent, { kind: 'opening' | 'versions' | 'left-over' | 'unread' }> & At)
  | (Omit<Extract<FileEvent, { kind: 'others' }>, 'beside'> & At & FilesOfItems)
  | (Progress & At & FileRecipe)
  | (Progress & At & RefusedRecipe);

interface FilesOfItems {
  /** Images of the items, by their names in the archive. */
  imageFiles: Record<string, string>;
}

interface At {
  /** Where a reading that starts behind this item begins. */
  next: Cursor;
}

export interface FileRecipe {
  kind: 'recipe';
  /** Where it stands in the file, as a key. */
  place: string;
  format: string;
  input: FittedInput;
  /** What makes two recipes the same. */
  key: string;
  facts: Pick<RecipeInFile, 'rating' | 'isFavourite' | 'createdAt'>;
  fields: UnreadField[];
  images: FoundImages;
  further: FurtherImageFile[];
  original?: TransferOriginal | undefined;
}

/** A recipe that cannot be saved whatever happens. */
export interface RefusedRecipe {
  kind: 'refused recipe';
  place: string;
  format: string;
  title: string;
  reason: string;
  fields: UnreadField[];
}

export interface FileToImport extends FileToRead {
  /** Places that were dealt with before: nobody needs their images. */
  donePlaces: readonly string[];
}

export async function* readFileItems(file: FileToImport): AsyncGenerator<FileItem> {
  const { path, from = fromStart, donePlaces } = file;
  const position = startingAt(from);
  const done = new Set(donePlaces);
  for await (const found of readRecipeFile(file, position)) {
    if (found.kind !== 'recipe') {
      yield await itemBesideRecipes(found, path, position.cursor());
      continue;
    }
    const { recipe, beside, format, original, ...progress } = found;
    const place = placeKey(found.place);
    const at = { ...progress, place, format, next: position.cursor() };
    const fitted = fitRecipe(recipe);
    if ('reason' in fitted) {
      const { title } = recipe.draft;
      const fields = recipe.notUnderstood;
      yield { ...at, kind: 'refused recipe', title, reason: fitted.reason, fields };
      continue;
    }
    const { input, cut } = fitted;
    const key = recipeKey(input.title, input.ingredients);
    const isNeeded = !done.has(place);
    const { rating, isFavourite, createdAt } = recipe;
    yield {
      ...at,
      kind: 'recipe',
      input,
      key,
      facts: { rating, isFavourite, createdAt },
      fields: [...recipe.notUnderstood, ...cut],
      images: await writeImages(isNeeded ? recipe.images : [], { path, beside }),
      further: await writeFurtherImages(isNeeded ? (original?.further ?? []) : [], {
        path,
        beside,
      }),
      original,
    };
  }
}

async function itemBesideRecipes(
  found: Exclude<FileEvent, { kind: 'recipe' }>,
  path: string,
  next: Cursor,
): Promise<FileItem> {
  if (found.kind !== 'others') return { ...found, next };
  const { beside, ...others } = found;
  const imageFiles = await writeSectionImages(found.items, { path, beside });
  return { ...others, imageFiles, next };
}
