/** One ingredient: amount, name and note. */
import { Trans } from '@lingui/react/macro';
import { type ConvertedAmount, trailingAmountText } from '@saltbush/recipe-parser/ingredients';
import type { Ingredient } from '@saltbush/recipe-parser/recipe';
import { AmountText } from './amount-text';
import classes from './ingredient-list.module.css';
import { unitFor } from './unit-labels';

export interface IngredientLineProps {
  ingredient: Ingredient;
  /** Scaled and converted. */
  shown: ConvertedAmount;
}

export function IngredientLine({ ingredient, shown }: IngredientLineProps) {
  const { name } = ingredient;
  const note = shown.note ?? ingredient.note;
  const { amount, unit, isApproximate } = shown;
  const behind = unit === '' ? trailingAmountText(amount) : undefined;
  return (
    <>
      <span className={classes.amount}>
        {isApproximate && (
          <span className={classes.about}>
            <Trans>about</Trans>{' '}
          </span>
        )}
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
    </>
  );
}
