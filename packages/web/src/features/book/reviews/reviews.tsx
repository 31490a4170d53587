/** Reviews below a recipe; loaded when scrolled near. */
import { Trans } from '@lingui/react/macro';
import { Skeleton, Title } from '@mantine/core';
import type { RecipeOnWire } from '@saltbush/contract/recipe/recipes';
import { WhenNear } from '../../../ui/layout/when-near';
import { ReviewList } from './review-list.lazy';
import classes from './reviews.module.css';

export type ReviewsProps = {
  recipe: Pick<RecipeOnWire, '_id' | 'title' | 'sharingSettings' | 'sharedWith'>;
};

export function Reviews({ recipe }: ReviewsProps) {
  return (
    <section id="reviews" className={classes.reviews} aria-labelledby="reviews-heading">
      <Title id="reviews-heading" order={2} size="h3" tabIndex={-1}>
        <Trans>Ratings and reviews</Trans>
      </Title>
      <WhenNear className={classes.space}>
        <ReviewList whileLoading={<Skeleton height={160} />} recipe={recipe} />
      </WhenNear>
    </section>
  );
}
