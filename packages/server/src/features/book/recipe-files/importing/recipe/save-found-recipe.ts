/** Saves one recipe of a file and its import item (saved, duplicate or failed) in one transaction. */
import type { ImportOutcome } from '@saltbush/contract/book/recipe-files';
import type { RecipeInFile } from '@saltbush/recipe-parser/file';
import { subRecipeIdsOf } from '@saltbush/domain/recipe/sub-recipes/sub-recipe';
import { cutToNow } from '../../../../../platform/cut-to-now';
import type { Db } from '../../../../../platform/db/connect';
import { addFavourite } from '../../../saved-recipes';
import {
  createRecipe,
  saveTransferMetadata,
  type TransferMetadata,
} from '../../../../recipe/recipes';
import { rate } from '../../../reviews';
import { addItem, saveProgress } from '../imports.store';
import type { ImportDeps } from './import-context';
import type { FittedInput } from '../../reading/fit-recipe';
import { getOwnRecipe } from '../../../../access/recipe-access';

/** The import was cancelled, or another process works on it. */
export class ImportStopped extends Error {}

/** A recipe ready to be saved. */
export interface RecipeToSave {
  input: FittedInput;
  /** Shown to the person for review. */
  warning?: string | undefined;
  beside: Pick<RecipeInFile, 'rating' | 'isFavourite' | 'createdAt'>;
  /** Its metadata on the instance it comes from; only in Saltbush archives. */
  original?: { facts: TransferMetadata };
  /** By which others in the file name it. */
  originalId: string | undefined;
}

export interface Place {
  importId: string;
  ownerId: string;
  place: string;
  done: number;
  total: number;
  now: Date;
}

/**
 * @returns the recipe's id
 * @throws ImportStopped; then nothing is saved
 */
export async function saveRecipe(
  { db, computing }: { db: Db; computing: ImportDeps['computing'] },
  { input, warning, beside, original, originalId }: RecipeToSave,
  at: Place,
): Promise<string> {
  const { ownerId, now } = at;
  return db.transaction(async (tx) => {
    await countOutcome(tx, at, 'imported');
    const { id } = await createRecipe(tx, {
      computing,
      ownerId,
      input,
      origin: 'file',
      // Those that come later in the file: `linkSubRecipes` follows.
      subRecipesBefore: subRecipeIdsOf(input.ingredients),
      now: beside.createdAt === undefined ? now : cutToNow(new Date(beside.createdAt), now),
    });
    if (original) await saveTransferMetadata(tx, { id, ownerId }, original.facts);
    if (beside.isFavourite || beside.rating !== undefined) {
      const recipe = await getOwnRecipe(tx, id, ownerId);
      if (beside.isFavourite) await addFavourite(tx, recipe, { userId: ownerId, now });
      if (beside.rating !== undefined) {
        const { rating } = beside;
        await rate(tx, recipe, { userId: ownerId, rating, review: undefined, now });
      }
    }
    const { title } = input;
    await saveItem(tx, at, {
      title,
      outcome: 'imported',
      recipeId: id,
      reason: warning,
      originalId,
    });
    return id;
  });
}

/** A recipe that is not saved, and why. */
export async function saveOutcome(
  db: Db,
  at: Place,
  item: {
    title: string;
    outcome: Exclude<ImportOutcome, 'imported'>;
    recipeId?: string;
    reason?: string | undefined;
    originalId?: string | undefined;
  },
): Promise<void> {
  await db.transaction(async (tx) => {
    await countOutcome(tx, at, item.outcome);
    await saveItem(tx, at, item);
  });
}

async function countOutcome(tx: Db, at: Place, outcome: ImportOutcome): Promise<void> {
  const { importId, done, total } = at;
  const isWanted = await saveProgress(tx, importId, { done: done + 1, total, outcome });
  if (!isWanted) throw new ImportStopped();
}

async function saveItem(
  tx: Db,
  { importId, place, done }: Place,
  item: {
    title: string;
    outcome: ImportOutcome;
    recipeId?: string;
    reason?: string | undefined;
    originalId?: string | undefined;
  },
): Promise<void> {
  const { title, outcome, recipeId, reason, originalId } = item;
  const isAdded = await addItem(tx, {
    importId,
    place,
    position: done,
    title,
    outcome,
    recipeId,
    reason,
    originalId,
  });
  if (!isAdded) throw new ImportStopped();
}
