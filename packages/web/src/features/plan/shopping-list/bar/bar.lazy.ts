import { onDemand } from '../../../../ui/on-demand';
import { lazyPart } from '../../../../ui/lazy-part';
import { menuCode } from '../../../../ui/menu/menu-frame.lazy';

export const syncPopover = onDemand(async () => (await import('./sync-popover')).SyncPopover);
export const periodItems = menuCode(async () => (await import('./period-items')).PeriodItems);
export const moreItems = menuCode(async () => (await import('./more-items')).MoreItems);
/** What it says is in the icon and the menus of the bar, too. */
export const BelowBar = lazyPart(
  async () => (await import('./below-bar')).BelowBar,
  () => null,
);
