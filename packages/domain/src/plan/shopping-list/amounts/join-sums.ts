/**
 * Joins weights, volumes and pieces of one food into one amount, where figures allow it.
 *
 * - Amounts are converted to grams: volumes by a density, pieces by a piece weight, packages by
 *   their printed size. Others are listed beside the sum.
 * - Cups and spoons together, or of another country, go on the scales for what shops weigh.
 * - Spices stay in spoons, and a bulb of garlic beside two cloves is no bulb and a sixth.
 * - Packages of two sizes are listed separately, since they are different products.
 * - Shown as what a shopper picks up: pieces ("3 onions"), bunches, tins; else on the scales, or by
 *   volume for what is sold so. Meat and fish go on the scales whenever one meal weighs them.
 * - The reason names each figure and its source. Printed package sizes need none: they are exact.
 */
import { say } from '../../../texts/say';
import type { Figure } from '@saltbush/recipe-parser/foods/facts';
import type { FoodFacts } from '../needs/list-need';
import { wordOfUnit } from '@saltbush/recipe-parser/names';
import { cleaned, inMetric, scaled, shopUnits, total } from './add-amounts';
import type { Span, Sum } from './add-amounts';
import { pieceFigure, weighSum } from './weigh-sum';
import type { WeighedSum } from './weigh-sum';

export interface JoinedSums {
  /** Side by side; the joined amount first. */
  readonly sums: readonly Sum[];
  /** What the first weighs or holds, when it was joined and is shown in pieces. */
  readonly beside: Sum | undefined;
  readonly isApproximate: boolean;
  readonly reason: string | undefined;
}

/**
 * @example
 * joinSums([grams(150), pieces(2)], onion)
 * // three pieces, 450 g, approximate: "one is about 150 g (…)"
 */
export function joinSums(sums: readonly Sum[], food: FoodFacts | undefined): JoinedSums {
  const weighed = sums.flatMap((sum) => weighSum(sum, food) ?? []);
  const isAlone = weighed.length < 2 && !weighed.some((part) => isCupsOnScales(part, food));
  if (isAlone || weighed.every(isPackage)) return sideBySide(sums);
  const grams = cleaned(total(weighed.map((part) => part.grams)));
  const joined = showAs(weighed, grams, food);
  // Millilitres and tins of millilitres add without believing a density.
  const isExact = joined.dimension !== 'mass' && weighed.every(isByVolume);
  const isApproximate = !isExact && weighed.some(({ figure }) => figure !== undefined);
  if (isFractionOfPieces(joined, weighed)) return sideBySide(largestFirst(sums, weighed));
  const shown = { ...joined, isConverted: isApproximate };
  const rest = sums.filter((sum) => !weighed.some((part) => part.sum === sum));
  return {
    sums: [shown, ...rest],
    beside: shown.dimension === 'pieces' ? measure(grams, food) : undefined,
    isApproximate,
    reason: isApproximate ? reasonOf(weighed) : undefined,
  };
}

/** Of a bulb, a bunch: nobody counts a sixth of one. */
function isFractionOfPieces({ unit, shown }: Sum, weighed: readonly WeighedSum[]): boolean {
  const areCounted = weighed.every(({ sum }) => sum.dimension === 'pieces' && !sum.packageSize);
  return areCounted && unit !== '' && !Number.isInteger(shown.max);
}

function largestFirst(sums: readonly Sum[], weighed: readonly WeighedSum[]): Sum[] {
  const sizeOf = (sum: Sum) => weighed.find((each) => each.sum === sum)?.gramsPerBase ?? 0;
  return [...sums].sort((a, b) => sizeOf(b) - sizeOf(a));
}

/** As they are: without conversion. */
export function sideBySide(sums: readonly Sum[]): JoinedSums {
  return { sums, beside: undefined, isApproximate: false, reason: undefined };
}

/** The joined grams in the unit a shopper buys by. */
function showAs(weighed: readonly WeighedSum[], grams: Span, food: FoodFacts | undefined): Sum {
  const isOnScales = food?.isOnScales === true && weighed.some(isMass);
  const pieces = isOnScales
    ? []
    : weighed.filter(({ sum }) => isSoldIn(sum, food)).sort((a, b) => rank(a) - rank(b));
  const [best] = pieces;
  if (best) {
    const span = cleaned(scaled(grams, 1 / best.gramsPerBase));
    return { ...best.sum, shown: span, base: span };
  }
  return measure(grams, food);
}

/** A tin is only a unit to count in for what usually comes in tins. */
function isSoldIn({ dimension, unit }: Sum, food: FoodFacts | undefined): boolean {
  const isPiece = dimension === 'pieces' && shopUnits.has(unit);
  return isPiece && food !== undefined && pieceFigure(food, unit) !== undefined;
}

/** Cups and spoons of flour together, or cups of another country: shops weigh it. */
function isCupsOnScales({ sum }: WeighedSum, food: FoodFacts | undefined): boolean {
  if (food?.packs?.at(-1)?.name === 'small jar') return false;
  return sum.dimension === 'volume' && sum.isConverted && food?.isSoldByVolume === false;
}

/** On the scales, or by volume for what is sold so. */
function measure(grams: Span, food: FoodFacts | undefined): Sum {
  const density = food?.isSoldByVolume ? food.density : undefined;
  const sum = density
    ? inMetric('volume', scaled(grams, 1 / density.value))
    : inMetric('mass', grams);
  return { ...sum, isConverted: true };
}

function isMass({ sum }: WeighedSum): boolean {
  return sum.dimension === 'mass';
}

function isByVolume({ sum }: WeighedSum): boolean {
  return sum.dimension === 'volume' || sum.packageSize?.unit === 'ml';
}

/** Two sizes of tins are side by side: both can be bought as they are. */
function isPackage({ sum }: WeighedSum): boolean {
  return sum.packageSize !== undefined;
}

/** Whole pieces first, then the larger ones (a bunch, not its stalks), but the smaller package. */
function rank({ sum, gramsPerBase }: WeighedSum): number {
  if (sum.unit === '') return -Infinity;
  return sum.packageSize ? gramsPerBase : -gramsPerBase;
}

function reasonOf(weighed: readonly WeighedSum[]): string {
  const facts = weighed.flatMap(({ figure, sum }) =>
    figure
      ? [
          say(
            '{fact} ({source, select, pack {usual pack in Australian supermarkets} guess {our estimate} other {a typical weight}})',
            { fact: factOf(figure, sum), source: sourceWords[figure.source] ?? 'typical' },
          ),
        ]
      : [],
  );
  return say('Added up by weight: {facts}.', { facts: facts.join('; ') });
}

/** A figure that was not compared with its source is called typical: a name would promise a check that nobody made. */
const sourceWords: Partial<Record<Figure['source'], string>> = {
  'shop-pack': 'pack',
  estimate: 'guess',
};

function factOf(figure: Figure, sum: Sum): string {
  const isDensity = sum.dimension === 'volume' || sum.packageSize !== undefined;
  if (isDensity)
    return say('100 mL weighs about {grams} g', { grams: roundedGrams(figure.value * 100) });
  const grams = roundedGrams(figure.value);
  return sum.unit === ''
    ? say('one is about {grams} g', { grams })
    : say('one {unit} is about {grams} g', { unit: wordOfUnit(sum.unit, 1) ?? sum.unit, grams });
}

function roundedGrams(value: number): string {
  return String(value < 10 ? Number(value.toFixed(1)) : Math.round(value));
}
