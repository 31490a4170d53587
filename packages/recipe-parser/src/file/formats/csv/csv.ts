/**
 * CSV with a row for each recipe: Plan to Eat's export, or any table whose columns can be recognised.
 *
 * - The first row names the columns; letter case, spaces, underscores and
 *   camel case do not matter: "prepTime". German, French, Spanish, Italian and Dutch names are known
 *   (`column-names.ts`).
 * - There must be a title, and ingredients or a method. Lines of both are below one another in their
 *   field; where a field has one line, semicolons or bars divide it.
 * - A heading among the ingredients is a line that ends in a colon or is between signs: "-- Sauce --",
 *   "**Sauce**", "[Sauce]", "# Sauce". Plan to Eat writes one as a line without amount, unit and food:
 *   only its remark is there, after a comma.
 * - A column that has a value and is not known is left over, named in the report.
 *
 * BigOven's columns are recognised too ("YieldNumber", "TotalMinutes").
 *
 * Source of Plan to Eat's columns: https://learn.plantoeat.com/ (export).
 */
import { ingredientLinesFrom } from '../../../schema-org/ingredient-lines';
import { stepsFromLines } from '../../../schema-org/steps';
import { fieldsOf, type Fields } from '../../fields/fields';
import { anyImage, firstImage, imagesIn } from '../../fields/images';
import type { Reading } from '../../fields/recipe-in-file';
import { recipeFromParts } from '../../recipe/recipe-from-parts';
import { withColon } from '../../recipe/headed-lines';
import { englishName } from './column-names';
import { csvRows } from './csv-rows';

/** @returns nothing when the columns are no recipe's */
export function readCsv(text: string): Reading | undefined {
  const rows = csvRows(text);
  const names = (rows.next().value ?? []).map(plainName);
  if (!areOfRecipes(names)) return undefined;
  const recipes = [...rows].map((row) => () => recipeFromRow(fieldsOf(cellsOf(names, row))));
  return { recipes, notUnderstood: [] };
}

/**
 * Whether a text begins like a table of recipes.
 *
 * @param beginning with the whole first row
 * @example isTableOfRecipes('Title,Ingredients\n') // true
 */
export function isTableOfRecipes(beginning: string): boolean {
  return areOfRecipes((csvRows(beginning).next().value ?? []).map(plainName));
}

function areOfRecipes(names: readonly string[]): boolean {
  const has = (columns: readonly string[]) => columns.some((column) => names.includes(column));
  return has(columns.title) && (has(columns.ingredients) || has(columns.method));
}

/** Each cell under its column's name; a second column of one name, and one without, gets a number. */
function cellsOf(names: readonly string[], row: readonly string[]): Record<string, string> {
  const cells = new Map<string, string>();
  for (const [at, cell] of row.entries()) {
    const name = names[at] || 'column';
    cells.set(cells.has(name) || name === 'column' ? `${name} ${at + 1}` : name, cell);
  }
  return Object.fromEntries(cells);
}

const plainName = (name: string): string => englishName(plainWords(name));

const plainWords = (name: string): string =>
  name
    .replace(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ')
    .replace(/[\s_.-]+/g, ' ')
    .replace(/ ?\((?:in )?min(?:ute)?s?\)$| (?:in )?min(?:ute)?s$/i, ' minutes')
    .trim()
    .toLowerCase();

/** The spellings of each column, most specific first. */
const columns = {
  title: ['title', 'name', 'recipe name', 'recipe title', 'recipe'],
  ingredients: ['ingredients', 'ingredient list', 'ingredient', 'recipe ingredient'],
  method: [
    'directions',
    'instructions',
    'method',
    'steps',
    'preparation',
    'procedure',
    'recipe instructions',
  ],
  picture: ['photo url', 'image url', 'image', 'photo', 'picture', 'picture url'],
} as const;

function recipeFromRow(fields: Fields) {
  fields.ignore('id', 'uuid', 'url host', 'public url', 'private', 'updated at', 'position');
  return recipeFromParts(
    {
      title: fields.text(...columns.title),
      description: fields.text('description', 'summary'),
      notes: [
        { text: fields.text('notes', 'note', 'comments') },
        { heading: 'Nutrition', text: nutritionFrom(fields) },
      ],
      serves: [
        fields.text('servings', 'serves', 'portions', 'serving size', 'number of servings'),
        fields.text('yield', 'yields', 'makes', 'recipe yield') ?? yieldInTwo(fields),
      ],
      ...timesOf(fields),
      ingredients: ingredientLinesFrom(
        linesOf(fields.text(...columns.ingredients)).map(withHeading),
      ),
      steps: stepsFromLines(linesOf(fields.text(...columns.method)).map(withColon)),
      courses: [
        ...fields.words('course', 'category', 'categories', 'meal', 'recipe category'),
        ...fields.words('subcategory'),
      ],
      labels: labelsOf(fields),
      cuisine: fields.text('cuisine', 'recipe cuisine'),
      source: {
        siteName: fields.text('source', 'site'),
        siteUrl: fields.text('url', 'source url', 'link', 'website', 'web url', 'web page'),
        author: fields.text('author'),
      },
      rating: fields.text('rating', 'stars', 'my rating'),
      isFavourite: fields.isTrue('favorite', 'favourite', 'is favorite', 'is favourite'),
      difficulty: fields.text('difficulty'),
      createdAt: fields.text('created at', 'created', 'date', 'date added', 'creation date'),
      images: firstImage(imagesIn(fields, anyImage, ...columns.picture), fields, 'picture'),
    },
    fields,
  );
}

function timesOf(fields: Fields) {
  return {
    prepTime: fields.text(
      ...timesNamed('prep time', 'preparation time', 'prep', 'active time', 'active'),
    ),
    cookTime: fields.text(...timesNamed('cook time', 'cooking time', 'cook')),
    totalTime: fields.text(...timesNamed('total time', 'total', 'time', 'ready in')),
  };
}

function labelsOf(fields: Fields): string[] {
  return [
    ...fields.words('tags', 'keywords', 'labels'),
    ...fields.words('main ingredient', 'primary ingredient'),
    ...fields.words('collection', 'collections'),
  ];
}

/** BigOven has "YieldNumber" and "YieldUnit". */
function yieldInTwo(fields: Fields): string | undefined {
  const parts = [fields.text('yield number'), fields.text('yield unit')];
  return parts.filter(Boolean).join(' ') || undefined;
}

/** Some programs write the unit into the name of the column: "totalTimeMinutes". */
const timesNamed = (...names: string[]): string[] =>
  names.flatMap((name) => [name, `${name} minutes`]);

function linesOf(text = ''): string[] {
  if (text.includes('\n')) return text.split('\n');
  return /[|]/.test(text) ? text.split('|') : text.split(';');
}

/** A line without amount, unit and food is a heading: only its remark is there, after a comma. */
function withHeading(line: string): string {
  return withColon(line.replace(/^\s*,\s+([^,:]{1,60})$/, '$1:'));
}

function nutritionFrom(fields: Fields): string {
  const amounts = nutrients.flatMap((name) => {
    const amount = fields.text(name);
    return amount === undefined ? [] : [`${name} ${amount}`];
  });
  return amounts.join(', ');
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
