/** One day of one person: what is known, how much of it was counted, and what was not. */
import { plural, t } from '@lingui/core/macro';
import { formatDay } from '@saltbush/domain/plan/days/week';
import type {
  EatenNutrition,
  UncountedMealReason,
} from '@saltbush/domain/plan/nutrition/day-nutrition';
import type { NutritionGoals } from '@saltbush/domain/plan/nutrition/nutrition-goals';
import { nutrientAmount } from '@saltbush/recipe-parser/recipe/nutrients';
import type { PlanView } from '../../../device/sync';
import { nameOfEntry } from '../plan/entry-name';
import { EatenTable } from './eaten-table';
import classes from './nutrition.module.css';
import type { NutritionDay } from './use-planned-nutrition';

export interface DayNutritionProps {
  day: NutritionDay;
  sums: EatenNutrition;
  goals: NutritionGoals;
  view: PlanView;
  isOpenAtFirst: boolean;
}

export function DayNutrition({ day, sums, goals, view, isOpenAtFirst }: DayNutritionProps) {
  const { total, meals, uncounted } = sums;
  return (
    <details className={classes.day} open={isOpenAtFirst}>
      <summary>
        <h3>
          {day.name} {formatDay(day.date)}
        </h3>
        <span>{summaryOf(sums)}</span>
      </summary>
      {meals > uncounted.length && <EatenTable eaten={total} goals={goals} />}
      <p className={classes.coverage}>{coverageText(sums, view)}</p>
    </details>
  );
}

/** @example "8,200 kJ, 3 of 4 meals" */
function summaryOf({ total, meals, uncounted }: EatenNutrition): string {
  const counted = meals - uncounted.length;
  if (total.energyKj === undefined) return t`not known`;
  const energy = nutrientAmount('energyKj', total.energyKj);
  return uncounted.length === 0 ? energy : t`${energy}, ${counted} of ${meals} meals`;
}

/** @example "3 of 4 meals counted; not counted: Eating out (a note)." */
function coverageText({ meals, uncounted }: EatenNutrition, { recipes }: PlanView): string {
  if (meals === 0) return t`Not home for any planned meal.`;
  const counted = meals - uncounted.length;
  if (uncounted.length === 0) {
    return plural(meals, {
      one: `${counted} of # meal counted.`,
      other: `${counted} of # meals counted.`,
    });
  }
  const names = uncounted
    .map(({ entry, reason }) => {
      const name = nameOfEntry(entry, recipes.get(entry.recipeId ?? '')?.card);
      return `${name} (${reasonTexts[reason]})`;
    })
    .join(', ');
  return plural(meals, {
    one: `${counted} of # meal counted; not counted: ${names}.`,
    other: `${counted} of # meals counted; not counted: ${names}.`,
  });
}

const reasonTexts: Readonly<Record<UncountedMealReason, string>> = {
  note: t`a note`,
  'not-visible': t`you can’t see it`,
  unknown: t`too little of it is known`,
};
