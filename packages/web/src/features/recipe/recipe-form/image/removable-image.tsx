/** A small image with a button to remove it. */
import { CloseButton } from '@mantine/core';
import { RecipePhoto } from '../../recipes';
import classes from './removable-image.module.css';

export interface RemovableImageProps {
  imageUrl: string;
  alt: string;
  /** In CSS: "9rem". */
  width: string;
  /** What the button says. */
  removeLabel: string;
  onRemove: () => void;
}

export function RemovableImage(props: RemovableImageProps) {
  const { imageUrl, alt, width, removeLabel, onRemove } = props;
  return (
    <div className={classes.image} style={{ width }}>
      <RecipePhoto imageUrl={imageUrl} alt={alt} sizes={width} />
      <CloseButton
        className={classes.remove}
        variant="filled"
        iconSize={18}
        aria-label={removeLabel}
        onClick={onRemove}
      />
    </div>
  );
}
