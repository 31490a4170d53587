/** The user's own review: write, edit, delete. */
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { useRef, useState } from 'react';
import type { Review } from '@saltbush/contract/recipe/reviews';
import { Replies } from './comments';
import { ReviewForm } from './review-form';
import { ReviewText } from './review-text';
import classes from './reviews.module.css';
import { useOwnReview, type OwnReviewInput } from './use-reviews';

export interface OwnReviewProps {
  recipeId: string;
  mine: Review | undefined;
  /** On a public recipe. */
  isReportable: boolean;
}

export function OwnReview({ recipeId, mine, isReportable }: OwnReviewProps) {
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
    <section ref={area} tabIndex={-1} aria-label={t`Your review`}>
      {mine && !isEditing ? (
        <div className={classes.mine}>
          <ReviewText review={mine} name={t`You`} />
          {!mine.removed && (
            <Buttons onEdit={() => showForm(true)} onRemove={() => void handleRemove(mine)} />
          )}
          {!mine.removed && mine.replyCount > 0 && (
            <Replies {...{ recipeId, isReportable }} review={mine} name={t`You`} />
          )}
        </div>
      ) : (
        <ReviewForm start={mine} onSave={handleSave} onCancel={mine ? closeForm : undefined} />
      )}
    </section>
  );
}

function Buttons({ onEdit, onRemove }: { onEdit: () => void; onRemove: () => void }) {
  return (
    <div className={classes.buttons}>
      <Button variant="default" onClick={onEdit}>
        <Trans>Edit</Trans>
      </Button>
      <Button variant="subtle" color="red" onClick={onRemove}>
        <Trans>Remove</Trans>
      </Button>
    </div>
  );
}
