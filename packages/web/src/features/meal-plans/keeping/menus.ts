/** The menus this tab has open, and the moments at which they are kept and synced. */
import type { PlainDate } from '@saltbush/domain/meal-plans/week';
import { addWeeks, mondayOf, todayIn } from '@saltbush/domain/meal-plans/week';
import { onAnnouncement } from '../../../api/announcements';
import { queryClient } from '../../../api/query-client';
import { getSession } from '../../../api/session';
import { showToast } from '../../../ui/toast';
import {
  forgetSyncedMenus,
  isSynced,
  listUnsyncedWeeks,
  menuKey,
  parseKeptMenu,
  readKeptMenu,
} from './kept-menu';
import { makeMenuKeeper } from './menu-keeper';
import type { MenuKeeper } from './menu-keeper';

const open = new Map<string, MenuKeeper>();
const keptWeeks = 8;

/** The keeper of one person's week: the same for everyone who asks while the tab lives. */
export function openMenu(userId: string, week: PlainDate): MenuKeeper {
  const key = menuKey(userId, week);
  const known = open.get(key);
  if (known) return known;
  const keeper = makeMenuKeeper({
    userId,
    week,
    onSynced: () => void queryClient.invalidateQueries({ queryKey: ['shopping-list'] }),
    onDropped: (entries, cards) => {
      const titles = entries.map((entry) => cards.get(entry.recipeId ?? '')?.title);
      showToast({
        kind: 'info',
        title: 'Taken off the plan',
        message: `No longer in your recipes: ${[...new Set(titles)].filter(Boolean).join(', ')}.`,
      });
    },
  });
  open.set(key, keeper);
  return keeper;
}

/** Whether this device has changes to the week that the server has not confirmed. */
export function hasUnsyncedMenu(userId: string, week: PlainDate): boolean {
  const saving = open.get(menuKey(userId, week))?.getState().saving;
  if (saving !== undefined) return saving !== 'synced';
  const kept = readKeptMenu(userId, week);
  return kept !== undefined && !isSynced(kept);
}

/** Brings this device's changes of the week to the server, if there are any; never rejects. */
export async function syncMenu(userId: string, week: PlainDate): Promise<void> {
  if (!hasUnsyncedMenu(userId, week)) return;
  const keeper = openMenu(userId, week);
  keeper.keepNow();
  await keeper.sync();
}

/** Brings what earlier visits could not send; to be called once the app is up. */
export function syncKeptMenus(): void {
  const userId = getSession()?.user?._id;
  if (userId === undefined) return;
  forgetSyncedMenus(addWeeks(mondayOf(todayIn(new Date())), -keptWeeks));
  for (const week of listUnsyncedWeeks(userId)) void openMenu(userId, week).sync();
}

const each = (act: (keeper: MenuKeeper) => void) => () => open.forEach(act);

window.addEventListener(
  'pagehide',
  each((keeper) => keeper.keepNow()),
);
window.addEventListener(
  'online',
  each((keeper) => void keeper.sync()),
);
document.addEventListener('visibilitychange', () => {
  const isBack = document.visibilityState === 'visible';
  open.forEach((keeper) => {
    keeper.keepNow();
    void keeper.sync({ isFresh: isBack });
  });
});
window.addEventListener('storage', ({ key, newValue }) => {
  const other = parseKeptMenu(newValue);
  if (key !== null && other) open.get(key)?.hearOtherTab(other);
});

onAnnouncement('signedOut', () => {
  open.forEach((keeper) => keeper.stop());
  open.clear();
  forgetSyncedMenus();
});
