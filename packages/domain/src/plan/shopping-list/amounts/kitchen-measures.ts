/**
 * The sum of a line in words that a person imagines.
 *
 * - Cups and spoons of another country become millilitres when they are added up. Of what is no liquid and nothing
 *   weighs, that says nothing: 473 mL pulled pork is about 2 cups, 15 mL thyme is 3 tsp.
 * - Less than an eighth of a cup is spoons.
 * - Cups are quarters or thirds, as sets of cups have them: ⅔ of an American cup is about ⅔ of ours, not ¾.
 * - Pieces that were joined by weight, and sums of spoons, are quarters: about 2¼ onions, not 2⅛.
 * - Rounded up, but for 3 %: the line says what suffices. Only the words are rounded.
 */
import { toMillilitres, type VolumeUnitId } from '@saltbush/recipe-parser/units';
import type { Measures } from '@saltbush/recipe-parser/recipe';
import type { NeededFood } from '../needs/list-need';
import { almost } from './almost';
import { cleaned, type Span, type Sum } from './add-amounts';
import type { JoinedSums } from './join-sums';

/**
 * @param measures the household's cups and spoons
 * @example inKitchenMeasures(sideBySide([millilitres(473)]), pulledPork, 'au').sums[0]?.unit // 'cup'
 */
export function inKitchenMeasures(
  joined: JoinedSums,
  identity: NeededFood,
  measures: Measures,
): JoinedSums {
  if (joined.sums.length === 0) return joined;
  const sums = joined.sums.map((sum, index) => {
    if (isTinyCup(sum) || (isFromCups(sum) && !isLiquid(identity))) return inCups(sum, measures);
    if (isOddSpoon(sum)) return { ...sum, shown: roundedUp(sum.shown, quarters) };
    const isJoined = index === 0 && joined.beside !== undefined && sum.unit === '';
    return isJoined ? { ...sum, shown: roundedUp(sum.shown, quarters) } : sum;
  });
  const [before, after] = [joined.sums[0], sums[0]];
  const isRounded = before !== after && after?.dimension === 'volume' && !isExact(after, measures);
  return { ...joined, sums, isApproximate: joined.isApproximate || isRounded };
}

function isFromCups({ dimension, unit, isConverted }: Sum): boolean {
  return dimension === 'volume' && isConverted && (unit === 'ml' || unit === 'l');
}

/** A share of a cup: "¼ cup parsley, dill, chives and mint". */
const isTinyCup = ({ unit, shown: { max } }: Sum): boolean => unit === 'cup' && max < leastOfCup;

const leastOfCup = 0.12;

/** No set of spoons has ⅜ or ⅝ of one; ⅛ alone is as a recipe wrote it. */
function isOddSpoon({ unit, shown: { max } }: Sum): boolean {
  const isSpoon = unit === 'tsp' || unit === 'tbsp';
  return isSpoon && max > 0.25 && isWhole(max * 8) && !isWhole(max * 4);
}

const isWhole = (value: number) => Math.abs(value - Math.round(value)) < 1e-6;

/** Poured, or sold by the millilitre; what nobody buys is water. */
function isLiquid({ food, usualAisle, notBought }: NeededFood): boolean {
  if (notBought !== undefined) return true;
  if (!food) return usualAisle !== 'Meat & Seafood';
  if (food.isSoldByVolume || food.container?.name === 'bottle') return true;
  if (food.container) return food.container.name === 'carton';
  return food.packs?.some(({ unit }) => unit === 'ml') ?? false;
}

function inCups(sum: Sum, measures: Measures): Sum {
  const inMeasure = ({ unit, steps }: CupOrSpoon): Sum => {
    const perUnit = toMillilitres(1, unit, measures);
    const span = { min: sum.base.min / perUnit, max: sum.base.max / perUnit };
    return { ...sum, unit, shown: roundedUp(span, steps) };
  };
  const large = cupsAndSpoons.filter(({ fromMl }) => sum.base.max >= fromMl).map(inMeasure);
  const close = large.find(
    (shown) => sum.base.max > smallMl || mlOf(shown, measures) <= closeTo(sum),
  );
  return close ?? large.at(-1) ?? inMeasure(smallestMeasure);
}

const mlOf = ({ shown, unit }: Sum, measures: Measures): number =>
  shown.max * toMillilitres(1, unit as VolumeUnitId, measures);

/** Of little, 90 mL are 4½ tbsp and no half cup. */
const closeTo = ({ base }: Sum): number => base.max * 1.15;
const smallMl = 125;

/** To the least that suffices of the multiples of all steps. */
function roundedUp({ min, max }: Span, steps: readonly number[]): Span {
  const up = (value: number) =>
    Math.min(...steps.map((step) => Math.ceil(almost(value, step) / step) * step));
  return cleaned({ min: up(min), max: up(max) });
}

function isExact(sum: Sum, measures: Measures): boolean {
  return Math.abs(mlOf(sum, measures) - sum.base.max) <= sum.base.max * sameShare;
}

const quarters = [0.25];
const smallestMeasure: CupOrSpoon = { unit: 'tsp', steps: quarters };
const cupsAndSpoons: readonly (CupOrSpoon & { fromMl: number })[] = [
  { unit: 'cup', steps: [0.25, 1 / 3], fromMl: 57 },
  { unit: 'tbsp', steps: [0.5], fromMl: 19 },
];
interface CupOrSpoon {
  unit: VolumeUnitId;
  steps: readonly number[];
}
/** An American teaspoon is an Australian one to the eye. */
const sameShare = 0.02;
