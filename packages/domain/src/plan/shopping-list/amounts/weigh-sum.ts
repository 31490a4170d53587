/**
 * What an amount of a food weighs: converts pieces and cups to grams.
 *
 * - A density weighs volumes, as the country of the cup fills it; a piece weight weighs pieces, a
 *   package weighs its printed size.
 * - Other amounts have no weight: a handful is a handful.
 */
import { densityOf, type Figure } from '@saltbush/recipe-parser/foods/facts';
import { scaled } from './add-amounts';
import type { Span, Sum } from './add-amounts';
import { unitIdOf } from '../needs/list-unit';
import type { FoodFacts } from '../needs/list-need';

export interface WeighedSum {
  readonly sum: Sum;
  readonly grams: Span;
  readonly gramsPerBase: number;
  /** The figure that was used; absent for weights and printed sizes. */
  readonly figure: Figure | undefined;
}

/**
 * @example weighSum(twoOnions, onion)?.grams // { min: 300, max: 300 }
 */
export function weighSum(sum: Sum, food: FoodFacts | undefined): WeighedSum | undefined {
  const bridge = gramsConversionOf(sum, food);
  return bridge && { sum, grams: scaled(sum.base, bridge.gramsPerBase), ...bridge };
}

/** What one piece of a unit weighs; blank is one as bought. */
export function pieceFigure(food: FoodFacts, unit: string): Figure | undefined {
  const id = unit === '' ? 'whole' : unitIdOf(unit);
  return id === undefined ? undefined : food.pieces[id];
}

type GramsConversion = Pick<WeighedSum, 'gramsPerBase' | 'figure'>;

function gramsConversionOf(sum: Sum, food: FoodFacts | undefined): GramsConversion | undefined {
  if (sum.dimension === 'mass') return { gramsPerBase: 1, figure: undefined };
  if (sum.dimension === 'volume') return throughFigure(food && densityOfSum(sum, food));
  if (sum.packageSize?.unit === 'g') {
    return { gramsPerBase: sum.packageSize.amount, figure: undefined };
  }
  if (sum.packageSize) {
    const density = food?.density;
    return density && { gramsPerBase: sum.packageSize.amount * density.value, figure: density };
  }
  return throughFigure(food && pieceFigure(food, sum.unit));
}

/** Cups of both countries: each weighs its share. */
function densityOfSum({ americanShare }: Sum, food: FoodFacts): Figure | undefined {
  const [american, australian] = [densityOf(food, 'us'), densityOf(food, 'au')];
  if (!american || !australian) return australian;
  const value = american.value * americanShare + australian.value * (1 - americanShare);
  return { value, source: (americanShare > 0.5 ? american : australian).source };
}

function throughFigure(figure: Figure | undefined): GramsConversion | undefined {
  return figure && { gramsPerBase: figure.value, figure };
}
