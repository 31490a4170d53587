/** The cover of a recipe: its image in the size needed, or a generated cover. */
import { imageIdOf, imageUrl as urlOf, imageWidths } from '@saltbush/contract/image-address';
import { Image } from '../../ui/images/image';
import { TileCover } from '../../ui/images/tile-cover';
import classes from './recipe-cover.module.css';

export interface RecipeCoverProps {
  recipe: { title: string; imageUrl?: string | undefined; imageColour?: string | undefined };
  /** The `sizes` attribute of the image. */
  sizes: string;
  /** In the first viewport: load at once. */
  isEager?: boolean;
}

export function RecipeCover({ recipe, sizes, isEager = false }: RecipeCoverProps) {
  const { title, imageUrl, imageColour } = recipe;
  const drawn = <TileCover seed={title} className={classes.drawn} />;
  if (imageUrl === undefined) return drawn;
  return (
    <Image
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
