/** Actions on an entry and their labels. */
import type { RecipeCard } from '@saltbush/contract/recipes';
import type { MenuEntry } from '@saltbush/domain/meal-plans/menu';
import type { Weekday } from '@saltbush/domain/meal-plans/week';

export interface EntryActions {
  onMove: (entry: MenuEntry, day: Weekday) => void;
  onMeal: (entry: MenuEntry, meal: string) => void;
  onQuantity: (entry: MenuEntry, quantity: number) => void;
  onEditNote: (entry: MenuEntry) => void;
  onRemove: (entry: MenuEntry) => void;
}

export function nameOfEntry(entry: MenuEntry, card: RecipeCard | undefined): string {
  return entry.recipeId === undefined ? (entry.note ?? 'Note') : (card?.title ?? 'Recipe');
}
