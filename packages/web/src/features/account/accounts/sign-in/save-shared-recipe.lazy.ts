import { onDemand } from '../../../../ui/on-demand';

export const saveSharedRecipe = onDemand(
  async () => (await import('./save-shared-recipe')).saveSharedRecipe,
);
