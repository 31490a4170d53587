import { defaultCookingQuantity } from '@saltbush/domain/plan/meal-plans/cooking-quantity';
import { defaultMeal, type MenuEntry } from '@saltbush/domain/plan/meal-plans/menu';
import { newId } from '../../../../../api/new-id';

interface Content extends Pick<MenuEntry, 'recipeId' | 'note'> {
  meal?: string | undefined;
  /** Absent: as the recipe is written. */
  quantity?: number | undefined;
}

/** @example newEntry({ note: 'Picnic' }) // { id, note: 'Picnic', meal: 'dinner', quantity: 1 } */
export const newEntry = ({
  meal = defaultMeal,
  quantity = defaultCookingQuantity,
  ...content
}: Content): MenuEntry => ({
  id: newId(),
  ...content,
  meal,
  quantity,
});
