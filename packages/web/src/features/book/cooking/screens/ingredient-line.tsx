/** An ingredient as it is read while cooking. */
import { type ConvertedAmount, trailingAmountText } from '@saltbush/recipe-parser/ingredients';
import type { Ingredient } from '@saltbush/recipe-parser/recipe';
import { AmountText, amountText } from '../../../recipe/recipe-content';
import classes from './cooking-screens.module.css';

export interface IngredientLineProps {
  ingredient: Ingredient;
  shown: ConvertedAmount;
}

export function IngredientLine({ ingredient, shown }: IngredientLineProps) {
  const { name } = ingredient;
  const note = shown.note ?? ingredient.note;
  const text = amountText(shown);
  const behind = trailingAmountText(text);
  return (
    <span>
      {text && behind === undefined && (
        <>
          <strong className={classes.amount}>
            <AmountText text={text} />
          </strong>{' '}
        </>
      )}
      {name}
      {behind && <span className={classes.note}>, {behind}</span>}
      {note && <span className={classes.note}>, {note}</span>}
    </span>
  );
}
