import { keyOfItem } from '@saltbush/domain/plan/shopping-list/lines/item-key';
import type { ListLine } from '@saltbush/domain/plan/shopping-list/list/shopping-list';

/**
 * The line whose details are open. One that was opened while its food was unknown is, once that was read, the line of its food.
 *
 * @example findOpenLine(lines, 'item-7c1') // the line of milk, of which that item is
 */
export const findOpenLine = (
  lines: readonly ListLine[],
  openKey: string | undefined,
): ListLine | undefined =>
  lines.find(({ key }) => key === openKey) ??
  lines.find(({ items }) => items.some(({ id }) => keyOfItem(id) === openKey));
