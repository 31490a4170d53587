/** An optional photo of the dish: chosen or taken, and uploaded at once. */
import { t } from '@lingui/core/macro';
import { Button } from '@mantine/core';
import IconPhoto from '@tabler/icons-react/dist/esm/icons/IconPhoto.mjs';
import { imageMediaTypes } from '@saltbush/contract/recipe/images';
import { FileButton } from '../../../ui/fields/file-button';
import { Image } from '../../../ui/images/image';
import type { ImageUpload } from '../images';
import classes from './cook-log.module.css';

export interface PhotoFieldProps {
  imageUrl: string | undefined;
  upload: ImageUpload;
  onRemove: () => void;
}

export function PhotoField({ imageUrl, upload, onRemove }: PhotoFieldProps) {
  const { stage, previewUrl, error, send, cancel } = upload;
  const shown = previewUrl ?? imageUrl;
  const handleRemove = () => {
    cancel();
    onRemove();
  };
  return (
    <div className={classes.image}>
      {shown && (
        <div className={classes.photo}>
          <Image src={shown} alt={t`Your photo`} isEager />
        </div>
      )}
      <FileButton
        icon={<IconPhoto size={20} stroke={1.75} aria-hidden />}
        accept={imageMediaTypes.join(',')}
        onFiles={([file]) => file && void send(file)}
      >
        {shown ? t`Change photo` : t`Add a photo`}
      </FileButton>
      {shown && (
        <Button variant="subtle" color="red" onClick={handleRemove}>
          {stage ? t`Stop upload` : t`Remove photo`}
        </Button>
      )}
      <output>{stage && t`Uploading …`}</output>
      {error && <p role="alert">{error}</p>}
    </div>
  );
}
