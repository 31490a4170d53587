/**
 * A recipe with the recipes in it, as what is bought and eaten: the one place that opens lines which are recipes. The
 * shopping list, allergens, Magic Menu, costs and nutrition all read what this gives.
 *
 * - Each recipe is a part, with the rows of its own; a line that is opened is no row, its recipe is a part instead.
 * - `times` is exact: half of "½ batch" is a quarter. It is undefined where nobody can say how much the line asks for;
 *   what is in it counts all the same, without amounts.
 * - A line stays a row, as it is written, when its recipe cannot be opened: deleted, not shared with the reader, too deep,
 *   within itself, or too long.
 */
import type { Ingredient, Measures } from '@saltbush/recipe-parser/recipe';
import { foodsOfRow } from '@saltbush/recipe-parser/row-foods';
import { multiplyRationals, type Rational, rational } from '@saltbush/recipe-parser/units';
import { type FlattenedRecipe, subRecipeLimits } from './sub-recipe';
import { timesOfLine } from './times-of-line';

/** @returns undefined when the reader may not open it, or it is not there */
export type FindRecipe = (id: string) => FlattenedRecipe | undefined;

export interface RecipePart {
  readonly recipeId: string;
  readonly measures: Measures;
  readonly readyMinutes: number | undefined;
  /** Titles of the recipes that lead to it, the outermost left out; empty for that one. */
  readonly within: readonly string[];
  /** How many times it is made for the outermost made once. */
  readonly times: Rational | undefined;
  /** The dish does without it. */
  readonly isOptional: boolean;
  readonly rows: readonly PartRow[];
}

export interface PartRow {
  readonly row: Ingredient;
  /** Its place in the outermost recipe, from 0; of a row of another part, the line that leads to it. */
  readonly line: number;
}

/** A row with all that its part says of it. */
export interface FlatRow extends PartRow, Omit<RecipePart, 'rows'> {}

/**
 * The outermost recipe is the first part, also without rows.
 *
 * @example
 * flattenRecipe(lasagne, (id) => (id === bolognese.id ? bolognese : undefined))
 * // [{ within: [], times: 1, rows: […] }, { within: ['Bolognese'], times: 2, rows: […] }]
 */
export function flattenRecipe(recipe: FlattenedRecipe, find: FindRecipe): RecipePart[] {
  const limits = { rowsLeft: subRecipeLimits.rows - recipe.ingredients.length };
  return partsOf(recipe, {
    ids: [recipe.id],
    within: [],
    times: rational(1),
    isOptional: false,
    find,
    limits,
  });
}

/** @example flatRows(flattenRecipe(lasagne, find)).map(({ row }) => row.name) // ['lasagne sheets', 'beef mince', …] */
export function flatRows(parts: readonly RecipePart[]): FlatRow[] {
  return parts.flatMap(({ rows, ...part }) => rows.map((row) => ({ ...part, ...row })));
}

/**
 * Minutes for a recipe and the recipes in it, each once: a recipe's own time counts from when the others are there.
 *
 * @returns undefined when the outermost recipe gives no time
 */
export function minutesOfParts(parts: readonly RecipePart[]): number | undefined {
  const [own, ...inner] = parts;
  if (own?.readyMinutes === undefined) return undefined;
  const byRecipe = new Map(inner.map((part) => [part.recipeId, part.readyMinutes ?? 0]));
  return [...byRecipe.values()].reduce((sum, minutes) => sum + minutes, own.readyMinutes);
}

interface Place extends Pick<RecipePart, 'within' | 'times' | 'isOptional'> {
  /** Of the recipes that lead to it, and its own. */
  readonly ids: readonly string[];
  /** Of the outermost recipe; undefined for that one. */
  readonly line?: number | undefined;
  readonly find: FindRecipe;
  readonly limits: { rowsLeft: number };
}

function partsOf(recipe: FlattenedRecipe, place: Place): RecipePart[] {
  const measures = recipe.measures ?? 'au';
  const rows: PartRow[] = [];
  const inner: RecipePart[] = [];
  for (const [index, row] of recipe.ingredients.entries()) {
    const line = place.line ?? index;
    const opened = openedRecipe(row, place);
    if (opened) inner.push(...partsOf(opened, placeOf(row, opened, { ...place, line }, measures)));
    else rows.push({ row, line });
  }
  const { within, times, isOptional } = place;
  const { id: recipeId, readyMinutes } = recipe;
  return [{ recipeId, measures, readyMinutes, within, times, isOptional, rows }, ...inner];
}

function openedRecipe(row: Ingredient, { ids, find, limits }: Place): FlattenedRecipe | undefined {
  const { recipeId } = row;
  if (recipeId === undefined || ids.includes(recipeId)) return undefined;
  if (ids.length >= subRecipeLimits.levels) return undefined;
  const found = find(recipeId);
  if (!found || found.ingredients.length > limits.rowsLeft) return undefined;
  limits.rowsLeft -= found.ingredients.length;
  return found;
}

function placeOf(
  row: Ingredient,
  opened: FlattenedRecipe,
  place: Place,
  measures: Measures,
): Place {
  const { times } = timesOfLine(row, opened, measures);
  return {
    ...place,
    ids: [...place.ids, opened.id],
    within: [...place.within, opened.title],
    times: times && place.times && multiplyRationals(place.times, times),
    isOptional: place.isOptional || foodsOfRow(row).some(({ isOptional }) => isOptional),
  };
}
