/** Stars, and words if one likes. What the server refuses stays in the form. */
import { Button } from '@mantine/core';
import { useId, useState } from 'react';
import { AppError } from '@saltbush/contract/errors';
import { maxReviewLength } from '@saltbush/contract/reviews';
import { describeError } from '../../api/describe-error';
import { GrowingTextarea } from '../../ui/growing-textarea';
import { showToast } from '../../ui/toast';
import { useSubmit } from '../../ui/use-submit';
import classes from './reviews.module.css';
import { StarChoice } from './star-choice';
import type { OwnWords } from './use-reviews';

export interface ReviewFormProps {
  start: OwnWords | undefined;
  onSave: (own: OwnWords) => Promise<void>;
  /** Absent where there is nothing to go back to. */
  onCancel?: (() => void) | undefined;
}

export function ReviewForm({ start, onSave, onCancel }: ReviewFormProps) {
  const [rating, setRating] = useState(start?.rating ?? 0);
  const [review, setReview] = useState(start?.review ?? '');
  const [isRefused, setRefused] = useState(false);
  const [wordsRefusal, setWordsRefusal] = useState<string>();
  const id = useId();
  const isTooLong = review.trim().length > maxReviewLength;

  const { isBusy, handleSubmit } = useSubmit(
    async () => {
      setRefused(rating === 0);
      if (rating === 0 || isTooLong) return;
      await onSave({ rating, review: review.trim() || undefined });
    },
    (error) => {
      setWordsRefusal(error instanceof AppError ? error.messageFor('review') : undefined);
      showToast({ kind: 'error', ...describeError(error) });
    },
  );
  return (
    <form className={classes.mine} onSubmit={handleSubmit} noValidate>
      <StarChoice
        rating={rating}
        error={isRefused && rating === 0 ? 'Please choose a number of stars' : undefined}
        onChoose={setRating}
      />
      <GrowingTextarea
        id={id}
        label="Your words (optional)"
        description="What you changed, what went well."
        most={maxReviewLength}
        error={wordsRefusal}
        minLines={3}
        value={review}
        onChange={(event) => {
          setReview(event.currentTarget.value);
          setWordsRefusal(undefined);
        }}
      />
      <div className={classes.buttons}>
        <Button type="submit" loading={isBusy}>
          {start ? 'Save changes' : 'Save rating'}
        </Button>
        {onCancel && (
          <Button variant="subtle" onClick={onCancel}>
            Cancel
          </Button>
        )}
      </div>
    </form>
  );
}
