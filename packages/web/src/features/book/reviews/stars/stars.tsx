/** Star rating with a text for screen readers. */
import { Trans } from '@lingui/react/macro';
import { VisuallyHidden } from '@mantine/core';
import IconStar from '@tabler/icons-react/dist/esm/icons/IconStar.mjs';
import IconStarFilled from '@tabler/icons-react/dist/esm/icons/IconStarFilled.mjs';
import { maxRating } from '@saltbush/domain/book/reviews/rating';
import classes from './stars.module.css';

export interface StarsProps {
  /** Rounded: 4.4 is drawn as 4. */
  rating: number;
  size?: number;
}

export function Stars({ rating, size = 18 }: StarsProps) {
  const full = Math.round(rating);
  return (
    <span className={classes.stars}>
      <VisuallyHidden>
        <Trans>{shownRating(rating)} of 5 stars</Trans>
      </VisuallyHidden>
      {Array.from({ length: maxRating }, (_, index) => {
        const Star = index < full ? IconStarFilled : IconStar;
        return <Star key={index} size={size} stroke={1.5} aria-hidden />;
      })}
    </span>
  );
}

/** @example shownRating(4) // '4' @example shownRating(4.46) // '4.5' */
export const shownRating = (rating: number): string => rating.toFixed(1).replace('.0', '');
