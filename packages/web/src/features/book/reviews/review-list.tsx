/** Average rating, own review, then other reviews, newest first, ten at a time; then comments. */
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
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
import { Comments, Replies } from './comments';
import { OwnReview } from './own-review';
import { ratingCountLabel } from './rating-count-label';
import { ReportButton } from './report-button';
import { ReviewText } from './review-text';
import classes from './reviews.module.css';
import { shownRating, Stars } from './stars/stars';
import { useReviews, type ShownReviews } from './use-reviews';

export type ReviewedRecipe = Pick<RecipeOnWire, '_id' | 'sharingSettings' | 'sharedWith'>;

export function ReviewList({ recipe }: { recipe: ReviewedRecipe }) {
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
  const isPublic = recipe.sharingSettings.mode === 'public' || recipe.sharedWith.saltbush;
  const place = { recipeId: recipe._id, isReportable: isPublic };
  return (
    <>
      <Average {...data} />
      <div className={classes.columns}>
        <div>{user ? <OwnReview {...place} mine={data.mine} /> : <SignInToRate />}</div>
        <div className={classes.others}>
          <OtherReviews {...place} reviews={reviews} others={data.others} />
        </div>
      </div>
      <Comments {...place} />
    </>
  );
}

type AverageProps = Pick<ShownReviews, 'ratingAverage' | 'ratingCount'>;

function Average({ ratingAverage, ratingCount }: AverageProps) {
  if (ratingAverage === undefined) {
    return (
      <p className={classes.average}>
        <Trans>No one has rated this recipe yet.</Trans>
      </p>
    );
  }
  return (
    <p className={classes.average}>
      <Stars rating={ratingAverage} size={22} />
      <span>
        <Trans>
          <span aria-hidden>{shownRating(ratingAverage)} of 5</span> from{' '}
          {ratingCountLabel(ratingCount)}
        </Trans>
      </span>
    </p>
  );
}

interface OtherReviewsProps {
  reviews: ReturnType<typeof useReviews>;
  others: Review[];
  recipeId: string;
  isReportable: boolean;
}

function OtherReviews({ reviews, others, ...place }: OtherReviewsProps) {
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError } = reviews;
  const { list, markShown } = useFocusOnNew(hasNextPage);
  const handleShowMore = () => {
    markShown(others.length);
    void reviews.fetchNextPage();
  };
  const moreLabel = isFetchNextPageError ? t`Try again` : t`Show more reviews`;
  return (
    <>
      {others.length > 0 && (
        <ul ref={list} className={classes.list} aria-label={t`Reviews`}>
          {others.map((review) => (
            <li key={review.user._id} tabIndex={-1}>
              <OtherReview {...place} review={review} />
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
          {isFetchingNextPage ? t`Loading …` : moreLabel}
        </Button>
      )}
    </>
  );
}

interface OtherReviewProps extends Pick<OtherReviewsProps, 'recipeId' | 'isReportable'> {
  review: Review;
}

function OtherReview({ recipeId, isReportable, review }: OtherReviewProps) {
  const { username } = review.user;
  const isSignedIn = useUser() !== undefined;
  return (
    <>
      <ReviewText review={review} name={username} />
      <Replies {...{ recipeId, isReportable, review }} name={username} />
      {isSignedIn && isReportable && <ReportButton kind="review" id={review._id} name={username} />}
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
      <Trans>Have you cooked it? </Trans>
      <TextLink to={paths.login} search={{ redirect }}>
        <Trans>Sign in to rate it</Trans>
      </TextLink>
    </p>
  );
}
