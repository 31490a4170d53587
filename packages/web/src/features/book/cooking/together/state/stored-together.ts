/** The dishes that are being cooked together on this device: one meal at a time, of this user, shared by all tabs. */
import { useState } from 'react';
import * as z from 'zod/mini';
import {
  isForgotten,
  type CookingTogether,
} from '@saltbush/domain/book/cooking-together/cooking-together';
import { objectWith } from '../../../../../api/stored/stored-value';
import { useWorkList, workList } from '../../../../device/sync/work';

const meals = workList<CookingTogether>({
  kind: 'cookingsTogether',
  item: objectWith<CookingTogether>({
    id: z.string(),
    dishes: z.array(
      z.looseObject({
        tasks: z.array(z.unknown()),
        times: z.array(z.unknown()),
        waits: z.array(z.unknown()),
        done: z.number(),
      }),
    ) as never,
    history: z.array(z.unknown()) as never,
    askedAt: z.number(),
    servingAt: z.number(),
    touchedAt: z.number(),
  }),
  idOf: ({ id }) => id,
});

/** Undefined where nothing is being cooked, or it was long ago. */
export function useStoredTogether(): { meal: CookingTogether | undefined; isLoaded: boolean } {
  const { items, isLoaded } = useWorkList(meals);
  const [openedAt] = useState(Date.now);
  return { meal: items.find((meal) => !isForgotten(meal, openedAt)), isLoaded };
}

/** Replaces what was cooked before. */
export const storeTogether = (meal: CookingTogether): void => void meals.change(() => [meal]);

/** @param change pure; it may run more than once */
export function changeTogether(change: (meal: CookingTogether) => CookingTogether): void {
  void meals.change((stored) => stored.map(change));
}

export const removeTogether = (): void => void meals.change(() => []);
