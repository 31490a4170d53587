/** A reported or removed review or comment, with what an admin can do about it. */
import { Button, Group, Paper, Text, Title } from '@mantine/core';
import { useState } from 'react';
import {
  adminReviewReportsRoutes,
  type ReportedPost,
} from '@saltbush/contract/book/review-reports';
import { reportReasonLabels } from '@saltbush/domain/book/moderation/reports';
import { call } from '../../../api/call';
import { paths } from '../../../paths';
import { useSubmit } from '../../../ui/fields/use-submit';
import { Image } from '../../../ui/images/image';
import { LinkButton } from '../../../ui/link-button';
import { ReasonForm } from './reason-form';
import { showFailure, useAct } from './use-act';
import classes from './reported-post-card.module.css';

const dateFormat = new Intl.DateTimeFormat('en-AU', { dateStyle: 'medium' });
const dateOf = (time: string) => dateFormat.format(new Date(time));

export function ReportedPostCard({ post }: { post: ReportedPost }) {
  const { kind, recipe, writer, reports, removed } = post;
  const title = `${kind === 'review' ? 'Review' : 'Comment'} of ${writer.username}`;
  return (
    <Paper component="article" withBorder p="lg" aria-label={`${title} on ${recipe.title}`}>
      <Title order={2} size="h4">
        {title}
      </Title>
      <Text c="dimmed">On {recipe.title}</Text>
      <Words post={post} />
      {reports.map(({ reason, note, reporter, createdAt }) => (
        <Text key={reporter} mt="xs">
          <strong>{reportReasonLabels[reason]}</strong>
          {note !== undefined && `: ${note}`}{' '}
          <Text span c="dimmed" size="sm">
            {reporter}, {dateOf(createdAt)}
          </Text>
        </Text>
      ))}
      {removed && (
        <Text mt="xs">
          Removed on {dateOf(removed.since)}. Why: {removed.reason}
        </Text>
      )}
      {removed ? <PutBack id={post._id} /> : <OpenActions post={post} />}
    </Paper>
  );
}

function Words({ post: { rating, text, photos } }: { post: ReportedPost }) {
  return (
    <>
      {rating !== undefined && <Text mt="xs">{rating === 1 ? '1 star' : `${rating} stars`}</Text>}
      {text !== undefined && (
        <Text mt="xs" className={classes.words}>
          {text}
        </Text>
      )}
      {photos.length > 0 && (
        <ul className={classes.photos} aria-label="Photos">
          {photos.map((photo, index) => (
            <li key={photo}>
              <Image src={photo} alt={`Photo ${index + 1}`} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function PutBack({ id }: { id: string }) {
  const act = useAct();
  const { isBusy, handleSubmit } = useSubmit(
    () => act(() => call(adminReviewReportsRoutes.putBack, { params: { id } }), 'Put back'),
    showFailure,
  );
  return (
    <form onSubmit={handleSubmit}>
      <Button type="submit" variant="default" mt="md" loading={isBusy}>
        Put back
      </Button>
    </form>
  );
}

function OpenActions({ post: { _id: id, kind, recipe } }: { post: ReportedPost }) {
  const act = useAct();
  const [isRemoving, setRemoving] = useState(false);
  const params = { id };
  const dismiss = useSubmit(
    () => act(() => call(adminReviewReportsRoutes.dismiss, { params }), 'Reports dismissed'),
    showFailure,
  );
  if (isRemoving) return <RemoveForm id={id} kind={kind} onCancel={() => setRemoving(false)} />;
  return (
    <form onSubmit={dismiss.handleSubmit}>
      <Group gap="xs" mt="md">
        <LinkButton
          to={paths.sharedRecipe}
          params={{ id: recipe._id }}
          hash="reviews"
          variant="default"
        >
          Open recipe
        </LinkButton>
        <Button type="submit" variant="default" loading={dismiss.isBusy}>
          Dismiss
        </Button>
        <Button color="red" onClick={() => setRemoving(true)}>
          Remove from the recipe
        </Button>
      </Group>
    </form>
  );
}

interface RemoveFormProps {
  id: string;
  kind: ReportedPost['kind'];
  onCancel: () => void;
}

function RemoveForm({ id, kind, onCancel }: RemoveFormProps) {
  const act = useAct();
  const send = (reason: string) =>
    call(adminReviewReportsRoutes.remove, { params: { id }, body: { reason } });
  return (
    <ReasonForm
      label="Why? The writer gets this as a message. Photos are deleted for good."
      action={`Remove ${kind}`}
      onSend={(reason) => act(() => send(reason), 'Removed from the recipe')}
      onCancel={onCancel}
    />
  );
}
