/**
 * Joins weights, volumes and pieces of one food into one amount, where that is honest.
 *
 * - Grams are the bridge: a density turns volumes into them, a piece weight turns pieces, a
 *   package its printed size. What has no bridge stays beside the rest.
 * - Packages of two sizes stay side by side, as they stand on the shelf.
 * - Shown as what a shopper picks up: pieces ("3 onions"), bunches, tins; else on the scales, or by
 *   volume for what is sold so. Meat and fish go on the scales whenever one meal weighs them.
 * - The reason names each figure and its source. Printed package sizes need none: they are exact.
 */
import { figureSourceNames } from '../foods/food';
import type { Figure, Food } from '../foods/food';
import { cleaned, inMetric, scaled, shopUnits, total } from './add-amounts';
import type { Span, Sum } from './add-amounts';
import { unitIdOf } from './list-unit';

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
export function joinSums(sums: readonly Sum[], food: Food | undefined): JoinedSums {
  const weighed = sums.flatMap((sum) => weigh(sum, food));
  if (weighed.length < 2 || weighed.every(isPackage))
    return { sums, beside: undefined, isApproximate: false, reason: undefined };
  const grams = cleaned(total(weighed.map((part) => part.grams)));
  const isApproximate =
    !weighed.every(isByVolume) && weighed.some(({ figure }) => figure !== undefined);
  const shown = { ...showAs(weighed, grams, food), isConverted: isApproximate };
  const rest = sums.filter((sum) => !weighed.some((part) => part.sum === sum));
  return {
    sums: [shown, ...rest],
    beside: shown.dimension === 'pieces' ? measure(grams, food) : undefined,
    isApproximate,
    reason: isApproximate ? reasonOf(weighed) : undefined,
  };
}

/**
 * What a sum weighs, when its food's figures or its package say so.
 *
 * @example gramsOf(twoOnions, onion) // { min: 300, max: 300 }
 */
export function gramsOf(sum: Sum, food: Food | undefined): Span | undefined {
  const bridge = bridgeOf(sum, food);
  return bridge && scaled(sum.base, bridge.gramsPerBase);
}

interface WeighedSum {
  readonly sum: Sum;
  readonly grams: Span;
  readonly gramsPerBase: number;
  /** What was believed for it; absent for weights and printed sizes. */
  readonly figure: Figure | undefined;
}

function weigh(sum: Sum, food: Food | undefined): WeighedSum[] {
  const bridge = bridgeOf(sum, food);
  if (!bridge) return [];
  return [{ sum, grams: scaled(sum.base, bridge.gramsPerBase), ...bridge }];
}

function bridgeOf(
  sum: Sum,
  food: Food | undefined,
): { gramsPerBase: number; figure: Figure | undefined } | undefined {
  if (sum.dimension === 'mass') return { gramsPerBase: 1, figure: undefined };
  if (sum.dimension === 'volume') return throughFigure(food?.density);
  if (sum.packageSize?.unit === 'g') {
    return { gramsPerBase: sum.packageSize.amount, figure: undefined };
  }
  if (sum.packageSize) {
    const density = food?.density;
    return density && { gramsPerBase: sum.packageSize.amount * density.value, figure: density };
  }
  return throughFigure(food && pieceFigure(food, sum.unit));
}

function throughFigure(
  figure: Figure | undefined,
): { gramsPerBase: number; figure: Figure } | undefined {
  return figure && { gramsPerBase: figure.value, figure };
}

function pieceFigure(food: Food, unit: string): Figure | undefined {
  const id = unit === '' ? 'whole' : unitIdOf(unit);
  return id === undefined ? undefined : food.pieces.get(id);
}

/** The joined grams in the unit a shopper buys by. */
function showAs(weighed: readonly WeighedSum[], grams: Span, food: Food | undefined): Sum {
  const isOnScales = food?.aisle === 'Meat & Seafood' && weighed.some(isMass);
  const pieces = isOnScales
    ? []
    : weighed
        .filter(({ sum }) => sum.dimension === 'pieces' && shopUnits.has(sum.unit))
        .sort((a, b) => rank(a) - rank(b));
  const [best] = pieces;
  if (best) {
    const span = cleaned(scaled(grams, 1 / best.gramsPerBase));
    return { ...best.sum, shown: span, base: span };
  }
  return measure(grams, food);
}

/** On the scales, or by volume for what is sold so. */
function measure(grams: Span, food: Food | undefined): Sum {
  const density = food?.isSoldByVolume ? food.density : undefined;
  const sum = density
    ? inMetric('volume', scaled(grams, 1 / density.value))
    : inMetric('mass', grams);
  return { ...sum, isConverted: true };
}

function isMass({ sum }: WeighedSum): boolean {
  return sum.dimension === 'mass';
}

/** Millilitres and tins of millilitres add without believing a density. */
function isByVolume({ sum }: WeighedSum): boolean {
  return sum.dimension === 'volume' || sum.packageSize?.unit === 'ml';
}

/** Two sizes of tins stand side by side: both can be bought as they are. */
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
    figure ? [`${factOf(figure, sum)} (${figureSourceNames[figure.source]})`] : [],
  );
  return `Added up by weight: ${facts.join('; ')}.`;
}

function factOf(figure: Figure, sum: Sum): string {
  const isDensity = sum.dimension === 'volume' || sum.packageSize !== undefined;
  if (isDensity) return `100 mL weighs about ${roundedGrams(figure.value * 100)} g`;
  return `${sum.unit === '' ? 'one' : `one ${sum.unit}`} is about ${roundedGrams(figure.value)} g`;
}

function roundedGrams(value: number): string {
  return String(value < 10 ? Number(value.toFixed(1)) : Math.round(value));
}
