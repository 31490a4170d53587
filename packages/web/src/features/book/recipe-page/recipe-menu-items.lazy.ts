import { menuCode } from '../../../ui/menu/menu-frame.lazy';

export const recipeMenuItems = menuCode(
  async () => (await import('./recipe-menu-items')).RecipeMenuItems,
);
