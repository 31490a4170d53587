/**
 * Active cooking sessions in local storage, per user: one per recipe, several recipes at once.
 * Which session is open in this tab is in session storage, so that a reload resumes without a
 * question.
 */
import * as z from 'zod/mini';
import { isExpired } from '@saltbush/domain/cooking/cooking';
import type { Cooking } from '@saltbush/domain/cooking/cooking';
import { getSession } from '../../../api/session';
import { objectWith, storedValue } from '../../../api/stored-value';

export interface StoredCooking {
  cooking: Cooking;
  /** Reported to the server, or refused by it. */
  isCounted: boolean;
}

export const findCooking = (recipeId: string): StoredCooking | undefined =>
  readAll().find(({ cooking }) => cooking.recipeId === recipeId);

export function storeCooking(cooking: Cooking): void {
  const before = findCooking(cooking.recipeId);
  const isCounted = before?.cooking.id === cooking.id && before.isCounted;
  storeAll([{ cooking, isCounted }, ...othersThan(cooking.recipeId)]);
}

export function markCounted(cookingId: string): void {
  storeAll(
    readAll().map((stored) =>
      stored.cooking.id === cookingId ? { ...stored, isCounted: true } : stored,
    ),
  );
}

export function removeCooking(recipeId: string): void {
  storeAll(othersThan(recipeId));
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

const othersThan = (recipeId: string): StoredCooking[] =>
  readAll().filter(({ cooking }) => cooking.recipeId !== recipeId);

function readAll(): StoredCooking[] {
  const { cookings = [] } = storedCookings().read() ?? {};
  return cookings.filter(({ cooking }) => !isExpired(cooking, Date.now()));
}

function storeAll(cookings: readonly StoredCooking[]): void {
  storedCookings().write({ cookings: cookings.slice(0, maxStored) });
}

const storedCookings = () =>
  storedValue(`saltbush.cooking.${getSession()?.user?._id ?? ''}`, cookingsFormat);

const cookingsFormat = {
  version: 1,
  schema: objectWith<{ cookings: readonly StoredCooking[] }>({
    cookings: z.array(
      objectWith<StoredCooking>({
        cooking: objectWith<Cooking>({
          recipeId: z.string(),
          ticked: z.array(z.unknown()),
          touchedAt: z.number(),
        }),
      }),
    ),
  }),
};
