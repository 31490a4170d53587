/** The image of a step: an icon to choose one, or the image with a button to remove it. */
import { Loader } from '@mantine/core';
import IconPhotoPlus from '@tabler/icons-react/dist/esm/icons/IconPhotoPlus.mjs';
import { imageMediaTypes } from '@saltbush/contract/recipe/images';
import { FileButton } from '../../../../ui/fields/file-button';
import type { ImageUploads } from '../../images';
import { RemovableImage } from '../image/removable-image';

export interface ChooseStepImageProps {
  /** From 1. */
  number: number;
  upload: ImageUploads;
}

export function ChooseStepImage({ number, upload }: ChooseStepImageProps) {
  if (upload.waiting > 0) return <Loader size="sm" aria-label="Uploading" />;
  return (
    <FileButton
      isIcon
      icon={<IconPhotoPlus size={20} stroke={1.75} aria-hidden />}
      aria-label={`Add a picture to step ${number}`}
      accept={imageMediaTypes.join(',')}
      onFiles={(files) => void upload.send(files.slice(0, 1))}
    />
  );
}

export interface ChosenStepImageProps {
  number: number;
  imageUrl: string;
  onRemove: () => void;
}

export const ChosenStepImage = ({ number, imageUrl, onRemove }: ChosenStepImageProps) => (
  <RemovableImage
    imageUrl={imageUrl}
    alt={`Picture of step ${number}`}
    width="9rem"
    removeLabel={`Remove the picture of step ${number}`}
    onRemove={onRemove}
  />
);
