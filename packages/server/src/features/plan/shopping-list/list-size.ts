/** How much a shopping list is computed from: it decides where that is done, and whether at all. */
import { AppError } from '@saltbush/contract/errors';
import { shoppingListLimits } from '@saltbush/contract/plan/shopping-list';
import { quantityCooked } from '@saltbush/domain/plan/meal-plans/leftovers';
import { leftoversOfRows } from '@saltbush/domain/plan/meal-plans/leftovers-of-rows';
import { recipeIdOf, rowKey, type MealRow, type Row } from '@saltbush/domain/plan/rows/rows';
import type { Ingredient } from '@saltbush/recipe-parser/recipe';
import type { FoundRecipe } from '../recipe-needs';
import type { ListInputs } from './list-inputs';
import { itemsOf } from './rows-view/list-view';

/** A list whose recipes were looked for. */
export type FoundInputs = Omit<ListInputs, 'recipes'> & { recipes: FoundRecipe[] };

/**
 * Whether it takes more than a few milliseconds. A week of 21 dinners asks for 250 ingredients of 6,000 letters.
 *
 * @throws AppError LIST_TOO_LONG
 */
export function isLong(inputs: FoundInputs): boolean {
  const ingredients = countIngredients(inputs);
  if (ingredients > shoppingListLimits.ingredients) throw new AppError('LIST_TOO_LONG');
  const items = itemsOf(inputs);
  const texts = [
    ...items.map(({ text }) => text),
    ...inputs.recipes.flatMap((recipe) => rowsOf(recipe).map(textOf)),
  ];
  const letters = texts.reduce((sum, { length }) => sum + length, 0);
  return ingredients + items.length > 400 || letters > 12_000;
}

/** With those of the recipes in it. */
const rowsOf = ({ ingredients, subRecipes }: FoundRecipe): Ingredient[] =>
  [{ ingredients: ingredients ?? [] }, ...subRecipes].flatMap((recipe) => recipe.ingredients);

const textOf = ({ name, note = '' }: { name: string; note?: string | undefined }) => name + note;

/**
 * Of all that is cooked in the weeks of those days, or listed for them: what is bought for other days of them is taken into
 * account too. A recipe that is cooked twice counts twice.
 */
function countIngredients({ recipes, rows }: FoundInputs): number {
  const counts = new Map(
    recipes.map((recipe) => [recipe.id, rowsOf(recipe).length || (recipe.needs?.length ?? 0)]),
  );
  const leftovers = leftoversOfRows(new Map(rows.map((row) => [rowKey(row.kind, row.id), row])));
  const isBought = ({ kind, id, fields }: Row) => {
    const { quantity = 1 } = fields as Partial<MealRow>;
    return kind !== 'meals' || quantityCooked({ id, quantity }, leftovers) > 0;
  };
  return rows
    .filter(isBought)
    .reduce((sum, row) => sum + (counts.get(recipeIdOf(row) ?? '') ?? 0), 0);
}
