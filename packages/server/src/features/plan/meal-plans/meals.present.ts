import type { PlannedMeal } from '@saltbush/contract/plan/meals';
import { rfc3339In } from '@saltbush/domain/plan/days/zoned-time';
import { hoursOfMeal, type MealClock } from '@saltbush/domain/plan/meal-plans/meal-times';
import { shownNote } from '@saltbush/domain/plan/meal-plans/stored-notes';
import type { EntryRow } from './meal-plans.store';

export interface Presenting {
  /** Of the recipes that the person may read, by their ids. */
  titles: ReadonlyMap<string, string>;
  mealClock: MealClock;
  publicUrl: string;
}

/** A planned meal as programs read it. Nothing of a recipe that the person may not read. */
export function presentMeal(
  { id, date, meal, recipeId, note, quantity }: Omit<EntryRow, 'leftoverOf' | 'orderKey'>,
  { titles, mealClock, publicUrl }: Presenting,
): PlannedMeal[] {
  const title = recipeId === null ? note && shownNote(note) : titles.get(recipeId);
  if (title === undefined || title === null) return [];
  return [
    {
      _id: id,
      date,
      meal,
      ...hoursOnWire({ date, meal }, mealClock),
      title,
      ...(recipeId !== null && { recipe: recipeId, url: `${publicUrl}/recipes/${recipeId}` }),
      ...(note !== null && { note }),
      quantity,
    },
  ];
}

function hoursOnWire(
  planned: { date: string; meal: string },
  mealClock: MealClock,
): Pick<PlannedMeal, 'start' | 'end'> {
  const hours = hoursOfMeal(planned, mealClock);
  const { timeZone } = mealClock;
  return hours
    ? { start: rfc3339In(hours.start, timeZone), end: rfc3339In(hours.end, timeZone) }
    : {};
}
