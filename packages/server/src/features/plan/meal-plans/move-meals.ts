/** A meal that is planned already: moved, changed, in the place of another, or off the plan. */
import { AppError } from '@saltbush/contract/errors';
import type { PlainDate } from '@saltbush/domain/plan/days/week';
import {
  leftoversOfRows,
  operationsOnLeftovers,
} from '@saltbush/domain/plan/meal-plans/leftovers-of-rows';
import { mealOf } from '@saltbush/domain/plan/meal-plans/menu-of-rows';
import type { MealOperation } from '@saltbush/domain/plan/meal-plans/operations-of-edit';
import { operationsOfMove } from '@saltbush/domain/plan/meal-plans/operations-of-move';
import type { MealRow, Row, RowMap } from '@saltbush/domain/plan/rows/rows';
import type { Change } from '@saltbush/domain/plan/sync/operations';
import { say } from '@saltbush/domain/texts/say';
import type { Db } from '../../../platform/db/connect';
import type { Author } from '../../../platform/http/session';
import { changePlan } from '../sync';
import type { EntryOperation } from './menu-operations';
import { refuseEntries } from './plan-entries';
import type { ChangeContext } from './save-meal-plan';
import { findMealsAround } from './stored-entries.store';

export interface MealChange {
  date?: PlainDate | undefined;
  meal?: string | undefined;
  recipe?: string | null | undefined;
  note?: string | null | undefined;
  quantity?: number | undefined;
}

interface Asked extends Author {
  ownerId: string;
  id: string;
}

/**
 * One operation for the meal, and one for each leftover that follows it.
 *
 * @returns the meal as it was
 * @throws AppError NOT_FOUND when the plan has no such meal; VALIDATION_FAILED
 */
export async function changeMeal(
  context: ChangeContext,
  { id, ...asked }: Asked,
  { date, recipe, ...others }: MealChange,
): Promise<Row<'meals'>['fields']> {
  let was: Row<'meals'>['fields'] = {};
  const fields = { ...others, ...(recipe !== undefined && { recipeId: recipe }) };
  await runOnMeals(context, asked, async (tx) => {
    const dates = date === undefined ? [] : [date];
    const rows = await findMealsAround(tx, asked.ownerId, { ids: [id], dates });
    was = getMeal(rows, id);
    checkHasFood(was, fields);
    const moving = date === undefined ? [] : operationsOfMove(rows, id, { date });
    return withFields(moving ?? refuseLeftovers(), id, changedFields(was, fields));
  });
  return was;
}

/**
 * Two operations, and one for each leftover that follows its meal.
 *
 * @throws AppError NOT_FOUND when the plan has one of them not; VALIDATION_FAILED
 */
export async function swapMeals(
  context: ChangeContext,
  { id, ...asked }: Asked,
  otherId: string,
): Promise<void> {
  await runOnMeals(context, asked, async (tx) => {
    const rows = await findMealsAround(tx, asked.ownerId, { ids: [id, otherId], dates: [] });
    const [one, other] = [getMeal(rows, id), getMeal(rows, otherId)];
    if (one.isUndated || other.isUndated) throw refused('with', say('Both meals need a day first'));
    if (one.leftoverOf === otherId || other.leftoverOf === id) refuseLeftovers();
    return [...placing(rows, id, other), ...placing(rows, otherId, one)];
  });
}

/**
 * One that is off the plan already stays so.
 *
 * @throws AppError NOT_FOUND when the plan never had such a meal
 */
export async function takeOffMeal(context: ChangeContext, { id, ...asked }: Asked): Promise<void> {
  await runOnMeals(context, asked, async (tx) => {
    const meal = mealOf(await findMealsAround(tx, asked.ownerId, { ids: [id], dates: [] }), id);
    if (!meal) throw new AppError('NOT_FOUND');
    return meal.isDeleted ? [] : [{ name: 'removeMeal', args: { id } }];
  });
}

async function runOnMeals(
  context: ChangeContext,
  asked: Omit<Asked, 'id'>,
  operationsIn: (tx: Db) => Promise<MealOperation[]>,
): Promise<void> {
  const sent: EntryOperation[] = [];
  await changePlan(context, {
    ...asked,
    operations: async (tx) => {
      const operations = await operationsIn(tx);
      sent.push(...operations.map((operation) => ({ operation, field: '' })));
      return operations;
    },
    refuse: refuseEntries(sent),
  });
}

function getMeal(rows: RowMap, id: string): Row<'meals'>['fields'] {
  const meal = mealOf(rows, id);
  if (!meal || meal.isDeleted) throw new AppError('NOT_FOUND');
  return meal.fields;
}

/** Puts the meal where another was. */
function placing(
  rows: RowMap,
  id: string,
  { date, order, meal }: Row<'meals'>['fields'],
): MealOperation[] {
  const { date: from } = getMeal(rows, id);
  const days = { from: from!, to: date! };
  const following = operationsOnLeftovers(leftoversOfRows(rows), id, days);
  const change = { date: date!, order: order!, meal: meal! };
  return [
    ...(following ?? refuseLeftovers()),
    { name: 'changeMeal', args: { id, change: change } },
  ];
}

const changedFields = (was: Partial<MealRow>, fields: Change<MealRow>): Change<MealRow> =>
  Object.fromEntries(
    Object.entries(fields).filter(
      ([name, value]) => value !== undefined && value !== (was[name as keyof MealRow] ?? null),
    ),
  );

/** The move of a meal and its other changes are one operation: they are undone together. */
function withFields(
  moving: readonly MealOperation[],
  id: string,
  fields: Change<MealRow>,
): MealOperation[] {
  if (Object.keys(fields).length === 0) return [...moving];
  const isOfMeal = ({ name, args }: MealOperation) => name === 'changeMeal' && args.id === id;
  const own = moving.find(isOfMeal);
  const change = own?.name === 'changeMeal' ? { ...own.args.change, ...fields } : fields;
  return [
    ...moving.filter((operation) => operation !== own),
    { name: 'changeMeal', args: { id, change } },
  ];
}

function checkHasFood(was: Partial<MealRow>, change: Change<MealRow>): void {
  const { recipeId, note } = { ...was, ...withoutAbsent(change) };
  if (!recipeId && !note) throw refused('recipe', say('A meal is a recipe or a note'));
}

const withoutAbsent = (change: Change<MealRow>): Change<MealRow> =>
  Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));

function refuseLeftovers(): never {
  throw refused('date', say('Leftovers stay behind their meal'));
}

const refused = (field: string, message: string): AppError =>
  new AppError('VALIDATION_FAILED', [{ field, message }]);
