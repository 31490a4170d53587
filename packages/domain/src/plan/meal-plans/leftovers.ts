/**
 * Leftovers: a meal that is cooked on one day and eaten again on a later one (product decision 7).
 *
 * - The meal that is cooked has the quantity that is eaten on its day; each meal of leftovers has its own. Cooked, and
 *   bought, is the sum: "cook 6, eat 4, lunch for 2 on Tuesday".
 * - Portions that lie at home were cooked before, and what is eaten of them is their leftovers, as far as they go: of
 *   meals that want more than is there, the later ones are cooked by themselves.
 * - Leftovers are the same recipe, on the same day or later, and never of other leftovers. A meal that says something
 *   else, since another device moved or removed what it is of, is a dish that is cooked by itself.
 */
import type { PlainDate } from '../days/week';

export interface PlannedMeal {
  readonly id: string;
  readonly date: PlainDate;
  readonly recipeId?: string | undefined;
  readonly quantity: number;
  /** The id of the meal that is cooked for it. */
  readonly leftoverOf?: string | undefined;
  /** It is on one of the seven days from `date` on, nobody has said which. */
  readonly isUndated?: boolean | undefined;
  /** Portions at home: no more than this quantity of them can be eaten. */
  readonly isStored?: boolean | undefined;
}

export interface Leftovers {
  /** The meal that is cooked, or the portions at home, by the id of the leftovers. */
  readonly cookedAt: ReadonlyMap<string, PlannedMeal>;
  /** The leftovers of a meal, earliest first, by the id of the meal that is cooked. */
  readonly eatenLater: ReadonlyMap<string, readonly PlannedMeal[]>;
}

export const noLeftovers: Leftovers = { cookedAt: new Map(), eatenLater: new Map() };

/**
 * @param meals all of the plan's owner, in any order
 * @example findLeftovers([roast, { ...lunch, leftoverOf: roast.id }]).cookedAt.get(lunch.id) // roast
 */
export function findLeftovers(meals: readonly PlannedMeal[]): Leftovers {
  const asked = meals.filter(({ leftoverOf }) => leftoverOf !== undefined);
  if (asked.length === 0) return noLeftovers;
  const byId = new Map(meals.map((meal) => [meal.id, meal]));
  const cookedAt = new Map<string, PlannedMeal>();
  const eatenLater = new Map<string, PlannedMeal[]>();
  for (const meal of asked.toSorted(earliestFirst)) {
    const cooked = byId.get(meal.leftoverOf!);
    if (!cooked || !canBeLeftovers(meal, cooked)) continue;
    const eaten = [...(eatenLater.get(cooked.id) ?? []), meal];
    if (cooked.isStored && sumOf(eaten) > cooked.quantity + smallest) continue;
    cookedAt.set(meal.id, cooked);
    eatenLater.set(cooked.id, eaten);
  }
  return { cookedAt, eatenLater };
}

/**
 * Whether a dish is cooked before this day and eaten again after it.
 *
 * @example isBetweenLeftovers('2026-11-24', leftovers) // true: cooked on Monday, eaten again on Wednesday
 */
export const isBetweenLeftovers = (date: PlainDate, { cookedAt, eatenLater }: Leftovers): boolean =>
  [...eatenLater.values()].flat().some((meal) => {
    const cooked = cookedAt.get(meal.id);
    return cooked && !cooked.isUndated && cooked.date < date && date < meal.date;
  });

/**
 * How many times the recipe is cooked for what is eaten later.
 *
 * @example quantityLater('roast', leftovers) // 0.5
 */
export function quantityLater(mealId: string, { eatenLater }: Leftovers): number {
  return sumOf(eatenLater.get(mealId) ?? []);
}

/**
 * How many times the recipe is cooked at this meal; 0 for leftovers, which are cooked before.
 *
 * @example quantityCooked({ id: 'roast', quantity: 1 }, leftovers) // 1.5
 */
export function quantityCooked(
  { id, quantity }: Pick<PlannedMeal, 'id' | 'quantity'>,
  leftovers: Leftovers,
): number {
  return leftovers.cookedAt.has(id) ? 0 : quantity + quantityLater(id, leftovers);
}

export interface Split {
  /** People on the day it is cooked. */
  eaten: number;
  /** People who eat the leftovers. */
  later: number;
}

export interface KnownForSplit {
  /** For how many the recipe is as it is written. */
  makes: number;
  /** How many are home for the dish, and for the leftovers; undefined when nobody is, or nothing is known. */
  onDay?: number | undefined;
  later?: number | undefined;
}

/**
 * For how many people a dish and its leftovers are, before somebody says so: what is cooked beyond those who are home
 * is left over. Else the leftovers are one meal for those who eat the dish, or for as many as the recipe makes beyond
 * them, or as are home then, if those are fewer. Where nothing is known of those who eat, the dish is halved.
 *
 * @param people that the dish is for now
 * @example suggestSplit(6, { makes: 4, onDay: 4, later: 4 }) // { eaten: 4, later: 2 }
 * @example suggestSplit(4, { makes: 4, onDay: 4, later: 3 }) // { eaten: 4, later: 3 }
 */
export function suggestSplit(people: number, { makes, onDay, later }: KnownForSplit): Split {
  const areKnown = onDay !== undefined || later !== undefined;
  if (!areKnown || people > (onDay ?? people)) return shareOut(people, onDay);
  const beyond = makes > people ? makes - people : people;
  return { eaten: people, later: Math.min(people, beyond, later ?? people) };
}

/**
 * The same of a dish that has been cooked: no more of it can be.
 *
 * @param home how many were home for it
 * @example shareOut(6, 4) // { eaten: 4, later: 2 }
 */
export function shareOut(people: number, home: number | undefined): Split {
  if (home !== undefined && people > home) return { eaten: home, later: people - home };
  const half = Math.max(1, Math.floor(people / 2));
  return { eaten: Math.max(1, people - half), later: half };
}

const sumOf = (meals: readonly PlannedMeal[]): number =>
  meals.reduce((sum, { quantity }) => sum + quantity, 0);

/** A third of a recipe three times is the recipe. */
const smallest = 0.001;

const canBeLeftovers = (meal: PlannedMeal, cooked: PlannedMeal): boolean =>
  cooked.id !== meal.id &&
  cooked.leftoverOf === undefined &&
  cooked.recipeId !== undefined &&
  cooked.recipeId === meal.recipeId &&
  cooked.date <= meal.date;

const earliestFirst = (a: PlannedMeal, b: PlannedMeal): number =>
  a.date < b.date ? -1 : a.date > b.date ? 1 : a.id < b.id ? -1 : 1;
