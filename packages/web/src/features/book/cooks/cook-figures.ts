import { plural, t } from '@lingui/core/macro';
import type { Cook } from '@saltbush/contract/book/cooks';
import { formatCount } from '../../../ui/format-count';

/** @example cookFigures({ recipeCount: 12, ratingAverage: 4.5, ratingCount: 34 }) // '12 recipes, 4.5 of 5 stars in 34 ratings' */
export function cookFigures({
  recipeCount,
  ratingAverage,
  ratingCount,
}: Pick<Cook, 'recipeCount' | 'ratingAverage' | 'ratingCount'>): string {
  const count = formatCount(recipeCount);
  const recipes = plural(recipeCount, { one: '1 recipe', other: `${count} recipes` });
  if (ratingAverage === undefined) return recipes;
  const [stars, shown] = [shownStars(ratingAverage), formatCount(ratingCount)];
  const ratings = plural(ratingCount, { one: '1 rating', other: `${shown} ratings` });
  return t`${recipes}, ${stars} of 5 stars in ${ratings}`;
}

/** @example followersText(1) // '1 person follows you' */
export function followersText(count: number): string {
  const shown = formatCount(count);
  return plural(count, { one: '1 person follows you', other: `${shown} people follow you` });
}

/** @example shownStars(4) // '4' */
export const shownStars = (average: number): string => average.toFixed(1).replace('.0', '');
