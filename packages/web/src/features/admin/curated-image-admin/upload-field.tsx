/** Chooses and uploads an image; shows it, or what went wrong. */
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Text } from '@mantine/core';
import IconPhoto from '@tabler/icons-react/dist/esm/icons/IconPhoto.mjs';
import { imageMediaTypes } from '@saltbush/contract/recipe/images';
import { FileButton } from '../../../ui/fields/file-button';
import { maxImageMb, useImageUpload } from '../../recipe/images';
import { RecipePhoto } from '../../recipe/recipes';
import classes from './curated-images.module.css';

interface UploadFieldProps {
  imageUrl: string | undefined;
  error: string | undefined;
  onUploaded: (imageUrl: string) => void;
}

export function UploadField({ imageUrl, error, onUploaded }: UploadFieldProps) {
  const upload = useImageUpload(onUploaded);
  const message = upload.error ?? error;
  return (
    <div className={classes.upload}>
      {imageUrl !== undefined && upload.stage === undefined && (
        <div className={classes.preview}>
          <RecipePhoto imageUrl={imageUrl} alt={t`The picture you chose`} sizes="20rem" />
        </div>
      )}
      <FileButton
        icon={<IconPhoto size={20} stroke={1.75} aria-hidden />}
        accept={imageMediaTypes.join(',')}
        disabled={upload.stage !== undefined}
        onFiles={([file]) => file && void upload.send(file)}
      >
        {imageUrl === undefined ? t`Choose a picture` : t`Choose another picture`}
      </FileButton>
      <Text c="dimmed" size="sm">
        <Trans>Up to {maxImageMb} MB, best in landscape. We remove the photo’s location.</Trans>
      </Text>
      {upload.stage !== undefined && (
        <output>
          <Trans>Uploading …</Trans>
        </output>
      )}
      {message !== undefined && (
        <Text c="red" role="alert">
          {message}
        </Text>
      )}
    </div>
  );
}
