/** One's own rating, above those of others: written, changed, taken back. */
import { Button } from '@mantine/core';
import { useRef, useState } from 'react';
import type { Review } from '@saltbush/contract/reviews';
import { ReviewForm } from './review-form';
import { ReviewWords } from './review-words';
import classes from './reviews.module.css';
import { useOwnReview, type OwnWords } from './use-reviews';

export interface OwnReviewProps {
  recipeId: string;
  mine: Review | undefined;
}

export function OwnReview({ recipeId, mine }: OwnReviewProps) {
  const { save, remove } = useOwnReview(recipeId);
  const [isEditing, setEditing] = useState(false);
  const area = useRef<HTMLElement>(null);
  // The button that was pressed goes: the focus stays in the place where it was.
  const turn = (toEditing: boolean) => {
    setEditing(toEditing);
    area.current?.focus({ preventScroll: true });
  };
  const settle = () => turn(false);
  const handleSave = async (own: OwnWords) => {
    await save(own);
    settle();
  };
  const handleRemove = async (own: OwnWords) => {
    await remove(own);
    settle();
  };
  return (
    <section ref={area} tabIndex={-1} aria-label="Your review">
      {mine && !isEditing ? (
        <div className={classes.mine}>
          <ReviewWords review={mine} name="You" />
          <div className={classes.buttons}>
            <Button variant="default" onClick={() => turn(true)}>
              Edit
            </Button>
            <Button variant="subtle" color="red" onClick={() => void handleRemove(mine)}>
              Remove
            </Button>
          </div>
        </div>
      ) : (
        <ReviewForm start={mine} onSave={handleSave} onCancel={mine ? settle : undefined} />
      )}
    </section>
  );
}
