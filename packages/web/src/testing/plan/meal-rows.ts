/** Rows of plans for tests. */
import type { Menu } from '@saltbush/domain/plan/meal-plans/menu';
import { daysOfWeek } from '@saltbush/domain/plan/days/week';
import type { Row } from '@saltbush/domain/plan/rows/rows';
import { confirmedRow } from './fake-plan-rows';

/** The rows of a week that the server has. */
export function mealRows({ startDate, days }: Menu): Row<'meals'>[] {
  return daysOfWeek(startDate).flatMap(({ weekday, date }) =>
    days[weekday].map(({ id, recipeId, note, meal, quantity, leftoverOf }, index) =>
      confirmedRow('meals', id, {
        date,
        order: `a${index}`,
        meal,
        quantity,
        ...(recipeId !== undefined && { recipeId }),
        ...(note !== undefined && { note }),
        ...(leftoverOf !== undefined && { leftoverOf }),
      }),
    ),
  );
}
