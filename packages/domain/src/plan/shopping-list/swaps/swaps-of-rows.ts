/**
 * What people have another way, for the dishes that are cooked. What the server has not read yet, such as a swap that was made
 * without a connection, is a food of its own with the amount as typed, until it is read.
 */
import { quantity, rationalFromNumber } from '@saltbush/recipe-parser/units';
import { subjectOfMealSwap, swapLineText, type SwapLine } from '../../rows/meal-swap-rows';
import type { Row, RowMap } from '../../rows/rows';
import type { ListNeed } from '../needs/list-need';
import type { CookedSwap } from './cooked-swap';

interface SwapsView {
  rows: RowMap;
  /** Of swaps, by their ids; those of other rows are there too. */
  itemNeeds: ReadonlyMap<string, readonly ListNeed[]>;
}

/** A recipe that is cooked for a meal. */
interface Cooked {
  /** Of the meal. */
  id: string;
  recipeId: string;
  swaps?: readonly CookedSwap[] | undefined;
}

/**
 * @returns what gives a dish its swaps
 * @example swapsOfRows(view)({ id: meal, recipeId }).swaps // [{ key: 'cream', share: [1, 4], … }]
 */
export function swapsOfRows({
  rows,
  itemNeeds,
}: SwapsView): <Dish extends Cooked>(dish: Dish) => Dish & Pick<Cooked, 'swaps'> {
  const byDish = new Map<string, CookedSwap[]>();
  for (const row of rows.values()) {
    if (row.kind !== 'mealSwaps' || row.isDeleted) continue;
    const { mealId, recipeId, key } = subjectOfMealSwap(row.id);
    const swap = swapOf(row as Row<'mealSwaps'>, key, itemNeeds.get(row.id));
    if (swap)
      byDish.set(dishKey(mealId, recipeId), [
        ...(byDish.get(dishKey(mealId, recipeId)) ?? []),
        swap,
      ]);
  }
  return (dish) => {
    const swaps = byDish.get(dishKey(dish.id, dish.recipeId));
    return swaps ? { ...dish, swaps } : dish;
  };
}

const dishKey = (mealId: string, recipeId: string): string => `${mealId}.${recipeId}`;

function swapOf(
  { fields: { share, instead } }: Row<'mealSwaps'>,
  key: string,
  read: readonly ListNeed[] = [],
): CookedSwap | undefined {
  if (!share || !instead) return undefined;
  const needsOf = (line: SwapLine) => {
    const text = swapLineText(line);
    const found = read.filter((need) => need.text === text);
    return found.length > 0 ? found : [unreadNeed(line, text)];
  };
  const [of] = needsOf(instead.of);
  return { key, share, of: of!, use: instead.use.flatMap(needsOf) };
}

function unreadNeed({ amount, unit, name }: SwapLine, text: string): ListNeed {
  const number = Number(amount);
  const isKnown = amount !== '' && number > 0;
  const key = name.toLowerCase().replace(/[^a-z0-9]+/g, '-');
  return {
    identity: { key, name, usualAisle: 'Pantry' },
    wording: { key, name, nameOfOne: name },
    amounts: isKnown ? [{ quantity: quantity(rationalFromNumber(number)), unit }] : [],
    words: '',
    measures: 'au',
    sharedBy: 1,
    isOptional: false,
    alternatives: [],
    text,
  };
}
