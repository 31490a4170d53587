import { calendarDays, type CalendarMeal } from '@saltbush/domain/plan/meal-plans/calendar-feed';
import { hoursOfMeal, type MealClock } from '@saltbush/domain/plan/meal-plans/meal-times';
import { shownNote } from '@saltbush/domain/plan/meal-plans/stored-notes';
import { addDays, type PlainDate } from '@saltbush/domain/plan/days/week';
import type { Deps } from '../../../deps';
import type { Db } from '../../../platform/db/connect';
import { listMeals } from './calendar-feed.store';

/** The meals of a plan that calendar apps are given, some weeks back and some months ahead. */
export async function calendarMealsOf(
  { db, config }: Pick<Deps, 'config'> & { db: Db },
  { ownerId, today, mealClock }: { ownerId: string; today: PlainDate; mealClock: MealClock },
): Promise<(CalendarMeal & { changedAt: Date })[]> {
  const rows = await listMeals(db, {
    ownerId,
    from: addDays(today, -calendarDays.past),
    to: addDays(today, calendarDays.ahead),
  });
  return rows.flatMap(({ id, date, meal, note, recipeId, title, changedAt }) => {
    const text = title ?? shownNote(note ?? '');
    const url = recipeId ? `${config.publicUrl}/recipes/${recipeId}` : undefined;
    if (!text) return [];
    const hours = hoursOfMeal({ date, meal }, mealClock);
    return [{ id, date, meal, title: text, url, hours, changedAt: new Date(changedAt) }];
  });
}
