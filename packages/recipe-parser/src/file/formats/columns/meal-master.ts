/**
 * Meal-Master: `.mmf` or `.txt`, any number of recipes in one text.
 *
 * - A recipe begins with a line of five dashes or M's with "Meal-Master", and ends with a line of five
 *   alone. Title, categories and yield come first.
 * - An ingredient has its amount in the first seven columns, its unit in two, its food from column 12;
 *   one that begins with a dash goes on from the line above. A second column of them begins at 42.
 * - A line of dashes with words is a heading, of ingredients or of steps.
 * - Copies by hand have other headers, and columns that moved: a line that begins with an amount is still an
 *   ingredient.
 *
 * Source: the description of the format by Episoft Systems (Meal-Master 8).
 */
import { ingredientLinesFrom } from '../../../schema-org/ingredient-lines';
import { stepsFromLines } from '../../../schema-org/steps';
import { fieldsOf } from '../../fields/fields';
import type { Reading, RecipeInFile } from '../../fields/recipe-in-file';
import { recipeFromParts } from '../../recipe/recipe-from-parts';
import {
  blocksOf,
  columnText,
  divideBlock,
  isAmount,
  isContinuation,
  paragraphsOf,
  partsBetween,
  unknownHeader,
} from './columns-of-text';
import { partsOfOtherHeaders } from './other-headers';

/** @returns nothing for what is no text of Meal-Master */
export function readMealMaster(text: string): Reading | undefined {
  if (!start.test(text)) return undefined;
  const { texts, between } = partsBetween(text, start, end);
  return { recipes: texts.map((lines) => () => recipeFrom(lines)), notUnderstood: between };
}

const start = /^(?:MMMMM|-----).{0,60}meal-?master/im;
const end = /^(?:MMMMM|-----)\s*$/;
const heading = /^(?:M{5}|-{5})-*\s*([^\s-][^\n]{0,60}?)\s*-+\s*$/;

interface Parts {
  head: Map<string, string>;
  about: string[];
  ingredients: string[];
  method: string[];
}

function recipeFrom(lines: readonly string[]): RecipeInFile {
  const { head, below } = headOf(lines);
  const parts: Parts = { head, about: [], ingredients: [], method: [] };
  let title: string | undefined;
  for (const block of blocksOf(withBlanksAtHeadings(below))) {
    const [, found] = heading.exec(block[0]!) ?? [];
    if (found === undefined) addBlock(parts, block, title);
    else if (title !== undefined) parts.method.push('', `${title}:`, '');
    title = found;
  }
  return recipeOf(parts);
}

/** Title, categories and yield, and whatever else has a name and a value above the first ingredient. */
function headOf(lines: readonly string[]): { head: Map<string, string>; below: string[] } {
  const head = new Map<string, string>();
  for (const [at, line] of lines.entries()) {
    const [name, value] = headerOf(line) ?? [];
    if (name !== undefined && value !== undefined) head.set(name, value);
    else if (line.trim() !== '') return { head, below: lines.slice(at) };
  }
  return { head, below: [] };
}

function headerOf(line: string): [string, string] | undefined {
  const [, name, value = ''] = /^\s*(Title|Categories|Yield|Servings):\s*(.*)$/i.exec(line) ?? [];
  return name === undefined ? unknownHeader(line) : [name.toLowerCase(), value.trim()];
}

function withBlanksAtHeadings(lines: readonly string[]): string[] {
  return lines.flatMap((line) => (heading.test(line) ? ['', line, ''] : [line]));
}

/** A list under a heading, or the first one, is ingredients; what stands above it is about the dish. */
function addBlock(parts: Parts, block: readonly string[], title: string | undefined): void {
  const { ingredients, method } = parts;
  const isOpen = method.length === 0 || ingredients.length === 0 || title !== undefined;
  const { list, rest } = isOpen ? divideBlock(block, isIngredients) : { list: [], rest: block };
  if (list.length > 0) {
    if (ingredients.length === 0) parts.about.push(...method.splice(0));
    if (title !== undefined) ingredients.push(`${title}:`);
    for (const line of list) addIngredients(ingredients, line);
  } else if (title !== undefined) method.push('', `${title}:`, '');
  if (rest.length > 0) method.push('', ...rest);
}

function recipeOf({ head, about, ingredients, method }: Parts): RecipeInFile {
  const fields = fieldsOf({ ...Object.fromEntries(head), method: method.join('\n') });
  fields.read('method');
  fields.remember('ingredients', ingredients);
  return recipeFromParts(
    {
      title: fields.text('title'),
      serves: fields.text('yield', 'servings'),
      description: paragraphsOf(about).join('\n\n'),
      ingredients: ingredientLinesFrom(ingredients),
      steps: stepsFromLines(paragraphsOf(method)),
      labels: fields.words('categories').filter((label) => !/^none$/i.test(label)),
      ...partsOfOtherHeaders(head, fields),
    },
    fields,
  );
}

/** Columns: amount to 7, unit 9 and 10, food 12 to 39, and the same again from 42. */
function isIngredients(line: string): boolean {
  const amount = line.slice(0, 7);
  const unit = line.slice(8, 10).trim();
  if (line.trim() === '' || line.slice(11).trim() === '') return false;
  const isInColumns = line[7] === ' ' && line.slice(10, 12).trim().length < 2;
  return isAmount(amount) && isInColumns && (unit === '' || unitOf(unit) !== undefined);
}

function addIngredients(ingredients: string[], line: string): void {
  if (isContinuation(line) && ingredients.length > 0) {
    const rest = line.trim().replace(/^-+\s*/, '');
    ingredients[ingredients.length - 1] += ` ${plainFood(rest)}`;
    return;
  }
  if (!isIngredients(line)) {
    ingredients.push(...columnsIn(line.trim()).map(looseLine));
    return;
  }
  const from = secondColumns.find(
    (at) => line.slice(at - 2, at).trim() === '' && isIngredients(line.slice(at)),
  );
  if (from === undefined) {
    const [food = '', ...others] = columnsIn(line.slice(11).trim());
    ingredients.push(columnLine(line, food), ...others.map(looseLine));
    return;
  }
  for (const part of [line.slice(0, from), line.slice(from)]) {
    const food = part.slice(11).trim();
    const isMore = food.startsWith('-') && part.slice(0, 11).trim() === '';
    if (isMore && ingredients.length > 0) addIngredients(ingredients, food);
    else ingredients.push(columnLine(part, food));
  }
}

function columnLine(part: string, food: string): string {
  const unit = unitOf(part.slice(8, 10).trim()) ?? '';
  return columnText({ amount: part.slice(0, 7), unit, food: plainFood(food) });
}

/** A line whose columns are elsewhere: its amount, perhaps one of the units, and the food. */
function looseLine(text: string): string {
  const plain = text.trim().replace(/\s+/g, ' ');
  const [, amount = '', code = '', food = ''] =
    /^([\d ./½⅓⅔¼¾⅛–-]+) (\S{1,2}) (.+)$/u.exec(plain) ?? [];
  const unit = unitOf(code);
  return unit === undefined || food === ''
    ? plainFood(plain)
    : columnText({ amount, unit, food: plainFood(food) });
}

const plainFood = (food: string): string => food.replace(/\s*;\s*/g, ', ').replace(/\s{2,}/g, ' ');

/** The columns of a line whose places moved: spaces behind a word, many or before an amount. */
function columnsIn(text: string): string[] {
  const columns: string[] = [''];
  let gap = '';
  for (const [at, piece] of text.split(/(\s{3,})/).entries()) {
    if (at % 2 === 1) gap = piece;
    else {
      const last = columns.at(-1)!;
      const isSeparate = gap.length >= 5 || /^[\d½⅓⅔¼¾⅛]/u.test(piece);
      if (isSeparate && /\p{L}{3}/u.test(last)) columns.push(piece);
      else columns[columns.length - 1] = `${last}${gap}${piece}`;
    }
  }
  return columns;
}

const unitOf = (code: string): string | undefined => units[code] ?? units[code.toLowerCase()];

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
