/**
 * Menus in local storage, per user, household and week (Spec 3, a local menu cache), so that a
 * closed tab loses nothing.
 */
import * as z from 'zod/mini';
import type { RecipeCard } from '@saltbush/contract/recipes';
import { entriesOf, isSameMenu } from '@saltbush/domain/meal-plans/menu';
import type { Menu } from '@saltbush/domain/meal-plans/menu';
import type { PlainDate } from '@saltbush/domain/meal-plans/week';
import { listKeys, readText, removeText } from '../../../api/local-store';
import { objectWith, parseStored, storedValue } from '../../../api/stored-value';
import { scopeKey, type PlanScope } from '../../view-mode';

export interface StoredMenu {
  menu: Menu;
  /** The server's last known menu; absent before the first response. */
  base?: ServerMenu | undefined;
  /** Sent without a response: the server may have it. */
  sent?: Menu | undefined;
  /** Cards of the menu's recipes, for reading offline. */
  recipes: RecipeCard[];
}

export interface ServerMenu {
  /** Absent while the server has no plan for the week. */
  planId?: string | undefined;
  revision: number;
  menu: Menu;
}

export const menuKey = (scope: PlanScope, week: PlainDate): string =>
  `${allMenus}${scopeKey(scope)}.${week}`;

export function readStoredMenu(scope: PlanScope, week: PlainDate): StoredMenu | undefined {
  return storedValue(menuKey(scope, week), menuFormat).read();
}

export const parseStoredMenu = (text: string | null | undefined): StoredMenu | undefined =>
  parseStored(text, menuFormat);

/** @returns whether it was written to local storage */
export function writeStoredMenu(scope: PlanScope, week: PlainDate, stored: StoredMenu): boolean {
  const used = new Set(entriesOf(stored.menu).map((entry) => entry.recipeId));
  const recipes = stored.recipes.filter((card) => used.has(card._id));
  return storedValue(menuKey(scope, week), menuFormat).write({ ...stored, recipes });
}

/** Whether the server has confirmed everything. */
export function isSynced({ menu, base }: StoredMenu): boolean {
  return base !== undefined && isSameMenu(menu, base.menu);
}

/** Weeks with unsynced changes: one's own and those of households. */
export function listUnsyncedMenus(userId: string): { scope: PlanScope; week: PlainDate }[] {
  const own = menuKey({ userId }, '');
  return listKeys(own)
    .filter((key) => !isForgettable(key))
    .map((key) => {
      const [week = '', householdId] = key.slice(own.length).split('.').toReversed();
      return { scope: { userId, householdId }, week };
    });
}

/** Removes synced menus; unsynced ones stay for the user's next visit. */
export function forgetSyncedMenus(before?: PlainDate): void {
  for (const key of listKeys(allMenus)) {
    const isOld = before === undefined || key.slice(-before.length) < before;
    if (isOld && isForgettable(key)) removeText(key);
  }
}

const allMenus = 'saltbush.menu.';

function isForgettable(key: string): boolean {
  const stored = parseStoredMenu(readText(key));
  return !stored || isSynced(stored);
}

const menuSchema = objectWith<Menu>({ startDate: z.string(), days: z.object() });

/** Data in an older format is ignored, also if unsynced. */
const menuFormat = {
  version: 1,
  schema: objectWith<StoredMenu>({
    menu: menuSchema,
    base: z.optional(objectWith<ServerMenu>({ revision: z.number(), menu: menuSchema })),
    sent: z.optional(menuSchema),
    recipes: z.array(objectWith<RecipeCard>({ _id: z.string() })),
  }),
};
