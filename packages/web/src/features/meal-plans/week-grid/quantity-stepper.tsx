/** How many times a recipe is cooked, in halves, and the resulting serves. */
import IconMinus from '@tabler/icons-react/dist/esm/icons/IconMinus.mjs';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import {
  formatCookingQuantity,
  maxCookingQuantity,
  minCookingQuantity,
  nextCookingQuantity,
} from '@saltbush/domain/meal-plans/cooking-quantity';
import classes from './quantity-stepper.module.css';

export interface QuantityStepperProps {
  /** Title of the recipe. */
  name: string;
  value: number;
  /** Serves of the recipe as written. */
  serves: number | undefined;
  onChange: (value: number) => void;
}

export function QuantityStepper({ name, value, serves, onChange }: QuantityStepperProps) {
  return (
    <fieldset className={classes.stepper} aria-label={`How much ${name}`}>
      <button
        type="button"
        className={classes.button}
        aria-label={`Less ${name}`}
        aria-disabled={value <= minCookingQuantity}
        onClick={() => onChange(nextCookingQuantity(value, 'down'))}
      >
        <IconMinus size={16} stroke={2} aria-hidden />
      </button>
      <output className={classes.value}>
        <span className={classes.times}>×{formatCookingQuantity(value)}</span>
        {serves !== undefined && (
          <span className={classes.serves}>serves {formatCookingQuantity(serves * value)}</span>
        )}
      </output>
      <button
        type="button"
        className={classes.button}
        aria-label={`More ${name}`}
        aria-disabled={value >= maxCookingQuantity}
        onClick={() => onChange(nextCookingQuantity(value, 'up'))}
      >
        <IconPlus size={16} stroke={2} aria-hidden />
      </button>
    </fieldset>
  );
}
