/**
 * What someone's own plan and list have that a new community can have too: copies of the meals of a week, of
 * the recipes on its list, and of what is still to buy.
 *
 * - Of a recipe that only this person may read, nothing is copied: the community could not open it.
 * - The store of an item is left out, since stores are of one list.
 */
import type { RecipeCard } from '@saltbush/contract/recipe/recipes';
import { copyWeek, emptyMenu, entriesOf } from '@saltbush/domain/plan/meal-plans/menu';
import type { PlainDate } from '@saltbush/domain/plan/days/week';
import { mondaysOfRange, sevenDaysFrom } from '@saltbush/domain/plan/days/day-range';
import { menuOfRows, undatedOfRows } from '@saltbush/domain/plan/meal-plans/menu-of-rows';
import type { OperationArgs } from '@saltbush/domain/plan/sync/operations';
import { operationsOfEdit, withoutGaps } from '@saltbush/domain/plan/meal-plans/operations-of-edit';
import { ordersAfter } from '@saltbush/domain/plan/rows/orders/order-keys';
import { longestBatch } from '@saltbush/domain/plan/sync/operations';
import type { Row } from '@saltbush/domain/plan/rows/rows';
import { newId } from '../../../../api/new-id';
import type { PlanView } from '../../../device/sync';

export interface Belongings {
  meals: OperationArgs['addMeal'][];
  listed: OperationArgs['addListedRecipe'][];
  items: OperationArgs['addItems']['items'];
  /** Of the recipes of meals and list. */
  cards: RecipeCard[];
}

interface SevenDays {
  start: PlainDate;
  today: PlainDate;
}

/** @param week that has today */
export function belongingsOf(view: PlanView, week: SevenDays, userId: string): Belongings {
  const cards = new Map(
    [...view.recipes.values()]
      .filter(({ card }) => card.owner._id === userId || card.canComeBack)
      .map(({ card }) => [card._id, card]),
  );
  const meals = mealsOf(view, week, cards);
  const mondays = mondaysOfRange(sevenDaysFrom(week.start));
  const listed = rowsOf(view, 'listedRecipes').flatMap(({ fields }) => {
    const { week: monday = '', recipeId = '', quantity = 1 } = fields;
    const isBrought = mondays.includes(monday) && cards.has(recipeId);
    return isBrought ? [{ id: newId(), week: monday, recipeId, quantity }] : [];
  });
  const brought = [...meals, ...listed].map(({ recipeId = '' }) => recipeId);
  return {
    meals,
    listed,
    items: itemsOf(view),
    cards: [...new Set(brought)].flatMap((id) => cards.get(id) ?? []),
  };
}

export const batchesOf = <T>(all: readonly T[], size = longestBatch): T[][] =>
  Array.from({ length: Math.ceil(all.length / size) }, (_, n) =>
    all.slice(n * size, (n + 1) * size),
  );

function mealsOf(
  { rows }: PlanView,
  { start, today }: SevenDays,
  cards: ReadonlyMap<string, RecipeCard>,
): Belongings['meals'] {
  const nothing = emptyMenu(start);
  const copy = copyWeek(menuOfRows(rows, start), nothing, newId, () => true);
  const readable = new Set(
    entriesOf(copy)
      .filter(({ recipeId }) => recipeId === undefined || cards.has(recipeId))
      .map(({ id }) => id),
  );
  const dated = operationsOfEdit(new Map(), nothing, copy).flatMap(({ name, args }) =>
    name === 'addMeal' && readable.has(args.id) ? [args] : [],
  );
  const undated = undatedOfRows(rows, { start, today }).filter(
    ({ recipeId }) => recipeId === undefined || cards.has(recipeId),
  );
  const orders = ordersAfter(null, undated.length);
  return [
    ...dated,
    ...undated.map((entry, index) => ({
      ...withoutGaps(entry),
      id: newId(),
      date: start,
      order: orders[index]!,
      isUndated: true,
    })),
  ];
}

const itemsOf = (view: PlanView): Belongings['items'] =>
  rowsOf(view, 'items')
    .filter(({ fields }) => fields.tickedOn === undefined && !fields.isCleared)
    .map(({ fields: { text = '', order = '', note } }) => ({
      id: newId(),
      text,
      order,
      ...(note !== undefined && { note }),
    }));

const rowsOf = <Kind extends 'items' | 'listedRecipes'>({ rows }: PlanView, kind: Kind) =>
  [...rows.values()].filter((row): row is Row<Kind> => row.kind === kind && !row.isDeleted);
