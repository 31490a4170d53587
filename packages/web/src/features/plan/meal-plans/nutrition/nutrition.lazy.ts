import { lazyPart } from '../../../../ui/lazy-part';

export const NutritionContent = lazyPart(
  async () => (await import('./nutrition-content')).NutritionContent,
);
