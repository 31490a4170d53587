/**
 * Cookings under way, kept on this device under the person: one a recipe, several recipes at once.
 *
 * Which of them is open in this tab is kept with the tab: after a reload the cook is where they were
 * and is asked nothing.
 */
import { isForgotten } from '@saltbush/domain/cooking/cooking';
import type { Cooking } from '@saltbush/domain/cooking/cooking';
import { keepText, readText } from '../../api/local-store';
import { getSession } from '../../api/session';

export interface KeptCooking {
  cooking: Cooking;
  /** The server has heard of it, or does not want to. */
  isCounted: boolean;
}

export const findCooking = (recipeId: string): KeptCooking | undefined =>
  readAll().find(({ cooking }) => cooking.recipeId === recipeId);

export function keepCooking(cooking: Cooking): void {
  const before = findCooking(cooking.recipeId);
  const isCounted = before?.cooking.id === cooking.id && before.isCounted;
  keepAll([{ cooking, isCounted }, ...othersThan(cooking.recipeId)]);
}

export function markCounted(cookingId: string): void {
  keepAll(
    readAll().map((kept) => (kept.cooking.id === cookingId ? { ...kept, isCounted: true } : kept)),
  );
}

export function forgetCooking(recipeId: string): void {
  keepAll(othersThan(recipeId));
}

export function isOpenInTab(cookingId: string): boolean {
  try {
    return sessionStorage.getItem(tabKey) === cookingId;
  } catch {
    return false;
  }
}

/** Returns the function that says it was left; a reload does not call it. */
export function markOpenInTab(cookingId: string): () => void {
  try {
    sessionStorage.setItem(tabKey, cookingId);
  } catch {
    // Then the cook is asked after a reload.
  }
  return () => {
    if (isOpenInTab(cookingId)) sessionStorage.removeItem(tabKey);
  };
}

interface Kept {
  version: number;
  cookings: KeptCooking[];
}

/** What an older version of the app kept in another shape is passed over. */
const version = 1;
const tabKey = 'saltbush.cooking-here';
/** More than a kitchen has hobs. */
const maxKept = 10;

const keyNow = (): string => `saltbush.cooking.${getSession()?.user?._id ?? ''}`;

const othersThan = (recipeId: string): KeptCooking[] =>
  readAll().filter(({ cooking }) => cooking.recipeId !== recipeId);

function readAll(): KeptCooking[] {
  try {
    const kept = JSON.parse(readText(keyNow()) ?? '') as Kept;
    if (kept.version !== version) return [];
    return kept.cookings.filter(({ cooking }) => !isForgotten(cooking, Date.now()));
  } catch {
    return [];
  }
}

function keepAll(cookings: readonly KeptCooking[]): void {
  keepText(keyNow(), JSON.stringify({ version, cookings: cookings.slice(0, maxKept) }));
}
