/**
 * How long food usually keeps, by where it lies and what kind of food it is, and what to ask about: "Still there?"
 *
 * - Fridge and freezer: the longest time that the Cold Food Storage Chart of the USDA gives for the kind (foodsafety.gov,
 *   the same chart as that of its Food Safety and Inspection Service), for what it lists: raw meat and fish 5 days and
 *   12 months, cured and sliced meat 14 days and 2 months, eggs 5 weeks, cooked dishes 4 days and 3 months (soups and stews).
 * - What the chart does not list is from the USDA's FoodKeeper: milk and soft cheese, vegetables, bread, opened jars, and
 *   everything in a cupboard. Our rounding; it decides nothing but when somebody is asked, never whether food is safe.
 * - A day that somebody set comes before the table. Somebody is asked once; who says "still there" is not asked again.
 */
import type { Aisle } from '@saltbush/recipe-parser/foods/facts';
import { addDays, type PlainDate } from '../days/week';
import type { HomeItemRow, HomePlace } from '../rows/home-item-rows';

type Days = Readonly<Record<HomePlace, number>>;

const ofAisles: Readonly<Partial<Record<Aisle, Days>>> = {
  'Fruit & Veg': { fridge: 14, freezer: 240, cupboard: 30 },
  'Meat & Seafood': { fridge: 5, freezer: 365, cupboard: 5 },
  Deli: { fridge: 14, freezer: 60, cupboard: 14 },
  Bakery: { fridge: 14, freezer: 90, cupboard: 7 },
  'Dairy, Eggs & Fridge': { fridge: 35, freezer: 180, cupboard: 7 },
  Freezer: { fridge: 4, freezer: 240, cupboard: 2 },
};

/** What is bought for the cupboard: opened, it may be in the fridge. */
const ofOthers: Days = { fridge: 60, freezer: 365, cupboard: 365 };
const ofPortions: Days = { fridge: 4, freezer: 90, cupboard: 2 };

type Kept = Pick<HomeItemRow, 'place' | 'since' | 'until' | 'aisle' | 'recipeId'>;

/**
 * The day by which it is usually eaten; that which somebody set, if somebody did.
 *
 * @example keepsUntil({ place: 'freezer', since: '2026-11-29', recipeId: '0196…' }) // '2027-02-27'
 */
export function keepsUntil({ place, since, until, aisle, recipeId }: Kept): PlainDate {
  if (until !== undefined) return until;
  const days = recipeId === undefined ? ((aisle && ofAisles[aisle]) ?? ofOthers) : ofPortions;
  return addDays(since, days[place]);
}

/**
 * Whether to ask if it is still there.
 *
 * @example liesTooLong({ place: 'fridge', since: '2026-11-01', aisle: 'Meat & Seafood' }, '2026-11-29') // true
 */
export const liesTooLong = (
  item: Kept & Pick<HomeItemRow, 'isStillThere'>,
  today: PlainDate,
): boolean => !item.isStillThere && keepsUntil(item) < today;

/**
 * Whether it should be eaten before other things: somebody said so, or set a day that is near.
 *
 * @example isToUseUpFirst({ until: '2026-11-30' }, '2026-11-29') // true
 */
export const isToUseUpFirst = (
  { isToUseUp, until }: Pick<HomeItemRow, 'isToUseUp' | 'until'>,
  today: PlainDate,
): boolean => isToUseUp === true || (until !== undefined && until <= addDays(today, nearDays));

const nearDays = 3;

/**
 * Where food of an aisle is put when it comes home.
 *
 * @example placeOfAisle('Dairy, Eggs & Fridge') // 'fridge'
 */
export function placeOfAisle(aisle: Aisle | undefined): HomePlace {
  if (aisle === 'Freezer') return 'freezer';
  return aisle !== undefined && chilled.has(aisle) ? 'fridge' : 'cupboard';
}

const chilled: ReadonlySet<Aisle> = new Set<Aisle>([
  'Fruit & Veg',
  'Meat & Seafood',
  'Deli',
  'Dairy, Eggs & Fridge',
]);
