/**
 * CSV with a row for each recipe: Plan to Eat's export, or any table whose columns can be recognised.
 *
 * - The first row names the columns; letter case, spaces and underscores do not matter.
 * - There must be a title, and ingredients or a method. Lines of both stand below one another in their
 *   field; where a field has one line, semicolons or bars divide it.
 * - A column that says something and is not known is left over, named in the report.
 *
 * Source of Plan to Eat's columns: https://learn.plantoeat.com/ (export).
 */
import { ingredientLinesFrom } from '../../recipe-import/ingredient-lines';
import { stepsFromLines } from '../../recipe-import/steps';
import { fieldsOf, type Fields } from '../fields';
import { anyPicture } from '../pictures';
import type { Reading } from '../recipe-in-file';
import { recipeFromParts } from '../recipe-from-parts';
import { csvRows } from './csv-rows';

/** @returns nothing when the columns are no recipe's */
export function readCsv(text: string): Reading | undefined {
  const [header = [], ...rows] = csvRows(text);
  const names = header.map(plainName);
  const has = (columns: readonly string[]) => columns.some((column) => names.includes(column));
  if (!has(columns.title) || !(has(columns.ingredients) || has(columns.method))) return undefined;
  const recipes = rows.map((row) => () => {
    const fields = fieldsOf(
      Object.fromEntries(names.map((name, at) => [name, row[at] ?? '']).toReversed()),
    );
    return recipeFromRow(fields);
  });
  return { recipes, notUnderstood: [] };
}

const plainName = (name: string): string =>
  name
    .replace(/[\s_-]+/g, ' ')
    .trim()
    .toLowerCase();

/** The spellings of each column, most telling first. */
const columns = {
  title: ['title', 'name', 'recipe name', 'recipe title', 'recipe'],
  ingredients: ['ingredients', 'ingredient list', 'ingredient'],
  method: ['directions', 'instructions', 'method', 'steps', 'preparation', 'procedure'],
} as const;

function recipeFromRow(fields: Fields) {
  fields.ignore('id', 'uuid', 'url host', 'public url', 'private', 'updated at', 'position');
  const nutrition = nutrients.flatMap((name) => {
    const amount = fields.text(name);
    return amount === undefined ? [] : [`${name} ${amount}`];
  });
  return recipeFromParts(
    {
      title: fields.text(...columns.title),
      description: fields.text('description', 'summary'),
      notes: [
        { text: fields.text('notes', 'note', 'comments') },
        { heading: 'Nutrition', text: nutrition.join(', ') },
      ],
      serves: [
        fields.text('servings', 'serves', 'portions'),
        fields.text('yield', 'yields', 'makes'),
      ],
      prepTime: fields.text('prep time', 'preparation time', 'prep', 'active time'),
      cookTime: fields.text('cook time', 'cooking time', 'cook'),
      totalTime: fields.text('total time', 'time'),
      ingredients: ingredientLinesFrom(linesOf(fields.text(...columns.ingredients))),
      steps: stepsFromLines(linesOf(fields.text(...columns.method))),
      courses: fields.words('course', 'category', 'categories', 'meal'),
      labels: [...fields.words('tags', 'keywords', 'labels'), ...fields.words('main ingredient')],
      cuisine: fields.text('cuisine'),
      source: {
        siteName: fields.text('source', 'site'),
        siteUrl: fields.text('url', 'source url', 'link', 'website'),
        author: fields.text('author'),
      },
      rating: fields.text('rating', 'stars'),
      isFavourite: fields.isTrue('favorite', 'favourite', 'is favorite'),
      difficulty: fields.text('difficulty'),
      createdAt: fields.text('created at', 'created', 'date', 'date added'),
      pictures: anyPicture(fields.text('photo url', 'image url', 'image', 'photo', 'picture')),
    },
    fields,
  );
}

function linesOf(text = ''): string[] {
  if (text.includes('\n')) return text.split('\n');
  return /[|]/.test(text) ? text.split('|') : text.split(';');
}

const nutrients = [
  'calories',
  'fat',
  'saturated fat',
  'cholesterol',
  'sodium',
  'sugar',
  'carbohydrate',
  'fiber',
  'protein',
];
