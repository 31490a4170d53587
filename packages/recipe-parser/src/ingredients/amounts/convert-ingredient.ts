/**
 * An ingredient in the measures its reader cooks with; the author's text stays as it is.
 *
 * - Metric is what scales and jugs show: cups, spoons, ounces and pints become grams where the food
 *   is weighed and its density is known, else millilitres. Under 12 mL it stays in teaspoons.
 * - Australian and American readers get their own cups and spoons; weights too, of packaged goods
 *   with a known density. Other weights become grams or pounds and ounces.
 * - A stick of butter is grams, but to an American. Inches are centimetres as tins have them, and back to an
 *   American (`lengths.ts`).
 * - What adds exactly is converted together: "1 cup plus 2 tbsp".
 * - No cup or spoon is read without knowing whose it is (`from`).
 * - The amounts of the note are converted too, and no amount stands twice (`note-text.ts`).
 * - Rounded as a cook would (`cook-rounding.ts`). What rests on a density, or is more than a
 *   fiftieth off, is approximate.
 * - What is in the wanted measures already, and what is no weight or volume (cloves, "to taste"),
 *   is only multiplied (`scale-ingredient.ts`).
 */
import { toGrams, toMillilitres } from '../../units/convert';
import { parseQuantity } from '../../units/parse-quantity';
import { multiplyQuantity, quantity, toNumber } from '../../units/quantity';
import { rationalToNumber } from '../../units/rational';
import type { Rational } from '../../units/rational';
import type { ConvertedAmount } from './converted-amount';
import { convertedNote } from './note-text';
import { scaleOwnAmount } from './scale-ingredient';
import { findUnit } from '../../units/find-unit';
import { isMassUnit, isVolumeUnit } from '../../units/units';
import type { MassUnitId, UnitId, VolumeUnitId } from '../../units/units';
import type { Ingredient } from '../../recipe/ingredient';
import { centimetresPerInch } from '../../units/lengths';
import type { Measures } from '../../units/measures';
import { addedAmount } from './added-amount';
import type { Aisle } from '../../foods/aisle';
import {
  cookAmount,
  jugMeasure,
  lengthMeasure,
  negligibleError,
  poundMeasure,
  scalesMeasure,
  spoonMeasure,
  wholeGrams,
} from './cook-rounding';
import type { CookMeasure } from './cook-rounding';
import { findFood } from '../../foods/find-food';
import { densityOf } from '../../foods/figures';
import type { Food } from '../../foods/food';

/** Metric for the scales and the jug, or the cups and spoons of a country. */
export type ReadingMeasures = 'metric' | 'au' | 'us';

export interface Conversion {
  /** Whose cups and spoons the text means. */
  readonly from: Measures;
  readonly to: ReadingMeasures;
}

/**
 * @param factor what the recipe is multiplied by, see `scaleFactor`
 * @example
 * const flour = { name: 'plain flour', amount: '1', unit: 'cup' };
 * convertIngredient(flour, { from: 'us', to: 'metric' }, rational(2))
 * // { amount: '250', unit: 'g', isApproximate: true }
 */
export function convertIngredient(
  ingredient: Pick<Ingredient, 'name' | 'amount' | 'unit' | 'note'>,
  conversion: Conversion,
  factor: Rational,
): ConvertedAmount {
  const { name, note } = ingredient;
  if (!note) return convertOwnAmount(ingredient, conversion, factor);
  const read = (amount: string, unit: string) =>
    convertOwnAmount({ name, amount, unit }, conversion, factor);
  const isReaders = (unit: UnitId) => isReadersUnit(unit, conversion);
  const converted = convertedNote(ingredient, isReaders, read);
  const own = converted.own;
  const shown = own
    ? read(own.amount, own.unit ?? '')
    : convertOwnAmount(ingredient, conversion, factor);
  return converted.note === note ? shown : { ...shown, note: converted.note };
}

/** Whether the reader's scales, jugs or spoons have the unit. */
function isReadersUnit(unit: UnitId, conversion: Conversion): boolean {
  if (conversion.to === 'us' && (unit === 'oz' || unit === 'lb')) return true;
  if (conversion.to === 'au' && (unit === 'g' || unit === 'kg')) return true;
  return isAlready(unit, conversion);
}

function convertOwnAmount(
  { name, amount, unit }: Pick<Ingredient, 'name' | 'amount' | 'unit'>,
  conversion: Conversion,
  factor: Rational,
): ConvertedAmount {
  const written = scaleOwnAmount({ amount, unit }, conversion.from, factor);
  const single = parseQuantity(amount);
  const added = single || unit !== '' ? undefined : addedAmount(amount, conversion.from);
  const read = single ?? added?.quantity;
  const id = added?.unit ?? findUnit(unit);
  if (!read || id === undefined || toNumber(read) <= 0 || isAlready(id, conversion)) return written;
  const { min, max } = multiplyQuantity(read, factor);
  const [least, most] = [rationalToNumber(min), rationalToNumber(max)];
  const measured = measure(id, most, findFood(name, conversion.from).food, conversion);
  if (!measured) return written;
  const { base, by, isEstimated } = measured;
  const shown = by.round(base / by.size);
  const error = Math.abs((rationalToNumber(shown) * by.size) / base - 1);
  return {
    amount: cookAmount(quantity(by.round(((base / by.size) * least) / most), shown), by.unit),
    unit: by.unit,
    isApproximate: (isEstimated || error > negligibleError) && by.unit !== 'pinch',
  };
}

/** Whether the reader measures with this unit as it is. */
function isAlready(id: UnitId, { from, to }: Conversion): boolean {
  if (to === 'metric') return metricUnits.has(id);
  return spoons.has(id) && isVolumeUnit(id) && isSameVolume(id, from, to);
}

function isSameVolume(id: VolumeUnitId, from: Measures, to: Measures): boolean {
  return toMillilitres(1, id, from) === toMillilitres(1, id, to);
}

interface Measured {
  /** Grams, millilitres or centimetres, whichever `by` counts in. */
  readonly base: number;
  readonly by: CookMeasure;
  /** Whether it rests on a density. */
  readonly isEstimated: boolean;
}

function measure(
  id: UnitId,
  amount: number,
  food: Food | undefined,
  conversion: Conversion,
): Measured | undefined {
  if (isMassUnit(id)) return measureMass(amount, id, food, conversion);
  if (isVolumeUnit(id)) return measureVolume(amount, id, food, conversion);
  if (id === 'stick') return measureSticks(amount, food, conversion);
  return measureLength(amount, id, conversion);
}

/** Of butter, not of cinnamon or celery: those are counted everywhere. */
function measureSticks(
  amount: number,
  food: Food | undefined,
  { to }: Conversion,
): Measured | undefined {
  const stick = food?.pieces.get('stick');
  if (!stick || to === 'us') return undefined;
  const mass = amount * stick.value;
  return { base: mass, by: wholeGrams(mass), isEstimated: false };
}

function measureLength(amount: number, unit: UnitId, { to }: Conversion): Measured | undefined {
  const centimetres = centimetresPerUnit.get(unit);
  const isInches = unit === 'inch';
  if (centimetres === undefined || isInches === (to === 'us')) return undefined;
  const by = lengthMeasure(isInches ? 'cm' : 'inch');
  return { base: amount * centimetres, by, isEstimated: false };
}

const centimetresPerUnit: ReadonlyMap<UnitId, number> = new Map([
  ['inch', centimetresPerInch],
  ['cm', 1],
  ['mm', 0.1],
]);

function measureMass(
  amount: number,
  unit: MassUnitId,
  food: Food | undefined,
  { to }: Conversion,
): Measured | undefined {
  const mass = toGrams(amount, unit);
  const density = food && densityOf(food, to);
  if (to !== 'metric' && density && spoonedAisles.has(food.aisle)) {
    const volume = mass / density.value;
    return { base: volume, by: spoonMeasure(volume, to), isEstimated: true };
  }
  const isMetric = metricUnits.has(unit);
  if (to === 'us') {
    const isUnconverted = !isMetric || mass < leastInOuncesGrams;
    return isUnconverted ? undefined : { base: mass, by: poundMeasure(mass), isEstimated: false };
  }
  return isMetric ? undefined : { base: mass, by: scalesMeasure(mass), isEstimated: false };
}

function measureVolume(
  amount: number,
  unit: VolumeUnitId,
  food: Food | undefined,
  { from, to }: Conversion,
): Measured {
  const volume = toMillilitres(amount, unit, from);
  if (to !== 'metric' || volume < leastInJugMillilitres) {
    return { base: volume, by: spoonMeasure(volume, to), isEstimated: false };
  }
  const density = food && densityOf(food, from);
  if (density && !food.isSoldByVolume) {
    const mass = volume * density.value;
    return { base: mass, by: scalesMeasure(mass), isEstimated: true };
  }
  return { base: volume, by: jugMeasure(volume), isEstimated: false };
}

/** Kitchen scales are inexact below 5 g: less than this is measured by the teaspoon. */
const leastInJugMillilitres = 12;

/** Half an ounce; less stays in grams. */
const leastInOuncesGrams = 14;

const metricUnits: ReadonlySet<UnitId> = new Set<UnitId>([
  'g',
  'dag',
  'kg',
  'mg',
  'ml',
  'cl',
  'dl',
  'l',
]);

const spoons: ReadonlySet<UnitId> = new Set<UnitId>(['tsp', 'tbsp', 'cup']);

/** Where a cup of it is a thing a cook would fill: not of chicken thighs or pumpkin. */
const spoonedAisles: ReadonlySet<Aisle> = new Set<Aisle>([
  'Dairy, Eggs & Fridge',
  'Pantry',
  'International',
  'Baking',
  'Herbs & Spices',
  'Drinks',
  'Liquor',
]);
