/** One comment: its writer edits and deletes it, others may report it. */
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { useRef, useState } from 'react';
import type { Comment } from '@saltbush/contract/recipe/comments';
import { useUser } from '../../../../api/session';
import { RemovedNote } from '../removed-note';
import { ReportButton } from '../report-button';
import { dayFormat } from '../review-text';
import classes from '../reviews.module.css';
import { CommentForm } from './comment-form';
import { useOwnComments, type CommentPlace } from './use-comments';

export interface CommentItemProps {
  place: CommentPlace;
  comment: Comment;
  /** On a public recipe. */
  isReportable: boolean;
}

export function CommentItem({ place, comment, isReportable }: CommentItemProps) {
  const { _id, user, text, createdAt, updatedAt, removed } = comment;
  const reader = useUser();
  const isOwn = reader?._id === user._id;
  return (
    <>
      <div className={classes.who}>
        <span className={classes.name}>{isOwn ? t`You` : user.username}</span>
        <span className={classes.when}>
          <time dateTime={createdAt}>{dayFormat(new Date(createdAt))}</time>
          {updatedAt !== createdAt && `, ${t`changed since`}`}
        </span>
      </div>
      {isOwn && !removed ? (
        <OwnComment place={place} comment={comment} />
      ) : (
        <p className={classes.text}>{text}</p>
      )}
      {removed && <RemovedNote removed={removed} />}
      {reader && !isOwn && isReportable && (
        <ReportButton kind="comment" id={_id} name={user.username} />
      )}
    </>
  );
}

function OwnComment({
  place,
  comment: { _id, text },
}: Pick<CommentItemProps, 'place' | 'comment'>) {
  const { change, remove } = useOwnComments(place);
  const [isEditing, setEditing] = useState(false);
  const area = useRef<HTMLDivElement>(null);
  // The clicked button is removed: focus stays in its place.
  const showForm = (isShown: boolean) => {
    setEditing(isShown);
    area.current?.focus({ preventScroll: true });
  };
  return (
    <div ref={area} tabIndex={-1}>
      {isEditing ? (
        <CommentForm
          label={t`Your comment`}
          action={t`Save changes`}
          start={text}
          onSave={async (next) => {
            await change(_id, next);
            showForm(false);
          }}
          onCancel={() => showForm(false)}
        />
      ) : (
        <>
          <p className={classes.text}>{text}</p>
          <div className={classes.buttons}>
            <Button variant="subtle" px="sm" onClick={() => showForm(true)}>
              <Trans>Edit</Trans>
            </Button>
            <Button variant="subtle" color="red" px="sm" onClick={() => void remove(_id)}>
              <Trans>Delete</Trans>
            </Button>
          </div>
        </>
      )}
    </div>
  );
}
