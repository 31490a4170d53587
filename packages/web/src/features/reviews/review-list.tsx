/** The average, one's own review, then those of others, the newest first, ten at a time. */
import { Button, Skeleton } from '@mantine/core';
import { useLocation } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import type { RecipeOnWire } from '@saltbush/contract/recipes';
import { describeError } from '../../api/describe-error';
import { useUser } from '../../api/session';
import { paths } from '../../app/paths';
import { ErrorState } from '../../ui/error-state';
import { TextLink } from '../../ui/link-button';
import { OwnReview } from './own-review';
import { ratingsWords } from './ratings-words';
import { ReviewWords } from './review-words';
import classes from './reviews.module.css';
import { shownRating, Stars } from './stars';
import { useReviews } from './use-reviews';

export function ReviewList({ recipe }: { recipe: Pick<RecipeOnWire, '_id'> }) {
  const user = useUser();
  const reviews = useReviews(recipe._id);
  const { data, error, isFetching, isFetchingNextPage, hasNextPage } = reviews;
  const list = useRef<HTMLUListElement>(null);
  /** How many were shown when more were asked for. */
  const shownBefore = useRef<number>(undefined);
  useEffect(() => {
    if (hasNextPage || shownBefore.current === undefined) return;
    // The button that was pressed is gone.
    const firstNew = list.current?.children[shownBefore.current] as HTMLElement | undefined;
    firstNew?.focus({ preventScroll: true });
    shownBefore.current = undefined;
  }, [hasNextPage]);
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
  const { ratingAverage, ratingCount, mine, others } = data;
  return (
    <>
      <p className={classes.average}>
        {ratingAverage === undefined ? (
          'No one has rated this recipe yet.'
        ) : (
          <>
            <Stars rating={ratingAverage} size={22} />
            <span>
              <span aria-hidden>{shownRating(ratingAverage)} of 5</span> from{' '}
              {ratingsWords(ratingCount)}
            </span>
          </>
        )}
      </p>
      <div className={classes.columns}>
        <div>{user ? <OwnReview recipeId={recipe._id} mine={mine} /> : <SignInToRate />}</div>
        <div className={classes.others}>
          {others.length > 0 && (
            <ul ref={list} className={classes.list} aria-label="Reviews">
              {others.map((review) => (
                <li key={review.user._id} tabIndex={-1}>
                  <ReviewWords review={review} name={review.user.username} />
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
              onClick={() => {
                shownBefore.current = others.length;
                void reviews.fetchNextPage();
              }}
            >
              {isFetchingNextPage
                ? 'Loading …'
                : reviews.isFetchNextPageError
                  ? 'Try again'
                  : 'Show more reviews'}
            </Button>
          )}
        </div>
      </div>
    </>
  );
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
