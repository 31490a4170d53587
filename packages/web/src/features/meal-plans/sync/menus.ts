/** The open menus of this tab, and when they are stored and synced. */
import type { PlainDate } from '@saltbush/domain/meal-plans/week';
import { addWeeks, mondayOf, todayIn } from '@saltbush/domain/meal-plans/week';
import { onAnnouncement } from '../../../api/announcements';
import { queryClient } from '../../../api/query-client';
import { getSession } from '../../../api/session';
import { showToast } from '../../../ui/feedback/toast';
import { handleRefusal, type PlanScope } from '../../view-mode';
import {
  forgetSyncedMenus,
  isSynced,
  listUnsyncedMenus,
  menuKey,
  parseStoredMenu,
  readStoredMenu,
} from './menu-storage';
import { createMenuSync, type MenuSync } from './menu-sync';

const open = new Map<string, MenuSync>();
const storedWeeks = 8;

/** The `MenuSync` of a week; one instance per tab. */
export function openMenu(scope: PlanScope, week: PlainDate): MenuSync {
  const key = menuKey(scope, week);
  const known = open.get(key);
  if (known) return known;
  const menuSync = createMenuSync({
    scope,
    week,
    onFailed: (error) => handleRefusal(scope, error),
    onSynced: () => void queryClient.invalidateQueries({ queryKey: ['shopping-list'] }),
    onDropped: (entries, cards) => {
      const titles = entries.map((entry) => cards.get(entry.recipeId ?? '')?.title);
      showToast({
        kind: 'info',
        title: 'Taken off the plan',
        message: `${goneLabel(scope)}: ${[...new Set(titles)].filter(Boolean).join(', ')}.`,
      });
    },
  });
  open.set(key, menuSync);
  return menuSync;
}

/** Whether the week has unsynced changes. */
export function hasUnsyncedMenu(scope: PlanScope, week: PlainDate): boolean {
  const saving = open.get(menuKey(scope, week))?.getState().saving;
  if (saving !== undefined) return saving !== 'synced';
  const stored = readStoredMenu(scope, week);
  return stored !== undefined && !isSynced(stored);
}

/** Sends unsynced changes of the week, if any; never rejects. */
export async function syncMenu(scope: PlanScope, week: PlainDate): Promise<void> {
  if (!hasUnsyncedMenu(scope, week)) return;
  const menuSync = openMenu(scope, week);
  menuSync.storeNow();
  await menuSync.sync();
}

/** Sends unsynced menus of earlier visits; call it after the start. */
export function syncStoredMenus(): void {
  const userId = getSession()?.user?._id;
  if (userId === undefined) return;
  forgetSyncedMenus(addWeeks(mondayOf(todayIn(new Date())), -storedWeeks));
  for (const { scope, week } of listUnsyncedMenus(userId)) void openMenu(scope, week).sync();
}

const goneLabel = ({ householdId }: PlanScope): string =>
  householdId === undefined ? 'No longer in your recipes' : 'Not shared with this community';

const each = (act: (menuSync: MenuSync) => void) => () => open.forEach(act);

window.addEventListener(
  'pagehide',
  each((menuSync) => menuSync.storeNow()),
);
window.addEventListener(
  'online',
  each((menuSync) => void menuSync.sync()),
);
document.addEventListener('visibilitychange', () => {
  const isBack = document.visibilityState === 'visible';
  open.forEach((menuSync) => {
    menuSync.storeNow();
    void menuSync.sync({ isFresh: isBack });
  });
});
window.addEventListener('storage', ({ key, newValue }) => {
  const other = parseStoredMenu(newValue);
  if (key !== null && other) open.get(key)?.mergeOtherTab(other);
});

onAnnouncement('signedOut', () => {
  open.forEach((menuSync) => menuSync.stop());
  open.clear();
  forgetSyncedMenus();
});
