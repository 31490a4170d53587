/** Shares all own recipes with a community and copies one's week and list into it, and takes that back. */
import { recipeListsRoutes } from '@saltbush/contract/book/recipe-lists';
import { sharingRoutes } from '@saltbush/contract/recipe/sharing/sharing';
import { sharingLimits } from '@saltbush/contract/recipe/sharing/sharing-fields';
import type { CallOutput } from '@saltbush/contract/route';
import { call } from '../../../../api/call';
import { addPlanRecipes, changePlan, syncNow } from '../../../device/sync';
import type { PlanScope } from '../../../device/view-mode';
import { batchesOf, type Belongings } from './belongings';

/** Of the household that it is brought to. */
export type HouseholdScope = Required<PlanScope>;

type Before = CallOutput<typeof sharingRoutes.updateBatch>['before'];

export interface Brought {
  belongings: Belongings;
  /** How the recipes were shared before, the last change first. */
  before: Before;
}

/**
 * Recipes come first, so that the plan has none that the community can't open.
 *
 * @throws when it could not be done; then what was done is taken back
 */
export async function bring(scope: HouseholdScope, belongings: Belongings): Promise<Brought> {
  const before: Before = [];
  let copied = nothing;
  try {
    for (const ids of batchesOf(await listOwnIds(), sharingLimits.batch)) {
      const updates = ids.map((recipeId) => ({ recipeId, alsoWith: scope.householdId }));
      before.unshift(...(await call(sharingRoutes.updateBatch, { body: { updates } })).before);
    }
    copied = belongings;
    await copyToPlan(scope, belongings);
    return { belongings, before };
  } catch (error) {
    await takeBack(scope, { belongings: copied, before });
    throw error;
  }
}

/** @throws when it could not be done as a whole */
export async function takeBack(scope: PlanScope, { belongings, before }: Brought): Promise<void> {
  const { meals, listed, items } = belongings;
  await Promise.all([
    ...meals.map(({ id }) => changePlan(scope, 'removeMeal', { id })),
    ...listed.map(({ id }) => changePlan(scope, 'removeListedRecipe', { id })),
    ...items.map(({ id }) => changePlan(scope, 'removeItem', { id })),
  ]);
  // A meal that is still to be sent would share its recipe again.
  await syncNow(scope);
  for (const updates of batchesOf(before, sharingLimits.batch)) {
    await call(sharingRoutes.updateBatch, { body: { updates } });
  }
}

async function copyToPlan(
  scope: PlanScope,
  { meals, listed, items, cards }: Belongings,
): Promise<void> {
  if (cards.length > 0) await addPlanRecipes(scope, cards);
  await Promise.all([
    ...batchesOf(meals).map((batch) => changePlan(scope, 'addMeals', { meals: batch })),
    ...listed.map((recipe) => changePlan(scope, 'addListedRecipe', recipe)),
    ...batchesOf(items).map((batch) => changePlan(scope, 'addItems', { items: batch })),
  ]);
}

async function listOwnIds(): Promise<string[]> {
  const ids: string[] = [];
  for (let page = 1, hasMore = true; hasMore; page += 1) {
    const query = { from: 'own', limit: ownPerPage, page } as const;
    const list = await call(recipeListsRoutes.listMyRecipes, { query });
    ids.push(...list.recipes.map(({ _id }) => _id));
    hasMore = list.hasMore;
  }
  return ids;
}

const ownPerPage = 200;
const nothing: Belongings = { meals: [], listed: [], items: [], cards: [] };
