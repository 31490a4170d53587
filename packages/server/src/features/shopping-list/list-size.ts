/** How much a shopping list is computed from: it decides where that is done, and whether at all. */
import { AppError } from '@saltbush/contract/errors';
import { shoppingListLimits } from '@saltbush/contract/shopping-list';
import { recipeKey, type ListInputs } from './list-inputs';

type CountOfKnown = (recipeKey: string) => number;

/**
 * @param countOfKnown how many ingredients a recipe has whose rows were not read again
 * @throws AppError LIST_TOO_LONG
 */
export function refuseTooLong(inputs: ListInputs, countOfKnown: CountOfKnown): void {
  if (ingredientsOf(inputs, countOfKnown) <= shoppingListLimits.ingredients) return;
  throw new AppError('LIST_TOO_LONG');
}

/** Whether it takes more than a few milliseconds. A week of 21 dinners asks for 250 ingredients of 6,000 letters. */
export const isLong = (inputs: ListInputs, countOfKnown: CountOfKnown): boolean =>
  ingredientsOf(inputs, countOfKnown) > 400 || lettersToRead(inputs) > 12_000;

/** Of all meals: a recipe that is cooked twice counts twice. */
function ingredientsOf({ recipes, meals }: ListInputs, countOfKnown: CountOfKnown): number {
  const counts = new Map(
    recipes.map((recipe) => [
      recipe.id,
      recipe.ingredients?.length ?? countOfKnown(recipeKey(recipe)),
    ]),
  );
  return meals.reduce((sum, { recipeId }) => sum + (counts.get(recipeId) ?? 0), 0);
}

const lettersToRead = ({ recipes }: ListInputs): number =>
  recipes
    .flatMap(({ ingredients }) => ingredients ?? [])
    .reduce((sum, { name, note = '' }) => sum + name.length + note.length, 0);
