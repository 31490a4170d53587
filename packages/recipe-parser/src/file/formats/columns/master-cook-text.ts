/**
 * MasterCook's text: `.mxp` or `.txt`, any number of recipes one below the other.
 *
 * - A recipe begins with "* Exported from MasterCook *"; the title stands in the middle of the next line.
 * - Facts have names ("Recipe By", "Serving Size"); the table of ingredients has a line of dashes under its
 *   head: amount, measure, and food with its preparation behind two dashes.
 * - The method follows until a line of single dashes; behind it are notes, each with its name.
 *
 * Source: texts that MasterCook 4 exports, as other readers of them describe them.
 */
import { ingredientLinesFrom } from '../../../schema-org/ingredient-lines';
import { isIngredient } from '../../../plain-text/line-kinds';
import { stepsFromLines } from '../../../schema-org/steps';
import { fieldsOf } from '../../fields/fields';
import type { Reading, RecipeInFile } from '../../fields/recipe-in-file';
import { headedLines } from '../../recipe/headed-lines';
import { recipeFromParts } from '../../recipe/recipe-from-parts';
import { columnText, isAmount, paragraphsOf, partsBetween } from './columns-of-text';

/** @returns nothing for what is no text of MasterCook */
export function readMasterCookText(text: string): Reading | undefined {
  if (!start.test(text)) return undefined;
  const { texts, between } = partsBetween(text, start, /^\u001a/);
  return { recipes: texts.map((lines) => () => recipeFrom(lines)), notUnderstood: between };
}

const start = /^[ \t]{0,60}\*[ \t]{0,4}Exported[ \t]{1,4}from[ \t]{1,4}MasterCook.{0,40}\*/im;
const tableHead = /^\s*-{4,}\s+-{6,}\s+-{10,}\s*$/;
const endOfMethod = /^\s*(?:-\s+){5,}-?\s*$/;

function recipeFrom(lines: readonly string[]): RecipeInFile {
  const table = startOfTable(lines);
  const head = factsIn(lines.slice(0, table));
  const below = lines.slice(table).filter((line, at) => at > 0 || !tableHead.test(line));
  const firstBlank = below.findIndex((line) => line.trim() === '');
  const endOfList = firstBlank === -1 ? below.length : firstBlank;
  const ingredients = ingredientsIn(below.slice(0, endOfList));
  const rest = below.slice(endOfList);
  const end = rest.findIndex((line) => endOfMethod.test(line));
  const method = rest.slice(0, end === -1 ? rest.length : end);
  const notes = end === -1 ? '' : paragraphsOf(rest.slice(end + 1)).join('\n\n');
  const fields = fieldsOf({ ...head, ingredients, method, notes });
  fields.read('ingredients', 'method');
  return recipeFromParts(
    {
      title: fields.text('title'),
      notes: [{ text: fields.text('notes') }],
      serves: [fields.text('serving size', 'servings'), fields.text('yield')],
      prepTime: fields.text('preparation time'),
      totalTime: fields.text('start to finish time', 'total time'),
      ingredients: ingredientLinesFrom(ingredients),
      steps: stepsFromLines(paragraphsOf(method).flatMap((step) => headedLines(step))),
      labels: (fields.text('categories') ?? '').split(/\s{2,}|[,;\n]/).filter(Boolean),
      source: { siteName: fields.text('recipe by', 'source') },
    },
    fields,
  );
}

/** Under its head, or where the first line begins with an amount. */
function startOfTable(lines: readonly string[]): number {
  const head = lines.findIndex((line) => tableHead.test(line));
  const found =
    head === -1
      ? lines.findIndex((line) => isIngredient(line.trim()) && /^\s*\d/.test(line))
      : head;
  return found === -1 ? lines.length : found;
}

/** "Serving Size  : 4    Preparation Time :0:20" has two; categories go on below. */
function factsIn(lines: readonly string[]): Record<string, string> {
  const facts = new Map<string, string>();
  let last: string | undefined;
  for (const line of lines) {
    const text = line.trim();
    if (text === '' || /^Amount\s+Measure/i.test(text)) continue;
    const [, name, value = ''] = /^([A-Z][A-Za-z ]{2,25}?)\s*:\s*(.*)$/.exec(text) ?? [];
    if (name !== undefined) {
      const [one = '', , other = ''] = value.split(/\s*(Preparation Time)\s*:\s*/i);
      facts.set((last = name.toLowerCase()), one.trim());
      if (other !== '') facts.set('preparation time', other.trim());
    } else if (!facts.has('title')) facts.set('title', text);
    else if (last !== undefined) facts.set(last, `${facts.get(last)!}  ${text}`);
  }
  return Object.fromEntries([...facts].filter(([, value]) => value !== ''));
}

/** Amount to column 10, measure to column 24, food behind it; a line of food alone goes on. */
function ingredientsIn(lines: readonly string[]): string[] {
  const ingredients: string[] = [];
  for (const line of lines) {
    const { amount, unit, food } = columnsOf(line);
    const text = food.trim().replace(/\s+--\s+/, ', ');
    const last = ingredients.at(-1);
    const isAlone = amount.trim() === '' && unit.trim() === '';
    if (isAlone && last?.endsWith(',')) ingredients[ingredients.length - 1] = `${last} ${text}`;
    else ingredients.push(columnText({ amount, unit, food: text }));
  }
  return ingredients.flatMap((line) => headedLines(line));
}

/** Columns that moved are no columns: a word would be cut in two. */
function columnsOf(line: string): { amount: string; unit: string; food: string } {
  const [amount, unit, food] = [line.slice(0, 10), line.slice(10, 24), line.slice(24)];
  const areCut = /\S\S/.test(line.slice(9, 11)) || /\S\S/.test(line.slice(23, 25));
  if (areCut || food.trim() === '' || !isAmount(amount)) {
    return { amount: '', unit: '', food: line.replace(/\s+(?!--)/g, ' ') };
  }
  return { amount, unit, food };
}
