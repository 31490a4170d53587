/** How good a recipe is, in its head; leads to what people say of it. */
import { Anchor } from '@mantine/core';
import IconStarFilled from '@tabler/icons-react/dist/esm/icons/IconStarFilled.mjs';
import classes from './rating-summary.module.css';
import { ratingsWords } from './ratings-words';
import { shownRating } from './stars';

export interface RatingSummaryProps {
  rating: { ratingAverage?: number | undefined; ratingCount: number };
}

export function RatingSummary({ rating: { ratingAverage, ratingCount } }: RatingSummaryProps) {
  return (
    <Anchor href="#reviews" className={classes.summary}>
      {ratingAverage === undefined ? (
        'No ratings yet'
      ) : (
        <>
          <IconStarFilled size={18} aria-hidden />
          <span>
            <strong>{shownRating(ratingAverage)}</strong> of 5, {ratingsWords(ratingCount)}
          </span>
        </>
      )}
    </Anchor>
  );
}
