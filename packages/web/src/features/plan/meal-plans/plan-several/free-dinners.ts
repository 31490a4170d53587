/** Which of several recipes go on which days: one on each day that has no dinner yet, in their order. */
import { daysOfWeek, type DayOfWeek, type PlainDate } from '@saltbush/domain/plan/days/week';
import { defaultMeal, type Menu } from '@saltbush/domain/plan/meal-plans/menu';

export interface PlannedDinner<R> {
  day: DayOfWeek;
  recipe: R;
}

/** Recipes without a day are left out. */
export function onFreeDinners<R>(
  recipes: readonly R[],
  menu: Menu,
  today: PlainDate,
): PlannedDinner<R>[] {
  const free = daysOfWeek(menu.startDate).filter(
    ({ date, weekday }) =>
      date >= today && !menu.days[weekday].some(({ meal }) => meal === defaultMeal),
  );
  return free.flatMap((day, at) => {
    const recipe = recipes[at];
    return recipe === undefined ? [] : [{ day, recipe }];
  });
}
