/** A server that keeps one week's plan as the real one does, and the recipes of its cook. */
import { AppError } from '@saltbush/contract/errors';
import { mealPlansRoutes, type MealPlan } from '@saltbush/contract/meal-plans';
import { recipeListsRoutes } from '@saltbush/contract/recipe-lists';
import type { RecipeCard } from '@saltbush/contract/recipes';
import { mapDays } from '@saltbush/domain/meal-plans/menu';
import type { Menu } from '@saltbush/domain/meal-plans/menu';
import { addDays } from '@saltbush/domain/meal-plans/week';
import { writeKeptMenu } from '../features/meal-plans/keeping/kept-menu';
import { daysOnWire, menuOf } from '../features/meal-plans/keeping/menu-on-wire';
import { priya } from './people';
import { answer, type Answer } from './pretend-api';
import { pageOf } from './pretend-book';

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

export interface PretendPlans {
  /** Another device saves. */
  keep: (menu: Menu) => void;
  menu: () => Menu | undefined;
  answers: Answer[];
}

/**
 * Saves by revision; who starts a week that has a plan gets that plan.
 *
 * @example const plans = pretendPlans({ menu: emptyMenu('2026-11-23'), recipes: [cardOf(1, 'Laksa')] });
 */
export function pretendPlans({
  menu: initial,
  recipes = [],
}: {
  menu?: Menu;
  recipes?: RecipeCard[];
} = {}): PretendPlans {
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

/** A menu that an earlier visit left on the device, unsynced. */
export function leaveOnDevice(menu: Menu): void {
  writeKeptMenu(priya._id, menu.startDate, { menu, recipes: [] });
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
