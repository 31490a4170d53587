/** Server calls for one week's menu, and how errors are handled. */
import { AppError } from '@saltbush/contract/errors';
import { mealPlansRoutes } from '@saltbush/contract/meal-plans';
import type { RecipeCard } from '@saltbush/contract/recipes';
import {
  addEntry,
  dropRecipes,
  emptyMenu,
  findPlace,
  removeEntry,
} from '@saltbush/domain/meal-plans/menu';
import type { Menu, MenuEntry } from '@saltbush/domain/meal-plans/menu';
import type { PlainDate, Weekday } from '@saltbush/domain/meal-plans/week';
import { call } from '../../../api/call';
import { newId } from '../../../api/new-id';
import type { ServerMenu } from './menu-storage';
import { daysOnWire, menuOf } from './menu-on-wire';

export interface Pulled {
  base: ServerMenu;
  recipes: RecipeCard[];
}

/** The server's menu of the week, one's own or that of a household. */
export async function pullMenu(week: PlainDate, householdId?: string): Promise<Pulled> {
  const query = { week, householdId };
  const { mealPlan, recipes } = await call(mealPlansRoutes.current, { query });
  return {
    base: mealPlan ? serverMenu(mealPlan) : { revision: 0, menu: emptyMenu(week) },
    recipes,
  };
}

/**
 * Saves the menu on top of the given revision. If another device created the week meanwhile, the
 * response is that device's plan: compare before treating it as saved.
 */
export async function pushMenu(
  base: ServerMenu,
  menu: Menu,
  householdId?: string,
): Promise<ServerMenu> {
  const days = daysOnWire(menu);
  const plan =
    base.planId === undefined
      ? await call(mealPlansRoutes.create, {
          body: { startDate: menu.startDate, days, household: householdId },
        })
      : await call(mealPlansRoutes.update, {
          params: { id: base.planId },
          body: { days, revision: base.revision },
        });
  return serverMenu(plan);
}

/** Edit conflict or deleted plan: fetch and merge. */
export function isOutdated(error: unknown): boolean {
  return error instanceof AppError && (error.code === 'CONFLICT' || error.code === 'NOT_FOUND');
}

export interface Repaired {
  menu: Menu;
  /** Entries removed because their recipe no longer exists (Spec 4, Menu). */
  dropped: MenuEntry[];
}

/**
 * Repairs a rejected menu: removes entries whose recipe is gone, replaces ids that are taken.
 * Undefined for any other error.
 */
export function repairMenu(menu: Menu, sent: Menu, error: unknown): Repaired | undefined {
  if (!(error instanceof AppError) || typeof error.details === 'string') return undefined;
  const dropped: MenuEntry[] = [];
  let repaired = menu;
  for (const { field } of error.details) {
    const [, day, index, part] = /^days\.(\w+)\.(\d+)\.(recipe|_id)$/.exec(field) ?? [];
    const entry = day === undefined ? undefined : sent.days[day as Weekday]?.[Number(index)];
    if (!entry) return undefined;
    if (part === '_id') repaired = renewId(repaired, entry.id);
    else dropped.push(entry);
  }
  const gone = new Set(dropped.flatMap((entry) => entry.recipeId ?? []));
  return { menu: dropRecipes(repaired, gone), dropped };
}

function renewId(menu: Menu, entryId: string): Menu {
  const place = findPlace(menu, entryId);
  if (!place) return menu;
  const entry = { ...menu.days[place.day][place.index]!, id: newId() };
  return addEntry(removeEntry(menu, entryId), entry, place.day, place.index);
}

function serverMenu(plan: Parameters<typeof menuOf>[0]): ServerMenu {
  return { planId: plan._id, revision: plan.revision, menu: menuOf(plan) };
}
