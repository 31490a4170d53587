/** A recipe as plain text: what a model reads of it. */
import type { RecipeOnWire } from '@saltbush/contract/recipe/recipes';
import { plainTextOf } from '@saltbush/domain/recipe/formatted-text/plain-text';
import { scaleFactor, servesText } from '@saltbush/domain/recipe/recipes/serves';
import { ingredientLine } from '@saltbush/recipe-parser/file';
import { scaleIngredient } from '@saltbush/recipe-parser/ingredients';

type Written = Pick<RecipeOnWire, 'serves' | 'measures' | 'ingredients'>;

/**
 * A line for each ingredient, and one that ends with a colon for each heading.
 *
 * @param wanted for how many people; without it as it is written
 * @example ingredientLines({ serves: 4, measures: 'au', ingredients: [peas] }, 2) // ['250 g peas']
 */
export function ingredientLines(recipe: Written, wanted = recipe.serves): string[] {
  const factor = scaleFactor(recipe.serves, wanted);
  const isAsWritten = wanted === recipe.serves;
  let heading = '';
  return recipe.ingredients.flatMap((ingredient) => {
    const { section = '' } = ingredient;
    const isNew = section !== heading;
    heading = section;
    const scaled = isAsWritten
      ? ingredient
      : { ...ingredient, ...scaleIngredient(ingredient, recipe.measures, factor) };
    return [...(isNew && section !== '' ? [`${section}:`] : []), ingredientLine(scaled)];
  });
}

/** The whole recipe. */
export function recipeText(recipe: RecipeOnWire, wanted = recipe.serves): string {
  const { title, description, totalMinutes, instructions, notes } = recipe;
  const facts = [
    servesText(recipe, wanted),
    totalMinutes !== undefined && `${totalMinutes} min in all`,
  ].filter(Boolean);
  return [
    title,
    facts.join(', '),
    plainTextOf(description ?? ''),
    section('Ingredients', ingredientLines(recipe, wanted)),
    section(
      'Steps',
      instructions.map((step, index) => `${index + 1}. ${plainTextOf(step)}`),
    ),
    section('Notes', notes === undefined ? [] : [plainTextOf(notes)]),
  ]
    .filter((part) => part !== '')
    .join('\n\n');
}

const section = (heading: string, lines: readonly string[]): string =>
  lines.length === 0 ? '' : [heading, ...lines].join('\n');
