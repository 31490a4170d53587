import { defaultCookingQuantity } from '@saltbush/domain/meal-plans/cooking-quantity';
import { defaultMeal, type MenuEntry } from '@saltbush/domain/meal-plans/menu';
import { newId } from '../../../api/new-id';

type Content = Pick<MenuEntry, 'recipeId' | 'note'> & Partial<Pick<MenuEntry, 'meal'>>;

/** @example newEntry({ note: 'Picnic' }) // { id, note: 'Picnic', meal: 'dinner', quantity: 1 } */
export const newEntry = (content: Content): MenuEntry => ({
  id: newId(),
  meal: defaultMeal,
  quantity: defaultCookingQuantity,
  ...content,
});
