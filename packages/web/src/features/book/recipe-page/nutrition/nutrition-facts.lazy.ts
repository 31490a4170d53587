import { lazyPart } from '../../../../ui/lazy-part';

export const NutritionFacts = lazyPart(
  async () => (await import('./nutrition-facts')).NutritionFacts,
);
