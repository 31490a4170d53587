import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Text } from '@mantine/core';
import type { FeedbackMessage } from '@saltbush/contract/account/feedback';
import { imageIdOf, imageUrl as addressOf } from '@saltbush/contract/recipe/image-address';
import { dateForm } from '@saltbush/domain/account/countries/forms';
import { withBasePath } from '../../../base-path';
import classes from './conversation.module.css';

interface MessageProps {
  message: FeedbackMessage;
  /** Written by the side that reads. */
  isOwn: boolean;
  other: string;
}

export function Message({ message, isOwn, other }: MessageProps) {
  const { author, isFromAdmin, text, imageUrl, createdAt } = message;
  const name = isFromAdmin ? (author ?? t`An admin`) : other;
  return (
    <article className={classes.message} data-own={isOwn || undefined}>
      <Text className={classes.author}>
        {isFromAdmin && !isOwn ? (
          <Trans>
            <strong>{name}</strong> (admin)
          </Trans>
        ) : (
          <strong>{isOwn && !isFromAdmin ? t`You` : name}</strong>
        )}{' '}
        · <time dateTime={createdAt}>{formatTime(new Date(createdAt))}</time>
      </Text>
      <p className={classes.text}>{text}</p>
      {imageUrl !== undefined && <Image url={imageUrl} />}
    </article>
  );
}

function Image({ url }: { url: string }) {
  return (
    <a
      className={classes.image}
      href={withBasePath(addressOf(imageIdOf(url)!, 1200))}
      target="_blank"
      rel="noreferrer"
    >
      <img src={withBasePath(url)} alt={t`Sent with the message; opens larger`} loading="lazy" />
    </a>
  );
}

const today = dateForm({ timeStyle: 'short' });
const before = dateForm({ dateStyle: 'medium', timeStyle: 'short' });

const formatTime = (time: Date): string =>
  time.toDateString() === new Date().toDateString() ? today(time) : before(time);
