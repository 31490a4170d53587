import { defaultCookingQuantity } from '@saltbush/domain/meal-plans/cooking-quantity';
import { defaultMeal, type MenuEntry } from '@saltbush/domain/meal-plans/menu';
import { newId } from '../../../api/new-id';

/** @example newEntry({ note: 'Picnic' }) // { id, note: 'Picnic', meal: 'dinner', quantity: 1 } */
export const newEntry = (content: Pick<MenuEntry, 'recipeId' | 'note'>): MenuEntry => ({
  id: newId(),
  ...content,
  meal: defaultMeal,
  quantity: defaultCookingQuantity,
});
