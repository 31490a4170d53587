/** A fake server for one week's meal plan and the recipes of its owner. */
import { AppError } from '@saltbush/contract/errors';
import { mealPlansRoutes, type MealPlan } from '@saltbush/contract/meal-plans';
import { recipeListsRoutes } from '@saltbush/contract/recipe-lists';
import type { RecipeCard } from '@saltbush/contract/recipes';
import { mapDays } from '@saltbush/domain/meal-plans/menu';
import type { Menu } from '@saltbush/domain/meal-plans/menu';
import { addDays } from '@saltbush/domain/meal-plans/week';
import { writeStoredMenu } from '../features/meal-plans/sync/menu-storage';
import { daysOnWire, menuOf } from '../features/meal-plans/sync/menu-on-wire';
import { priya } from './people';
import { answer, type Answer } from './fake-api';
import { pageOf } from './fake-recipes-api';

const { current, create, update } = mealPlansRoutes;

/** @example idOf(7) // '01960000-0000-7000-8000-000000000007' */
export const idOf = (n: number) => `01960000-0000-7000-8000-${String(n).padStart(12, '0')}`;

export const cardOf = (n: number, title: string): RecipeCard => ({
  _id: idOf(n),
  title,
  serves: 4,
  tags: [],
  owner: { _id: priya._id, username: 'Priya' },
  ratingCount: 0,
  isSaved: false,
  canComeBack: true,
  isFavourite: false,
  createdAt: '2026-11-01T00:00:00.000Z',
  updatedAt: '2026-11-01T00:00:00.000Z',
});

export interface FakeMealPlansApi {
  /** Another device saves. */
  keep: (menu: Menu) => void;
  menu: () => Menu | undefined;
  answers: Answer[];
}

/**
 * Saves by revision; creating a week that already has a plan returns that plan.
 * @example const plans = fakeMealPlansApi({ menu: emptyMenu('2026-11-23'), recipes: [cardOf(1, 'Laksa')] });
 */
export function fakeMealPlansApi({
  menu: initial,
  recipes = [],
}: {
  menu?: Menu;
  recipes?: RecipeCard[];
} = {}): FakeMealPlansApi {
  let plan: MealPlan | undefined;
  const keep = (menu: Menu) => {
    plan = planOf(menu, (plan?.revision ?? 0) + 1);
    return plan;
  };
  if (initial) keep(initial);
  const sent = (startDate: string, days: unknown) => menuOf({ startDate, days } as MealPlan);
  return {
    keep,
    menu: () => plan && menuOf(plan),
    answers: [
      answer(current, ({ query }) => ({
        mealPlan: plan && (query.week ?? plan.startDate) === plan.startDate ? plan : null,
        recipes,
      })),
      answer(create, ({ body }) => plan ?? keep(sent(body.startDate, body.days))),
      answer(update, ({ body }) =>
        plan && body.revision === plan.revision
          ? keep(sent(plan.startDate, body.days))
          : new AppError('CONFLICT'),
      ),
      answer(recipeListsRoutes.listMyRecipes, ({ query }) => pageOf(recipes, query)),
    ],
  };
}

/** A menu in local storage that has not been synced. */
export function leaveOnDevice(menu: Menu): void {
  writeStoredMenu({ userId: priya._id }, menu.startDate, { menu, recipes: [] });
}

function planOf(menu: Menu, revision: number): MealPlan {
  const days = daysOnWire(menu);
  const fixed = { createdAt: '2026-11-20T00:00:00.000Z', updatedAt: '2026-11-20T00:00:00.000Z' };
  return {
    _id: idOf(900),
    name: 'Week',
    startDate: menu.startDate,
    endDate: addDays(menu.startDate, 6),
    revision,
    ...fixed,
    days: mapDays((day) =>
      days[day].map((entry) => ({
        ...entry,
        _id: entry._id!,
        meal: entry.meal!,
        quantity: entry.quantity!,
        date: menu.startDate,
      })),
    ),
  };
}
