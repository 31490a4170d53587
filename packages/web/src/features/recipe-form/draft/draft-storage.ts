/**
 * Drafts of the recipe form in local storage, per user, until they are saved or discarded. A crash,
 * a reload or the end of a session loses nothing; other users of the device don't see them.
 */
import * as z from 'zod/mini';
import { getSession } from '../../../api/session';
import { listOfValid, objectWith, storedValue } from '../../../api/stored-value';
import type { RecipeFormValues } from '../form-values';

export interface StoredDraft {
  recipeId: string;
  /** Revision of the saved recipe it started from; absent for a new one. */
  revision?: number | undefined;
  /** Imported and not edited yet. */
  isImported?: boolean;
  values: RecipeFormValues;
  /** ISO 8601 */
  keptAt: string;
}

/** The oldest drafts beyond this are removed. */
const maxDrafts = 20;

export function storeDraft(draft: StoredDraft): void {
  storedDrafts().write([draft, ...othersThan(draft.recipeId)].slice(0, maxDrafts));
}

export function findDraft(recipeId: string): StoredDraft | undefined {
  return listDrafts().find((draft) => draft.recipeId === recipeId);
}

/** The latest draft of a new recipe. */
export function findNewRecipeDraft(): StoredDraft | undefined {
  return listDrafts().find((draft) => draft.revision === undefined);
}

export function removeDraft(recipeId: string): void {
  const others = othersThan(recipeId);
  if (others.length > 0) storedDrafts().write(others);
  else storedDrafts().remove();
}

const othersThan = (recipeId: string): StoredDraft[] =>
  listDrafts().filter((draft) => draft.recipeId !== recipeId);

/** Newest first. */
const listDrafts = (): StoredDraft[] => storedDrafts().read() ?? [];

const storedDrafts = () =>
  storedValue(`saltbush.unsaved-recipes.${getSession()?.user?._id ?? 'visitor'}`, draftsFormat);

/** Drafts in an older format are left out. */
const draftsFormat = {
  schema: listOfValid(
    objectWith<StoredDraft>({
      recipeId: z.string(),
      values: objectWith<RecipeFormValues>({
        title: z.string(),
        ingredients: z.array(z.unknown()),
        steps: z.array(z.unknown()),
        tags: z.array(z.unknown()),
      }),
    }),
  ),
};
