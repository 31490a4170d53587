/** A reported or removed review or comment. */
import { t } from '@lingui/core/macro';
import { Plural } from '@lingui/react/macro';
import { Text } from '@mantine/core';
import {
  adminReviewReportsRoutes,
  type ReportedPost,
} from '@saltbush/contract/book/review-reports';
import { call } from '../../../api/call';
import { Image } from '../../../ui/images/image';
import { ReportedCard } from './reported-card';
import classes from './reported-post-card.module.css';

export function ReportedPostCard({ post }: { post: ReportedPost }) {
  const { kind, recipe, writer, reports, removed } = post;
  const title =
    kind === 'review'
      ? t`Review by ${{ name: writer.username }}`
      : t`Comment by ${{ name: writer.username }}`;
  const params = { id: post._id };
  return (
    <ReportedCard
      title={title}
      label={t`${title} on ${{ recipe: recipe.title }}`}
      below={t`On ${{ recipe: recipe.title }}`}
      reports={reports}
      taken={removed}
      takenText={(day, reason) => t`Removed on ${day}. Why: ${reason}`}
      giveBack={{
        label: t`Put back`,
        done: t`Put back`,
        send: () => call(adminReviewReportsRoutes.putBack, { params }),
      }}
      openActions={{
        recipeId: recipe._id,
        hash: 'reviews',
        dismiss: () => call(adminReviewReportsRoutes.dismiss, { params }),
        take: t`Remove from the recipe`,
        reason: {
          label: t`Why? The writer gets this as a message. Photos are deleted for good.`,
          action: t`Remove ${kind}`,
          done: t`Removed from the recipe`,
          send: (reason) => call(adminReviewReportsRoutes.remove, { params, body: { reason } }),
        },
      }}
    >
      <Words post={post} />
    </ReportedCard>
  );
}

function Words({ post: { rating, text, photos } }: { post: ReportedPost }) {
  return (
    <>
      {rating !== undefined && (
        <Text mt="xs">
          <Plural value={rating} one="# star" other="# stars" />
        </Text>
      )}
      {text !== undefined && (
        <Text mt="xs" className={classes.words}>
          {text}
        </Text>
      )}
      {photos.length > 0 && (
        <ul className={classes.photos} aria-label={t`Photos`}>
          {photos.map((photo, index) => (
            <li key={photo}>
              <Image src={photo} alt={t`Photo ${index + 1}`} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
