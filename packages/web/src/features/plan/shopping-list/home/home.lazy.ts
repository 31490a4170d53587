import { lazyPart } from '../../../../ui/lazy-part';
import { onDemand } from '../../../../ui/on-demand';

export const homePanel = onDemand(async () => (await import('./home-panel')).HomePanel);
/** The food table is most of its size, as of the match. */
export const homeReader = onDemand(() => import('./home-reader'));
export const homeMatch = onDemand(() => import('./home-match'));
/** Nothing where their code cannot be fetched: the recipe is read and cooked all the same. */
export const RecipeAtHome = lazyPart(
  async () => (await import('./recipe-at-home')).RecipeAtHome,
  () => null,
);
export const UsedUp = lazyPart(
  async () => (await import('./used-up')).UsedUp,
  () => null,
);
