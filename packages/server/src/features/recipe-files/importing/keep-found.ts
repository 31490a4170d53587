/** One recipe of a file: kept, already there, or failed; with what is said of it in one transaction. */
import { AppError } from '@saltbush/contract/errors';
import type { ImportOutcome } from '@saltbush/contract/recipe-files';
import type { RecipeInFile } from '@saltbush/domain/recipe-files/recipe-in-file';
import { recipeKey } from '@saltbush/domain/recipe-files/recipe-key';
import type { Db } from '../../../platform/db/connect';
import { addFavourite } from '../../collection';
import { createRecipe, getOwnRecipe, keepMovedFacts, type MovedFacts } from '../../recipes';
import { rate } from '../../reviews';
import { addItem, noteProgress } from './imports.store';
import type { KeptInput } from './fit-recipe';

/** Somebody cancelled the import, or another process works on it. */
export class ImportStopped extends Error {}

/** A recipe ready to be kept. */
export interface Keepable {
  input: KeptInput;
  beside: Pick<RecipeInFile, 'rating' | 'isFavourite' | 'createdAt'>;
  /** Its id where it came from, and what else it was there: only from a Saltbush. */
  original?: { id: string; facts: MovedFacts };
}

export interface Place {
  importId: string;
  ownerId: string;
  place: string;
  done: number;
  total: number;
  now: Date;
}

/** @throws ImportStopped; then nothing is kept */
export async function keepFound(
  db: Db,
  { input, beside, original }: Keepable,
  at: Place,
): Promise<string> {
  const { ownerId, now } = at;
  return db.transaction(async (tx) => {
    await goOn(tx, at, 'imported');
    const createdAt = beside.createdAt === undefined ? now : new Date(beside.createdAt);
    const id = await createRecipe(tx, {
      ownerId,
      input,
      now: createdAt > now ? now : createdAt,
    });
    if (original) await keepMovedFacts(tx, { id, ownerId }, original.facts);
    if (beside.isFavourite || beside.rating !== undefined) {
      const recipe = await getOwnRecipe(tx, id, ownerId);
      if (beside.isFavourite) await addFavourite(tx, recipe, { userId: ownerId, now });
      if (beside.rating !== undefined) {
        const { rating } = beside;
        await rate(tx, recipe, { userId: ownerId, rating, review: undefined, now });
      }
    }
    await say(tx, at, { title: input.title, outcome: 'imported', recipeId: id, original });
    return id;
  });
}

/** A recipe that is not kept, and why. */
export async function passOver(
  db: Db,
  at: Place,
  item: {
    title: string;
    outcome: Exclude<ImportOutcome, 'imported'>;
    recipeId?: string;
    reason?: string;
    original?: { id: string } | undefined;
  },
): Promise<void> {
  await db.transaction(async (tx) => {
    await goOn(tx, at, item.outcome);
    await say(tx, at, item);
  });
}

async function goOn(tx: Db, at: Place, outcome: ImportOutcome): Promise<void> {
  const { importId, done, total, now } = at;
  const isWanted = await noteProgress(tx, importId, { done: done + 1, total, outcome, now });
  if (!isWanted) throw new ImportStopped();
}

async function say(
  tx: Db,
  { importId, place, done }: Place,
  item: {
    title: string;
    outcome: ImportOutcome;
    recipeId?: string;
    reason?: string;
    original?: { id: string } | undefined;
  },
): Promise<void> {
  const { title, outcome, recipeId, reason } = item;
  await addItem(tx, {
    importId,
    place,
    position: done,
    title,
    outcome,
    recipeId,
    reason,
    originalId: item.original?.id,
  });
}

/** The words of a refusal, for the report. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof AppError))
    return 'The mistake is ours. The other recipes are not touched.';
  return typeof error.details === 'string'
    ? error.details
    : error.details.map(({ field, message }) => `${field}: ${message}`).join('; ');
}

export const keyOf = ({ title, ingredients }: KeptInput): string => recipeKey(title, ingredients);
