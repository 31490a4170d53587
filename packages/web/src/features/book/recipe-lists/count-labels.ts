import { plural, t } from '@lingui/core/macro';
import { formatCount } from '../../../ui/format-count';
import type { JoinedList } from './use-recipe-list';

/** @example countText({ total: 600, totalIsAtLeast: true, … }) // '600+ recipes' */
export function countText(list: Pick<JoinedList, 'total' | 'totalIsAtLeast'> | undefined): string {
  if (!list) return '';
  const { total, totalIsAtLeast } = list;
  if (total === 0) return t`No recipes`;
  const count = totalIsAtLeast ? `${formatCount(total)}+` : formatCount(total);
  return plural(total, { one: '1 recipe', other: `${count} recipes` });
}
