import { onDemand } from '../../../../ui/on-demand';
import { menuCode } from '../../../../ui/menu/menu-frame.lazy';

export const namedMenuItems = menuCode(
  async () => (await import('./named-menu-items')).NamedMenuItems,
);
export const namedDetails = onDemand(async () => (await import('./named-details')).NamedDetails);
export const sortedItems = onDemand(async () => (await import('./sorted-items')).SortedItems);
