/** One week's menu on the screen: read from this device at once, and brought up to date. */
import { useEffect, useSyncExternalStore } from 'react';
import type { PlainDate } from '@saltbush/domain/meal-plans/week';
import type { MenuKeeper, MenuState } from './menu-keeper';
import { openMenu } from './menus';

export function useMenu(userId: string, week: PlainDate): { keeper: MenuKeeper; state: MenuState } {
  const keeper = openMenu(userId, week);
  const state = useSyncExternalStore(keeper.subscribe, keeper.getState);
  useEffect(() => {
    void keeper.sync({ isFresh: true });
  }, [keeper]);
  return { keeper, state };
}
