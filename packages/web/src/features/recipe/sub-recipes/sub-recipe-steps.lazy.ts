import { lazyPart } from '../../../ui/lazy-part';

export const SubRecipeSteps = lazyPart(
  async () => (await import('./sub-recipe-steps')).SubRecipeSteps,
);
