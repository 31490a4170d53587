import { menuCode } from '../../../../ui/menu/menu-frame.lazy';

export const entryMenuItems = menuCode(
  async () => (await import('./entry-menu-items')).EntryMenuItems,
);
