/**
 * What people have another way in a planned dish, and in words.
 *
 * - The share of a swap is what its person eats of what all eat at the meal. Who is not home has none of it, and has it again
 *   when they are; so it follows a tap on who is home.
 * - A meal without a day is eaten by all.
 * - What somebody always wants is offered for a dish with that food, and is taken by one tap; nothing swaps itself.
 */
import { listed } from '../../account/countries/forms';
import { say } from '../../texts/say';
import { mondayOf, type PlainDate } from '../days/week';
import {
  subjectOfMealSwap,
  type EaterSwap,
  type Instead,
  type MealSwapRow,
  type MealSwapSubject,
  type SwapShare,
} from '../rows/meal-swap-rows';
import { rowKey, type MealRow, type RowMap } from '../rows/rows';
import type { OperationArgs } from '../sync/operations';
import { countUnnamed, sumPortions, tableAt, type Eater, type WhoEats } from './eaters';
import { tableMeal } from './who-is-home';

/** A dish of the plan. */
export interface SwappedDish {
  id: string;
  recipeId?: string | undefined;
  meal: string;
}

export interface MealSwap extends MealSwapSubject {
  share: SwapShare;
  instead: Instead;
}

/**
 * Those of a dish, also of people who are not home.
 *
 * @example swapsOfMeal(rows, entry)[0]?.instead.of.name // 'cream'
 */
export function swapsOfMeal(rows: RowMap, { id, recipeId }: Omit<SwappedDish, 'meal'>): MealSwap[] {
  const found: MealSwap[] = [];
  if (recipeId === undefined) return found;
  const start = rowKey('mealSwaps', `${id}.${recipeId}.`);
  for (const [key, row] of rows) {
    if (!key.startsWith(start) || row.isDeleted) continue;
    const { share, instead } = row.fields as Partial<MealSwapRow>;
    if (share && instead) found.push({ ...subjectOfMealSwap(row.id), share, instead });
  }
  return found;
}

/** @param date of the meal; undefined of one without a day */
export function swapShare(
  eaterId: string,
  { date, meal }: { date: PlainDate | undefined; meal: string },
  whoEats: WhoEats,
): SwapShare {
  const all = { eaters: whoEats.eaters, portions: 0 };
  const { eaters, portions } =
    date === undefined
      ? { ...all, portions: sumPortions(all.eaters) + countUnnamed(whoEats) }
      : tableAt(date, tableMeal(meal), whoEats);
  const portion = eaters.find(({ id }) => id === eaterId)?.portion ?? 0;
  return portions > 0 ? [portion, portions] : [0, 1];
}

type SetMealSwap = OperationArgs['setMealSwap'];

/**
 * The swaps of the dishes of a day whose shares are others, now that others are home.
 *
 * @param after who eats by now
 * @example sharesAfter(rows, { date: '2026-11-25', after })[0]?.change // { share: [1, 3] }
 */
export function sharesAfter(
  rows: RowMap,
  { date, after }: { date: PlainDate; after: WhoEats },
): SetMealSwap[] {
  return dishesOn(rows, date).flatMap((dish) =>
    swapsOfMeal(rows, dish).flatMap(
      ({ share: [portion, portions], instead: _instead, ...subject }) => {
        const share = swapShare(subject.eaterId, { date, meal: dish.meal }, after);
        const isSame = share[0] === portion && share[1] === portions;
        return isSame ? [] : [{ ...subject, week: mondayOf(date), change: { share } }];
      },
    ),
  );
}

function dishesOn(rows: RowMap, date: PlainDate): SwappedDish[] {
  return [...rows.values()].flatMap(({ kind, id, isDeleted, fields }) => {
    const { date: on, meal = '', recipeId, isUndated } = fields as Partial<MealRow>;
    const isThen = kind === 'meals' && !isDeleted && on === date && !isUndated;
    return isThen ? [{ id, recipeId, meal }] : [];
  });
}

/**
 * What this person always has another way, of foods that the dish has and that nobody swapped yet for them.
 *
 * @param keys of the foods of the dish
 */
export function swapsToOffer(
  { id: eaterId, swaps }: Pick<Eater, 'id' | 'swaps'>,
  keys: ReadonlySet<string>,
  made: readonly MealSwap[],
): EaterSwap[] {
  const isMade = (key: string) => made.some((swap) => swap.eaterId === eaterId && swap.key === key);
  return swaps.filter(({ key }) => keys.has(key) && !isMade(key));
}

/** Whether somebody always wants just this. */
export const isAlways = ({ swaps }: Pick<Eater, 'swaps'>, { key, instead }: MealSwap): boolean =>
  swaps.some((swap) => swap.key === key && swapWords(swap) === swapWords(instead));

/**
 * @example swapWords({ of: cream, use: [] }) // 'without cream'
 * @example swapWords({ of: milk, use: [oatMilk] }) // 'with oat milk instead of milk'
 */
export const swapWords = ({ of, use }: Instead): string =>
  use.length === 0
    ? say('without {food}', { food: of.name })
    : say('with {others} instead of {food}', {
        others: listed(use.map(({ name }) => name)),
        food: of.name,
      });

/** Swaps of one person in one dish. */
export interface SwapsOfEater {
  eater: Pick<Eater, 'id' | 'name'>;
  swaps: MealSwap[];
}

/**
 * In the order of those who eat, without those who are not home.
 *
 * @example swapsByEater(swaps, eaters).map(swapSentence) // ['Kim’s without cream']
 */
export const swapsByEater = (
  swaps: readonly MealSwap[],
  eaters: readonly Pick<Eater, 'id' | 'name'>[],
): SwapsOfEater[] =>
  eaters.flatMap((eater) => {
    const own = swaps.filter(({ eaterId, share }) => eaterId === eater.id && share[0] > 0);
    return own.length === 0 ? [] : [{ eater, swaps: own }];
  });

/** @example swapSentence({ eater: kim, swaps }) // 'Kim’s without cream and with oat milk instead of milk' */
export const swapSentence = ({
  eater: { name },
  swaps,
}: {
  eater: Pick<Eater, 'name'>;
  swaps: readonly Pick<MealSwap, 'instead'>[];
}): string =>
  say('{name}’s {swaps}', { name, swaps: listed(swaps.map(({ instead }) => swapWords(instead))) });
