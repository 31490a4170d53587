import type { JoinedList } from './use-recipe-list';

/** @example countWords({ total: 600, totalIsAtLeast: true, … }) // '600+ recipes' */
export function countWords(list: Pick<JoinedList, 'total' | 'totalIsAtLeast'> | undefined): string {
  if (!list) return '';
  const { total, totalIsAtLeast } = list;
  if (total === 0) return 'No recipes';
  if (total === 1) return '1 recipe';
  return `${total.toLocaleString('en-AU')}${totalIsAtLeast ? '+' : ''} recipes`;
}
