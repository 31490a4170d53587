/** Foods at hand: what is noted at home, without portions of dishes, for the page of ideas. */
import { useCallback, useMemo } from 'react';
import { inspirationLimits } from '@saltbush/contract/book/inspiration';
import { isPortions, type HomeItem } from '@saltbush/domain/plan/home-items/home-items';
import { isToUseUpFirst } from '@saltbush/domain/plan/home-items/storage-time';
import { rowLimits } from '@saltbush/domain/plan/sync/operations';
import type { HomeItemRow } from '@saltbush/domain/plan/rows/home-item-rows';
import type { PlainDate } from '@saltbush/domain/plan/days/week';
import { useUser } from '../../../api/session';
import { noteAtHome, useHomeItems, type HomeItems } from '../../device/home-items';
import { useToday, useView, type PlanScope } from '../../device/view-mode';
import { homeReader } from '../../plan/shopping-list';
import { useOldKitchen } from './old-kitchen';

export interface FoodInKitchen {
  id: string;
  /** As typed, or as it was on the list. */
  name: string;
  isToUseUp: boolean;
}

export interface Kitchen {
  /** The newest last. */
  foods: readonly FoodInKitchen[];
  /** Whether `foods` has what is stored. */
  isLoaded: boolean;
  isFull: boolean;
  add: (names: readonly string[]) => void;
  remove: (food: FoodInKitchen) => void;
  /** These and no others. */
  useUpFirst: (names: readonly string[]) => void;
  /** @returns what takes it back */
  clear: () => () => void;
  /** Whose home it is. */
  scope: PlanScope;
}

export function useKitchen(): Kitchen {
  const { scope } = useView(useUser()?._id ?? '', 'enableMealPlanning');
  const today = useToday(scope.householdId);
  const home = useHomeItems(scope);
  useOldKitchen(home, (names) => readAll(names, today));
  const { userId, householdId } = scope;
  const kitchen = useMemo(() => kitchenOf(home, today), [home, today]);
  const add = useCallback(
    (names: readonly string[]) =>
      void readAll(names, today).then((rows) => noteAtHome({ userId, householdId }, rows)),
    [userId, householdId, today],
  );
  return { ...kitchen, add, scope };
}

function kitchenOf(home: HomeItems | undefined, today: PlainDate): Omit<Kitchen, 'scope' | 'add'> {
  const there = home?.items ?? [];
  const foods = there
    .filter((item) => !isPortions(item))
    .map((item) => foodOf(item, today))
    .toSorted((a, b) => (a.id < b.id ? -1 : 1));
  return {
    foods,
    isLoaded: home !== undefined,
    isFull: there.length >= rowLimits.homeItems,
    remove: ({ id }) => home?.take([id]),
    useUpFirst: (names) => {
      for (const { id, name, isToUseUp } of foods) {
        const isWanted = names.includes(name);
        if (isWanted === isToUseUp) continue;
        // A day that is near says so too, and goes with it.
        home?.change(id, isWanted ? { isToUseUp: true } : { isToUseUp: null, until: null });
      }
    },
    clear: () => {
      const ids = foods.map(({ id }) => id);
      home?.take(ids);
      return () => home?.bringBack(ids);
    },
  };
}

const foodOf = (item: HomeItem, today: PlainDate): FoodInKitchen => ({
  id: item.id,
  name: item.name,
  isToUseUp: isToUseUpFirst(item, today),
});

/** What is asked: at most as many as a question may have, those to use up first. */
export const foodsToAsk = (foods: readonly FoodInKitchen[]): FoodInKitchen[] => {
  if (foods.length <= inspirationLimits.foods) return [...foods];
  const first = foods.toSorted((a, b) => Number(b.isToUseUp) - Number(a.isToUseUp));
  return first.slice(0, inspirationLimits.foods);
};

async function readAll(names: readonly string[], today: PlainDate): Promise<HomeItemRow[]> {
  try {
    const { readHomeItems } = await homeReader.load();
    return names.flatMap((name) => {
      const rows = readHomeItems(name, today);
      return rows.length === 1 ? [{ ...rows[0]!, name }] : rows;
    });
  } catch {
    // Without a network on a first visit: noted by its name.
    return names.map((name) => ({ name, place: 'fridge' as const, since: today }));
  }
}
