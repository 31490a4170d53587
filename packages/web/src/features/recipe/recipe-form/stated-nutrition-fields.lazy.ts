import { lazyPart } from '../../../ui/lazy-part';

export const StatedNutritionFields = lazyPart(
  async () => (await import('./stated-nutrition-fields')).StatedNutritionFields,
);
