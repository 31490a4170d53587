/** Photos of a review, each of which opens large. */
import { t } from '@lingui/core/macro';
import { imageIdOf, imageUrl } from '@saltbush/contract/recipe/image-address';
import { withBasePath } from '../../../../base-path';
import { Image } from '../../../../ui/images/image';
import classes from './photos.module.css';

export interface ReviewPhotosProps {
  photos: readonly string[];
  /** Who wrote the review. */
  name: string;
}

export function ReviewPhotos({ photos, name }: ReviewPhotosProps) {
  if (photos.length === 0) return null;
  return (
    <ul
      className={classes.photos}
      aria-label={name === t`You` ? t`Your photos` : t`Photos of ${name}`}
    >
      {photos.map((photo, index) => (
        <li key={photo}>
          <a href={withBasePath(large(photo))} target="_blank" rel="noreferrer">
            <Image src={photo} alt={t`Photo ${index + 1}, opens large`} />
          </a>
        </li>
      ))}
    </ul>
  );
}

function large(photo: string): string {
  const id = imageIdOf(photo);
  return id === undefined ? photo : imageUrl(id, 1200);
}
