import { menuCode } from '../../../ui/menu/menu-frame.lazy';

export const userItems = menuCode(async () => (await import('./user-items')).UserItems);
