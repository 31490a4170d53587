/** What the person signed in has at hand, kept on this device under their id. */
import { useEffect, useState } from 'react';
import { inspirationLimits } from '@saltbush/contract/inspiration';
import { keepText, readText } from '../../api/local-store';
import { getSession } from '../../api/session';

export interface FoodInKitchen {
  /** As typed. */
  name: string;
  isToUseUp: boolean;
}

export interface Kitchen {
  foods: readonly FoodInKitchen[];
  isFull: boolean;
  /** Those that fit; the newest stands last. */
  add: (names: readonly string[]) => void;
  remove: (name: string) => void;
  toggleUseUp: (name: string) => void;
  clear: () => void;
}

export function useKitchen(): Kitchen {
  const [foods, setFoods] = useState(readFoods);
  useEffect(() => {
    keepText(keyNow(), JSON.stringify({ version, foods }));
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

/** What an older version of the app kept in another shape is passed over. */
const version = 1;

const keyNow = (): string => `saltbush.kitchen.${getSession()?.user?._id ?? ''}`;

function readFoods(): readonly FoodInKitchen[] {
  try {
    const kept = JSON.parse(readText(keyNow()) ?? '{}') as {
      version?: number;
      foods?: readonly FoodInKitchen[];
    };
    return kept.version === version ? (kept.foods ?? []) : [];
  } catch {
    return [];
  }
}
