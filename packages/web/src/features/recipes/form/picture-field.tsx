/** The recipe's picture: chosen, dropped or taken with the phone; shown at once, sent at once. */
import { Button, Loader } from '@mantine/core';
import IconPhoto from '@tabler/icons-react/dist/esm/icons/IconPhoto.mjs';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import { useState, type DragEvent } from 'react';
import { imageMediaTypes } from '@saltbush/contract/images';
import { FileButton } from '../../../ui/file-button';
import { Picture } from '../../../ui/picture';
import { RecipeCover } from '../recipe-cover';
import classes from './picture-field.module.css';
import { maxPictureMb, type PictureUpload, type UploadStage } from './use-picture-upload';

export interface PictureFieldProps {
  /** What the drawn cover is made of while there is no picture. */
  title: string;
  imageUrl: string | undefined;
  upload: PictureUpload;
  error: string | undefined;
  /** A picture at hand that the person may want. */
  offered?: Blob | undefined;
  onRemove: () => void;
}

const stageLabels: Record<UploadStage, string> = {
  preparing: 'Preparing …',
  sending: 'Uploading …',
};

export function PictureField(props: PictureFieldProps) {
  const { title, imageUrl, upload, offered, onRemove } = props;
  const { stage, previewUrl, send, cancel } = upload;
  const isBusy = stage !== undefined;
  const hasPicture = previewUrl !== undefined || imageUrl !== undefined;
  const error = upload.error ?? props.error;
  const drop = useDrop((file) => void send(file));

  const handleRemove = () => {
    cancel();
    if (!isBusy) onRemove();
  };
  return (
    <div className={classes.field} {...drop.handlers} data-dragged-over={drop.isOver || undefined}>
      <div className={classes.frame}>
        {previewUrl ? (
          <Picture src={previewUrl} isEager />
        ) : (
          <RecipeCover recipe={{ title, imageUrl }} sizes="15rem" isEager />
        )}
        {stage && (
          <output className={classes.progress}>
            <Loader size="sm" aria-hidden /> {stageLabels[stage]}
          </output>
        )}
      </div>
      <div className={classes.actions}>
        <FileButton
          id="imageUrl"
          icon={<IconPhoto size={20} stroke={1.75} aria-hidden />}
          accept={imageMediaTypes.join(',')}
          aria-describedby="imageUrl-hint"
          onFiles={([file]) => file && void send(file)}
        >
          {hasPicture ? 'Change picture' : 'Add a picture'}
        </FileButton>
        {offered && !hasPicture && (
          <Button
            variant="subtle"
            onClick={() => void send(new File([offered], 'photo', { type: offered.type }))}
          >
            Use the photo of the recipe
          </Button>
        )}
        {hasPicture && (
          <Button
            variant="subtle"
            color="red"
            leftSection={<IconTrash size={20} stroke={1.75} aria-hidden />}
            onClick={handleRemove}
          >
            {isBusy ? 'Stop upload' : 'Remove picture'}
          </Button>
        )}
        <p
          id="imageUrl-hint"
          className={classes.hint}
          data-error={error !== undefined || undefined}
          role={error === undefined ? undefined : 'alert'}
        >
          {error ?? `Up to ${maxPictureMb} MB. Where a photo was taken is forgotten.`}
        </p>
      </div>
    </div>
  );
}

function useDrop(onFile: (file: File) => void) {
  const [isOver, setOver] = useState(false);
  return {
    isOver,
    handlers: {
      onDragOver: (event: DragEvent) => {
        if (!event.dataTransfer.types.includes('Files')) return;
        event.preventDefault();
        setOver(true);
      },
      onDragLeave: () => setOver(false),
      onDrop: (event: DragEvent) => {
        event.preventDefault();
        setOver(false);
        const [file] = event.dataTransfer.files;
        if (file) onFile(file);
      },
    },
  };
}
