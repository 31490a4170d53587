/** Foods at hand, on this device, per user. */
import * as z from 'zod/mini';
import { inspirationLimits } from '@saltbush/contract/book/inspiration';
import { objectWith } from '../../../api/stored/stored-value';
import { useWorkList, workList } from '../../device/sync/work';

export interface FoodInKitchen {
  /** As typed. */
  name: string;
  isToUseUp: boolean;
}

export interface Kitchen {
  foods: readonly FoodInKitchen[];
  /** Whether `foods` has what is stored. */
  isLoaded: boolean;
  isFull: boolean;
  /** Limited to the maximum; newest last. */
  add: (names: readonly string[]) => void;
  remove: (name: string) => void;
  /** These and no others. */
  useUpFirst: (names: readonly string[]) => void;
  /** @returns what takes it back */
  clear: () => () => void;
}

export function useKitchen(): Kitchen {
  const { items: foods, isLoaded } = useWorkList(kitchen);
  return {
    foods,
    isLoaded,
    isFull: foods.length >= inspirationLimits.foods,
    add: (names) => change((current) => withFoods(current, names)),
    remove: (name) => change((current) => current.filter((food) => food.name !== name)),
    useUpFirst: (names) =>
      change((current) => current.map(({ name }) => ({ name, isToUseUp: names.includes(name) }))),
    clear: () => {
      change(() => []);
      return () => change((added) => atMost([...foods, ...added.filter(isNotIn(foods))]));
    },
  };
}

const foodSchema = objectWith<FoodInKitchen>({ name: z.string(), isToUseUp: z.boolean() });

const kitchen = workList<FoodInKitchen>({
  kind: 'kitchen',
  item: foodSchema,
  idOf: ({ name }) => name,
  old: {
    prefix: 'saltbush.kitchen.',
    format: {
      schema: z.pipe(
        objectWith<Pick<Kitchen, 'foods'>>({ foods: z.array(foodSchema) }),
        z.transform((stored) => stored.foods),
      ),
    },
  },
});

const change = (next: (foods: readonly FoodInKitchen[]) => readonly FoodInKitchen[]): void =>
  void kitchen.change(next);

const isNotIn =
  (foods: readonly FoodInKitchen[]) =>
  ({ name }: FoodInKitchen): boolean =>
    !foods.some((food) => food.name === name);

function withFoods(
  foods: readonly FoodInKitchen[],
  names: readonly string[],
): readonly FoodInKitchen[] {
  const had = new Set(foods.map(({ name }) => name));
  const added = names.filter((name) => !had.has(name));
  return atMost([...foods, ...added.map((name) => ({ name, isToUseUp: false }))]);
}

const atMost = (foods: readonly FoodInKitchen[]): readonly FoodInKitchen[] =>
  foods.slice(0, inspirationLimits.foods);
