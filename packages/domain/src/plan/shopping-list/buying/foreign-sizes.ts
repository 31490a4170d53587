/**
 * Packages of recipes of other countries: a tin of 794 g (28 oz) is the Australian tin of 800 g.
 *
 * - A size within an eighth of a pack of the same kind is that pack.
 * - Any other size in whole or half ounces, of weight or fluid, is no Australian one: what it holds is bought in packs.
 * - Every other size stays as the recipe says.
 */
import type { Sum } from '../amounts/add-amounts';
import type { Pack } from '../packs/pack';

type Packages = Pick<Sum, 'packageSize' | 'unit'>;

/** @example asSold(twoTinsOf397Grams, packsOfTomatoes).packageSize?.amount // 400 */
export function asSold<Some extends Packages>(sum: Some, packs: readonly Pack[]): Some {
  const pack = nearestPack(sum, packs);
  if (!pack || !sum.packageSize) return sum;
  return { ...sum, packageSize: { amount: pack.amount, unit: pack.unit === 'ml' ? 'ml' : 'g' } };
}

/** @example isForeignSize(packetOf255Grams, packsOf375Grams) // true */
export function isForeignSize(sum: Packages, packs: readonly Pack[]): boolean {
  const { packageSize } = sum;
  if (packs.length === 0 || !packageSize || nearestPack(sum, packs)) return false;
  const halfOunce = packageSize.unit === 'g' ? gramsOfHalfOunce : mlOfHalfOunce;
  const halfOunces = packageSize.amount / halfOunce;
  return Math.abs(halfOunces - Math.round(halfOunces)) * halfOunce <= rounding;
}

/** Of one kind: tins beside tins. Millilitres of a tin weigh about as many grams. */
function nearestPack({ packageSize, unit }: Packages, packs: readonly Pack[]): Pack | undefined {
  if (!packageSize) return undefined;
  const { amount } = packageSize;
  const distance = (pack: Pack) => Math.abs(pack.amount - amount);
  const near = packs.filter(
    (pack) => pack.name === unit && pack.unit !== 'each' && distance(pack) <= amount * nearShare,
  );
  return near.toSorted((a, b) => distance(a) - distance(b))[0];
}

const nearShare = 0.125;
const gramsOfHalfOunce = 14.175;
const mlOfHalfOunce = 14.787;
/** Grams or millilitres. */
const rounding = 0.6;
