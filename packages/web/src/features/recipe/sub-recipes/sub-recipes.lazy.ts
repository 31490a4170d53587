import { lazyPart } from '../../../ui/lazy-part';

export const SubRecipeList = lazyPart(
  async () => (await import('./sub-recipe-list')).SubRecipeList,
);
export const SubRecipeFields = lazyPart(
  async () => (await import('./sub-recipe-fields')).SubRecipeFields,
);
