/** Timers on this device, per user; shared by all tabs. */
import * as z from 'zod/mini';
import { isExpired } from '@saltbush/domain/device/timers/timer';
import type { KitchenTimer } from '@saltbush/domain/device/timers/timer';
import { objectWith } from '../../../api/stored/stored-value';
import { useWorkList, workList } from '../sync/work';
import { now } from './clock';

const timerSchema = objectWith<KitchenTimer>({
  id: z.string(),
  name: z.string(),
  state: z.object(),
});

const timers = workList<KitchenTimer>({
  kind: 'timers',
  item: timerSchema,
  idOf: ({ id }) => id,
  old: {
    prefix: 'saltbush.timers.',
    format: {
      schema: z.pipe(
        objectWith<{ timers: readonly KitchenTimer[] }>({ timers: z.array(timerSchema) }),
        z.transform((stored) => stored.timers),
      ),
    },
  },
});

export const useStoredTimers = (): { timers: readonly KitchenTimer[]; isLoaded: boolean } => {
  const { items, isLoaded } = useWorkList(timers);
  return { timers: items, isLoaded };
};

/** @param change pure; it may run more than once */
export function changeTimers(
  change: (timers: readonly KitchenTimer[]) => readonly KitchenTimer[],
): void {
  void timers.change((current) => change(current).filter((timer) => !isExpired(timer, now())));
}
