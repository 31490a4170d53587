/** The user's own review: write, edit, delete. */
import { Button } from '@mantine/core';
import { useRef, useState } from 'react';
import type { Review } from '@saltbush/contract/recipe/reviews';
import { ReviewForm } from './review-form';
import { ReviewText } from './review-text';
import classes from './reviews.module.css';
import { useOwnReview, type OwnReviewInput } from './use-reviews';

export interface OwnReviewProps {
  recipeId: string;
  mine: Review | undefined;
}

export function OwnReview({ recipeId, mine }: OwnReviewProps) {
  const { save, remove } = useOwnReview(recipeId);
  const [isEditing, setEditing] = useState(false);
  const area = useRef<HTMLElement>(null);
  // The clicked button is removed: focus stays in its place.
  const showForm = (isShown: boolean) => {
    setEditing(isShown);
    area.current?.focus({ preventScroll: true });
  };
  const closeForm = () => showForm(false);
  const handleSave = async (own: OwnReviewInput) => {
    await save(own);
    closeForm();
  };
  const handleRemove = async (own: OwnReviewInput) => {
    await remove(own);
    closeForm();
  };
  return (
    <section ref={area} tabIndex={-1} aria-label="Your review">
      {mine && !isEditing ? (
        <div className={classes.mine}>
          <ReviewText review={mine} name="You" />
          <div className={classes.buttons}>
            <Button variant="default" onClick={() => showForm(true)}>
              Edit
            </Button>
            <Button variant="subtle" color="red" onClick={() => void handleRemove(mine)}>
              Remove
            </Button>
          </div>
        </div>
      ) : (
        <ReviewForm start={mine} onSave={handleSave} onCancel={mine ? closeForm : undefined} />
      )}
    </section>
  );
}
