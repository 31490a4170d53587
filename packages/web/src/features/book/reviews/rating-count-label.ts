import { plural } from '@lingui/core/macro';
import { formatCount } from '../../../ui/format-count';

/** @example ratingCountLabel(1) // '1 rating' @example ratingCountLabel(1200) // '1,200 ratings' */
export function ratingCountLabel(count: number): string {
  const shown = formatCount(count);
  return plural(count, { one: '1 rating', other: `${shown} ratings` });
}
