/** One ingredient as it is read: how much, of what, and the note. */
import type { ConvertedAmount } from '@saltbush/domain/foods/convert-ingredient';
import type { Ingredient } from '@saltbush/domain/ingredients/ingredient';
import { wordsBehind } from '@saltbush/domain/ingredients/words-behind';
import { AmountText } from './amount-text';
import classes from './recipe-ingredients.module.css';
import { unitFor } from './unit-words';

export interface IngredientLineProps {
  ingredient: Ingredient;
  /** In the reader's measures, for as many as are to eat. */
  shown: ConvertedAmount;
}

export function IngredientLine({ ingredient: { name, note }, shown }: IngredientLineProps) {
  const { amount, unit, isApproximate } = shown;
  const behind = unit === '' ? wordsBehind(amount) : undefined;
  return (
    <li>
      <span className={classes.amount}>
        {isApproximate && <span className={classes.about}>about </span>}
        {behind === undefined && (
          <>
            <AmountText text={amount} /> {unitFor(unit, amount)}
          </>
        )}
      </span>
      <span>
        {name}
        {behind && <span className={classes.note}>, {behind}</span>}
        {note && <span className={classes.note}>, {note}</span>}
      </span>
    </li>
  );
}
