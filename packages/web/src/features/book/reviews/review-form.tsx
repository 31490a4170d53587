/** Form for rating and review text. On an error the text stays. */
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { useId, useState } from 'react';
import { AppError } from '@saltbush/contract/errors';
import { maxReviewLength } from '@saltbush/contract/recipe/reviews';
import { describeError } from '../../../api/describe-error';
import { GrowingTextarea } from '../../../ui/fields/growing-textarea';
import { showToast } from '../../../ui/feedback/toast';
import { useSubmit } from '../../../ui/fields/use-submit';
import classes from './reviews.module.css';
import { PhotosField } from './photos/photos-field';
import { StarChoice } from './stars/star-choice';
import type { OwnReviewInput } from './use-reviews';

export interface ReviewFormProps {
  start: OwnReviewInput | undefined;
  onSave: (own: OwnReviewInput) => Promise<void>;
  /** Absent if there is nothing to cancel to. */
  onCancel?: (() => void) | undefined;
}

export function ReviewForm({ start, onSave, onCancel }: ReviewFormProps) {
  const form = useReviewForm(start, onSave);
  return (
    <form className={classes.mine} onSubmit={form.handleSubmit} noValidate>
      <StarChoice rating={form.rating} error={form.ratingError} onChoose={form.setRating} />
      <GrowingTextarea
        id={useId()}
        label={t`Your review (optional)`}
        description={t`What you changed, what went well.`}
        most={maxReviewLength}
        error={form.reviewError}
        minLines={3}
        value={form.review}
        onChange={(event) => form.setReview(event.currentTarget.value)}
      />
      <PhotosField photos={form.photos} onChange={form.setPhotos} />
      <div className={classes.buttons}>
        <Button type="submit" loading={form.isBusy}>
          {start ? t`Save changes` : t`Save rating`}
        </Button>
        {onCancel && (
          <Button variant="subtle" onClick={onCancel}>
            <Trans>Cancel</Trans>
          </Button>
        )}
      </div>
    </form>
  );
}

function useReviewForm(start: ReviewFormProps['start'], onSave: ReviewFormProps['onSave']) {
  const [rating, setRating] = useState(start?.rating ?? 0);
  const [review, setReview] = useState(start?.review ?? '');
  const [photos, setPhotos] = useState<readonly string[]>(start?.photos ?? []);
  const [isSubmitted, setSubmitted] = useState(false);
  const [reviewError, setReviewError] = useState<string>();
  const isTooLong = review.trim().length > maxReviewLength;
  const submit = useSubmit(
    async () => {
      setSubmitted(true);
      if (rating === 0 || isTooLong) return;
      await onSave({ rating, review: review.trim() || undefined, photos: [...photos] });
    },
    (error) => {
      setReviewError(error instanceof AppError ? error.messageFor('review') : undefined);
      showToast({ kind: 'error', ...describeError(error) });
    },
  );
  return {
    ...submit,
    rating,
    setRating,
    ratingError: isSubmitted && rating === 0 ? t`Please choose a number of stars` : undefined,
    review,
    photos,
    setPhotos,
    reviewError,
    setReview: (text: string) => {
      setReview(text);
      setReviewError(undefined);
    },
  };
}
