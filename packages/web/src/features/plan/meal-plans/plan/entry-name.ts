import { t } from '@lingui/core/macro';
import type { RecipeCard } from '@saltbush/contract/recipe/recipes';
import type { MenuEntry } from '@saltbush/domain/plan/meal-plans/menu';

/** @example nameOfEntry(entry, card) // 'Pumpkin soup', or the note */
export function nameOfEntry(entry: MenuEntry, card: RecipeCard | undefined): string {
  return entry.recipeId === undefined ? (entry.note ?? t`Note`) : (card?.title ?? t`Recipe`);
}
