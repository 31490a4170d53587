/** Average rating in the recipe header; links to the reviews. */
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Anchor, VisuallyHidden } from '@mantine/core';
import IconStarFilled from '@tabler/icons-react/dist/esm/icons/IconStarFilled.mjs';
import { formatCount } from '../../../ui/format-count';
import classes from './rating-summary.module.css';
import { ratingCountLabel } from './rating-count-label';
import { shownRating } from './stars/stars';

export interface RatingSummaryProps {
  rating: { ratingAverage?: number | undefined; ratingCount: number };
}

export function RatingSummary({ rating: { ratingAverage, ratingCount } }: RatingSummaryProps) {
  return (
    <Anchor href="#reviews" className={classes.summary}>
      {ratingAverage === undefined ? (
        t`No ratings`
      ) : (
        <>
          <IconStarFilled size={18} aria-hidden />
          <span aria-hidden>
            <strong>{shownRating(ratingAverage)}</strong> ({formatCount(ratingCount)})
          </span>
          <VisuallyHidden>
            <Trans>
              {shownRating(ratingAverage)} of 5, {ratingCountLabel(ratingCount)}
            </Trans>
          </VisuallyHidden>
        </>
      )}
    </Anchor>
  );
}
