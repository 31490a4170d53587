import { onDemand } from '../../../../ui/on-demand';

export const refreshRecipes = onDemand(
  async () => (await import('./refresh-recipes')).refreshRecipes,
);
