/** The ingredients of one section, amounts in one column and names in the other. */
import type { ConvertedAmount } from '@saltbush/recipe-parser/ingredients';
import type { Ingredient } from '@saltbush/recipe-parser/recipe';
import { IngredientLine } from './ingredient-line';
import classes from './ingredient-list.module.css';

export interface IngredientListProps {
  heading: string | undefined;
  ingredients: readonly Ingredient[];
  /** The amount to show for an ingredient, scaled and converted. */
  read: (ingredient: Ingredient) => ConvertedAmount;
}

export function IngredientList({ heading, ingredients, read }: IngredientListProps) {
  return (
    <ul className={classes.lines} aria-label={heading ?? 'Ingredients'}>
      {ingredients.map((ingredient, index) => (
        <IngredientLine key={index} ingredient={ingredient} shown={read(ingredient)} />
      ))}
    </ul>
  );
}
