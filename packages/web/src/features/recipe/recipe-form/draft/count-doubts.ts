import type { RecipeFormValues } from '../form-values';

/** How many lines a person should still look at. */
export const countDoubts = ({ ingredients }: Pick<RecipeFormValues, 'ingredients'>): number =>
  ingredients.filter((row) => 'doubt' in row && row.doubt).length;
