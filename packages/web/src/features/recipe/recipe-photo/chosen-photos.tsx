import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { ActionIcon } from '@mantine/core';
import IconArrowLeft from '@tabler/icons-react/dist/esm/icons/IconArrowLeft.mjs';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import { Image } from '../../../ui/images/image';
import classes from './photo-form.module.css';
import type { ChosenPhoto } from './use-photos';

export interface ChosenPhotosProps {
  photos: readonly ChosenPhoto[];
  /** While they are being read. */
  isLocked: boolean;
  onMoveEarlier: (index: number) => void;
  onRemove: (key: string) => void;
}

export function ChosenPhotos({ photos, isLocked, onMoveEarlier, onRemove }: ChosenPhotosProps) {
  if (photos.length === 0) return null;
  return (
    <ol className={classes.photos} aria-label={t`Photos`}>
      {photos.map(({ key, previewUrl }, index) => (
        <li key={key} className={classes.photo}>
          <div className={classes.preview}>
            <Image src={previewUrl} alt={t`Photo ${index + 1}`} isEager fallback={noPreview} />
          </div>
          <div className={classes.actions}>
            {photos.length > 1 && (
              <ActionIcon
                variant="default"
                size={44}
                disabled={isLocked || index === 0}
                aria-label={t`Move photo ${index + 1} earlier`}
                onClick={() => onMoveEarlier(index)}
              >
                <IconArrowLeft size={20} stroke={1.75} aria-hidden />
              </ActionIcon>
            )}
            <ActionIcon
              variant="default"
              size={44}
              disabled={isLocked}
              aria-label={t`Remove photo ${index + 1}`}
              onClick={() => onRemove(key)}
            >
              <IconTrash size={20} stroke={1.75} aria-hidden />
            </ActionIcon>
          </div>
        </li>
      ))}
    </ol>
  );
}

/** Most browsers do not show HEIC or TIFF; the server reads them all the same. */
const noPreview = (
  <p className={classes.small}>
    <Trans>No preview in this browser</Trans>
  </p>
);
