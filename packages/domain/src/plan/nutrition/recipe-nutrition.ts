/**
 * What a recipe contains, by its lines, with the share of each: an estimate with its proof (decision 0131).
 *
 * - Lines are read as the shopping list reads them, their foods by themselves: the white of an egg is no egg here.
 * - The first food of a choice counts. What is optional, water and equipment do not, and say so.
 * - Of oil to fry in, a declared share stays on the food. What of a marinade is thrown away is not guessed.
 * - A line that cannot be counted is named with the reason: nothing is zero in silence. Seasonings "to taste" are
 *   named too, but leave the result as sure as it is.
 * - Per serve there is an estimate only if enough of the lines and of the known weight is counted (`isSure`).
 */
import { type Food, kindOfForeignFood } from '@saltbush/recipe-parser/foods';
import type { Ingredient, Measures } from '@saltbush/recipe-parser/recipe';
import { foodsOfRow } from '@saltbush/recipe-parser/row-foods';
import { figuresInTin, figuresOfFood, matchOf } from '../../recipe/nutrition/food-figures';
import {
  type KnownNutrients,
  sumOfNutrients,
  timesNutrients,
} from '../../recipe/nutrition/nutrients';
import { foodOf } from '../shopping-list/needs/list-needs';
import { kindOfFood } from '../shopping-list/needs/names/kind-of-food';
import { namesNoFood } from '../shopping-list/needs/names/names-no-food';
import { isPartHeading } from '../shopping-list/needs/names/part-headings';
import { type Need, readNeed } from '../shopping-list/needs/read-need';
import { withReason } from '../shopping-list/needs/rows-not-bought';
import { fryingShare, staysInWater } from './not-all-eaten';
import { gramsOfAmounts } from './line-grams';
import type { UncountedReason } from './uncounted-reasons';

export interface NutritionLine {
  /** The place of its ingredient in the recipe; several foods of one line have the same. */
  readonly ingredient: number;
  /** Of the food, or what the line says if it names none that we know. */
  readonly name: string;
  /** What is eaten of it. */
  readonly grams?: number | undefined;
  /** The food of SR28 that stands for it: its number and description there. */
  readonly source?: { readonly ndb: string; readonly description: string } | undefined;
  /** Absent if it is not counted. */
  readonly nutrients?: KnownNutrients | undefined;
  /** Of the energy of the recipe, 0 to 1. */
  readonly share?: number | undefined;
  /** The share that counts, where not all of it is eaten: of frying oil. */
  readonly countedShare?: number | undefined;
  readonly reason?: UncountedReason | undefined;
}

export interface RecipeNutrition {
  readonly lines: readonly NutritionLine[];
  readonly total: KnownNutrients;
  /** Of the lines that matter, and of the weight where it is known; 0 to 1. */
  readonly coverage: { readonly lines: number; readonly weight: number };
  /** Whether enough is counted to claim a figure. */
  readonly isSure: boolean;
}

/** @example nutritionOfRecipe([{ name: '100 g butter', amount: '', unit: '' }]).total.energyKj // 3000 */
export function nutritionOfRecipe(
  ingredients: readonly Ingredient[],
  measures: Measures = 'au',
): RecipeNutrition {
  const rows = ingredients.map((row) => ({ row, foods: readRow(row, measures) }));
  const withAmounts = rows.map(({ row, foods }) => ({
    row,
    hasAmount: foods.some(({ need }) => need.amounts.length > 0),
  }));
  const read = rows.flatMap(({ row, foods }, ingredient) =>
    foods.map((food) => ({
      ingredient,
      ...(isPartHeading(withAmounts, ingredient)
        ? { name: food.need.identity.name, reason: 'nothing-to-eat' as const }
        : countFood(food, row, measures)),
    })),
  );
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

interface ReadFood {
  readonly need: Need;
  readonly sharedBy: number;
  readonly isOptional: boolean;
  /** The words of this food alone. */
  readonly text: string;
}

function readRow(row: Ingredient, measures: Measures): ReadFood[] {
  return foodsOfRow(row).flatMap(({ ingredient, sharedBy, isOptional }) => {
    const need = readNeed(ingredient, measures);
    return need ? [{ need, sharedBy, isOptional, text: textOf(ingredient) }] : [];
  });
}

type CountedFood = Omit<NutritionLine, 'ingredient' | 'share'>;

function countFood(read: ReadFood, row: Ingredient, measures: Measures): CountedFood {
  const { need, sharedBy, isOptional, text } = read;
  const { identity } = chosen(need);
  const food = identity.food ?? kindOfFood(identity.name) ?? kindOfForeignFood(identity.name);
  const name = food && identity.food ? food.nameOfOne : identity.name;
  if (need.isEquipment || withReason(foodOf(identity), text).notBought !== undefined) {
    return { name, reason: 'nothing-to-eat' };
  }
  if (isOptional) return { name, reason: 'optional' };
  const isTinned = need.amounts.some(({ unit }) => unit === 'tin');
  const figures = food && (isTinned ? figuresInTin(food) : figuresOfFood(food));
  const weight = gramsOfAmounts(need.amounts, { food, figures, measures });
  const grams = weight === undefined ? undefined : weight / sharedBy;
  if (staysInWater(row)) return { name, grams, reason: 'nothing-to-eat' };
  if (!figures || grams === undefined) {
    return { name, grams, reason: reasonOf({ need, food, hasFigures: figures !== undefined }) };
  }
  const countedShare = fryingShare(row, food, grams);
  const source = { ndb: figures.ndb, description: figures.description };
  const factor = (grams / 100) * (countedShare ?? 1);
  return { name, grams, source, nutrients: timesNutrients(figures.per100g, factor), countedShare };
}

/** "2 large or 3 small" names no food: its other choice does. */
function chosen({ identity, alternatives }: Need): Pick<Need, 'identity'> {
  if (!namesNoFood(identity.name)) return { identity };
  return { identity: alternatives.find(({ name }) => !namesNoFood(name)) ?? identity };
}

function reasonOf({
  need,
  food,
  hasFigures,
}: {
  need: Need;
  food: Food | undefined;
  hasFigures: boolean;
}): UncountedReason {
  if (need.amounts.length === 0 && (isSeasoning(food) || toTaste.test(need.words))) {
    return 'seasoning';
  }
  if (!food) return 'food-unknown';
  if (isSeasoning(food)) return 'seasoning';
  if (!hasFigures)
    return isNothing.test(matchOf(food)?.words ?? '') ? 'nothing-to-eat' : 'no-figures';
  return need.amounts.length === 0 ? 'amount-unknown' : 'unit-unknown';
}

/** A pinch of it is next to nothing. */
function isSeasoning(food: Food | undefined): boolean {
  if (!food) return false;
  return food.aisle === 'Herbs & Spices' || herbs.has(food.parentId ?? food.id);
}

const herbs: ReadonlySet<string> = new Set(
  'parsley coriander mint basil dill chive thyme rosemary lemon lime spring-onion cooking-spray ice vanilla-bean food-colouring'.split(
    ' ',
  ),
);
/** Of the reasons in the table of matches: these say that there is nothing to count. */
const isNothing = /^(?:nothing of it is eaten|it is water|it has next to no energy)/;
const toTaste =
  /\bto (?:taste|season|garnish|serve|grease)\b|\bfor (?:greasing|garnish(?:ing)?|dusting|serving)\b/i;

/** Lines whose reason says nothing against the result are left out of it. */
const harmless: ReadonlySet<UncountedReason> = new Set(['optional', 'nothing-to-eat', 'seasoning']);

function coverageOf(lines: readonly CountedFood[]): RecipeNutrition['coverage'] {
  const counted = lines.filter(({ nutrients }) => nutrients !== undefined);
  const uncounted = lines.filter(({ reason }) => reason !== undefined && !harmless.has(reason));
  const weights = [weightOf(counted), weightOf(uncounted)] as const;
  return {
    lines: shareOf(counted.length, uncounted.length),
    weight: shareOf(...weights),
  };
}

const weightOf = (lines: readonly CountedFood[]): number =>
  lines.reduce((sum, { grams = 0 }) => sum + grams, 0);

const shareOf = (counted: number, uncounted: number): number =>
  counted === 0 ? 0 : counted / (counted + uncounted);

function withShare(line: Omit<NutritionLine, 'share'>, total: KnownNutrients): NutritionLine {
  const energy = line.nutrients?.energyKj;
  if (energy === undefined || !total.energyKj) return line;
  return { ...line, share: energy / total.energyKj };
}

function textOf({ amount, unit, name, note = '' }: Ingredient): string {
  const line = [amount, unit, name].map((part) => part.trim()).filter((part) => part !== '');
  return note.trim() === '' ? line.join(' ') : `${line.join(' ')}, ${note}`;
}
