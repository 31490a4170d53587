/**
 * What is being written, kept on this device until it is saved or thrown away: a crash, a reload or
 * the end of a session loses nothing. Kept for each person, so that a shared tablet shows nobody
 * else's.
 */
import { forgetText, keepText, readText } from '../../../api/local-store';
import { getSession } from '../../../api/session';
import type { RecipeFormValues } from './form-values';

export interface UnsavedWork {
  recipeId: string;
  /** The revision of the kept recipe it started from; absent for a new one. */
  revision?: number | undefined;
  /** Came from a page or a text, and nobody has changed it yet. */
  isImported?: boolean;
  values: RecipeFormValues;
  /** ISO 8601 */
  keptAt: string;
}

/** Beyond this the oldest go: storage is small, and so is the chance that anyone returns to them. */
const maxWorks = 20;

export function keepUnsavedWork(work: UnsavedWork): void {
  const others = listWorks().filter(({ recipeId }) => recipeId !== work.recipeId);
  writeWorks([work, ...others].slice(0, maxWorks));
}

export function findUnsavedWork(recipeId: string): UnsavedWork | undefined {
  return listWorks().find((work) => work.recipeId === recipeId);
}

/** The new recipe that was last written at. */
export function findUnsavedNewRecipe(): UnsavedWork | undefined {
  return listWorks().find((work) => work.revision === undefined);
}

export function forgetUnsavedWork(recipeId: string): void {
  const others = listWorks().filter((work) => work.recipeId !== recipeId);
  if (others.length > 0) writeWorks(others);
  else forgetText(storageKey());
}

const storageKey = () => `saltbush.unsaved-recipes.${getSession()?.user?._id ?? 'visitor'}`;

const writeWorks = (works: UnsavedWork[]) => keepText(storageKey(), JSON.stringify(works));

/** Newest first. What an older version of the app kept in another shape is left out. */
function listWorks(): UnsavedWork[] {
  try {
    const kept: unknown = JSON.parse(readText(storageKey()) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isWork) : [];
  } catch {
    return [];
  }
}

function isWork(work: UnsavedWork): boolean {
  const { values } = work;
  return (
    typeof work.recipeId === 'string' &&
    typeof values?.title === 'string' &&
    [values.ingredients, values.steps, values.tags].every(Array.isArray)
  );
}
