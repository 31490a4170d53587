/** Average rating, own review, then other reviews, newest first, ten at a time. */
import { Button, Skeleton } from '@mantine/core';
import { useLocation } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import type { RecipeOnWire } from '@saltbush/contract/recipe/recipes';
import type { Review } from '@saltbush/contract/recipe/reviews';
import { describeError } from '../../../api/describe-error';
import { useUser } from '../../../api/session';
import { paths } from '../../../paths';
import { ErrorState } from '../../../ui/feedback/error-state';
import { TextLink } from '../../../ui/link-button';
import { OwnReview } from './own-review';
import { ratingCountLabel } from './rating-count-label';
import { ReviewText } from './review-text';
import classes from './reviews.module.css';
import { shownRating, Stars } from './stars';
import { useReviews, type ShownReviews } from './use-reviews';

export function ReviewList({ recipe }: { recipe: Pick<RecipeOnWire, '_id'> }) {
  const user = useUser();
  const reviews = useReviews(recipe._id);
  const { data, error, isFetching } = reviews;
  if (!data) {
    if (!error) return <Skeleton height={160} />;
    return (
      <ErrorState
        message={describeError(error).message}
        isRetrying={isFetching}
        onRetry={() => void reviews.refetch()}
      />
    );
  }
  return (
    <>
      <Average {...data} />
      <div className={classes.columns}>
        <div>{user ? <OwnReview recipeId={recipe._id} mine={data.mine} /> : <SignInToRate />}</div>
        <div className={classes.others}>
          <OtherReviews reviews={reviews} others={data.others} />
        </div>
      </div>
    </>
  );
}

type AverageProps = Pick<ShownReviews, 'ratingAverage' | 'ratingCount'>;

function Average({ ratingAverage, ratingCount }: AverageProps) {
  if (ratingAverage === undefined) {
    return <p className={classes.average}>No one has rated this recipe yet.</p>;
  }
  return (
    <p className={classes.average}>
      <Stars rating={ratingAverage} size={22} />
      <span>
        <span aria-hidden>{shownRating(ratingAverage)} of 5</span> from{' '}
        {ratingCountLabel(ratingCount)}
      </span>
    </p>
  );
}

interface OtherReviewsProps {
  reviews: ReturnType<typeof useReviews>;
  others: Review[];
}

function OtherReviews({ reviews, others }: OtherReviewsProps) {
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError } = reviews;
  const { list, markShown } = useFocusOnNew(hasNextPage);
  const handleShowMore = () => {
    markShown(others.length);
    void reviews.fetchNextPage();
  };
  const moreLabel = isFetchNextPageError ? 'Try again' : 'Show more reviews';
  return (
    <>
      {others.length > 0 && (
        <ul ref={list} className={classes.list} aria-label="Reviews">
          {others.map((review) => (
            <li key={review.user._id} tabIndex={-1}>
              <ReviewText review={review} name={review.user.username} />
            </li>
          ))}
        </ul>
      )}
      {hasNextPage && (
        // Not `loading`, which disables the button and would lose the focus.
        <Button
          variant="default"
          className={classes.more}
          aria-disabled={isFetchingNextPage}
          onClick={handleShowMore}
        >
          {isFetchingNextPage ? 'Loading …' : moreLabel}
        </Button>
      )}
    </>
  );
}

/** After the last page the button is gone: the first new review gets its focus. */
function useFocusOnNew(hasNextPage: boolean) {
  const list = useRef<HTMLUListElement>(null);
  /** Number of reviews before "show more". */
  const shownBefore = useRef<number>(undefined);
  useEffect(() => {
    if (hasNextPage || shownBefore.current === undefined) return;
    const firstNew = list.current?.children[shownBefore.current] as HTMLElement | undefined;
    firstNew?.focus({ preventScroll: true });
    shownBefore.current = undefined;
  }, [hasNextPage]);
  const markShown = (count: number) => {
    shownBefore.current = count;
  };
  return { list, markShown };
}

function SignInToRate() {
  const redirect = useLocation({ select: ({ pathname, searchStr }) => pathname + searchStr });
  return (
    <p className={classes.none}>
      Have you cooked it?{' '}
      <TextLink to={paths.login} search={{ redirect }}>
        Sign in to rate it
      </TextLink>
    </p>
  );
}
