/**
 * Flavorish: a zip with a `manifest.json`, a JSON file for each recipe and a folder of images.
 *
 * - Ingredients, instructions and collections stand beside the recipe itself.
 * - A line has its text, and beside it how Flavorish understood that text; some lines are headings.
 * - Times are hours and minutes in two fields; nutrients have a field each.
 *
 * Source of the names: https://github.com/julianpoy/RecipeSage (what its reader takes from such a file)
 */
import { trimmedEnd } from '../../../characters/text-end';
import { ingredientLinesFrom } from '../../../schema-org/ingredient-lines';
import { isNode } from '../../../schema-org/schema-values';
import { stepsFromLines } from '../../../schema-org/steps';
import { fieldsOf, type Fields } from '../../fields/fields';
import { inOrder } from '../../fields/in-order';
import { adjacentImage, imagesIn, webImage } from '../../fields/images';
import type { JsonReader } from '../../fields/json-reader';
import type { ImageInFile } from '../../fields/recipe-in-file';
import { recipeFromParts } from '../../recipe/recipe-from-parts';

export const flavorish: JsonReader = {
  name: 'Flavorish',
  recognises: (node) => {
    const recipe = node['recipe'];
    const lists = [node['ingredients'] ?? [], node['instructions'] ?? []];
    return (
      isNode(recipe) &&
      ('ingredients' in node || 'instructions' in node) &&
      lists.every((list) => Array.isArray(list)) &&
      own.some((name) => name in recipe)
    );
  },
  read(node) {
    const fields = fieldsOf(node);
    const recipe = fields.each('recipe')[0] ?? fieldsOf({});
    recipe.ignore('id', 'user_id', 'updated_at');
    return recipeFromParts(
      {
        title: recipe.text('title'),
        description: recipe.text('description'),
        notes: [
          { text: recipe.text('notes') },
          { heading: 'Nutrition', text: nutritionFrom(recipe) },
        ],
        serves: recipe.text('servings'),
        prepTime: minutesOf(recipe, 'prep'),
        cookTime: minutesOf(recipe, 'cook'),
        totalTime: minutesOf(recipe, 'total'),
        ingredients: ingredientLinesFrom(linesOf(fields.each('ingredients'))),
        steps: stepsFromLines(linesOf(fields.each('instructions'))),
        courses: recipe.words('category'),
        labels: [...recipe.words('keywords'), ...fields.words('collections')],
        cuisine: recipe.words('cuisine').join(', ') || undefined,
        source: {
          siteName: recipe.text('source_name'),
          siteUrl: recipe.text('source_url'),
          author: recipe.text('author'),
        },
        rating: recipe.number('rating'),
        createdAt: recipe.text('created_at'),
        images: [
          ...imagesIn(fields, inFolder, 'imageFilename'),
          ...imagesIn(recipe, webImage, 'image_url'),
        ],
      },
      fields,
    );
  },
};

const own = ['prep_time_hours', 'cook_time_minutes', 'source_name', 'nutrition_calories'];

function minutesOf(recipe: Fields, time: string): number | undefined {
  const hours = recipe.number(`${time}_time_hours`) ?? 0;
  return hours * 60 + (recipe.number(`${time}_time_minutes`) ?? 0) || undefined;
}

/** A heading is known by its colon. */
function linesOf(items: readonly Fields[]): string[] {
  return inOrder(items, 'sort_order').flatMap((item) => {
    item.ignore('id', 'recipe_id', 'quantity', 'quantity2', 'unit_of_measure', 'description');
    const text = item.text('text');
    if (text === undefined) return [];
    return item.isTrue('is_group_header') ? [`${trimmedEnd(text, /[\s:]/)}:`] : text.split('\n');
  });
}

function nutritionFrom(recipe: Fields): string | undefined {
  const parts = nutrients.flatMap(([name, label]) => {
    const text = recipe.text(`nutrition_${name}`);
    return text === undefined ? [] : [`${label} ${text}`.trim()];
  });
  return parts.join(', ') || undefined;
}

const nutrients = [
  ['serving_size', ''],
  ['calories', 'calories'],
  ['fat_content', 'fat'],
  ['saturated_fat_content', 'saturated fat'],
  ['trans_fat_content', 'trans fat'],
  ['unsaturated_fat_content', 'unsaturated fat'],
  ['cholesterol_content', 'cholesterol'],
  ['sodium_content', 'sodium'],
  ['carbohydrate_content', 'carbohydrates'],
  ['fiber_content', 'fibre'],
  ['sugar_content', 'sugar'],
  ['protein_content', 'protein'],
] as const;

/** Beside the folder of the recipes. */
function inFolder(value: unknown): ImageInFile[] {
  if (typeof value !== 'string' || value === '') return [];
  const name = value.replace(/^.*[\\/]/, '');
  return [...adjacentImage(`../images/${name}`), ...adjacentImage(`images/${name}`)];
}
