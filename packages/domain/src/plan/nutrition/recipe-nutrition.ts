/**
 * What a recipe contains, by its lines, with the share of each: an estimate with its proof (decision 0131).
 *
 * - Lines are read as the shopping list reads them, their foods by themselves: the white of an egg is no egg here.
 * - The first food of a choice counts. What is optional, water and equipment do not, and say so.
 * - Of oil to fry in, a declared share stays on the food. What of a marinade is thrown away is not guessed.
 * - Of a recipe in it each food counts as many times as the recipe is made (`recipe/sub-recipes`). One that cannot be
 *   opened is not counted, whatever the line calls it.
 * - A line that cannot be counted is named with the reason: nothing is zero in silence. Seasonings "to taste" are
 *   named too, but leave the result as sure as it is.
 * - Per serve there is an estimate only if enough of the lines and of the known weight is counted (`isSure`).
 */
import type { Ingredient, Measures } from '@saltbush/recipe-parser/recipe';
import { type Rational, rational, rationalToNumber } from '@saltbush/recipe-parser/units';
import {
  type KnownNutrients,
  sumOfNutrients,
  timesNutrients,
} from '../../recipe/nutrition/nutrients';
import type { PartRow, RecipePart } from '../../recipe/sub-recipes/flatten-recipe';
import { isPartHeading } from '../shopping-list/needs/names/part-headings';
import { type CountedFood, countFood, type ReadFood, readFoods } from './count-food';
import type { NutritionLine } from './nutrition-line';
import type { UncountedReason } from './uncounted-reasons';

export interface RecipeNutrition {
  readonly lines: readonly NutritionLine[];
  readonly total: KnownNutrients;
  /** Of the lines that matter, and of their weight, which is estimated where it is not known; 0 to 1. */
  readonly coverage: { readonly lines: number; readonly weight: number };
  /** Whether enough is counted to claim a figure. */
  readonly isSure: boolean;
}

/**
 * Of a recipe without others in it.
 *
 * @example nutritionOfRecipe([{ name: '100 g butter', amount: '', unit: '' }]).total.energyKj // 3000
 */
export function nutritionOfRecipe(
  ingredients: readonly Ingredient[],
  measures: Measures = 'au',
): RecipeNutrition {
  const rows = ingredients.map((row, line) => ({ row, line }));
  return nutritionOfParts([{ measures, within: [], times: rational(1), isOptional: false, rows }]);
}

export type NutritionPart = Pick<
  RecipePart,
  'measures' | 'within' | 'times' | 'isOptional' | 'rows'
>;

/**
 * Of a recipe with those in it, in the order of its ingredients.
 *
 * @example nutritionOfParts(flattenRecipe(lasagne, find)).lines.at(-1)?.within // ['Bolognese']
 */
export function nutritionOfParts(parts: readonly NutritionPart[]): RecipeNutrition {
  const read = linesOfParts(parts).toSorted((a, b) => a.ingredient - b.ingredient);
  const total = sumOfNutrients(read.flatMap(({ nutrients }) => nutrients ?? []));
  const coverage = coverageOf(read);
  return {
    lines: read.map((line) => withShare(line, total)),
    total,
    coverage,
    isSure: coverage.lines >= fewestLines && coverage.weight >= leastWeight,
  };
}

/** Below these no figure is claimed. */
const fewestLines = 0.75;
const leastWeight = 0.85;

/**
 * Of one serve.
 *
 * @returns undefined if the recipe does not say for how many it is, or if too little of it is counted
 * @example nutritionPerServe(nutritionOfRecipe(lines), 4)?.energyKj // a quarter of the total
 */
export function nutritionPerServe(
  { total, isSure }: Pick<RecipeNutrition, 'total' | 'isSure'>,
  serves: number | undefined,
): KnownNutrients | undefined {
  return isSure && serves !== undefined ? timesNutrients(total, 1 / serves) : undefined;
}

type CountedLine = Omit<NutritionLine, 'share'>;

function linesOfParts(parts: readonly NutritionPart[]): CountedLine[] {
  const uncounted: NutritionPart[] = [];
  return parts.flatMap((part) => {
    const { times, within, isOptional } = part;
    if (times && !isOptional) return linesOfPart(part, times);
    // A recipe of which nobody can say how much counts is one line, with those in it.
    const [first] = part.rows;
    if (!first || uncounted.some((outer) => isInside(part, outer))) return [];
    uncounted.push(part);
    const reason = isOptional ? 'optional' : 'amount-unknown';
    return [{ ingredient: first.line, name: within.at(-1) ?? first.row.name, reason }];
  });
}

const isInside = (part: NutritionPart, outer: NutritionPart): boolean =>
  part.rows[0]?.line === outer.rows[0]?.line &&
  outer.within.every((title, level) => part.within[level] === title);

function linesOfPart({ rows, measures, within }: NutritionPart, times: Rational): CountedLine[] {
  const read = rows.map((row) => ({ ...row, foods: readFoods(row.row, measures) }));
  const withAmounts = read.map(({ row, foods }) => ({
    row,
    hasAmount: foods.some(({ need }) => need.amounts.length > 0),
  }));
  const lines = read.flatMap((each, index) =>
    isPartHeading(withAmounts, index)
      ? each.foods.map(({ need }) => uncountedLine(each, need.identity.name, 'nothing-to-eat'))
      : linesOfRow(each, measures),
  );
  return within.length === 0
    ? lines
    : lines.map((line) => ({ ...timesLine(line, rationalToNumber(times)), within }));
}

interface ReadRow extends PartRow {
  readonly foods: readonly ReadFood[];
}

function linesOfRow(read: ReadRow, measures: Measures): CountedLine[] {
  const { row, line, foods } = read;
  if (row.recipeId !== undefined) return [uncountedLine(read, row.name, 'recipe-closed')];
  return foods.map((food) => ({ ingredient: line, ...countFood(food, row, measures) }));
}

const uncountedLine = ({ line }: ReadRow, name: string, reason: UncountedReason): CountedLine => ({
  ingredient: line,
  name,
  reason,
});

const timesLine = (line: CountedLine, times: number): CountedLine => ({
  ...line,
  grams: line.grams === undefined ? undefined : line.grams * times,
  nutrients: line.nutrients && timesNutrients(line.nutrients, times),
});

/** Lines whose reason says nothing against the result are left out of it. */
const harmless: ReadonlySet<UncountedReason> = new Set(['optional', 'nothing-to-eat', 'seasoning']);

function coverageOf(lines: readonly CountedFood[]): RecipeNutrition['coverage'] {
  const counted = lines.filter(({ nutrients }) => nutrients !== undefined);
  const uncounted = lines.filter(({ reason }) => reason !== undefined && !harmless.has(reason));
  // "1 sponge cake" may be most of the dish: what nobody can weigh is taken for an ingredient like the others.
  const usual = weightOf(counted) / Math.max(counted.length, 1);
  const unweighed = ({ reason }: CountedFood) => (reason === 'amount-unknown' ? 0 : usual);
  return {
    lines: shareOf(counted.length, uncounted.length),
    weight: shareOf(
      weightOf(counted),
      uncounted.reduce((sum, line) => sum + (line.grams ?? unweighed(line)), 0),
    ),
  };
}

const weightOf = (lines: readonly CountedFood[]): number =>
  lines.reduce((sum, { grams = 0 }) => sum + grams, 0);

const shareOf = (counted: number, uncounted: number): number =>
  counted === 0 ? 0 : counted / (counted + uncounted);

function withShare(line: CountedLine, total: KnownNutrients): NutritionLine {
  const energy = line.nutrients?.energyKj;
  if (energy === undefined || !total.energyKj) return line;
  return { ...line, share: energy / total.energyKj };
}
