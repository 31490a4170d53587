/** The image beside the title; a press leads to the buttons that change it. */
import { t } from '@lingui/core/macro';
import IconPhotoPlus from '@tabler/icons-react/dist/esm/icons/IconPhotoPlus.mjs';
import { Image } from '../../../../ui/images/image';
import { RecipePhoto } from '../../recipes';
import classes from './head-image.module.css';

export interface HeadImageProps {
  imageUrl: string | undefined;
  /** Of one that is on its way. */
  previewUrl: string | undefined;
}

export function HeadImage({ imageUrl, previewUrl }: HeadImageProps) {
  return (
    <button
      type="button"
      className={classes.frame}
      aria-label={t`Picture`}
      onClick={showImageField}
    >
      {previewUrl !== undefined && <Image src={previewUrl} isEager />}
      {previewUrl === undefined && imageUrl !== undefined && (
        <RecipePhoto imageUrl={imageUrl} alt="" sizes="6rem" />
      )}
      {previewUrl === undefined && imageUrl === undefined && (
        <IconPhotoPlus size={28} stroke={1.5} aria-hidden />
      )}
    </button>
  );
}

function showImageField(): void {
  const field = document.getElementById('imageUrl');
  field?.closest('details')?.setAttribute('open', '');
  field?.focus();
  field?.scrollIntoView({ block: 'center' });
}
