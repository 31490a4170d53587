/** Up to three photos of the dish as it was cooked: chosen or taken, and uploaded at once. */
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { CloseButton } from '@mantine/core';
import IconPhoto from '@tabler/icons-react/dist/esm/icons/IconPhoto.mjs';
import { imageMediaTypes } from '@saltbush/contract/recipe/images';
import { maxReviewPhotos } from '@saltbush/contract/recipe/reviews';
import { FileButton } from '../../../../ui/fields/file-button';
import { Image } from '../../../../ui/images/image';
import { useImageUploads } from '../../../recipe/images';
import classes from './photos.module.css';

export interface PhotosFieldProps {
  photos: readonly string[];
  /** Given what was there last: several uploads may end between two renders. */
  onChange: (change: (photos: readonly string[]) => readonly string[]) => void;
}

export function PhotosField({ photos, onChange }: PhotosFieldProps) {
  const { waiting, error, send } = useImageUploads((imageUrl) =>
    onChange((shown) => [...shown, imageUrl].slice(0, maxReviewPhotos)),
  );
  const left = maxReviewPhotos - photos.length - waiting;
  return (
    <div>
      {photos.length > 0 && (
        <ul className={classes.photos} aria-label={t`Your photos`}>
          {photos.map((photo, index) => (
            <li key={photo}>
              <Image src={photo} alt={t`Photo ${index + 1}`} />
              <CloseButton
                className={classes.remove}
                variant="filled"
                iconSize={18}
                aria-label={t`Remove photo ${index + 1}`}
                onClick={() => onChange((shown) => shown.filter((one) => one !== photo))}
              />
            </li>
          ))}
        </ul>
      )}
      {left > 0 && (
        <FileButton
          icon={<IconPhoto size={20} stroke={1.75} aria-hidden />}
          accept={imageMediaTypes.join(',')}
          multiple
          onFiles={(files) => void send(files.slice(0, left))}
        >
          <Trans>Add photos</Trans>
        </FileButton>
      )}
      <output>{waiting > 0 && t`Uploading …`}</output>
      {error && <p role="alert">{error}</p>}
    </div>
  );
}
