/** A row of the table, or one that a household remembers, as lines of a recipe. */
import { findFood } from '@saltbush/recipe-parser/foods';
import { splitIngredientLine } from '@saltbush/recipe-parser/ingredients';
import type { Ingredient } from '@saltbush/recipe-parser/recipe';
import type { SubstitutionRow } from './table/row';

export interface ParsedRow {
  /** Key of the food that it is for. */
  readonly key: string;
  readonly of: Ingredient;
  readonly use: readonly Ingredient[];
  readonly note: string | undefined;
}

/** @example parseRow(['1 cup buttermilk', '1 cup milk + 1 tbsp lemon juice']).key // 'buttermilk' */
export function parseRow([food, substitute, note]: SubstitutionRow): ParsedRow {
  const of = splitIngredientLine(food);
  const use = substitute.split(/\s*\+\s*|\n/).filter((side) => side !== '');
  return { key: findFood(of.name).key, of, use: use.map(splitIngredientLine), note };
}
