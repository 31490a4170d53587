/** A meal with a name of one's own: "brunch", "tea". */
import { mealPlanLimits } from '@saltbush/contract/plan/meal-plans';
import { LineForm } from './line-form';

export interface MealFormProps {
  initial?: string;
  submitLabel: string;
  onSubmit: (meal: string) => void;
}

export const MealForm = (props: MealFormProps) => (
  <LineForm
    label="Name of the meal"
    placeholder="Brunch"
    maxLength={mealPlanLimits.meal}
    {...props}
  />
);
