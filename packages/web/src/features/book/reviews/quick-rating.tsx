/** Stars that are saved at once; the words of an earlier review stay. */
import { Trans } from '@lingui/react/macro';
import { Skeleton } from '@mantine/core';
import { useState } from 'react';
import type { RecipeOnWire } from '@saltbush/contract/recipe/recipes';
import { describeError } from '../../../api/describe-error';
import { paths } from '../../../paths';
import { showToast } from '../../../ui/feedback/toast';
import { LinkButton } from '../../../ui/link-button';
import classes from './quick-rating.module.css';
import { StarChoice } from './stars/star-choice';
import { useOwnReview, useReviews, type ShownReviews } from './use-reviews';

export interface QuickRatingProps {
  recipe: Pick<RecipeOnWire, '_id'>;
}

export function QuickRating({ recipe: { _id } }: QuickRatingProps) {
  const { data, error } = useReviews(_id);
  if (data) return <Choice recipeId={_id} mine={data.mine} />;
  if (!error) return <Skeleton className={classes.space} />;
  // What was written before is unknown, and must not be overwritten.
  return (
    <div className={classes.space}>
      <LinkButton variant="default" to={paths.recipe} params={{ id: _id }} hash="reviews">
        <Trans>Rate it</Trans>
      </LinkButton>
    </div>
  );
}

function Choice({ recipeId, mine }: { recipeId: string } & Pick<ShownReviews, 'mine'>) {
  const { save } = useOwnReview(recipeId);
  /** On its way. */
  const [chosen, setChosen] = useState<number>();
  const handleChoose = async (rating: number) => {
    setChosen(rating);
    try {
      await save({ rating, review: mine?.review });
    } catch (failure) {
      showToast({ kind: 'error', ...describeError(failure) });
    } finally {
      setChosen(undefined);
    }
  };
  return (
    <div className={classes.space}>
      <StarChoice
        rating={chosen ?? mine?.rating ?? 0}
        error={undefined}
        onChoose={(rating) => void handleChoose(rating)}
      />
    </div>
  );
}
