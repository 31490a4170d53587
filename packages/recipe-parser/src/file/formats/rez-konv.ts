/**
 * RezKonv: `.rk` or `.txt`, German, any number of recipes in one text.
 *
 * - A recipe begins with a line of ten equal signs with "REZKONV", and ends with a line of five alone.
 * - Titel, Kategorien and Menge come first, then ingredients: amount, unit and food in columns; a line that
 *   begins with a dash goes on from the line above.
 * - A line of equal signs with words is a heading; below QUELLE is the source. What follows the blank line
 *   behind the ingredients is the method.
 *
 * Source: the help of RezkonvSuite (description of the format).
 */
import { ingredientLinesFrom } from '../../schema-org/ingredient-lines';
import { stepsFromLines } from '../../schema-org/steps';
import { fieldsOf } from '../fields/fields';
import type { Reading, RecipeInFile } from '../fields/recipe-in-file';
import { recipeFromParts } from '../recipe/recipe-from-parts';
import { columnText, isAmount, paragraphsOf, partsBetween } from './csv/columns-of-text';

/** @returns nothing for what is no text of RezKonv */
export function readRezKonv(text: string): Reading | undefined {
  if (!start.test(text)) return undefined;
  const recipes = partsBetween(text, start, /^={5}\s*$/);
  return { recipes: recipes.map((lines) => () => recipeFrom(lines)), notUnderstood: [] };
}

const start = /^={5,20} {0,4}REZKONV/im;
const heading = /^={5,}\s*([^=\s][^=\n]{0,60}?)\s*={5,}\s*$/;

interface Parts {
  head: Map<string, string>;
  ingredients: string[];
  source: string[];
  method: string[];
}

function recipeFrom(lines: readonly string[]): RecipeInFile {
  const { head, ingredients, source, method } = partsOf(lines);
  const fields = fieldsOf({ ...Object.fromEntries(head), method, source, ingredients });
  fields.read('method', 'source', 'ingredients');
  return recipeFromParts(
    {
      title: fields.text('titel'),
      notes: [{ heading: 'Source', text: source.slice(1).join('\n') }],
      serves: fields.text('menge'),
      ingredients: ingredientLinesFrom(ingredients),
      steps: stepsFromLines(paragraphsOf(method)),
      labels: fields.words('kategorien'),
      source: { siteName: source[0] },
      language: 'de',
    },
    fields,
  );
}

function partsOf(lines: readonly string[]): Parts {
  const parts: Parts = { head: new Map(), ingredients: [], source: [], method: [] };
  let place: 'head' | 'ingredients' | 'source' | 'method' = 'head';
  for (const line of lines) {
    const [, name, value = ''] = /^\s*(Titel|Kategorien|Menge):\s*(.*)$/i.exec(line) ?? [];
    const [, title] = heading.exec(line) ?? [];
    const text = line.trim();
    if (name !== undefined && place === 'head') parts.head.set(name.toLowerCase(), value.trim());
    else if (title !== undefined) {
      place = isSource.test(title) ? 'source' : place === 'method' ? 'method' : 'ingredients';
      if (place !== 'source') parts[place].push('', `${title}:`, '');
    } else if (place === 'source' && text === '') place = 'method';
    else if (place === 'source') parts.source.push(text.replace(/^--?\s*/, ''));
    else if (place === 'method' || !isIngredient(line)) {
      if (text !== '') place = 'method';
      if (place === 'method') parts.method.push(line);
    } else {
      place = 'ingredients';
      addIngredient(parts.ingredients, line);
    }
  }
  return { ...parts, ingredients: parts.ingredients.filter(Boolean) };
}

const isSource = /^(?:quelle|source|herkunft)$/i;

/** The amount stands at the right of the first seven columns, unit and food behind it. */
const isIngredient = (line: string): boolean =>
  isAmount(line.slice(0, 7)) && /^\s/.test(line.slice(7, 8)) && line.slice(8).trim() !== '';

function addIngredient(ingredients: string[], line: string): void {
  const rest = line.slice(8).trim();
  const last = ingredients.at(-1);
  if (/^--?\s*\S/.test(rest) && last && line.slice(0, 7).trim() === '') {
    ingredients[ingredients.length - 1] = `${last} ${rest.replace(/^--?\s*/, '')}`;
    return;
  }
  const food = rest.replace(/;\s*/g, ', ').replace(/\s{2,}/g, ' ');
  ingredients.push(columnText({ amount: line.slice(0, 7), unit: '', food }));
}
