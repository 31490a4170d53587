/** The meals of a plan as events, those that the calendar for other apps has. */
import { renderMeal, uidOfMeal } from '@saltbush/domain/plan/meal-plans/calendar-feed';
import { todayIn } from '@saltbush/domain/plan/days/week';
import type { Deps } from '../../../deps';
import { digestOf } from '../../../platform/secrets';
import { calendarMealsOf } from '../calendar-feed';
import { findMealClock } from '../meal-plans';
import { calendarObject, type CollectionContent } from './objects/calendar-object';

export async function readMealsContent(
  { database: { db }, clock, config }: Pick<Deps, 'database' | 'clock' | 'config'>,
  ownerId: string,
): Promise<CollectionContent> {
  const mealClock = await findMealClock(db, ownerId);
  const today = todayIn(clock(), mealClock.timeZone);
  const meals = await calendarMealsOf({ db, config }, { ownerId, today, mealClock });
  const objects = meals.map(({ changedAt, ...meal }) =>
    calendarObject({
      name: `${meal.id}.ics`,
      uid: uidOfMeal(meal.id),
      data: renderMeal(meal, changedAt),
    }),
  );
  return { ctag: digestOf(objects.map(({ etag }) => etag).join()), objects };
}
