/** A meal with a name of one's own: "brunch", "tea". */
import { t } from '@lingui/core/macro';
import { mealPlanLimits } from '@saltbush/contract/plan/meal-plans';
import { LineForm } from './line-form';

export interface MealFormProps {
  initial?: string;
  submitLabel: string;
  onSubmit: (meal: string) => void;
}

export const MealForm = (props: MealFormProps) => (
  <LineForm
    label={t`Name of the meal`}
    placeholder={t`Brunch`}
    maxLength={mealPlanLimits.meal}
    {...props}
  />
);
