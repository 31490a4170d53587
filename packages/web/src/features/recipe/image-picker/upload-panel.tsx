/** An image from the device: a file, a drop, or the camera of a phone. */
import { Trans } from '@lingui/react/macro';
import { Text } from '@mantine/core';
import IconCamera from '@tabler/icons-react/dist/esm/icons/IconCamera.mjs';
import IconPhoto from '@tabler/icons-react/dist/esm/icons/IconPhoto.mjs';
import { useState, type DragEvent } from 'react';
import { imageMediaTypes } from '@saltbush/contract/recipe/images';
import { FileButton } from '../../../ui/fields/file-button';
import { maxImageMb } from '../images';
import type { PickerPanelProps } from './chosen-image';
import classes from './picker.module.css';

export function UploadPanel({ onFile }: Pick<PickerPanelProps, 'onFile'>) {
  const handleFiles = (files: readonly File[]) => {
    const [file] = files;
    if (file) onFile(file);
  };
  const { isOver, handlers } = useDrop(handleFiles);
  return (
    <div className={classes.drop} data-dragged-over={isOver || undefined} {...handlers}>
      <Text>
        <Trans>Drop a picture here, or choose one.</Trans>
      </Text>
      <FileButton
        icon={<IconPhoto size={20} stroke={1.75} aria-hidden />}
        accept={imageMediaTypes.join(',')}
        onFiles={handleFiles}
      >
        <Trans>Choose a file</Trans>
      </FileButton>
      <div className={classes.camera}>
        <FileButton
          icon={<IconCamera size={20} stroke={1.75} aria-hidden />}
          accept="image/*"
          capture="environment"
          onFiles={handleFiles}
        >
          <Trans>Take a photo</Trans>
        </FileButton>
      </div>
      <Text className={classes.quiet}>
        <Trans>Up to {maxImageMb} MB. We remove the photo’s location.</Trans>
      </Text>
    </div>
  );
}

function useDrop(onFiles: (files: readonly File[]) => void) {
  const [isOver, setOver] = useState(false);
  const handlers = {
    onDragOver: (event: DragEvent) => {
      event.preventDefault();
      setOver(true);
    },
    onDragLeave: () => setOver(false),
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      setOver(false);
      onFiles([...event.dataTransfer.files]);
    },
  };
  return { isOver, handlers };
}
