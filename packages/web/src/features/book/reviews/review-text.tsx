/** One review: rating, text and photos. */
import { t } from '@lingui/core/macro';
import type { Review } from '@saltbush/contract/recipe/reviews';
import { dateForm } from '@saltbush/domain/account/countries/forms';
import { ReviewPhotos } from './photos/review-photos';
import { RemovedNote } from './removed-note';
import classes from './reviews.module.css';
import { Stars } from './stars/stars';

export function ReviewText({ review, name }: { review: Review; name: string }) {
  const { rating, review: text, photos, removed, createdAt, updatedAt } = review;
  return (
    <div>
      <div className={classes.who}>
        <span className={classes.name}>{name}</span>
        <Stars rating={rating} />
        <span className={classes.when}>
          <time dateTime={createdAt}>{dayFormat(new Date(createdAt))}</time>
          {updatedAt !== createdAt && `, ${t`changed since`}`}
        </span>
      </div>
      {text && <p className={classes.text}>{text}</p>}
      <ReviewPhotos photos={photos} name={name} />
      {removed && <RemovedNote removed={removed} />}
    </div>
  );
}

export const dayFormat = dateForm({ dateStyle: 'long' });
