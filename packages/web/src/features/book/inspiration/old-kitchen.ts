/** Foods that earlier versions had on this device, for its person alone: they are noted at home once. */
import { useEffect, useEffectEvent } from 'react';
import * as z from 'zod/mini';
import type { HomeItemRow } from '@saltbush/domain/plan/rows/home-item-rows';
import { objectWith } from '../../../api/stored/stored-value';
import type { HomeItems } from '../../device/home-items';
import { useWorkList, workList } from '../../device/sync/work';

interface OldFood {
  /** As typed. */
  name: string;
  isToUseUp: boolean;
}

/** @param read what turns names into things at home */
export function useOldKitchen(
  home: HomeItems | undefined,
  read: (names: readonly string[]) => Promise<HomeItemRow[]>,
): void {
  const { items } = useWorkList(oldKitchen);
  const move = useEffectEvent(async () => {
    const first = new Set(items.filter(({ isToUseUp }) => isToUseUp).map(({ name }) => name));
    const rows = await read(items.map(({ name }) => name));
    // Noted before they are taken away: what is noted twice, by another tab too, stays as it is.
    home?.add(rows.map((row) => (first.has(row.name) ? { ...row, isToUseUp: true } : row)));
    await oldKitchen.change(() => []);
  });
  const isReady = home !== undefined && items.length > 0;
  useEffect(() => {
    if (isReady) void move();
  }, [isReady]);
}

const foodSchema = objectWith<OldFood>({ name: z.string(), isToUseUp: z.boolean() });

const oldKitchen = workList<OldFood>({
  kind: 'kitchen',
  item: foodSchema,
  idOf: ({ name }) => name,
  old: {
    prefix: 'saltbush.kitchen.',
    format: {
      schema: z.pipe(
        objectWith<{ foods: readonly OldFood[] }>({ foods: z.array(foodSchema) }),
        z.transform((stored) => stored.foods),
      ),
    },
  },
});
