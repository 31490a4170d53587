import type { Aisle } from '@saltbush/recipe-parser/foods/facts';
import type { NamedChange } from '../../sync/operations';
import type { ListLine } from '../list/shopping-list';

/**
 * Finds the food of a line in another aisle, on every list from now on. The usual aisle is not stored.
 *
 * @example moveToAisle(milk, 'Bakery') // { name: 'changeFood', args: { key: 'milk', change: { aisle: 'Bakery' } } }
 */
export const moveToAisle = (
  { key, aisle, usualAisle = aisle }: Pick<ListLine, 'key' | 'aisle' | 'usualAisle'>,
  to: Aisle,
): NamedChange<'changeFood'> => ({
  name: 'changeFood',
  args: { key, change: { aisle: to === usualAisle ? null : to } },
});
