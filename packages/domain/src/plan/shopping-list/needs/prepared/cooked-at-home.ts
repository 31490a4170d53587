/**
 * Grains, pasta and lentils that a recipe measures cooked are bought dry: three cups of cooked rice are one of rice.
 *
 * - How much more it is cooked is typed by us, as packets say: by volume, and by weight.
 * - What is served beside a dish, or counted in serves, is cooked at home, too: "steamed rice, to serve". So is "cooked
 *   rice" as a whole row of a recipe; what someone types onto a list may be a pouch.
 * - Beans are not here: whoever needs them cooked buys a tin.
 */
import { findListedFood, foodWords, singularWords } from '@saltbush/recipe-parser/foods';
import {
  isMassUnit,
  isVolumeUnit,
  multiplyQuantity,
  rationalFromNumber,
} from '@saltbush/recipe-parser/units';
import type { Ingredient } from '@saltbush/recipe-parser/recipe';
import type { NeededAmount } from '../list-need';
import { unitIdOf } from '../list-unit';
import { kindOfFood } from '../names/kind-of-food';

/**
 * Undefined for what is no such food, or has no measure and is not served.
 *
 * @param words that stand for an amount: "to serve"
 * @example asDry('cooked brown rice', [threeCups]) // { name: 'brown rice', amounts: [one cup] }
 */
export function asDry(
  name: string,
  amounts: readonly NeededAmount[],
  words = '',
): { name: string; amounts: NeededAmount[] } | undefined {
  const dry = name.replace(cooked, '');
  const growth = dry === name ? undefined : growthOf(dry);
  if (growth === undefined || !isFood(dry)) return undefined;
  const isServed = served.test(words) || amounts.some(({ unit }) => servedUnit.test(unit));
  if (!isServed && !amounts.some(isMeasured)) return undefined;
  return { name: dry, amounts: amounts.map((amount) => dryAmount(amount, growth)) };
}

/**
 * A row of a recipe that is nothing but a cooked food, as one that is served.
 *
 * @example asServed({ name: 'Steamed rice', amount: '', unit: '' }).note // 'to serve'
 */
export function asServed(row: Ingredient): Ingredient {
  const isBare = [row.amount, row.unit, row.note ?? ''].every((text) => text.trim() === '');
  return isBare && cooked.test(row.name) ? { ...row, note: 'to serve' } : row;
}

const served = /^(?:to serve|for serving)$/i;
const servedUnit = /^(?:serving|serve|portion)s?$/i;

const isFood = (name: string): boolean =>
  findListedFood(name) !== undefined || kindOfFood(name) !== undefined;

function isMeasured({ unit }: NeededAmount): boolean {
  const id = unitIdOf(unit);
  return id !== undefined && (isVolumeUnit(id) || isMassUnit(id));
}

function growthOf(name: string): Growth | undefined {
  const last = singularWords(foodWords(name.split(/[,(]/, 1)[0] ?? '')).at(-1) ?? '';
  return growthByFood.get(last);
}

function dryAmount(amount: NeededAmount, { byVolume, byWeight }: Growth): NeededAmount {
  const unit = unitIdOf(amount.unit);
  if (unit === undefined || !isMeasured(amount)) return amount;
  const share = rationalFromNumber(1 / (isVolumeUnit(unit) ? byVolume : byWeight));
  return { ...amount, quantity: multiplyQuantity(amount.quantity, share) };
}

/** Not what is sold cooked: "precooked rice", "microwave rice". */
const cooked =
  /^(?:(?:hot|warm|cold|cooled|freshly|leftover|day[- ]old|well|fully) )*(?:cooked|boiled|steamed|popped)(?:,? (?:and|&) (?:cooled|drained|chilled))? /i;

/** How many times as much it is when it is cooked. */
interface Growth {
  readonly byVolume: number;
  readonly byWeight: number;
}

const growthByFood: ReadonlyMap<string, Growth> = new Map(
  (
    [
      ['rice quinoa', 3, 2.8],
      ['barley millet', 3.5, 3],
      ['farro freekeh bulgur couscous buckwheat lentil', 2.5, 2.5],
      ['pasta macaroni spaghetti penne fusilli fettuccine linguine orzo noodle', 2, 2.2],
      ['popcorn', 25, 1],
    ] as const
  ).flatMap(([foods, byVolume, byWeight]) =>
    foods.split(' ').map((food) => [food, { byVolume, byWeight }] as const),
  ),
);
