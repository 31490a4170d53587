import { t } from '@lingui/core/macro';
import type { RecipeCard } from '@saltbush/contract/recipe/recipes';
import type { MenuEntry } from '@saltbush/domain/plan/meal-plans/menu';
import { shownNote } from '@saltbush/domain/plan/meal-plans/stored-notes';

/** @example nameOfEntry(entry, card) // 'Pumpkin soup', or the note */
export function nameOfEntry(entry: MenuEntry, card: RecipeCard | undefined): string {
  if (entry.recipeId !== undefined) return card?.title ?? t`Recipe`;
  return entry.note === undefined ? t`Note` : shownNote(entry.note);
}
