/** Foods at hand in local storage, per user. */
import { useEffect, useState } from 'react';
import * as z from 'zod/mini';
import { inspirationLimits } from '@saltbush/contract/inspiration';
import { getSession } from '../../api/session';
import { objectWith, storedValue } from '../../api/stored-value';

export interface FoodInKitchen {
  /** As typed. */
  name: string;
  isToUseUp: boolean;
}

export interface Kitchen {
  foods: readonly FoodInKitchen[];
  isFull: boolean;
  /** Limited to the maximum; newest last. */
  add: (names: readonly string[]) => void;
  remove: (name: string) => void;
  toggleUseUp: (name: string) => void;
  clear: () => void;
}

export function useKitchen(): Kitchen {
  const [foods, setFoods] = useState(() => storedKitchen().read()?.foods ?? []);
  useEffect(() => {
    storedKitchen().write({ foods });
  }, [foods]);
  return {
    foods,
    isFull: foods.length >= inspirationLimits.foods,
    add: (names) => setFoods((current) => withFoods(current, names)),
    remove: (name) => setFoods((current) => current.filter((food) => food.name !== name)),
    toggleUseUp: (name) =>
      setFoods((current) =>
        current.map((food) => (food.name === name ? { name, isToUseUp: !food.isToUseUp } : food)),
      ),
    clear: () => setFoods([]),
  };
}

function withFoods(
  foods: readonly FoodInKitchen[],
  names: readonly string[],
): readonly FoodInKitchen[] {
  const had = new Set(foods.map(({ name }) => name));
  const added = names.filter((name) => !had.has(name));
  return [...foods, ...added.map((name) => ({ name, isToUseUp: false }))].slice(
    0,
    inspirationLimits.foods,
  );
}

const storedKitchen = () =>
  storedValue(`saltbush.kitchen.${getSession()?.user?._id ?? ''}`, kitchenFormat);

const kitchenFormat = {
  version: 1,
  schema: objectWith<Pick<Kitchen, 'foods'>>({
    foods: z.array(objectWith<FoodInKitchen>({ name: z.string(), isToUseUp: z.boolean() })),
  }),
};
