/** The recipe's image: chosen, dropped or taken; shown and uploaded at once. */
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button, Loader } from '@mantine/core';
import IconPhoto from '@tabler/icons-react/dist/esm/icons/IconPhoto.mjs';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import { useState, type DragEvent } from 'react';
import { imageMediaTypes, type ImageCredit as Credit } from '@saltbush/contract/recipe/images';
import { FileButton } from '../../../../ui/fields/file-button';
import { Image } from '../../../../ui/images/image';
import { ImageCredit } from '../../recipe-content';
import { RecipeCover } from '../../recipes';
import classes from './image-field.module.css';
import { ChooseImageButton, type ChosenImage, type ImageRecipe } from '../../image-picker';
import { maxImageMb, type ImageUpload, type UploadStage } from '../../images';

export interface ImageFieldProps {
  /** Seed of the generated cover. */
  title: string;
  imageUrl: string | undefined;
  upload: ImageUpload;
  error: string | undefined;
  /** A suggested image. */
  offered?: Blob | undefined;
  credit: Credit | undefined;
  /** The recipe as it is typed, for the image picker. */
  getRecipe: () => ImageRecipe;
  onChoose: (image: ChosenImage) => void;
  onRemove: () => void;
}

const stageLabels: Record<UploadStage, string> = {
  preparing: t`Preparing …`,
  sending: t`Uploading …`,
};

export function ImageField(props: ImageFieldProps) {
  const { title, imageUrl, upload, offered, credit, getRecipe, onChoose, onRemove } = props;
  const { send, cancel } = upload;
  const isBusy = upload.stage !== undefined;
  const hasImage = upload.previewUrl !== undefined || imageUrl !== undefined;
  const drop = useDrop((file) => void send(file));

  const handleRemove = () => {
    cancel();
    if (!isBusy) onRemove();
  };
  return (
    <div className={classes.field} {...drop.handlers} data-dragged-over={drop.isOver || undefined}>
      <ImageFrame title={title} imageUrl={imageUrl} upload={upload} />
      <div className={classes.actions}>
        <FileButton
          id="imageUrl"
          icon={<IconPhoto size={20} stroke={1.75} aria-hidden />}
          accept={imageMediaTypes.join(',')}
          aria-describedby="imageUrl-hint"
          onFiles={([file]) => file && void send(file)}
        >
          {hasImage ? t`Change picture` : t`Add a picture`}
        </FileButton>
        <ChooseImageButton
          getRecipe={getRecipe}
          onFile={(file) => void send(file)}
          onChoose={(image) => {
            cancel();
            onChoose(image);
          }}
        />
        {offered && !hasImage && <UseOfferedButton onClick={() => void send(asFile(offered))} />}
        {hasImage && <RemoveButton isBusy={isBusy} onClick={handleRemove} />}
        <ImageHint error={upload.error ?? props.error} />
        {credit && <ImageCredit credit={credit} />}
      </div>
    </div>
  );
}

type ImageFrameProps = Pick<ImageFieldProps, 'title' | 'imageUrl' | 'upload'>;

function ImageFrame({ title, imageUrl, upload: { stage, previewUrl } }: ImageFrameProps) {
  return (
    <div className={classes.frame}>
      {previewUrl ? (
        <Image src={previewUrl} isEager />
      ) : (
        <RecipeCover recipe={{ title, imageUrl }} sizes="15rem" isEager />
      )}
      {stage && (
        <output className={classes.progress}>
          <Loader size="sm" aria-hidden /> {stageLabels[stage]}
        </output>
      )}
    </div>
  );
}

function UseOfferedButton({ onClick }: { onClick: () => void }) {
  return (
    <Button variant="subtle" onClick={onClick}>
      <Trans>Use the photo of the recipe</Trans>
    </Button>
  );
}

const asFile = (image: Blob): File => new File([image], 'photo', { type: image.type });

function RemoveButton({ isBusy, onClick }: { isBusy: boolean; onClick: () => void }) {
  return (
    <Button
      variant="subtle"
      color="red"
      leftSection={<IconTrash size={20} stroke={1.75} aria-hidden />}
      onClick={onClick}
    >
      {isBusy ? t`Stop upload` : t`Remove picture`}
    </Button>
  );
}

function ImageHint({ error }: Pick<ImageFieldProps, 'error'>) {
  return (
    <p
      id="imageUrl-hint"
      className={classes.hint}
      data-error={error !== undefined || undefined}
      role={error === undefined ? undefined : 'alert'}
    >
      {error ?? t`Up to ${maxImageMb} MB. We remove the photo’s location.`}
    </p>
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
