/** What people say about a recipe without rating it. */
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
        Comments
      </Title>
      {user && <CommentForm label="Ask or tell something" action="Comment" onSave={add} />}
      <CommentList place={place} label="Comments" isReportable={isReportable} />
    </section>
  );
}
