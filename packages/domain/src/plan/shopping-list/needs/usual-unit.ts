/** The unit of an amount as the food is sold or counted, where recipes use another word. */
import type { Food, FoodIdentity } from '@saltbush/recipe-parser/foods';
import {
  multiplyQuantity,
  rationalFromNumber,
  toGrams,
  toMillilitres,
  toNumber,
  type UnitId,
} from '@saltbush/recipe-parser/units';
import { packsOfFood } from '../packs/packs-of-food';
import type { PackageSize } from '../../rows/list-amount';
import type { NeededAmount } from './list-need';
import { unitIdOf } from './list-unit';
import { kindOfFood } from './names/kind-of-food';
import { mlOfYoghurtTub } from './sizes/measures-in-name';

/**
 * The amount in the unit that shops and the food table have for the food: a head of broccoli is a broccoli, a stick of
 * celery a stalk, a bulb of garlic a head.
 *
 * @example withUsualUnit({ quantity: two, unit: 'ear', packageSize: undefined }, corn).unit // ''
 */
export function withUsualUnit(amount: NeededAmount, identity: FoodIdentity): NeededAmount {
  const { food } = identity;
  const id = unitIdOf(amount.unit);
  if (amount.unit === '' && food && isSlices(amount, food)) return { ...amount, unit: 'slice' };
  if (id === 'envelope') return { ...amount, unit: 'sachet' };
  if (id === 'glass' && food && !isDrink(food)) return { ...amount, unit: 'jar' };
  // "Dose de safran": French has the word for a sachet.
  if (id === 'tin' && food?.id === 'saffron') return { ...amount, unit: 'sachet' };
  if (id === 'fillet' && food?.isSoldByVolume) return { ...amount, unit: 'drizzle' };
  if (food && isYoghurtTub(amount, food)) {
    const quantity = multiplyQuantity(amount.quantity, rationalFromNumber(mlOfYoghurtTub));
    return { ...amount, quantity, unit: 'ml' };
  }
  if (id === 'oz' && isPoured(identity)) return { ...amount, unit: 'fl oz' };
  const poured = pouredSize(amount, identity);
  if (poured) return { ...amount, packageSize: poured };
  const grams = food && gramsOfOne(id, food);
  if (grams !== undefined) {
    const quantity = multiplyQuantity(amount.quantity, rationalFromNumber(grams));
    return { ...amount, quantity, unit: 'g' };
  }
  if (!food || id === undefined || food.pieces.has(id)) return amount;
  const isLeaf = id === 'leaf' && /\bleaf$/.test(food.names[0] ?? '');
  const isOne = id === 'head' ? isSoldWhole(food) : id === 'piece' && isCountable(food);
  if (isOne || isLeaf) return { ...amount, unit: '' };
  const usual = otherWords.get(id)?.find((other) => food.pieces.has(other));
  return usual === undefined ? amount : { ...amount, unit: usual === 'whole' ? '' : usual };
}

/**
 * "12 oz can of cola" holds fluid ounces. A size that is no number of ounces was given in grams, and sauces are weighed.
 */
function pouredSize(
  { packageSize, unit }: NeededAmount,
  identity: FoodIdentity,
): PackageSize | undefined {
  if (packageSize?.unit !== 'g' || /\bsauces?$/i.test(identity.name)) return undefined;
  const ounces = Math.round((2 * packageSize.amount) / gramsOfOunce) / 2;
  if (Math.round(ounces * gramsOfOunce) !== packageSize.amount) return undefined;
  const isDrunk = identity.food?.aisle === 'Drinks' && drinkPackages.has(unit);
  return isDrunk || isPoured(identity)
    ? { amount: Math.round(ounces * mlOfFluidOunce), unit: 'ml' }
    : undefined;
}

const drinkPackages: ReadonlySet<string> = new Set(['tin', 'bottle', 'carton']);
const gramsOfOunce = toGrams(1, 'oz');
const mlOfFluidOunce = toMillilitres(1, 'fl oz', 'us');

/** Ounces of it are of volume. What shops sell by weight stays on the scales, also if it flows: golden syrup. */
function isPoured({ name, food }: FoodIdentity): boolean {
  const kind = food ?? kindOfFood(name);
  if (kind?.isSoldByVolume || kind?.aisle === 'Liquor') return true;
  const isWeighed = kind !== undefined && packsOfFood(kind).some(({ unit }) => unit !== 'ml');
  return !isWeighed && drinkOrSyrup.test(kind?.names[0] ?? name);
}

const drinkOrSyrup = /\b(?:juice|syrup|cordial|liqueur|soda|lemonade|tonic)$/i;

/** Nothing of the kind is sold in tubs: "3 pots de farine", "2 vasetti di zucchero" are measured with that of the yoghurt. */
function isYoghurtTub({ unit, packageSize }: NeededAmount, { names }: Food): boolean {
  const id = unitIdOf(unit);
  return (
    (id === 'tub' || id === 'jar') && packageSize === undefined && isScooped.test(names[0] ?? '')
  );
}

const isScooped = /(?:^| )(?:flour|sugar|cornflour|semolina|(?:sunflower|vegetable|canola) oil)$/;

/** A glass of wine; but "1 Glas Kapern" is a jar. */
function isDrink({ isSoldByVolume, aisle }: Food): boolean {
  return isSoldByVolume || aisle === 'Drinks' || aisle === 'Liquor';
}

/** Nobody cooks with three loaves: "6 sliced country bread". */
function isSlices({ quantity }: NeededAmount, food: Food): boolean {
  return (
    toNumber(quantity) > mostLoaves &&
    packsOfFood(food).at(-1)?.name === 'loaf' &&
    food.pieces.has('slice')
  );
}

const mostLoaves = 2;

/** "2 pieces" of lemons are two, and "3 pieces bay leaves" are three; a piece of pumpkin is none. */
function isCountable({ aisle, name, nameOfOne, pieces, isLarge }: Food): boolean {
  if (aisle === 'Fruit & Veg') return pieces.has('whole') && !isLarge;
  return aisle === 'Herbs & Spices' || (name !== nameOfOne && !isLarge);
}

/** In which a food is sold whole: "1 lettuce". */
function isSoldWhole(food: Food): boolean {
  return packsOfFood(food).at(-1)?.name === '';
}

/** What a shop weighs is no handful, and a powder no scoop: "2 handfuls of mushrooms", "1 scoop protein powder". */
function gramsOfOne(id: UnitId | undefined, food: Food): number | undefined {
  if (id === 'scoop') return powder.test(food.names[0] ?? '') ? gramsOfScoop : undefined;
  const isWeighed = id === 'handful' && packsOfFood(food).length === 0;
  return isWeighed ? food.pieces.get(id)?.value : undefined;
}

const powder = /\bpowder$/;
/** Of protein powder, as its tubs say. */
const gramsOfScoop = 30;

/** Words for the same piece, the usual one first. */
const otherWords: ReadonlyMap<UnitId, readonly UnitId[]> = new Map<UnitId, readonly UnitId[]>([
  ['head', ['whole', 'bunch']],
  ['bulb', ['head', 'whole']],
  ['crown', ['whole']],
  ['spear', ['whole']],
  ['ear', ['whole']],
  ['loaf', ['whole']],
  ['stick', ['stalk']],
  ['stalk', ['whole']],
  ['rib', ['stalk']],
  ['stem', ['stalk']],
  ['strip', ['rasher']],
]);
