/**
 * Active cooking sessions on this device, per user: one per recipe, several recipes at once.
 * Which session is open in this tab is in session storage, so that a reload resumes without a
 * question.
 */
import * as z from 'zod/mini';
import { isExpired } from '@saltbush/domain/book/cooking/cooking';
import type { Cooking } from '@saltbush/domain/book/cooking/cooking';
import { objectWith } from '../../../../api/stored/stored-value';
import { useWorkList, workList } from '../../../device/sync/work';

export interface StoredCooking {
  cooking: Cooking;
  /** Reported to the server, or refused by it. */
  isCounted: boolean;
}

/** Whether `findCooking` knows what is stored. */
export const useCookings = (): { isLoaded: boolean } => useWorkList(cookings);

export const findCooking = (recipeId: string): StoredCooking | undefined =>
  findIn(cookings.read(), recipeId);

export function storeCooking(cooking: Cooking): void {
  change((stored) => {
    const before = findIn(stored, cooking.recipeId);
    const isCounted = before?.cooking.id === cooking.id && before.isCounted;
    return [{ cooking, isCounted }, ...othersThan(stored, cooking.recipeId)];
  });
}

export function markCounted(cookingId: string): void {
  change((stored) =>
    stored.map((one) => (one.cooking.id === cookingId ? { ...one, isCounted: true } : one)),
  );
}

export function removeCooking(recipeId: string): void {
  change((stored) => othersThan(stored, recipeId));
}

export function isOpenInTab(cookingId: string): boolean {
  try {
    return sessionStorage.getItem(tabKey) === cookingId;
  } catch {
    return false;
  }
}

/** Returns the function that marks it as left; a reload does not call it. */
export function markOpenInTab(cookingId: string): () => void {
  try {
    sessionStorage.setItem(tabKey, cookingId);
  } catch {
    // Then cooking mode asks after a reload.
  }
  return () => {
    if (isOpenInTab(cookingId)) sessionStorage.removeItem(tabKey);
  };
}

const tabKey = 'saltbush.cooking-here';
/** More than anyone cooks at once. */
const maxStored = 10;

const cookingSchema = objectWith<StoredCooking>({
  cooking: objectWith<Cooking>({
    recipeId: z.string(),
    ticked: z.array(z.unknown()),
    touchedAt: z.number(),
  }),
});

const cookings = workList<StoredCooking>({
  kind: 'cookings',
  item: cookingSchema,
  idOf: ({ cooking }) => cooking.recipeId,
  old: {
    prefix: 'saltbush.cooking.',
    format: {
      schema: z.pipe(
        objectWith<{ cookings: readonly StoredCooking[] }>({ cookings: z.array(cookingSchema) }),
        z.transform((stored) => stored.cookings),
      ),
    },
  },
});

const findIn = (stored: readonly StoredCooking[], recipeId: string): StoredCooking | undefined =>
  withoutExpired(stored).find(({ cooking }) => cooking.recipeId === recipeId);

const othersThan = (stored: readonly StoredCooking[], recipeId: string): StoredCooking[] =>
  stored.filter(({ cooking }) => cooking.recipeId !== recipeId);

const withoutExpired = (stored: readonly StoredCooking[]): StoredCooking[] =>
  stored.filter(({ cooking }) => !isExpired(cooking, Date.now()));

function change(next: (stored: readonly StoredCooking[]) => readonly StoredCooking[]): void {
  void cookings.change((stored) => next(withoutExpired(stored)).slice(0, maxStored));
}
