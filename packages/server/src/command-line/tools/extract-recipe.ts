import { extractRecipe as extract, type SavedPage } from '../../features/recipe/recipe-import';

/** {page, url, html} to a recipe. */
export function extractRecipe(input: unknown): object {
  const page = input as SavedPage;
  return extract(page) ?? { page: page.page, error: 'No recipe found' };
}
