import type { ComponentType } from 'react';
import { onDemand, type OnDemand } from '../on-demand';
import type { MenuFrameProps } from './menu-frame';

export interface MenuCode<P> {
  MenuFrame: ComponentType<MenuFrameProps>;
  Items: ComponentType<P>;
}

/**
 * The frame, and the items of one menu.
 *
 * @param load the `import()` of the items
 * @example export const periodItems = menuCode(async () => (await import('./period-items')).PeriodItems);
 */
export const menuCode = <P>(load: () => Promise<ComponentType<P>>): OnDemand<MenuCode<P>> =>
  onDemand(async () => {
    const [{ MenuFrame }, Items] = await Promise.all([import('./menu-frame'), load()]);
    return { MenuFrame, Items };
  });
