/**
 * What a shopper picks up for the sum of a line: packs, bunches, whole pieces, or a weight.
 *
 * - Packages and words that people wrote ("2 packets") stay, rounded up to whole ones.
 * - A food of the table of packs is bought in them (`whole-packs.ts`), whatever recipes measured it in. An amount that
 *   nothing converts ("6 leaves") takes one.
 * - Vegetables and fruit that are not small are bought in pieces, up to six; of
 *   what recipes weigh, up to three. More of them by weight.
 * - Cups and spoons of what nothing weighs are bought in the usual container: a jar, a bottle. So are slices, handfuls and
 *   large numbers of what shops sell in packets.
 * - Everything else by weight or volume: metric, rounded up to what shops weigh.
 * - Parts (juice, zest, whites) are bought as whole pieces (`wholes-of-parts.ts`).
 * - Of a range the larger end counts. Never less than needed, but for 3 %.
 */
import { almost } from '../amounts/almost';
import { amountText, listAmount } from '../amounts/amount-text';
import { inMetric, piecesSum, shopUnits } from '../amounts/add-amounts';
import type { Span, Sum } from '../amounts/add-amounts';
import { pieceFigure, weighSum } from '../amounts/weigh-sum';
import type { FoodFacts, NeededFood } from '../needs/list-need';
import type { ListAmount } from '../../rows/list-amount';
import type { Pack } from '../packs/pack';
import { asSold, isForeignSize } from './foreign-sizes';
import { neededOfPack } from './needed-of-pack';
import { packsHold, packsText } from './packs-text';
import type { Purchase } from './purchase';
import { wholePacks } from './whole-packs';
import { withWholes } from './wholes-of-parts';

/** @example whatToBuy([{ dimension: 'volume', … 250 mL }], thickenedCream).text // '300 mL carton' */
export function whatToBuy(needed: readonly Sum[], identity: NeededFood): Purchase {
  const sums = withWholes(needed, identity);
  const packs = identity.food?.packs ?? [];
  const asWritten = sums.filter((sum) => isOwnUnit(sum, identity));
  const own = joinPackages(asWritten.map((sum) => asSold(sum, packs)));
  const rest = sums.filter((sum) => !isOwnUnit(sum, identity));
  const purchases: Purchase[] = own.map((sum) => wholeOf(sum, sum.unit));
  const largest = packs.at(-1);
  if (largest && (rest.length > 0 || own.length === 0)) {
    const need = rest.reduce((total, sum) => total + neededOfPack(sum, identity.food, packs), 0);
    const counts = wholePacks(packs, need);
    const isOfJars = largest.name === 'small jar' && (counts[0]?.count ?? 0) > mostJars;
    purchases.push(
      isOfJars ? weighed(need, 'g') : { ...packsText(counts, largest), holds: [packsHold(counts)] },
    );
  } else {
    purchases.push(...rest.map((sum) => loose(sum, identity)));
  }
  if (purchases.length === 1) return purchases[0]!;
  return {
    text: purchases.map(({ text }) => text).join(' + '),
    holds: purchases.flatMap(({ holds }) => holds),
  };
}

/** American tins of 14 and 15 ounces are the same tin here. */
function joinPackages(sums: readonly Sum[]): Sum[] {
  const joined: Sum[] = [];
  for (const sum of sums) {
    const at = joined.findIndex((each) => isSamePackage(each, sum));
    const same = joined[at];
    if (same)
      joined[at] = {
        ...same,
        base: addSpans(same.base, sum.base),
        shown: addSpans(same.shown, sum.shown),
      };
    else joined.push(sum);
  }
  return joined;
}

const isSamePackage = (a: Sum, b: Sum): boolean =>
  a.unit === b.unit &&
  a.packageSize !== undefined &&
  a.packageSize.amount === b.packageSize?.amount &&
  a.packageSize.unit === b.packageSize.unit;

const addSpans = (a: Span, b: Span): Span => ({ min: a.min + b.min, max: a.max + b.max });

/** A tin, a packet, a jar; a bunch of what has a size in the table is counted as that. */
function isOwnUnit({ dimension, unit, packageSize }: Sum, { food }: NeededFood): boolean {
  if (packageSize) return !isForeignSize({ packageSize, unit }, food?.packs ?? []);
  if (dimension !== 'pieces' || unit === '' || unit === 'clove') return false;
  if (packagings.has(unit)) return true;
  const isPack = food?.packs?.at(-1)?.name === unit;
  const isWeighed =
    food?.packs?.[0]?.isUnsized && (isPack || pieceFigure(food, unit) !== undefined);
  return shopUnits.has(unit) && !isWeighed;
}

/** Two bags of spinach are two bags, though it is sold by the bunch too. */
const packagings: ReadonlySet<string> = new Set(['bag', 'packet', 'box', 'tub', 'punnet']);

function wholeOf({ base, packageSize }: Sum, unit: string): Purchase {
  const amount = wholeNumber(base.max);
  const holds = [{ ...piecesSum({ min: amount, max: amount }, unit), packageSize }];
  return { text: amountText({ amount, unit, packageSize }), holds };
}

/** Sold by the piece, by weight or by volume. */
function loose(sum: Sum, { food, usualAisle }: NeededFood): Purchase {
  if (sum.dimension === 'pieces' && isOfPacket(sum, usualAisle)) {
    const packet = food?.container ?? food?.packs?.[0];
    if (packet) return { ...packsText([{ pack: packet, count: 1 }], packet), holds: [sum] };
  }
  if (sum.dimension === 'pieces' && sum.unit === '') return pieces(wholeNumber(sum.base.max));
  const grams = weighSum(sum, food)?.grams.max;
  const gramsOfOne =
    usualAisle === 'Fruit & Veg' && food ? pieceFigure(food, '')?.value : undefined;
  if (grams !== undefined && gramsOfOne && gramsOfOne >= smallestPieceGrams) {
    const most = sum.dimension === 'mass' ? mostWeighedPieces : mostPieces;
    const isFew = buyable(grams) <= most * gramsOfOne;
    const count = Math.ceil(almost(grams, gramsOfOne) / gramsOfOne);
    if (isFew && !food?.isLarge) return pieces(Math.min(count, most));
  }
  if (grams !== undefined && gramsOfOne && grams <= gramsOfOne) return pieces(1);
  if (lengths.has(sum.unit)) return { ...pieces(1), holds: [sum] };
  if (usualAisle === 'Fruit & Veg' && cuts.has(sum.unit)) return { ...pieces(1), holds: [sum] };
  if (sum.dimension === 'pieces') return wholeOf(sum, sum.unit);
  const container = food?.container;
  const isLittle =
    sum.dimension === 'volume' ||
    inBottles.has(usualAisle) ||
    (sum.base.max < leastWeighed(usualAisle) && !byWeight.has(usualAisle));
  if (container && isLittle) return inContainers(sum, container, food, usualAisle);
  if (grams !== undefined && !food?.isSoldByVolume) return weighed(grams, 'g');
  if (sum.dimension === 'mass') return weighed(sum.base.max, 'g');
  if (usualAisle === 'Meat & Seafood')
    return { ...weighed(sum.base.max * meatGramsPerMl, 'g'), holds: [sum] };
  const isSpoons = grams === undefined && sum.unit !== 'ml' && sum.base.max <= spoonfulsMl;
  return isSpoons ? { text: amountText(shown(sum)), holds: [sum] } : weighed(sum.base.max, 'ml');
}

/** Slices of vegan bacon, 30 lollies: nobody buys them one at a time. */
function isOfPacket({ unit, base }: Sum, aisle: NeededFood['usualAisle']): boolean {
  if (unit === '') return inLargeNumbers.has(aisle) && base.max > mostPieces;
  return parts.has(unit) && !byWeight.has(aisle) && !byPiece.has(aisle);
}

/** A spoonful of a vegetable is of one, and so is a cup of what nothing weighs: a cup of corn is a cob. */
function inContainers(
  { base, dimension }: Sum,
  container: Pack,
  { isKind, isLarge, pieces: figures }: FoodFacts,
  aisle: NeededFood['usualAisle'],
): Purchase {
  const isVegetable = aisle === 'Fruit & Veg' && !isKind;
  if (isVegetable && base.max <= spoonfulsMl) return pieces(1);
  if (isVegetable && dimension === 'volume' && figures.whole)
    return pieces(isLarge ? 1 : wholeNumber(base.max / mlOfPiece));
  const sold: Pack = dimension === 'mass' ? { ...container, unit: 'g' } : container;
  const counts = wholePacks([sold], base.max);
  return { ...packsText(counts, sold), holds: [packsHold(counts)] };
}

function pieces(count: number): Purchase {
  const holds = [piecesSum({ min: count, max: count }, '')];
  return { text: amountText({ amount: count, unit: '' }), pieces: count, holds };
}

function shown({ shown: { max }, unit }: Sum): ListAmount {
  return { amount: max, unit };
}

/** On the scales of the shop, or by volume. */
function weighed(amount: number, unit: 'g' | 'ml'): Purchase {
  const bought = buyable(amount);
  const sum = inMetric(unit === 'g' ? 'mass' : 'volume', { min: bought, max: bought });
  return { text: amountText(listAmount(sum)), holds: [{ ...sum, isConverted: true }] };
}

/** Grams or millilitres, rounded up to a step that is small beside them. */
function buyable(amount: number): number {
  const step = steps.find(({ below }) => amount < below)!.step;
  return Math.max(step, Math.ceil(almost(amount, step * stepShare) / step) * step);
}

function wholeNumber(count: number): number {
  return Math.ceil(almost(count, 1));
}

/** A cherry tomato is no piece to count, and a pumpkin is cut. */
const smallestPieceGrams = 60;
const mostPieces = 6;
const mostWeighedPieces = 3;
/** More of a spice is bought from a larger packet. */
const mostJars = 2;
const spoonfulsMl = 80;
const mlOfPiece = 250;
/** Grams; less of what shops do not weigh is bought by the container. */
const leastWeighed = (aisle: NeededFood['usualAisle']): number =>
  inPackets.has(aisle) ? 250 : 100;
/** Nothing of these aisles is on scales. */
const inPackets: ReadonlySet<NeededFood['usualAisle']> = new Set([
  'Pantry',
  'International',
  'Baking',
  'Snacks & Confectionery',
  'Freezer',
]);
const byWeight: ReadonlySet<string> = new Set(['Fruit & Veg', 'Deli']);
/** What recipes give in ounces of these is a volume. */
const inBottles: ReadonlySet<string> = new Set(['Drinks', 'Liquor']);
/** Sold by the piece or the cut. */
const byPiece: ReadonlySet<string> = new Set(['Meat & Seafood', 'Bakery']);
const inLargeNumbers: ReadonlySet<string> = new Set(['Snacks & Confectionery', 'Freezer']);
/** How a vegetable is cut: so many are of one. */
const cuts: ReadonlySet<string> = new Set(['slice', 'wedge', 'strip', 'square', 'cube', 'segment']);
/** Of what a packet holds. */
const parts: ReadonlySet<string> = new Set([
  ...cuts,
  'handful',
  'scoop',
  'dollop',
  'sheet',
  'chunk',
]);
/** Of a vegetable: a piece of it is of one. */
const lengths: ReadonlySet<string> = new Set(['cm', 'inch']);
const stepShare = 6;
/** Chopped or pulled meat: 150 g a cup of 250 mL, typical, typed by us. */
const meatGramsPerMl = 0.6;
const steps = [
  { below: 100, step: 5 },
  { below: 500, step: 25 },
  { below: 1000, step: 50 },
  { below: Infinity, step: 100 },
];
