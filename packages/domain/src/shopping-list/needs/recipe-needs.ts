/**
 * What a recipe needs, cooked once: each food of each row, read but not yet scaled.
 *
 * Reading is the expensive part of a shopping list and depends on the recipe alone, so a caller may
 * cache the result for as long as the recipe's revision and these rules stay the same.
 */
import { foodWording } from '@saltbush/recipe-parser/foods';
import type { Ingredient } from '@saltbush/recipe-parser/recipe';
import { foodsOfRow } from '@saltbush/recipe-parser/row-foods';
import { equipmentIdentity } from './not-bought';
import { readNeed } from './read-need';
import type { Need } from './read-need';
import type { ListRecipe } from '../shopping-line';

export interface RecipeNeed {
  readonly need: Need;
  /** How many foods share the amount: 2 of "1 cup peas and corn". */
  readonly sharedBy: number;
  readonly isOptional: boolean;
  /** The row as the recipe has it: "2 tin diced tomatoes, drained". */
  readonly ingredientText: string;
}

/** @example needsOfRecipe({ id, title, ingredients: [{ name: '2 onions', amount: '', unit: '' }] }) */
export function needsOfRecipe({ ingredients, measures = 'au' }: ListRecipe): RecipeNeed[] {
  return ingredients.flatMap((row) => {
    const ingredientText = textOfRow(row);
    const foods = foodsOfRow(row);
    return foods.flatMap(({ ingredient, sharedBy, isOptional }) => {
      const read = readNeed(ingredient, measures);
      if (!read) return [];
      const text = foods.length > 1 ? ingredient.name : ingredientText;
      const need = read.isEquipment ? equipmentNeed(read, text) : read;
      return [{ need, sharedBy, isOptional, ingredientText }];
    });
  });
}

/** Its size is in its name, its remarks in brackets after it; equipment is not added up. */
function equipmentNeed(need: Need, text: string): Need {
  const identity = equipmentIdentity(text.replace(/, (.+)/, ' ($1)'));
  return {
    ...need,
    identity,
    wording: foodWording(identity.name, undefined),
    amounts: [],
    words: '',
  };
}

function textOfRow({ amount, unit, name, note }: Ingredient): string {
  const line = [amount, unit, name].map((part) => part.trim()).filter((part) => part !== '');
  return note === undefined || note.trim() === '' ? line.join(' ') : `${line.join(' ')}, ${note}`;
}
