/**
 * The price of a standard amount, to compare packs of different sizes.
 *
 * Source of the units: the Retail Grocery Industry (Unit Pricing) Code of Conduct, Schedule 1 of the Competition and
 * Consumer (Industry Codes—Unit Pricing) Regulations 2021 (F2021L01017), clauses 10 and 11: by default 100 g, 100 mL,
 * one item or one metre; the alternative units are a kilogram of meat, fish, fruit and vegetables, a litre of drinks,
 * 10 g of herbs and spices, and 100 sheets of paper. Written from general knowledge of the code, not copied; the code
 * lets a retailer choose a default unit where we use an alternative one.
 */
import { say } from '../../texts/say';
import type { Aisle } from '@saltbush/recipe-parser/foods/facts';
import type { PackUnit, ProductPack } from './packs/product-pack';

export interface UnitPrice {
  /** Of `per`, not rounded. */
  readonly cents: number;
  readonly per: number;
  readonly unit: PackUnit;
}

/**
 * @param cents of one pack
 * @param aisle of its food; undefined: the default units
 * @example unitPrice(1100, { amount: 500, unit: 'g', count: 1 }, 'Meat & Seafood') // { cents: 2200, per: 1000, unit: 'g' }
 */
export function unitPrice(cents: number, pack: ProductPack, aisle: Aisle | undefined): UnitPrice {
  const { unit, amount } = pack;
  const per = standardAmount(pack, aisle);
  return { cents: (cents / amount) * per, per, unit };
}

/**
 * @param money how the household's money is written
 * @example unitPriceText({ cents: 2200, per: 1000, unit: 'g' }, moneyText) // '$22.00 per kg'
 */
export function unitPriceText(
  { cents, per, unit }: UnitPrice,
  money: (cents: number) => string,
): string {
  const price = money(Math.round(cents));
  if (unit === 'each') return say('{price} each', { price });
  const amount = names[`${per} ${unit}`]?.() ?? `${per} ${unit}`;
  return say('{price} per {amount}', { price, amount });
}

function standardAmount({ unit, amount }: ProductPack, aisle: Aisle | undefined): number {
  switch (unit) {
    case 'g':
      if (aisle === 'Herbs & Spices') return 10;
      return aisle === 'Fruit & Veg' || aisle === 'Meat & Seafood' ? 1000 : 100;
    case 'ml':
      // A litre and more of the dairy fridge is milk.
      if (aisle === 'Dairy, Eggs & Fridge' && amount >= 1000) return 1000;
      return aisle === 'Drinks' ? 1000 : 100;
    case 'sheet':
      return 100;
    default:
      return 1;
  }
}

const names: Readonly<Record<string, (() => string) | undefined>> = {
  '1000 g': () => 'kg',
  '100 ml': () => '100 mL',
  '1000 ml': () => 'L',
  '100 sheet': () => say('100 sheets'),
  '1 m': () => say('metre'),
};
