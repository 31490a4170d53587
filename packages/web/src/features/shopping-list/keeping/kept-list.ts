/** The last list of a week that this device has seen, for a supermarket without signal. */
import type { ShoppingListOnWire } from '@saltbush/contract/shopping-list';
import type { PlainDate } from '@saltbush/domain/meal-plans/week';
import { onAnnouncement } from '../../../api/announcements';
import { forgetText, keepText, readText } from '../../../api/local-store';

export interface KeptList {
  /** `null`: nothing was planned. */
  list: ShoppingListOnWire | null;
  /** When the server said it; milliseconds. */
  at: number;
}

const version = 3;
const prefix = 'saltbush.shopping-list.';
const keptWeeks = 4;

const keyOf = (userId: string, week: PlainDate) => `${prefix}${userId}.${week}`;

export function readKeptList(userId: string, week: PlainDate): KeptList | undefined {
  try {
    const kept = JSON.parse(readText(keyOf(userId, week)) ?? '') as KeptList & { version?: number };
    return kept.version === version ? kept : undefined;
  } catch {
    return undefined;
  }
}

/** Keeps the few newest weeks. */
export function keepList(userId: string, week: PlainDate, kept: KeptList): void {
  keepText(keyOf(userId, week), JSON.stringify({ version, ...kept }));
  const weeks = listKeys().toSorted((a, b) => b.slice(-10).localeCompare(a.slice(-10)));
  weeks
    .slice(keptWeeks)
    .filter((key) => key !== keyOf(userId, week))
    .forEach(forgetText);
}

// What one person shops for is not shown to the next.
onAnnouncement('signedOut', () => listKeys().forEach(forgetText));

function listKeys(): string[] {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(prefix));
  } catch {
    return [];
  }
}
