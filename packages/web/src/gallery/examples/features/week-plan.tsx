import { standInTimeZone } from '@saltbush/domain/account/households/stand-in-time-zone';
import { householdsRoutes } from '@saltbush/contract/account/households';
import { recipeListsRoutes } from '@saltbush/contract/book/recipe-lists';
import { addEntry, emptyMenu, type MenuEntry } from '@saltbush/domain/plan/meal-plans/menu';
import { mondayOf, todayIn, weekdays } from '@saltbush/domain/plan/days/week';
import { MenuMakerPage } from '../../../features/plan/meal-plans/menu-maker-page';
import { answer } from '../../../testing/fake-answers';
import { pageOf } from '../../../testing/fake-recipes-api';
import {
  fakePlan,
  plannedRecipe,
  type FakePlanOptions,
} from '../../../testing/plan/fake-plan-rows';
import { mealRows } from '../../../testing/plan/meal-rows';
import { cardOf, idOf } from '../../../testing/plan/plan-cards';
import { priya } from '../../../testing/people';
import type { Example, ExampleGroup } from '../../example';
import { longName, longWord } from '../../names';

const dishes = ['Pumpkin soup', longName, longWord, 'Fish tacos'].map((title, n) =>
  cardOf(n, title),
);

const monday = mondayOf(todayIn(new Date(), standInTimeZone));

const entryOf = (n: number): MenuEntry => ({
  id: idOf(100 + n),
  meal: n % 3 === 0 ? 'lunch' : 'dinner',
  quantity: 1,
  ...(n % 5 === 4 ? { note: 'Takeaway' } : { recipeId: dishes[n % dishes.length]!._id }),
});

const menu = Array.from({ length: 9 }, (_, n) => n).reduce(
  (before, n) => addEntry(before, entryOf(n), weekdays[n % 7]!),
  emptyMenu(monday),
);

const full = { rows: mealRows(menu), recipes: dishes.map(plannedRecipe) };

const week = (
  name: string,
  options: FakePlanOptions,
  frame: 'phone' | 'desk' = 'phone',
): Example => ({
  name,
  frame,
  at: `/menu-maker?week=${monday}`,
  Show: () => (
    <main id="main">
      <MenuMakerPage />
    </main>
  ),
  prepare: () => void fakePlan(priya._id, options),
  answers: [
    answer(recipeListsRoutes.listMyRecipes, ({ query }) => pageOf(dishes, query)),
    answer(householdsRoutes.list, { households: [], deleted: [] }),
  ],
});

export const weekPlan: ExampleGroup = {
  name: 'Meal plan',
  examples: [
    week('A week', full),
    week('A week on a desk', full, 'desk'),
    week('Nothing planned', { recipes: full.recipes }),
    week('Loading', { isLoaded: false, isAnswered: false }),
    week('Offline', { ...full, isOffline: true }),
    week('Offline, not on this device', { isLoaded: false, isOffline: true }),
  ],
};
