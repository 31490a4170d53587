/** Replies to one review: shown when asked for. */
import { plural, t } from '@lingui/core/macro';
import { Plural } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { useState } from 'react';
import type { Review } from '@saltbush/contract/recipe/reviews';
import { useUser } from '../../../../api/session';
import { CommentForm } from './comment-form';
import { CommentList } from './comment-list';
import { useOwnComments } from './use-comments';

export interface RepliesProps {
  recipeId: string;
  review: Review;
  /** Whose review it is, to the reader. */
  name: string;
  isReportable: boolean;
}

export function Replies({ recipeId, review, name, isReportable }: RepliesProps) {
  const user = useUser();
  const place = { recipeId, repliesTo: review.user._id };
  const { add } = useOwnComments(place);
  const [isOpen, setOpen] = useState(false);
  const { replyCount } = review;
  if (!user && replyCount === 0) return null;
  const isOwn = name === t`You`;
  return (
    <>
      <Button
        variant="subtle"
        px="sm"
        aria-expanded={isOpen}
        aria-label={isOwn ? ownLabel(replyCount) : labelFor(replyCount, name)}
        onClick={() => setOpen(!isOpen)}
      >
        {replyCount === 0 ? (
          t`Reply`
        ) : (
          <Plural value={replyCount} one="# reply" other="# replies" />
        )}
      </Button>
      {isOpen && (
        <div>
          {replyCount > 0 && (
            <CommentList
              place={place}
              label={isOwn ? t`Replies to your review` : t`Replies to the review of ${name}`}
              isReportable={isReportable}
            />
          )}
          {user && <CommentForm label={t`Your reply`} action={t`Send reply`} onSave={add} />}
        </div>
      )}
    </>
  );
}

function ownLabel(count: number): string {
  if (count === 0) return t`Reply to your review`;
  return plural(count, { one: '# reply to your review', other: '# replies to your review' });
}

function labelFor(count: number, name: string): string {
  if (count === 0) return t`Reply to the review of ${name}`;
  return plural(count, {
    one: `# reply to the review of ${name}`,
    other: `# replies to the review of ${name}`,
  });
}
