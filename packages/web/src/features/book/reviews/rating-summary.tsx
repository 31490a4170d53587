/** Average rating in the recipe header; links to the reviews. */
import { Anchor } from '@mantine/core';
import IconStarFilled from '@tabler/icons-react/dist/esm/icons/IconStarFilled.mjs';
import classes from './rating-summary.module.css';
import { ratingCountLabel } from './rating-count-label';
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
            <strong>{shownRating(ratingAverage)}</strong> of 5, {ratingCountLabel(ratingCount)}
          </span>
        </>
      )}
    </Anchor>
  );
}
