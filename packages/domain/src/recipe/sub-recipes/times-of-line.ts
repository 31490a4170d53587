/**
 * How many times a recipe is made for a line that asks for some of it.
 *
 * - Quantities, batches and a number alone count the whole recipe; a line without an amount is one.
 * - Serves are compared with for how many the recipe is, weights, volumes and pieces with what it says it makes.
 * - A number alone counts pieces where the line names what the recipe makes: "12 meatballs" of "Makes 24 meatballs". One of
 *   them must be named in the singular, since "1 meatballs" is the recipe.
 * - A weight of a recipe that states none is compared with the weight of its ingredients, which is an estimate.
 * - Of a range the larger end is made, of a yield the smaller one is relied on: there must be enough.
 */
import { singular } from '@saltbush/recipe-parser/foods';
import type { Ingredient, Measures } from '@saltbush/recipe-parser/recipe';
import {
  isMassUnit,
  isVolumeUnit,
  multiplyRationals,
  type Rational,
  rational,
  rationalFromNumber,
  rationalToNumber,
  toGrams,
  toMillilitres,
  type UnitId,
} from '@saltbush/recipe-parser/units';
import { amountsOfLine, amountsOfYield, type StatedAmount } from './line-amount';
import type { FlattenedRecipe } from './sub-recipe';
import { weightOfIngredients } from './weight-of-ingredients';

/** Undefined `times`: nobody can say, until the line says how many quantities. */
export interface LineTimes {
  readonly times: Rational | undefined;
  /** By the weight of the ingredients. */
  readonly isEstimate: boolean;
}

/**
 * @param measures of the recipe that the line stands in
 * @example timesOfLine({ name: 'pesto', amount: '1', unit: 'cup' }, { ...pesto, yieldText: 'Makes 2 cups' }, 'au').times // 1/2
 */
export function timesOfLine(
  line: Pick<Ingredient, 'amount' | 'unit' | 'name'>,
  recipe: FlattenedRecipe,
  measures: Measures,
): LineTimes {
  const wanted = amountsOfLine(line);
  if (wanted.length === 0) {
    const isBlank = line.amount.trim() === '' && line.unit.trim() === '';
    return exactly(isBlank ? rational(1) : undefined);
  }
  for (const amount of wanted) {
    const times = timesByYield(amount, recipe, measures);
    if (times) return exactly(times);
  }
  return { times: timesByWeight(wanted, recipe), isEstimate: true };
}

const exactly = (times: Rational | undefined): LineTimes => ({ times, isEstimate: false });

function timesByYield(
  wanted: StatedAmount,
  recipe: FlattenedRecipe,
  measures: Measures,
): Rational | undefined {
  const { unit } = wanted;
  const { max } = wanted.quantity;
  if (unit === 'serves') return recipe.serves ? divide(max, rational(recipe.serves)) : undefined;
  const yields = amountsOfYield(recipe);
  const pieces = unit === undefined ? yields.find((made) => isPiece(wanted, made)) : undefined;
  if (pieces) return divide(max, pieces.quantity.min);
  if (unit === undefined || wholeUnits.has(unit)) return positive(max);
  const ofRecipe = recipe.measures ?? 'au';
  for (const made of yields) {
    const part = partOf({ unit, amount: max, measures }, made, ofRecipe);
    if (part) return part;
  }
  return undefined;
}

const wholeUnits: ReadonlySet<UnitId> = new Set<UnitId>(['quantity', 'batch', 'recipe']);

/** "12 meatballs" of 24 meatballs, "1 pizza base" of 4 pizza bases. */
function isPiece(wanted: StatedAmount, made: StatedAmount): boolean {
  if (made.unit !== undefined || made.noun === '') return false;
  const names = [wanted.noun, made.noun].map((noun) => noun.trim().toLowerCase());
  const [asked = '', counted = ''] = names;
  const isOne = rationalToNumber(wanted.quantity.max) === 1;
  if (isOne && asked === counted && singular(counted) !== counted) return false;
  return singular(asked) === singular(counted);
}

function partOf(
  wanted: { unit: UnitId; amount: Rational; measures: Measures },
  made: StatedAmount,
  ofRecipe: Measures,
): Rational | undefined {
  const { unit, amount } = wanted;
  if (made.unit === undefined || made.unit === 'serves') return undefined;
  const { min } = made.quantity;
  const isSameCup = !isVolumeUnit(unit) || wanted.measures === ofRecipe;
  if (made.unit === unit && isSameCup) return divide(amount, min);
  const asked = inBase(amount, unit, wanted.measures);
  const all = inBase(min, made.unit, ofRecipe);
  if (!asked || !all || asked.isWeight !== all.isWeight || all.value <= 0) return undefined;
  return positive(rationalFromNumber(asked.value / all.value));
}

/** In grams or millilitres. */
function inBase(amount: Rational, unit: UnitId, measures: Measures) {
  const number = rationalToNumber(amount);
  if (isMassUnit(unit)) return { isWeight: true, value: toGrams(number, unit) };
  if (isVolumeUnit(unit)) return { isWeight: false, value: toMillilitres(number, unit, measures) };
  return undefined;
}

/** Only where the recipe states no yield: one in cups is not second-guessed in grams. */
function timesByWeight(
  wanted: readonly StatedAmount[],
  recipe: FlattenedRecipe,
): Rational | undefined {
  const { measures = 'au', ingredients } = recipe;
  if (amountsOfYield(recipe).some(({ unit }) => isMeasured(unit))) return undefined;
  for (const { unit, quantity } of wanted) {
    if (unit === undefined || unit === 'serves' || !isMassUnit(unit)) continue;
    const all = weightOfIngredients(ingredients, measures);
    if (all === undefined) return undefined;
    return positive(rationalFromNumber(toGrams(rationalToNumber(quantity.max), unit) / all));
  }
  return undefined;
}

const isMeasured = (unit: StatedAmount['unit']): boolean =>
  unit !== undefined && unit !== 'serves' && (isMassUnit(unit) || isVolumeUnit(unit));

const divide = (amount: Rational, by: Rational): Rational | undefined =>
  by.numerator > 0
    ? positive(multiplyRationals(amount, rational(by.denominator, by.numerator)))
    : undefined;

/** Of nothing nobody can say how it is made. */
const positive = (times: Rational): Rational | undefined =>
  times.numerator > 0 ? times : undefined;
