import { formatCount } from '../../../ui/format-count';

/** @example ratingCountLabel(1) // '1 rating' @example ratingCountLabel(1200) // '1,200 ratings' */
export const ratingCountLabel = (count: number): string =>
  count === 1 ? '1 rating' : `${formatCount(count)} ratings`;
