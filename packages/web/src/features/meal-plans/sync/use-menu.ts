/** One week's menu: local first, then synced. */
import { useEffect, useSyncExternalStore } from 'react';
import type { PlainDate } from '@saltbush/domain/meal-plans/week';
import type { PlanScope } from '../../view-mode';
import type { MenuSync, MenuState } from './menu-sync';
import { openMenu } from './menus';

export function useMenu(
  scope: PlanScope,
  week: PlainDate,
): { menuSync: MenuSync; state: MenuState } {
  const menuSync = openMenu(scope, week);
  const state = useSyncExternalStore(menuSync.subscribe, menuSync.getState);
  useEffect(() => {
    void menuSync.sync({ isFresh: true });
  }, [menuSync]);
  return { menuSync, state };
}
