import { lazyPart } from '../../../ui/lazy-part';

/** Nothing where their code cannot be fetched: the recipe is read and cooked all the same. */
export const RecipeAtHome = lazyPart(
  async () => (await import('./recipe-at-home')).RecipeAtHome,
  () => null,
);
export const UsedUp = lazyPart(
  async () => (await import('./used-up')).UsedUp,
  () => null,
);
