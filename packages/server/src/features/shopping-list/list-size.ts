/** How much a shopping list is computed from: it decides where that is done, and whether at all. */
import { AppError } from '@saltbush/contract/errors';
import { shoppingListLimits } from '@saltbush/contract/shopping-list';
import { quantityCooked } from '@saltbush/domain/meal-plans/leftovers';
import { addDays } from '@saltbush/domain/meal-plans/week';
import { leftoversOfRows } from '@saltbush/domain/sync/leftovers-of-rows';
import { rowKey, type MealRow, type Row } from '@saltbush/domain/sync/rows';
import type { FoundRecipe } from '../recipe-needs';
import type { ListInputs } from './list-inputs';
import { itemsOf } from './list-of-rows';

/** A list whose recipes were looked for. */
export type FoundInputs = Omit<ListInputs, 'recipes'> & { recipes: FoundRecipe[] };

/** @throws AppError LIST_TOO_LONG */
export function refuseTooLong(inputs: FoundInputs): void {
  if (ingredientsOf(inputs) <= shoppingListLimits.ingredients) return;
  throw new AppError('LIST_TOO_LONG');
}

/** Whether it takes more than a few milliseconds. A week of 21 dinners asks for 250 ingredients of 6,000 letters. */
export const isLong = (inputs: FoundInputs): boolean =>
  ingredientsOf(inputs) + itemsOf(inputs).length > 400 || lettersToRead(inputs) > 12_000;

/** Of all that is cooked in that week, or listed for it: a recipe that is cooked twice counts twice. */
function ingredientsOf({ recipes, rows, week }: FoundInputs): number {
  const counts = new Map(
    recipes.map(({ id, ingredients, needs }) => [id, ingredients?.length ?? needs?.length ?? 0]),
  );
  const leftovers = leftoversOfRows(new Map(rows.map((row) => [rowKey(row.kind, row.id), row])));
  const isBought = ({ kind, id, fields }: Row) => {
    if (kind !== 'meals') return true;
    const { date = '', quantity = 1 } = fields as Partial<MealRow>;
    const isInWeek = date >= week && date < addDays(week, 7);
    return isInWeek && quantityCooked({ id, quantity }, leftovers) > 0;
  };
  return rows.reduce((sum, row) => {
    const id = 'recipeId' in row.fields ? row.fields.recipeId : undefined;
    return sum + (id !== undefined && isBought(row) ? (counts.get(id) ?? 0) : 0);
  }, 0);
}

const lettersToRead = (inputs: FoundInputs): number =>
  inputs.recipes
    .flatMap(({ ingredients }) => ingredients ?? [])
    .reduce((sum, { name, note = '' }) => sum + name.length + note.length, 0) +
  itemsOf(inputs).reduce((sum, { text }) => sum + text.length, 0);
