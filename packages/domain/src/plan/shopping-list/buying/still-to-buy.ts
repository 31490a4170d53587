/**
 * What is still to buy of a food after a purchase. A tick covers what its line said to buy, which is often more than was
 * needed: eleven eggs of the dozen are in the fridge.
 *
 * - A need that the same purchase would serve is covered.
 * - Foods that are sold in packs are compared in the unit of their packs, whatever recipes measure them in. Packages of
 *   their own ("2 jars") that nothing converts are compared by number.
 * - Everything else is compared as `missingSums` does, with what was bought.
 * - What is missing is named in pieces and measures, or in whole bunches.
 */
import { inMetric, piecesSum } from '../amounts/add-amounts';
import type { Sum } from '../amounts/add-amounts';
import { missingOfPurchase } from '../amounts/remaining-need';
import type { NeededFood } from '../needs/list-need';
import type { Pack } from '../packs/pack';
import { neededOfPack } from './needed-of-pack';
import { whatToBuy } from './what-to-buy';
import { wholePacks } from './whole-packs';
import { withWholes } from './wholes-of-parts';

/**
 * @param before the need that was bought for; empty when nothing said how much
 * @param now the need as it is
 * @returns nothing when the purchase is enough
 * @example stillToBuy([oneEgg], [elevenEggs], egg) // []
 * @example stillToBuy([oneEgg], [fourteenEggs], egg)[0]?.shown.max // 2
 */
export function stillToBuy(
  before: readonly Sum[],
  now: readonly Sum[],
  identity: NeededFood,
): readonly Sum[] {
  const packs = identity.food?.packs ?? [];
  if (now.length === 0 || (before.length === 0 && packs.length === 0)) return now;
  const purchase = whatToBuy(before, identity);
  if (whatToBuy(now, identity).text === purchase.text) return [];
  const needed = withWholes(now, identity);
  const largest = packs.at(-1);
  if (!largest) return missingOfPurchase(purchase.holds, needed, identity.food);
  const inPacks = (sum: Sum) => neededOfPack(sum, identity.food, packs);
  const left = total(needed.map(inPacks)) - total(purchase.holds.map(inPacks));
  const counted = needed.filter((sum) => inPacks(sum) === 0 && isPackage(sum));
  return [
    ...(left > dust ? [inUnitOf(largest, packs, left)] : []),
    ...(counted.length > 0 ? missingOfPurchase(purchase.holds, counted, undefined) : []),
  ];
}

function inUnitOf(largest: Pack, packs: readonly Pack[], left: number): Sum {
  const { unit, name, isUnsized } = largest;
  const span = { min: left, max: left };
  if (unit === 'each') return piecesSum(span, '');
  if (!isUnsized) {
    return { ...inMetric(unit === 'g' ? 'mass' : 'volume', span), isConverted: true };
  }
  const bought = total(wholePacks(packs, left).map(({ pack, count }) => count * pack.amount));
  const wholes = bought / largest.amount;
  return piecesSum({ min: wholes, max: wholes }, name);
}

const isPackage = ({ dimension, unit }: Sum) => dimension === 'pieces' && unit !== '';
const total = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0);
/** Of conversions, in grams, millilitres or pieces. */
const dust = 1e-6;
