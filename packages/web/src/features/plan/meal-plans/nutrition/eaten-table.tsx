/** The nutrients of a day, with the person's goals beside them if they have any. */
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { KnownNutrients } from '@saltbush/domain/recipe/nutrition/nutrients';
import {
  compareWithGoal,
  type ComparedGoal,
  type NutritionGoals,
} from '@saltbush/domain/plan/nutrition/nutrition-goals';
import {
  type Nutrient,
  nutrientAmount,
  nutrientKeys,
  nutrientNames,
  nutrientText,
} from '@saltbush/recipe-parser/recipe/nutrients';
import classes from './nutrition.module.css';

export interface EatenTableProps {
  eaten: KnownNutrients;
  goals: NutritionGoals;
}

export function EatenTable({ eaten, goals }: EatenTableProps) {
  const rows = nutrientKeys.map((nutrient) => ({
    nutrient,
    goal: compareWithGoal(nutrient, eaten, goals),
  }));
  const hasGoals = rows.some(({ goal }) => goal !== undefined);
  return (
    <table className={classes.facts}>
      <thead>
        <tr>
          <th scope="col">
            <Trans>Nutrient</Trans>
          </th>
          <th scope="col">
            <Trans>Eaten</Trans>
          </th>
          {hasGoals && (
            <th scope="col">
              <Trans>Goal</Trans>
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ nutrient, goal }) => (
          <tr key={nutrient}>
            <th scope="row">{nutrientNames[nutrient]}</th>
            <td>{nutrientText(nutrient, eaten[nutrient])}</td>
            {hasGoals && <td>{goal && goalText(nutrient, goal)}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** @example goalText('energyKj', { goal: 8700, kind: 'at-most', left: -300 }) // 'At most 8,700 kJ: 300 kJ over' */
function goalText(nutrient: Nutrient, { goal, kind, left }: ComparedGoal): string {
  const amount = nutrientAmount(nutrient, goal);
  const text = kind === 'at-most' ? t`At most ${amount}` : t`At least ${amount}`;
  if (left === undefined) return text;
  const rest = nutrientAmount(nutrient, Math.abs(left));
  if (kind === 'at-most') {
    return left < 0 ? t`${text}: ${rest} over` : t`${text}: ${rest} left`;
  }
  return left > 0 ? t`${text}: ${rest} to go` : t`${text}: reached`;
}
