/**
 * What a reading finds, as plain data that can go from process to process. Recipes are already cut to what
 * may be saved, so that the serving process has little left to do with them.
 */
import { say } from '@saltbush/domain/texts/say';
import {
  linesOfPages,
  recipesOfDocument,
  type DocumentPage,
} from '@saltbush/recipe-parser/document';
import { type RecipeInFile, type UnreadField, recipeKey } from '@saltbush/recipe-parser/file';
import { wellFormedJson } from '@saltbush/recipe-parser/text';
import { fitRecipe, type FittedInput } from './fit-recipe';
import { fileId, placeKey } from './item-key';
import type { FileEvent, TransferOriginal, Progress } from './file-events';
import {
  writeFurtherImages,
  writeImages,
  writeScan,
  type FoundImages,
  type FurtherImageFile,
} from './image-files';
import { fromStart, startingAt, type Cursor } from './read-position';
import { readRecipeFile, type FileToRead } from './read-file';
import { writeSectionImages } from './section-images';

export type FileItem =
  | (Extract<FileEvent, { kind: 'opening' | 'versions' | 'left-over' | 'unread' }> & At)
  | (Omit<Extract<FileEvent, { kind: 'others' }>, 'beside'> & At & FilesOfItems)
  | (Omit<Extract<FileEvent, { kind: 'scan' }>, 'image'> & At & { file: string })
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
  /** By which lines of other recipes in the file name it; not of our own archives, where `original` says it. */
  fileId?: string | undefined;
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
    const isNeeded = !done.has(placeKey(found.place));
    yield await itemOfRecipe(found, { path, isNeeded, next: position.cursor() });
  }
}

/** Recognised words of the scanned pages of one document, in their order. */
export interface ScannedPages {
  place: string;
  pages: readonly Pick<DocumentPage, 'number' | 'words'>[];
}

/** The recipes of scanned pages; a recipe may be on several, and a page may have several. */
export async function readScannedPages({ place, pages }: ScannedPages): Promise<FileItem[]> {
  const recognised = pages.map((page) => ({ ...page, isRecognised: true }));
  const { recipes, notUnderstood } = recipesOfDocument(linesOfPages(recognised));
  const found = recipes.flatMap((read) => wellFormedJson(read()) ?? []);
  const items: FileItem[] = [];
  for (const [at, recipe] of found.entries()) {
    const event = {
      kind: 'recipe',
      place: `${place}#scan-${at}`,
      format: scanned,
      recipe,
    } as const;
    const progress = { done: at, total: found.length, beside: async () => undefined };
    const where = { path: '', isNeeded: false, next: fromStart };
    items.push(await itemOfRecipe({ ...event, ...progress }, where));
  }
  const left = { kind: 'left-over', place, format: scanned, fields: notUnderstood } as const;
  return [...items, { ...left, done: found.length, total: found.length, next: fromStart }];
}

const scanned = say('Scanned PDF');

/** @param isNeeded nobody needs the images of a recipe that is not saved */
async function itemOfRecipe(
  found: Extract<FileEvent, { kind: 'recipe' }>,
  { path, isNeeded, next }: { path: string; isNeeded: boolean; next: Cursor },
): Promise<FileItem> {
  const { recipe, beside, format, original, ...progress } = found;
  const at = { ...progress, place: placeKey(found.place), format, next };
  const fitted = fitRecipe(recipe);
  if ('reason' in fitted) {
    const { title } = recipe.draft;
    const fields = recipe.notUnderstood;
    return { ...at, kind: 'refused recipe', title, reason: fitted.reason, fields };
  }
  const { input, cut } = fitted;
  const { rating, isFavourite, createdAt } = recipe;
  const further = isNeeded ? (original?.further ?? []) : [];
  return {
    ...at,
    kind: 'recipe',
    input,
    key: recipeKey(input.title, input.ingredients),
    facts: { rating, isFavourite, createdAt },
    fields: [...recipe.notUnderstood, ...cut],
    images: await writeImages(isNeeded ? recipe.images : [], { path, beside }),
    further: await writeFurtherImages(further, { path, beside }),
    original,
    fileId: recipe.key === undefined ? undefined : fileId(recipe.key),
  };
}

async function itemBesideRecipes(
  found: Exclude<FileEvent, { kind: 'recipe' }>,
  path: string,
  next: Cursor,
): Promise<FileItem> {
  if (found.kind === 'scan') {
    const { image, ...scan } = found;
    const file = await writeScan(image, { path, page: scan.page, place: placeKey(scan.place) });
    return { ...scan, file, next };
  }
  if (found.kind !== 'others') return { ...found, next };
  const { beside, ...others } = found;
  const imageFiles = await writeSectionImages(found.items, { path, beside });
  return { ...others, imageFiles, next };
}
