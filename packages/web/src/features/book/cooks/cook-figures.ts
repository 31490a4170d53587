import { t } from '@lingui/core/macro';
import type { Cook } from '@saltbush/contract/book/cooks';
import { formatCount } from '../../../ui/format-count';

/** @example cookFigures({ recipeCount: 12, ratingAverage: 4.5, ratingCount: 34 }) // '12 recipes, 4.5 of 5 stars in 34 ratings' */
export function cookFigures({
  recipeCount,
  ratingAverage,
  ratingCount,
}: Pick<Cook, 'recipeCount' | 'ratingAverage' | 'ratingCount'>): string {
  const recipes = counted(recipeCount, 'recipe');
  if (ratingAverage === undefined) return recipes;
  return `${recipes}, ${shownStars(ratingAverage)} of 5 stars in ${counted(ratingCount, 'rating')}`;
}

/** @example followersText(1) // '1 person follows you' */
export const followersText = (count: number): string =>
  count === 1 ? '1 person follows you' : t`${formatCount(count)} people follow you`;

/** @example shownStars(4) // '4' */
export const shownStars = (average: number): string => average.toFixed(1).replace('.0', '');

const counted = (count: number, thing: string): string =>
  count === 1 ? `1 ${thing}` : `${formatCount(count)} ${thing}s`;
