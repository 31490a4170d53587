/** What people say about a recipe without rating it. */
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Title } from '@mantine/core';
import { useUser } from '../../../../api/session';
import classes from '../reviews.module.css';
import { CommentForm } from './comment-form';
import { CommentList } from './comment-list';
import { useOwnComments } from './use-comments';

export interface CommentsProps {
  recipeId: string;
  /** On a public recipe. */
  isReportable: boolean;
}

export function Comments({ recipeId, isReportable }: CommentsProps) {
  const user = useUser();
  const place = { recipeId };
  const { add } = useOwnComments(place);
  return (
    <section className={classes.comments} aria-labelledby="comments-heading">
      <Title id="comments-heading" order={3} size="h4">
        <Trans>Comments</Trans>
      </Title>
      {user && <CommentForm label={t`Ask or tell something`} action={t`Comment`} onSave={add} />}
      <CommentList place={place} label={t`Comments`} isReportable={isReportable} />
    </section>
  );
}
