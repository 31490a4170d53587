/**
 * Ratings of a recipe (Spec 3: rating and review; stars 1 to 5).
 *
 * - The average is shown as it is, with the number of ratings beside it.
 * - Sorted by rating, one five-star vote must not be above two hundred votes of 4.8: every recipe is
 *   given a few imagined votes of a middling rating, which weigh less the more real votes there are
 *   (the "true Bayesian estimate" of common ranking lists).
 */
export const minRating = 1;
export const maxRating = 5;

const imaginedVotes = 3;
const imaginedRating = 3.5;

/**
 * What a recipe is sorted by; 0 without votes, so that unrated recipes come last.
 *
 * @param count votes, 0 or more
 * @param sum of their stars
 * @example ratingScore({ count: 1, sum: 5 }) // 3.875
 * @example ratingScore({ count: 200, sum: 960 }) // 4.78…
 */
export function ratingScore({ count, sum }: { count: number; sum: number }): number {
  if (count === 0) return 0;
  return (imaginedVotes * imaginedRating + sum) / (imaginedVotes + count);
}
