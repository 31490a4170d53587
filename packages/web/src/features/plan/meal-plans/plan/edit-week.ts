/** An edit of a week as operations: prepared, so that it can be undone, and then stored. */
import type { RecipeCard } from '@saltbush/contract/recipe/recipes';
import type { Menu } from '@saltbush/domain/plan/meal-plans/menu';
import type { PlainDate } from '@saltbush/domain/plan/days/week';
import { menuOfRows, menuWithUndated } from '@saltbush/domain/plan/meal-plans/menu-of-rows';
import { operationsOfEdit } from '@saltbush/domain/plan/meal-plans/operations-of-edit';
import type { FieldSetBack } from '@saltbush/domain/plan/sync/operations';
import { recipesAddedBy } from '@saltbush/domain/plan/sync/recipes-added-by';
import {
  undoOfOperations,
  type PlanOperation,
} from '@saltbush/domain/plan/meal-plans/undo-of-operations';
import { addPlanRecipes, changePlan, type PlanView } from '../../../device/sync';
import type { PlanScope } from '../../../device/view-mode';
import { planAndAnnounceSharing, type RecipeToPlan } from './announce-sharing';
import { readableMenu } from './readable-menu';

export interface PlannedEdit {
  operations: readonly PlanOperation[];
  /** What takes all of them back. */
  undo: readonly FieldSetBack[];
  /** Those that the operations add. */
  recipes: readonly RecipeToPlan[];
}

interface MoreOfEdit {
  /** Operations of the same edit, besides those on meals of these days. */
  also?: readonly PlanOperation[];
  /** The change is of a meal without a day: for it, the meal is on the first of its seven. */
  isUndated?: boolean;
}

/**
 * Undefined when nothing changes.
 *
 * @param week the first of the seven days that `change` gets
 */
export function prepareEdit(
  view: PlanView,
  week: PlainDate,
  change: ((menu: Menu) => Menu) | undefined,
  { also = [], isUndated = false }: MoreOfEdit = {},
): PlannedEdit | undefined {
  const planned = isUndated ? menuWithUndated(view.rows, week) : menuOfRows(view.rows, week);
  const before = readableMenu(planned, view).menu;
  const operations = [
    ...also,
    ...(change ? operationsOfEdit(view.rows, before, change(before)) : []),
  ];
  if (operations.length === 0) return undefined;
  return {
    operations,
    undo: undoOfOperations(view.rows, operations),
    recipes: addedRecipes(view, operations),
  };
}

/** @throws when it could not be stored; a toast has said so */
export async function storeEdit(
  scope: PlanScope,
  { operations, recipes }: Pick<PlannedEdit, 'operations' | 'recipes'>,
  added: readonly RecipeCard[] = [],
): Promise<void> {
  const store = async () => {
    // First, so that no tab shows a meal without knowing its recipe.
    if (added.length > 0) await addPlanRecipes(scope, added);
    await Promise.all(operations.map(({ name, args }) => changePlan(scope, name, args)));
  };
  const stored = store();
  const known = new Map<string, RecipeToPlan>(added.map((card) => [card._id, card]));
  const planned = recipes.map((recipe) => known.get(recipe._id) ?? recipe);
  void planAndAnnounceSharing(scope, planned, () => stored);
  return stored;
}

export const addedRecipes = (
  { recipes }: PlanView,
  operations: readonly PlanOperation[],
): RecipeToPlan[] =>
  [...new Set(operations.flatMap(recipesAddedBy))].map((_id) => recipes.get(_id)?.card ?? { _id });
