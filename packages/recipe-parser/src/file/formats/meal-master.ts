/**
 * Meal-Master: `.mmf` or `.txt`, any number of recipes in one text.
 *
 * - A recipe begins with a line of five dashes or M's with "Meal-Master", and ends with a line of five
 *   alone. Title, categories and yield come first.
 * - An ingredient has its amount in the first seven columns, its unit in two, its food from column 12;
 *   one that begins with a dash goes on from the line above. A second column of them begins at 42.
 * - A line of dashes with words is a heading, of ingredients or of steps.
 *
 * Source: the description of the format by Episoft Systems (Meal-Master 8).
 */
import { ingredientLinesFrom } from '../../schema-org/ingredient-lines';
import { stepsFromLines } from '../../schema-org/steps';
import { fieldsOf } from '../fields/fields';
import type { Reading, RecipeInFile } from '../fields/recipe-in-file';
import { recipeFromParts } from '../recipe/recipe-from-parts';
import { columnText, isAmount, paragraphsOf, partsBetween } from './csv/columns-of-text';

/** @returns nothing for what is no text of Meal-Master */
export function readMealMaster(text: string): Reading | undefined {
  if (!start.test(text)) return undefined;
  const recipes = partsBetween(text, start, end);
  return { recipes: recipes.map((lines) => () => recipeFrom(lines)), notUnderstood: [] };
}

const start = /^(?:MMMMM|-----).{0,60}meal-?master/im;
const end = /^(?:MMMMM|-----)\s*$/;
const heading = /^(?:M{5}|-{5})-*\s*([^\s-][^\n]{0,60}?)\s*-+\s*$/;

function recipeFrom(lines: readonly string[]): RecipeInFile {
  const head = new Map<string, string>();
  const ingredients: string[] = [];
  const method: string[] = [];
  let isMethod = false;
  for (const line of lines) {
    const [, name, value = ''] = /^\s*(Title|Categories|Yield|Servings):\s*(.*)$/i.exec(line) ?? [];
    const [, title] = heading.exec(line) ?? [];
    if (name !== undefined && !isMethod) head.set(name.toLowerCase(), value.trim());
    else if (title !== undefined) (isMethod ? method : ingredients).push('', `${title}:`, '');
    else if (!isMethod && isIngredients(line)) addIngredients(ingredients, line);
    else if (line.trim() !== '' || isMethod) {
      isMethod = true;
      method.push(line);
    }
  }
  return recipeOf(head, ingredients.filter(Boolean), method);
}

function recipeOf(
  head: ReadonlyMap<string, string>,
  ingredients: readonly string[],
  method: readonly string[],
): RecipeInFile {
  const fields = fieldsOf({ ...Object.fromEntries(head), method: method.join('\n') });
  fields.read('method');
  fields.remember('ingredients', ingredients);
  return recipeFromParts(
    {
      title: fields.text('title'),
      serves: fields.text('yield', 'servings'),
      ingredients: ingredientLinesFrom(ingredients),
      steps: stepsFromLines(paragraphsOf(method)),
      labels: fields.words('categories').filter((label) => !/^none$/i.test(label)),
    },
    fields,
  );
}

/** Columns: amount to 7, unit 9 and 10, food 12 to 39, and the same again from 42. */
function isIngredients(line: string): boolean {
  const amount = line.slice(0, 7);
  const unit = line.slice(8, 10).trim();
  if (line.trim() === '' || line.slice(11).trim() === '') return false;
  return isAmount(amount) && line[7] === ' ' && (unit === '' || unit in units);
}

function addIngredients(ingredients: string[], line: string): void {
  const from = secondColumns.find(
    (at) => line.slice(at - 2, at).trim() === '' && isIngredients(line.slice(at)),
  );
  const parts = from === undefined ? [line] : [line.slice(0, from), line.slice(from)];
  for (const part of parts) {
    const food = part
      .slice(11)
      .trim()
      .replace(/\s{2,}/g, ' ');
    const last = ingredients.at(-1);
    if (food.startsWith('-') && last && part.slice(0, 11).trim() === '') {
      ingredients[ingredients.length - 1] = `${last} ${food.slice(1).trim()}`;
    } else {
      const unit = units[part.slice(8, 10).trim()] ?? '';
      ingredients.push(
        columnText({ amount: part.slice(0, 7), unit, food: food.replace(/;\s*/g, ', ') }),
      );
    }
  }
}

/** Where the second column begins; copies by hand move it. */
const secondColumns = [41, 40, 39, 42];

/** Its own abbreviations. Letter case matters: T and t. */
const units: Record<string, string> = {
  x: '',
  ea: '',
  sm: 'small',
  md: 'medium',
  lg: 'large',
  cn: 'can',
  pk: 'packet',
  pn: 'pinch',
  dr: 'drop',
  ds: 'dash',
  ct: 'carton',
  bn: 'bunch',
  sl: 'slice',
  t: 'tsp',
  ts: 'tsp',
  T: 'tbsp',
  tb: 'tbsp',
  fl: 'fl oz',
  c: 'cup',
  pt: 'pint',
  qt: 'quart',
  ga: 'gallon',
  oz: 'oz',
  lb: 'lb',
  ml: 'mL',
  cb: 'cm³',
  cl: 'cL',
  dl: 'dL',
  l: 'L',
  mg: 'mg',
  cg: 'cg',
  dg: 'dg',
  g: 'g',
  kg: 'kg',
};
