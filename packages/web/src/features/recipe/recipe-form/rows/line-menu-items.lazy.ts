import { menuCode } from '../../../../ui/menu/menu-frame.lazy';

export const lineMenuItems = menuCode(
  async () => (await import('./line-menu-items')).LineMenuItems,
);
