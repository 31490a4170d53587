/** The ingredients of one section, amounts in one column and names in the other. */
import { t } from '@lingui/core/macro';
import type { ConvertedAmount } from '@saltbush/recipe-parser/ingredients';
import type { Ingredient } from '@saltbush/recipe-parser/recipe';
import { IngredientLine } from './ingredient-line';
import tickBox from '../../../ui/fields/tick-box.module.css';
import classes from './ingredient-list.module.css';

/** What somebody has got out. */
export interface IngredientTicks {
  isTicked: (ingredient: Ingredient) => boolean;
  toggle: (ingredient: Ingredient) => void;
}

export interface IngredientListProps {
  heading: string | undefined;
  ingredients: readonly Ingredient[];
  /** The amount to show for an ingredient, scaled and converted. */
  read: (ingredient: Ingredient) => ConvertedAmount;
  /** If absent, nothing can be ticked. */
  ticks?: IngredientTicks | undefined;
}

export function IngredientList({ heading, ingredients, read, ticks }: IngredientListProps) {
  return (
    <ul className={classes.lines} aria-label={heading ?? t`Ingredients`}>
      {ingredients.map((ingredient, index) => {
        const line = <IngredientLine ingredient={ingredient} shown={read(ingredient)} />;
        return (
          <li key={index}>
            {ticks ? (
              <label className={classes.line}>
                <input
                  type="checkbox"
                  className={`${tickBox.box} ${classes.tick}`}
                  checked={ticks.isTicked(ingredient)}
                  onChange={() => ticks.toggle(ingredient)}
                />
                {line}
              </label>
            ) : (
              <div className={classes.line}>{line}</div>
            )}
          </li>
        );
      })}
    </ul>
  );
}
