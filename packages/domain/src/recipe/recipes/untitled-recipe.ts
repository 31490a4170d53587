/** The title of a recipe whose source has none, where nobody can be asked for it. */
export const untitledRecipe = 'Recipe without a title';
