/** Cached shopping lists per person, household and week, for a supermarket without signal. */
import * as z from 'zod/mini';
import type { ShoppingListOnWire } from '@saltbush/contract/shopping-list';
import type { PlainDate } from '@saltbush/domain/meal-plans/week';
import { onAnnouncement } from '../../../api/announcements';
import { listKeys, removeText } from '../../../api/local-store';
import { objectWith, storedValue } from '../../../api/stored-value';
import { scopeKey, type PlanScope } from '../../view-mode';

export interface CachedList {
  /** `null`: nothing was planned. */
  list: ShoppingListOnWire | null;
  /** Time of the server's response in milliseconds. */
  at: number;
}

const prefix = 'saltbush.shopping-list.';
const storedWeeks = 4;

export const readCachedList = (scope: PlanScope, week: PlainDate): CachedList | undefined =>
  storedValue(keyOf(scope, week), listFormat).read();

/** Caches the newest weeks only, of each plan. */
export function cacheList(scope: PlanScope, week: PlainDate, cached: CachedList): void {
  storedValue(keyOf(scope, week), listFormat).write(cached);
  const weeks = listKeys(keyOf(scope, '')).filter(
    (key) => key.length === keyOf(scope, week).length,
  );
  weeks
    .toSorted((a, b) => b.localeCompare(a))
    .slice(storedWeeks)
    .filter((key) => key !== keyOf(scope, week))
    .forEach(removeText);
}

// Cached lists of one user are not shown to the next.
onAnnouncement('signedOut', () => listKeys(prefix).forEach(removeText));

const keyOf = (scope: PlanScope, week: PlainDate): string => `${prefix}${scopeKey(scope)}.${week}`;

const listFormat = {
  version: 3,
  schema: objectWith<CachedList>({
    list: z.nullable(objectWith<ShoppingListOnWire>({ aisles: z.array(z.unknown()) })),
    at: z.number(),
  }),
};
