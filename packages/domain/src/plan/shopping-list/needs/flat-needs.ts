/**
 * What a recipe needs, cooked once, together with the recipes in it: each of these is read as a recipe of its own, and its
 * amounts are multiplied by how many times it is made.
 */
import { multiplyQuantity, type Rational } from '@saltbush/recipe-parser/units';
import { flattenRecipe, type RecipePart } from '../../../recipe/sub-recipes/flatten-recipe';
import type { ListRecipe } from '../shopping-line';
import type { ListNeed } from './list-need';
import { listNeedsOf } from './list-needs';

/** @example flatNeedsOf({ ...lasagne, subRecipes: [bolognese] }).at(-1)?.within // 'Bolognese' */
export function flatNeedsOf(recipe: ListRecipe): ListNeed[] {
  const { subRecipes = [] } = recipe;
  if (subRecipes.length === 0) return listNeedsOf(recipe);
  const byId = new Map(subRecipes.map((inner) => [inner.id, inner]));
  return flattenRecipe(recipe, (id) => byId.get(id)).flatMap(needsOfPart);
}

function needsOfPart({
  recipeId,
  measures,
  within,
  times,
  isOptional,
  rows,
}: RecipePart): ListNeed[] {
  const title = within.at(-1);
  const ingredients = rows.map(({ row }) => row);
  const needs = listNeedsOf({ id: recipeId, title: title ?? '', measures, ingredients });
  if (title === undefined) return needs;
  return needs.map((need) => ({
    ...need,
    amounts: times ? multipliedBy(need, times) : [],
    words: times ? need.words : '',
    isOptional: need.isOptional || isOptional,
    within: title,
  }));
}

const multipliedBy = ({ amounts }: ListNeed, times: Rational) =>
  amounts.map((amount) => ({ ...amount, quantity: multiplyQuantity(amount.quantity, times) }));
