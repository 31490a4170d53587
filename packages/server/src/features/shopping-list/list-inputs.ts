import type { SplitOnWire } from '@saltbush/contract/shopping-list';
import type { Aisle } from '@saltbush/recipe-parser/foods';
import type { Ingredient, Measures } from '@saltbush/recipe-parser/recipe';
import type { ListAmount } from '@saltbush/domain/shopping-list/shopping-line';

/** Everything a shopping list is computed from. */
export interface ListInputs {
  id: string;
  /** Of exactly these inputs. */
  version: string;
  startDate: string;
  endDate: string;
  revision: number;
  meals: { recipeId: string; quantity: number; date: string }[];
  recipes: PlannedRecipe[];
  ticks: { lineKey: string; covered: ListAmount[] }[];
  corrections: { key: string; aisle: Aisle }[];
  stapleKeys: string[];
  splits: SplitOnWire[];
}

export interface PlannedRecipe {
  id: string;
  revision: number;
  title: string;
  measures: Measures;
  /** Null when the caller already has this revision. */
  ingredients: Ingredient[] | null;
}

/** @example recipeKey({ id, revision: 3 }) // '0190…:3' */
export const recipeKey = ({ id, revision }: { id: string; revision: number }) =>
  `${id}:${revision}`;
