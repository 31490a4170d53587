/** In which recipes deleted ones were ingredients. */
import { plural, t } from '@lingui/core/macro';
import { subRecipesRoutes, subRecipeUseLimits } from '@saltbush/contract/recipe/sub-recipes';
import { call } from '../../../api/call';
import { formatList } from '../../../ui/format-list';

/** @returns titles; none when they cannot be asked for: what was deleted stays so */
export async function findUses(recipes: readonly { _id: string }[]): Promise<string[]> {
  if (recipes.length === 0) return [];
  const recipeIds = recipes.slice(0, subRecipeUseLimits.asked).map(({ _id }) => _id);
  try {
    const found = await call(subRecipesRoutes.listUses, { body: { recipeIds } });
    return found.recipes.map(({ title }) => title);
  } catch {
    return [];
  }
}

/**
 * @param count of the deleted recipes
 * @example usesText(['Lasagne', 'Cottage pie'], 1)
 * // 'It was used in Lasagne and Cottage pie, where its line stays as text'
 */
export function usesText(titles: readonly string[], count: number): string | undefined {
  if (titles.length === 0) return undefined;
  const named = titles.slice(0, mostNamed);
  const names = formatList(titles.length > named.length ? [...named, t`others`] : named);
  return plural(count, {
    one: `It was used in ${names}, where its line stays as text`,
    other: `They were used in ${names}, where their lines stay as text`,
  });
}

const mostNamed = 3;
