/** A recipe with a substitute for one of its ingredients. */
import { listed } from '../../account/countries/forms';
import { say } from '../../texts/say';
import type { Ingredient, Measures } from '@saltbush/recipe-parser/recipe';
import { foodsOfRow } from '@saltbush/recipe-parser/row-foods';
import { linesFor } from './lines-for';
import type { Substitute } from './substitutes';

export interface Substituted {
  /** What differs: "oat milk for milk". */
  name: string;
  ingredients: Ingredient[];
}

/**
 * In the amounts of the recipe itself: a reader may see it for more people and in other measures. A line without an amount
 * gets lines without any.
 *
 * @param place of the ingredient, from 0
 * @param offer one of `substitutesFor` of that ingredient
 */
export function substituteAt(
  { ingredients, measures }: { ingredients: readonly Ingredient[]; measures: Measures },
  place: number,
  { row }: Pick<Substitute, 'row'>,
): Substituted {
  const line = ingredients[place]!;
  const [only] = foodsOfRow(line);
  const { ingredient = line } = only ?? {};
  const { lines, per } = linesFor(row, { ...ingredient, section: line.section }, measures);
  const own = per === undefined ? lines : lines.map(withoutAmount);
  return {
    name: say('{others} for {food}', {
      others: listed(lines.map(({ name }) => name)),
      food: ingredient.name,
    }),
    ingredients: ingredients.flatMap((each, at) => (at === place ? own : [each])),
  };
}

const withoutAmount = (line: Ingredient): Ingredient => ({ ...line, amount: '', unit: '' });
