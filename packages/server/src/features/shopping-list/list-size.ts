/** How much a shopping list is computed from: it decides where that is done, and whether at all. */
import { AppError } from '@saltbush/contract/errors';
import { shoppingListLimits } from '@saltbush/contract/shopping-list';
import type { FoundRecipe } from '../recipe-needs';
import type { ListInputs } from './list-inputs';
import { itemsOf } from './list-of-rows';

type Sized = Pick<ListInputs, 'rows'> & { recipes: readonly FoundRecipe[] };

/** @throws AppError LIST_TOO_LONG */
export function refuseTooLong(inputs: Sized): void {
  if (ingredientsOf(inputs) <= shoppingListLimits.ingredients) return;
  throw new AppError('LIST_TOO_LONG');
}

/** Whether it takes more than a few milliseconds. A week of 21 dinners asks for 250 ingredients of 6,000 letters. */
export const isLong = (inputs: Sized): boolean =>
  ingredientsOf(inputs) + itemsOf(inputs.rows).length > 400 || lettersToRead(inputs) > 12_000;

/** Of all that names a recipe: one that is cooked twice counts twice. */
function ingredientsOf({ recipes, rows }: Sized): number {
  const counts = new Map(
    recipes.map(({ id, ingredients, needs }) => [id, ingredients?.length ?? needs?.length ?? 0]),
  );
  return rows.reduce((sum, { fields }) => {
    const id = 'recipeId' in fields ? fields.recipeId : undefined;
    return sum + (id === undefined ? 0 : (counts.get(id) ?? 0));
  }, 0);
}

const lettersToRead = ({ recipes, rows }: Sized): number =>
  recipes
    .flatMap(({ ingredients }) => ingredients ?? [])
    .reduce((sum, { name, note = '' }) => sum + name.length + note.length, 0) +
  itemsOf(rows).reduce((sum, { text }) => sum + text.length, 0);
