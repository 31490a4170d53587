/** What changed in a plan: each meal as `GET /meals` has it, in its present state, with who changed it. */
import type { PlannedMeal } from '@saltbush/contract/plan/meals';
import { longestRange } from '@saltbush/domain/plan/days/day-range';
import { addDays, type PlainDate } from '@saltbush/domain/plan/days/week';
import { rowsOfUndo } from '@saltbush/domain/plan/sync/changed-parts';
import { listReadableCards } from '../../../recipe/recipes';
import { findMealClock, presentMeal } from '../../meal-plans';
import type { DeliveryRow } from '../deliveries.store';
import type { WebhookRow } from '../webhooks.store';
import type { Content, ContentContext } from './content';
import { fitting } from './fitting';
import { findMeals, readOperations, type DoneOperation, type Doer } from './operations.store';

interface MealChange {
  action: 'added' | 'changed' | 'removed';
  meal: PlannedMeal;
  by: Doer;
  at: string;
}

/** Nothing when its person may read none of the meals. */
export async function planContent(
  { database, config }: ContentContext,
  { ownerId, userId, householdId }: WebhookRow,
  delivery: DeliveryRow,
): Promise<Content | undefined> {
  const read = await readOperations(database.db, { ownerId, part: 'meals' }, delivery);
  const ids = [...new Set(read.operations.flatMap(mealIdsOf))];
  const rows = await findMeals(database.db, ownerId, ids);
  const recipeIds = [...new Set([...rows.values()].flatMap(({ recipeId }) => recipeId ?? []))];
  const cards = await listReadableCards(database.statementPool, { ids: recipeIds, userId });
  const titles = new Map(cards.map(({ _id, title }) => [_id, title]));
  const mealClock = await findMealClock(database.db, ownerId);
  const all = read.operations.flatMap((operation) =>
    mealIdsOf(operation).flatMap((id): MealChange[] => {
      const row = rows.get(id);
      if (!row) return [];
      const [meal] = presentMeal(row, { titles, mealClock, publicUrl: config.publicUrl });
      const action = actionOf(operation, row);
      const { by, at } = operation;
      return meal ? [{ action, meal, by, at: at.toISOString() }] : [];
    }),
  );
  // Who has deleted the history of the plan has deleted what changed.
  const isCut = read.hasMore || read.operations.length === 0;
  if (all.length === 0 && !isCut) return undefined;
  const { changes, hasMore } = fitting(all);
  return { changes, hasMore: hasMore || isCut, url: addressOf(all, householdId, config.publicUrl) };
}

function actionOf({ name }: DoneOperation, row: { isDeleted: boolean }): MealChange['action'] {
  if (name === 'addMeal' || name === 'addMeals') return 'added';
  if (name === 'removeMeal') return 'removed';
  return row.isDeleted ? 'removed' : 'changed';
}

function mealIdsOf(operation: DoneOperation): string[] {
  const { id, meals = [] } = operation.args as { id?: string; meals?: { id: string }[] };
  const undone = rowsOfUndo(operation).filter(({ kind }) => kind === 'meals');
  if (operation.name === 'setBack' || undone.length > 0) {
    return [...new Set(undone.map((row) => row.id))];
  }
  return id === undefined ? meals.map((meal) => meal.id) : [id];
}

/** The call that has all days with a change, as far as one may have them. */
function addressOf(
  changes: readonly MealChange[],
  householdId: string | null,
  publicUrl: string,
): string {
  const days: PlainDate[] = changes.map(({ meal }) => meal.date).toSorted();
  const query = new URLSearchParams(householdId === null ? {} : { householdId });
  const [from, last] = [days[0], days.at(-1)];
  if (from !== undefined && last !== undefined) {
    const longest = addDays(from, longestRange - 1);
    query.set('from', from);
    query.set('to', last < longest ? last : longest);
  }
  const text = query.toString();
  return `${publicUrl}/api/meals${text && `?${text}`}`;
}
