/**
 * The menu of a week as this device keeps it (Spec 3, a local menu cache): in local storage, under the
 * person and the week, so that a closed tab or a dead battery costs nothing.
 */
import type { RecipeCard } from '@saltbush/contract/recipes';
import { entriesOf, isSameMenu } from '@saltbush/domain/meal-plans/menu';
import type { Menu } from '@saltbush/domain/meal-plans/menu';
import type { PlainDate } from '@saltbush/domain/meal-plans/week';
import { forgetText, keepText, readText } from '../../../api/local-store';

export interface KeptMenu {
  menu: Menu;
  /** What the server had when it last answered; absent until it did. */
  base?: ServerMenu | undefined;
  /** Sent, and no answer heard: the server may have it. */
  sent?: Menu | undefined;
  /** Cards of the menu's recipes, so that it can be read without a network. */
  recipes: RecipeCard[];
}

export interface ServerMenu {
  /** Absent while the server has no plan for the week. */
  planId?: string | undefined;
  revision: number;
  menu: Menu;
}

/** Older versions of the app kept other shapes; what they left unsynced can't be read and is passed over. */
const version = 1;

export const menuKey = (userId: string, week: PlainDate): string => `${allMenus}${userId}.${week}`;

export function readKeptMenu(userId: string, week: PlainDate): KeptMenu | undefined {
  return parseKeptMenu(readText(menuKey(userId, week)));
}

export function parseKeptMenu(text: string | null | undefined): KeptMenu | undefined {
  try {
    const kept = JSON.parse(text ?? '') as KeptMenu & { version?: number };
    return kept.version === version ? kept : undefined;
  } catch {
    return undefined;
  }
}

/** @returns whether it will outlast the page */
export function writeKeptMenu(userId: string, week: PlainDate, kept: KeptMenu): boolean {
  const used = new Set(entriesOf(kept.menu).map((entry) => entry.recipeId));
  const recipes = kept.recipes.filter((card) => used.has(card._id));
  return keepText(menuKey(userId, week), JSON.stringify({ version, ...kept, recipes }));
}

/** Whether the server is known to have all of it. */
export function isSynced({ menu, base }: KeptMenu): boolean {
  return base !== undefined && isSameMenu(menu, base.menu);
}

/** Weeks whose changes the server has not confirmed. */
export function listUnsyncedWeeks(userId: string): PlainDate[] {
  return listKeys(menuKey(userId, ''))
    .filter((key) => !isForgettable(key))
    .map((key) => key.slice(-'2026-11-23'.length));
}

/** Forgets what the server has too; changes that it lacks stay for the person's next visit. */
export function forgetSyncedMenus(before?: PlainDate): void {
  for (const key of listKeys(allMenus)) {
    const isOld = before === undefined || key.slice(-before.length) < before;
    if (isOld && isForgettable(key)) forgetText(key);
  }
}

const allMenus = 'saltbush.menu.';

function isForgettable(key: string): boolean {
  const kept = parseKeptMenu(readText(key));
  return !kept || isSynced(kept);
}

function listKeys(prefix: string): string[] {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(prefix));
  } catch {
    return [];
  }
}
