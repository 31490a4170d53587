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

/** @returns nothing for what is no text of RezKonv */
export function readRezKonv(text: string): Reading | undefined {
  if (!start.test(text)) return undefined;
  const { texts, between } = partsBetween(text, start, /^={5}\s*$/);
  return { recipes: texts.map((lines) => () => recipeFrom(lines)), notUnderstood: between };
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
  const others = partsOfOtherHeaders(head, fields);
  return recipeFromParts(
    {
      ...others,
      title: fields.text('titel'),
      notes: [{ heading: 'Source', text: source.slice(1).join('\n') }, ...(others.notes ?? [])],
      serves: fields.text('menge'),
      ingredients: ingredientLinesFrom(ingredients),
      steps: stepsFromLines(paragraphsOf(method)),
      labels: fields.words('kategorien'),
      source: { ...others.source, siteName: source[0] ?? others.source?.siteName },
      language: 'de',
    },
    fields,
  );
}

function partsOf(lines: readonly string[]): Parts {
  const parts: Parts = { head: new Map(), ingredients: [], source: [], method: [] };
  let title: string | undefined;
  for (const block of blocksOf(withBlanksAtHeadings(lines))) {
    const [, found] = heading.exec(block[0]!) ?? [];
    if (found === undefined && title !== undefined && isSource.test(title)) {
      parts.source.push(...block.map((line) => line.trim().replace(/^--?\s*/, '')));
    } else if (found === undefined) addBlock(parts, block, title);
    else if (title !== undefined && !isSource.test(title)) parts.method.push('', `${title}:`, '');
    title = found;
  }
  return parts;
}

function withBlanksAtHeadings(lines: readonly string[]): string[] {
  return lines.flatMap((line) => (heading.test(line) ? ['', line, ''] : [line]));
}

function addBlock(parts: Parts, block: readonly string[], title: string | undefined): void {
  const { head, ingredients, method } = parts;
  const isHead = ingredients.length === 0 && method.length === 0;
  const afterHead = isHead ? block.findIndex((line) => headerOf(line) === undefined) : 0;
  const below = afterHead === -1 ? [] : block.slice(afterHead);
  for (const line of block.slice(0, block.length - below.length)) head.set(...headerOf(line)!);
  const isOpen = method.length === 0 || title !== undefined;
  const { list, rest } = isOpen ? divideBlock(below, isIngredient) : { list: [], rest: below };
  if (title !== undefined) (list.length > 0 ? ingredients : method).push(`${title}:`);
  for (const line of list) addIngredient(ingredients, line);
  if (rest.length > 0) method.push('', ...rest);
}

function headerOf(line: string): [string, string] | undefined {
  const [, name, value = ''] = /^\s*(Titel|Kategorien|Menge):\s*(.*)$/i.exec(line) ?? [];
  return name === undefined ? unknownHeader(line) : [name.toLowerCase(), value.trim()];
}

const isSource = /^(?:quelle|source|herkunft)$/i;

/** The amount stands at the right of the first seven columns, unit and food behind it. */
const isIngredient = (line: string): boolean =>
  isAmount(line.slice(0, 7)) && /^\s/.test(line.slice(7, 8)) && line.slice(8).trim() !== '';

function addIngredient(ingredients: string[], line: string): void {
  const isInColumns = isIngredient(line);
  const rest = (isInColumns ? line.slice(8) : line).trim();
  const last = ingredients.at(-1);
  const isMore = isContinuation(rest) && (!isInColumns || line.slice(0, 7).trim() === '');
  if (isMore && last) {
    ingredients[ingredients.length - 1] = `${last} ${rest.replace(/^--?\s*/, '')}`;
    return;
  }
  const food = rest.replace(/;\s*/g, ', ').replace(/\s{2,}/g, ' ');
  ingredients.push(columnText({ amount: isInColumns ? line.slice(0, 7) : '', unit: '', food }));
}
