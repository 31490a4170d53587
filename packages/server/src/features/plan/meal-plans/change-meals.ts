/** One entry more or less, without sending the whole menu. */
import { AppError } from '@saltbush/contract/errors';
import { addDays, mondayOf } from '@saltbush/domain/plan/days/week';
import { rowKey, type Row } from '@saltbush/domain/plan/rows/rows';
import { say } from '@saltbush/domain/texts/say';
import type { Authorized } from '../../../platform/authorized';
import type { Author } from '../../../platform/http/session';
import type { Db } from '../../../platform/db/connect';
import { changePlan } from '../sync';
import type { PlanOwnershipRow } from './meal-plans.store';
import {
  addingOperations,
  type EntryOperation,
  type NewEntry,
  type StoredMeals,
} from './menu-operations';
import { newEntry, refuseEntries, refuseTaken, type EntryInput } from './plan-entries';
import { findEntries } from './stored-entries.store';
import type { ChangeContext } from './save-meal-plan';

type Plan = Authorized<PlanOwnershipRow>;

/** Puts the entry at the end of its day. One with this id that the plan has already stays as it is. */
export async function addMeal(
  context: ChangeContext,
  plan: Plan,
  { date, meal, ...author }: Author & { date: string; meal: EntryInput },
): Promise<void> {
  checkDate(plan, date);
  const entries = [newEntry(meal, { date, field: 'meal' })];
  await addMeals(context, { ...author, ownerId: plan.ownerId, entries });
}

/** Puts each entry at the end of its day, all of them or none. One with an id that a week has already stays as it is. */
export async function addMeals(
  context: ChangeContext,
  { ownerId, entries, ...author }: Author & { ownerId: string; entries: NewEntry[] },
): Promise<void> {
  const sent: EntryOperation[] = [];
  await changePlan(context, {
    ...author,
    ownerId,
    operations: async (tx) => {
      for (const startDate of new Set(entries.map(({ date }) => mondayOf(date)))) {
        const ofWeek = entries.filter(({ date }) => mondayOf(date) === startDate);
        sent.push(...(await addingInWeek(tx, { ownerId, startDate }, ofWeek)));
      }
      return sent.map(({ operation }) => operation);
    },
    refuse: refuseEntries(sent),
  });
}

async function addingInWeek(
  tx: Db,
  week: { ownerId: string; startDate: string },
  entries: readonly NewEntry[],
): Promise<EntryOperation[]> {
  const ids = entries.map(({ id }) => id);
  const { stored, taken } = await findEntries(tx, week, ids);
  refuseTaken(entries, taken);
  const isThere = ({ id }: NewEntry) => stored.get(rowKey('meals', id))?.isDeleted === false;
  const added = entries.filter((entry) => !isThere(entry));
  return addingOperations(week.startDate, stored, added);
}

/** Takes out the entry with the id, or the day's first with the recipe; neither there, nothing happens. */
export async function removeMeal(
  context: ChangeContext,
  plan: Plan,
  {
    date,
    meal,
    ...author
  }: Author & {
    date: string;
    meal: { _id?: string | undefined; recipe?: string | undefined };
  },
): Promise<void> {
  checkDate(plan, date);
  await changePlan(context, {
    ...author,
    ownerId: plan.ownerId,
    operations: async (tx) => {
      const { stored } = await findEntries(tx, plan, []);
      const entry = ofDay(stored, date).find(
        ({ id, fields }) =>
          (meal._id === undefined || id === meal._id) &&
          (meal.recipe === undefined || fields.recipeId === meal.recipe),
      );
      return entry ? [{ name: 'removeMeal', args: { id: entry.id } }] : [];
    },
    refuse: refuseEntries([]),
  });
}

/** In their order. */
const ofDay = (stored: StoredMeals, date: string): Row<'meals'>[] =>
  [...stored.values()].filter(({ isDeleted, fields }) => !isDeleted && fields.date === date);

function checkDate(plan: PlanOwnershipRow, date: string): void {
  if (date >= plan.startDate && date <= addDays(plan.startDate, 6)) return;
  throw new AppError('VALIDATION_FAILED', [
    { field: 'date', message: say('This day is not in the week of the plan') },
  ]);
}
