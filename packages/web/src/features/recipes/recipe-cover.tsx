/** The face of a recipe: its picture in the size that is needed, or a drawn cover. */
import { imageIdOf, imageUrl as urlOf, imageWidths } from '@saltbush/contract/images';
import { Picture } from '../../ui/picture';
import { TileCover } from '../../ui/tile-cover';
import classes from './recipe-cover.module.css';

export interface RecipeCoverProps {
  recipe: { title: string; imageUrl?: string | undefined; imageColour?: string | undefined };
  /** How wide it is shown, as in <img sizes>. */
  sizes: string;
  /** Seen first: not to wait for. */
  isEager?: boolean;
}

export function RecipeCover({ recipe, sizes, isEager = false }: RecipeCoverProps) {
  const { title, imageUrl, imageColour } = recipe;
  const drawn = <TileCover seed={title} className={classes.drawn} />;
  if (imageUrl === undefined) return drawn;
  return (
    <Picture
      src={imageUrl}
      srcSet={srcSetOf(imageUrl)}
      sizes={sizes}
      colour={imageColour}
      isEager={isEager}
      fallback={drawn}
    />
  );
}

function srcSetOf(url: string): string | undefined {
  const id = imageIdOf(url);
  return id && imageWidths.map((width) => `${urlOf(id, width)} ${width}w`).join(', ');
}
